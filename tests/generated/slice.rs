// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((16,4,8):(24,64,16)).slice(coord!((6,_,7))).layout(), layout!((4):(64)));
    same(layout!((2,6):(0,2)).slice(coord!((1,_))).layout(), layout!((6):(2)));
    same(layout!((2):(1)).slice(coord!((_))).layout(), layout!((2):(1)));
    same(layout!((8,1):(1,7)).slice(coord!((3,_))).layout(), layout!((1):(7)));
    same(layout!((2,32,5,3):(480,5,1,160)).slice(coord!((_,_,3,2))).layout(), layout!((2,32):(480,5)));
    same(layout!(((12,(2,7,3))):((42,(1,6,2)))).slice(coord!((_))).layout(), layout!(((12,(2,7,3))):((42,(1,6,2)))));
    same(layout!((7,1,8):(8,1,0)).slice(coord!((2,_,_))).layout(), layout!((1,8):(1,0)));
    same(layout!(((5)):((3))).slice(coord!((_))).layout(), layout!(((5)):((3))));
    same(layout!((7,(12,4),2):(96,(1,0),12)).slice(coord!((_,(_,_),0))).layout(), layout!((7,12,4):(96,1,0)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).slice(coord!((0,(1,_)))).layout(), layout!(((4,5)):((6,24))));
    same(layout!((4,1):(1,0)).slice(coord!((_,0))).layout(), layout!((4):(1)));
    same(layout!((3,(8),7):(24,(3),72)).slice(coord!((0,_,_))).layout(), layout!(((8),7):((3),72)));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).slice(coord!((_,_,_))).layout(), layout!((16,1,(4,1)):(4,1,(1,9))));
    same(layout!((4,1):(0,0)).slice(coord!((_,0))).layout(), layout!((4):(0)));
    same(layout!((3,4,6,5):(1,3,12,72)).slice(coord!((_,0,3,_))).layout(), layout!((3,5):(1,72)));
    same(layout!(((4,2,5)):((1,4,8))).slice(coord!(((_,0,_)))).layout(), layout!((4,5):(1,8)));
}

fn answers_1() {
    same(layout!((5,16,2,7):(7,70,0,0)).slice(coord!((1,11,_,_))).layout(), layout!((2,7):(0,0)));
    same(layout!((8,3):(1,8)).slice(coord!((_,_))).layout(), layout!((8,3):(1,8)));
    same(layout!((2,2,5):(10,5,1)).slice(coord!((_,_,_))).layout(), layout!((2,2,5):(10,5,1)));
    same(layout!((1,5,(2,4)):(0,1,(5,10))).slice(coord!((0,_,0))).layout(), layout!((5):(1)));
    same(layout!((2,4):(4,1)).slice(coord!((_,_))).layout(), layout!((2,4):(4,1)));
    same(layout!(((5,32),4,3):((1,5),0,160)).slice(coord!((_,3,_))).layout(), layout!(((5,32),3):((1,5),160)));
    same(layout!((2,2):(1,2)).slice(coord!((0,_))).layout(), layout!((2):(2)));
    same(layout!((8,1):(1,7)).slice(coord!((_,0))).layout(), layout!((8):(1)));
    same(layout!((1,1):(0,0)).slice(coord!((0,_))).layout(), layout!((1):(0)));
    same(layout!((6,(12,1),2,4):(96,(0,0),48,0)).slice(coord!((1,_,_,_))).layout(), layout!(((12,1),2,4):((0,0),48,0)));
    same(layout!((((4,2),(2,1,4),3),2):(((0,24),(48,0,6),0),3)).slice(coord!((_,_))).layout(), layout!((((4,2),(2,1,4),3),2):(((0,24),(48,0,6),0),3)));
    same(layout!((5):(1)).slice(coord!(_)).layout(), layout!((5):(1)));
    same(layout!((4,(4,2,2),2):(16,(2,1,64),8)).slice(coord!((_,(3,_,_),0))).layout(), layout!((4,2,2):(16,1,64)));
    same(layout!(1:4).slice(coord!(0)).layout(), Layout::new((), ()));
    same(layout!((2):(1)).slice(coord!(9)).layout(), Layout::new((), ()));
    same(layout!((16,16):(1,16)).slice(coord!(_)).layout(), layout!((16,16):(1,16)));
}

fn answers_2() {
    same(layout!(((1,6),(8,16,6)):((48,768),(0,48,0))).slice(coord!((_,(2,_,3)))).layout(), layout!(((1,6),16):((48,768),48)));
    same(layout!((7,1,3):(1,21,7)).slice(coord!(_)).layout(), layout!((7,1,3):(1,21,7)));
    same(layout!((2,7,6):(24,48,4)).slice(coord!(_)).layout(), layout!((2,7,6):(24,48,4)));
    same(layout!((4,7):(1,4)).slice(coord!((2,2))).layout(), Layout::new((), ()));
    same(layout!(3:4).slice(coord!(1)).layout(), Layout::new((), ()));
    same(layout!((2):(2)).slice(coord!(_)).layout(), layout!((2):(2)));
    same(layout!((2,12,16):(192,16,1)).slice(coord!((_,_,15))).layout(), layout!((2,12):(192,16)));
    same(layout!(((4,2),4):((8,8),1)).slice(coord!(_)).layout(), layout!(((4,2),4):((8,8),1)));
    same(layout!(((4)):((1))).slice(coord!((_))).layout(), layout!(((4)):((1))));
    same(layout!((6):(1)).slice(coord!(_)).layout(), layout!((6):(1)));
    same(layout!((12):(1)).slice(coord!((_))).layout(), layout!((12):(1)));
    same(layout!((2,4,(2)):(2,4,(1))).slice(coord!(_)).layout(), layout!((2,4,(2)):(2,4,(1))));
    same(layout!((4):(-1)).slice(coord!((0))).layout(), Layout::new((), ()));
    same(layout!((8,1):(-32,2)).slice(coord!(5)).layout(), Layout::new((), ()));
    same(layout!((4,(2,8),2):(1,(4,8),64)).slice(coord!(_)).layout(), layout!((4,(2,8),2):(1,(4,8),64)));
    same(layout!(((1,7,4),12,4):((1344,192,1),16,4)).slice(coord!(((0,_,2),8,0))).layout(), layout!((7):(192)));
}

fn answers_3() {
    same(layout!((4):(1)).slice(coord!((1))).layout(), Layout::new((), ()));
    same(layout!((8,4,2):(8,2,1)).slice(coord!((0,1,_))).layout(), layout!((2):(1)));
    same(layout!((4):(1)).slice(coord!((_))).layout(), layout!((4):(1)));
}

fn refusals_0() {
    refused!((_1, Keep, (Keep, Keep)): Cuts<Layout!(((1,4),(4,12,2),5):((96,0),(480,8,4),96))>);
    refused!(((_0, _0), Keep): Cuts<Layout!((5):(1))>);
    refused!((Keep, _14): Cuts<Layout!(((2,8,4),6,7):((3,96,12),21504,1536))>);
    refused!((_2, Keep): Cuts<Layout!(((2,16)):((48,3)))>);
    refused!((_10, _2): Cuts<Layout!((12,(1),12):(1,(12),12))>);
    refused!((Keep, _2): Cuts<Layout!((5,7,4):(2,8,4))>);
    refused!((Keep, Keep, Keep): Cuts<Layout!(((16,1,3)):((1,12,2)))>);
    refused!((Keep, _1): Cuts<Layout!((2,4,(2)):(1,2,(8)))>);
}
