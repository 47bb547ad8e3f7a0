// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((2,4,5)):((0,0,8))).slice_and_offset(coord!((_))), (layout!(((2,4,5)):((0,0,8))), coord!(0)));
    same(layout!((2,5,4,2):(12,0,24,16)).slice_and_offset(coord!((1,_,_,0))), (layout!((5,4):(0,24)), coord!(12)));
    same(layout!(((7,16,2),1,2):((64,4,2),0,1)).slice_and_offset(coord!((_,0,0))), (layout!(((7,16,2)):((64,4,2))), coord!(0)));
    same(layout!((2,4,4,4):(16,1,4,32)).slice_and_offset(coord!((_,1,3,_))), (layout!((2,4):(16,32)), coord!(13)));
    same(layout!((32,12,2):(24,1,12)).slice_and_offset(coord!((_,1,1))), (layout!((32):(24)), coord!(13)));
    same(layout!((4,(2,4)):(2,(1,8))).slice_and_offset(coord!((2,_))), (layout!(((2,4)):((1,8))), coord!(4)));
    same(layout!((6,7,4):(12,64,12)).slice_and_offset(coord!((1,_,_))), (layout!((7,4):(64,12)), coord!(12)));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).slice_and_offset(coord!((_,(1,0,_)))), (layout!(((4,8),2):((32,1),128)), coord!(16)));
    same(layout!((3,(2,7)):(14,(7,1))).slice_and_offset(coord!((1,(_,_)))), (layout!((2,7):(7,1)), coord!(14)));
    same(layout!((8,((12,6))):(1,((8,96)))).slice_and_offset(coord!((_,_))), (layout!((8,((12,6))):(1,((8,96)))), coord!(0)));
    same(layout!((1,4,4,6):(0,24,1,4)).slice_and_offset(coord!((_,3,_,2))), (layout!((1,4):(0,1)), coord!(80)));
    same(layout!((32):(1)).slice_and_offset(coord!((_))), (layout!((32):(1)), coord!(0)));
    same(layout!((8,64):(64,1)).slice_and_offset(coord!((_,6))), (layout!((8):(64)), coord!(6)));
    same(layout!((2,6):(0,0)).slice_and_offset(coord!((1,_))), (layout!((6):(0)), coord!(0)));
    same(layout!((4,(2,4)):(2,(1,8))).slice_and_offset(coord!((_,_))), (layout!((4,(2,4)):(2,(1,8))), coord!(0)));
    same(layout!((4,(5,2)):(10,(2,0))).slice_and_offset(coord!((3,_))), (layout!(((5,2)):((2,0))), coord!(30)));
}

fn answers_1() {
    same(layout!((20):(2)).slice_and_offset(coord!((_))), (layout!((20):(2)), coord!(0)));
    same(layout!(((7,2),16,6):((192,16),1,32)).slice_and_offset(coord!((1,_,1))), (layout!((16):(1)), coord!(224)));
    same(layout!((4,(32)):(128,(4))).slice_and_offset(coord!((_,_))), (layout!((4,(32)):(128,(4))), coord!(0)));
    same(layout!((16,2):(1,16)).slice_and_offset(coord!((_,_))), (layout!((16,2):(1,16)), coord!(0)));
    same(layout!((4,4,8,2):(1,32,4,128)).slice_and_offset(coord!((_,1,7,_))), (layout!((4,2):(1,128)), coord!(60)));
    same(layout!((32,(5,8)):(8,(256,1))).slice_and_offset(coord!((_,_))), (layout!((32,(5,8)):(8,(256,1))), coord!(0)));
    same(layout!(((7,2)):((8,4))).slice_and_offset(coord!((_))), (layout!(((7,2)):((8,4))), coord!(0)));
    same(layout!((4,3):(3,1)).slice_and_offset(coord!((0,_))), (layout!((3):(1)), coord!(0)));
    same(layout!((2):(1)).slice_and_offset(coord!((_))), (layout!((2):(1)), coord!(0)));
    same(layout!(((3,(4,2)),3):((4,(1,36)),12)).slice_and_offset(coord!(((2,(1,0)),_))), (layout!((3):(12)), coord!(9)));
    same(layout!((16,8,8):(2,64,24)).slice_and_offset(coord!((_,6,5))), (layout!((16):(2)), coord!(504)));
    same(layout!((4,2,2,1):(4,1,2,0)).slice_and_offset(coord!((_,0,1,_))), (layout!((4,1):(4,0)), coord!(2)));
    same(layout!((6,1,2):(2,0,1)).slice_and_offset(coord!((1,0,_))), (layout!((2):(1)), coord!(2)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).slice_and_offset(coord!(((_,2),(_,0)))), (layout!((32,2):(2,1)), coord!(256)));
    same(layout!(((2,6),2,(4,1)):((1,2),12,(24,0))).slice_and_offset(coord!((3,1,(_,_)))), (layout!((4,1):(24,0)), coord!(15)));
    same(layout!((1,8):(3,1)).slice_and_offset(coord!((0,_))), (layout!((8):(1)), coord!(0)));
}

fn answers_2() {
    same(layout!((3,4):(0,1)).slice_and_offset(coord!((_,0))), (layout!((3):(0)), coord!(0)));
    same(layout!((10,2):(16,4)).slice_and_offset(coord!((_,_))), (layout!((10,2):(16,4)), coord!(0)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).slice_and_offset(coord!((6,(_,1)))), (layout!((8):(8)), coord!(69)));
    same(layout!((2,1):(1,0)).slice_and_offset(coord!((_,0))), (layout!((2):(1)), coord!(0)));
    same(layout!((5,6,7):(42,7,1)).slice_and_offset(coord!((2,0,_))), (layout!((7):(1)), coord!(84)));
    same(layout!((2,32,12):(384,12,1)).slice_and_offset(coord!((_,_,3))), (layout!((2,32):(384,12)), coord!(3)));
    same(layout!((2,4,16,7):(224,896,1,32)).slice_and_offset(coord!((_,0,10,_))), (layout!((2,7):(224,32)), coord!(10)));
    same(layout!((2,12):(0,0)).slice_and_offset(coord!((_,1))), (layout!((2):(0)), coord!(0)));
    same(layout!(((2,8,5),5,5):((1,2,16),80,400)).slice_and_offset(coord!((_,_,4))), (layout!(((2,8,5),5):((1,2,16),80)), coord!(1600)));
    same(layout!((8,1):(1,0)).slice_and_offset(coord!((4,_))), (layout!((1):(0)), coord!(4)));
    same(layout!((5,6,7):(42,7,1)).slice_and_offset(coord!((_,4,2))), (layout!((5):(42)), coord!(30)));
    same(layout!(((3),5,4):((1),3,15)).slice_and_offset(coord!(((2),_,2))), (layout!((5):(3)), coord!(32)));
    same(layout!((4,4,4,12):(192,48,12,1)).slice_and_offset(coord!((_,2,_,9))), (layout!((4,4):(192,12)), coord!(105)));
    same(layout!(((3,2),((2,3),2)):((4,1),((2,15),100))).slice_and_offset(coord!((2,((0,_),_)))), (layout!((3,2):(15,100)), coord!(8)));
    same(layout!(((3,2),((2,3),2)):((4,1),((2,15),100))).slice_and_offset(coord!(((1,_),((_,0),_)))), (layout!((2,2,2):(1,2,100)), coord!(4)));
    same(layout!((4):(1)).slice_and_offset(coord!((1))), (Layout::new((), ()), coord!(1)));
}

fn answers_3() {
    same(layout!(12:1).slice_and_offset(coord!(_)), (layout!(12:1), coord!(0)));
    same(layout!((1,6,2):(32,0,0)).slice_and_offset(coord!(_)), (layout!((1,6,2):(32,0,0)), coord!(0)));
    same(layout!(((2,6,3),5):((5,0,0),1)).slice_and_offset(coord!((_,0))), (layout!(((2,6,3)):((5,0,0))), coord!(0)));
    same(layout!((2,(7,5,4)):(64,(1280,256,8))).slice_and_offset(coord!((_,_))), (layout!((2,(7,5,4)):(64,(1280,256,8))), coord!(0)));
    same(layout!((2,4,5):(1,2,8)).slice_and_offset(coord!((1,2,0))), (Layout::new((), ()), coord!(5)));
    same(layout!((5,5):(1,5)).slice_and_offset(coord!(0)), (Layout::new((), ()), coord!(0)));
    same(layout!((12):(0)).slice_and_offset(coord!((_))), (layout!((12):(0)), coord!(0)));
    same(layout!((4,(5,3),12):(1,(4,20),60)).slice_and_offset(coord!((_,(0,0),9))), (layout!((4):(1)), coord!(540)));
    same(layout!(((5)):((1))).slice_and_offset(coord!((_))), (layout!(((5)):((1))), coord!(0)));
    same(layout!((3,(7,4,2),(6)):(12,(36,252,1),(2))).slice_and_offset(coord!((1,34,_))), (layout!(((6)):((2))), coord!(229)));
    same(layout!((16,16,16):(2048,8,128)).slice_and_offset(coord!(_)), (layout!((16,16,16):(2048,8,128)), coord!(0)));
    same(layout!((4,(6,4,4),(2)):(64,(512,16,6144),(4))).slice_and_offset(coord!(_)), (layout!((4,(6,4,4),(2)):(64,(512,16,6144),(4))), coord!(0)));
    same(layout!(((7,4)):((-1,-7))).slice_and_offset(coord!(((1,1)))), (Layout::new((), ()), coord!(-8)));
    same(layout!((4):(3)).slice_and_offset(coord!((_))), (layout!((4):(3)), coord!(0)));
    same(layout!((7,8):(8,1)).slice_and_offset(coord!(_)), (layout!((7,8):(8,1)), coord!(0)));
    same(layout!(((1,8,4),16,16):((4,-64,1),4,512)).slice_and_offset(coord!(_)), (layout!(((1,8,4),16,16):((4,-64,1),4,512)), coord!(0)));
}

fn answers_4() {
    same(layout!((4,(16,16,12),7):(3,(2688,168,43008),12)).slice_and_offset(coord!((_,_,_))), (layout!((4,(16,16,12),7):(3,(2688,168,43008),12)), coord!(0)));
    same(layout!((7,12):(1,7)).slice_and_offset(coord!((0,9))), (Layout::new((), ()), coord!(63)));
    same(layout!((8,12,(8,5,7)):(1,8,(96,768,3840))).slice_and_offset(coord!(22120)), (Layout::new((), ()), coord!(22120)));
    same(layout!((4):(1)).slice_and_offset(coord!(_)), (layout!((4):(1)), coord!(0)));
    same(layout!((3,1):(1,3)).slice_and_offset(coord!(_)), (layout!((3,1):(1,3)), coord!(0)));
    same(layout!((4):(1)).slice_and_offset(coord!(2)), (Layout::new((), ()), coord!(2)));
    same(layout!(((4,1),8):((1,8),16)).slice_and_offset(coord!(((_,_),_))), (layout!((4,1,8):(1,8,16)), coord!(0)));
}

fn refusals_0() {
    refused!((_1, _3, _0): Cuts<Layout!((6):(1))>);
    refused!((Keep,): Cuts<Layout!(((5),2,1):((1),5,10))>);
    refused!(((Keep, _0),): Cuts<Layout!((7,(6),12):(1,(16),12))>);
    refused!((Keep, Keep): Cuts<Layout!((12,2,(2)):(2,1,(24)))>);
    refused!((Keep,): Cuts<Layout!((1,4,1):(1,1,4))>);
    refused!((_0,): Cuts<Layout!(((12,7),8):((1,12),84))>);
    refused!((_13, _3, _3): Cuts<Layout!(7:1)>);
    refused!((_1,): Cuts<Layout!(((12,4,16),2):((-100,-16,32),1))>);
}
