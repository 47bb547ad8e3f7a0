// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((7,16):(1,7)).coalesce_by(shape!((1,1))), layout!((7,16):(1,7)));
    same(layout!((10,2):(16,4)).coalesce_by(shape!((1))), layout!((10,2):(16,4)));
    same(layout!(((2,6)):((6,1))).coalesce_by(shape!((1))), layout!(((2,6)):((6,1))));
    same(layout!((16):(1)).coalesce_by(shape!((1))), layout!((16):(1)));
    same(layout!((2):(1)).coalesce_by(shape!((1))), layout!((2):(1)));
    same(layout!(((8,16),8):((128,1),16)).coalesce_by(shape!((1))), layout!(((8,16),8):((128,1),16)));
    same(layout!((6,8,2,16):(1,96,768,6)).coalesce_by(shape!((1))), layout!((6,8,2,16):(1,96,768,6)));
    same(layout!((2,(6,3)):(6,(1,0))).coalesce_by(shape!((1,1))), layout!((2,(6,3)):(6,(1,0))));
    same(layout!(((4,4,2)):((6,8,8))).coalesce_by(shape!((1))), layout!(((4,4,2)):((6,8,8))));
    same(layout!((32,(8)):(8,(1))).coalesce_by(shape!((1,(1)))), layout!((32,(8)):(8,(1))));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).coalesce_by(shape!((1))), layout!(((32,4),(2,2)):((2,128),(1,64))));
    same(layout!(((2,8,8),2,8):((64,1,128),1024,8)).coalesce_by(shape!(((1,1),1,1))), layout!(((2,8,8),2,8):((64,1,128),1024,8)));
    same(layout!(3:8).coalesce_by(shape!((1))), layout!((3):(8)));
    same(layout!((3,((4,4,4))):(1,((3,12,48)))).coalesce_by(shape!((1,((1,1))))), layout!((3,((4,4,4))):(1,((3,12,48)))));
    same(layout!((4,32,7):(0,1,32)).coalesce_by(shape!((1))), layout!((4,32,7):(0,1,32)));
    same(layout!((7,4,7,4):(112,1,4,28)).coalesce_by(shape!((1))), layout!((7,4,7,4):(112,1,4,28)));
}

fn answers_1() {
    same(layout!((32,8):(1,32)).coalesce_by(shape!((1,1))), layout!((32,8):(1,32)));
    same(layout!(3:32).coalesce_by(shape!((1))), layout!((3):(32)));
    same(layout!((16,12):(12,1)).coalesce_by(shape!((1))), layout!((16,12):(12,1)));
    same(layout!((2,5):(5,0)).coalesce_by(shape!((1,1))), layout!((2,5):(5,0)));
    same(layout!(((32,3)):((1,40))).coalesce_by(shape!((1))), layout!(((32,3)):((1,40))));
    same(layout!(16:1).coalesce_by(shape!((1))), layout!((16):(1)));
    same(layout!((5,6,7):(42,7,1)).coalesce_by(shape!((1,1))), layout!((5,6,7):(42,7,1)));
    same(layout!((2,32):(32,1)).coalesce_by(shape!((1,1))), layout!((2,32):(32,1)));
    same(layout!(12:1).coalesce_by(shape!((1))), layout!((12):(1)));
    same(layout!((8,(32,4)):(0,(0,256))).coalesce_by(shape!((1))), layout!((8,(32,4)):(0,(0,256))));
    same(layout!(((4,2),1,2):((4,2),4,1)).coalesce_by(shape!((1,1))), layout!(((4,2),1,2):((4,2),0,1)));
    same(layout!((8,8):(0,1)).coalesce_by(shape!((1))), layout!((8,8):(0,1)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).coalesce_by(shape!((1,1))), layout!((2,60):(1,2)));
    same(layout!((3,4):(6,1)).coalesce_by(shape!((1))), layout!((3,4):(6,1)));
    same(layout!((8,8):(1,8)).coalesce_by(shape!((1,1))), layout!((8,8):(1,8)));
    same(layout!((2,2):(1,0)).coalesce_by(shape!((1,1))), layout!((2,2):(1,0)));
}

fn answers_2() {
    same(layout!((2,(1,2),12):(12,(0,24),0)).coalesce_by(shape!((1,1,1))), layout!((2,2,12):(12,24,0)));
    same(layout!(7:1).coalesce_by(shape!((1))), layout!((7):(1)));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).coalesce_by(shape!((1))), layout!(((2,6),(4,(1,2))):((1,8),(2,(0,48)))));
    same(layout!((7,2):(0,1)).coalesce_by(shape!((1))), layout!((7,2):(0,1)));
    same(layout!(6:3).coalesce_by(shape!((1))), layout!((6):(3)));
    same(layout!((128,(8,4)):(8,(1,1024))).coalesce_by(shape!((1))), layout!((128,(8,4)):(8,(1,1024))));
    same(layout!((3,(7,7,16)):(1,(3,21,147))).coalesce_by(shape!((1,(1,1)))), layout!((3,(7,7,16)):(1,(3,21,147))));
    same(layout!((1,8):(3,1)).coalesce_by(shape!((1))), layout!((1,8):(0,1)));
    same(layout!((8,((5),1)):(5,((0),1))).coalesce_by(shape!((1,(1,1)))), layout!((8,(5,1)):(5,(0,0))));
    let _: CoalesceBy<Layout!(((4,6,4),6):((8,1,3),1)), (_1, _1)> = layout!(((4,6,4),6):((8,1,3),1));
    let _: CoalesceBy<Layout!((12):(8)), _1> = layout!(12:8);
    let _: CoalesceBy<Layout!((1,6,6):(1,6,1)), (_1, _1, _1)> = layout!((1,6,6):(0,6,1));
    let _: CoalesceBy<Layout!((4,8,4):(1,4,32)), (_1, _1, _1)> = layout!((4,8,4):(1,4,32));
    let _: CoalesceBy<Layout!((4,4,(8)):(32,-1,(0))), (_1, _1, (_1,))> = layout!((4,4,(8)):(32,-1,(0)));
    let _: CoalesceBy<Layout!((6):(1)), (_1,)> = layout!((6):(1));
    let _: CoalesceBy<Layout!((8):(1)), (_1,)> = layout!((8):(1));
}

fn answers_3() {
    let _: CoalesceBy<Layout!(((6,3,8),6,(8)):((16,1,-100),-1,(4))), ((_1, _1, _1),)> = layout!(((6,3,8),6,(8)):((16,1,-100),-1,(4)));
    let _: CoalesceBy<Layout!(3:16), _1> = layout!(3:16);
    let _: CoalesceBy<Layout!((7,12,(2,6,4)):(1,6,(32,16,16))), _1> = layout!((7,12,2,6,4):(1,6,32,16,16));
    let _: CoalesceBy<Layout!((6,1,(5)):(2,1,(6))), (_1, _1, (_1,))> = layout!((6,1,(5)):(2,0,(6)));
    let _: CoalesceBy<Layout!((7):(-1)), (_1,)> = layout!((7):(-1));
    let _: CoalesceBy<Layout!((1):(1)), (_1,)> = layout!((1):(0));
    let _: CoalesceBy<Layout!(((16,12),4,(5,5)):((960,8),76800,(15360,192))), ((_1, _1), _1, (_1, _1))> = layout!(((16,12),4,(5,5)):((960,8),76800,(15360,192)));
    let _: CoalesceBy<Layout!(((12,16,5)):((1,12,192))), _1> = layout!(960:1);
    let _: CoalesceBy<Layout!((2,8,(12,1,2)):(-384,-2,(16,-192,1536))), (_1,)> = layout!((2,8,(12,1,2)):(-384,-2,(16,-192,1536)));
    let _: CoalesceBy<Layout!((2,3):(1,2)), (_1, _1)> = layout!((2,3):(1,2));
    let _: CoalesceBy<Layout!((2,(12,8,6),(4,2)):(4,(384,48,8),(1,4608))), (_1, (_1, _1, _1), (_1, _1))> = layout!((2,(12,8,6),(4,2)):(4,(384,48,8),(1,4608)));
    let _: CoalesceBy<Layout!(((12,3,2)):((3,4,3))), (_1,)> = layout!(((12,3,2)):((3,4,3)));
    let _: CoalesceBy<Layout!(((2),16,(12,1,8)):((72),2304,(3,36864,144))), (_1, _1, (_1,))> = layout!((2,16,(12,1,8)):(72,2304,(3,36864,144)));
    let _: CoalesceBy<Layout!(2:1), _1> = layout!(2:1);
    let _: CoalesceBy<Layout!(4:1), _1> = layout!(4:1);
    let _: CoalesceBy<Layout!((4,4,(3)):(24,2,(8))), _1> = layout!((4,12):(24,2));
}

fn refusals_0() {
    refused!((_1, _1): Applied<Layout!((8):(2)), CoalesceEach>);
    refused!((_1, _1, _1): Applied<Layout!((5,12):(8,3)), CoalesceEach>);
    refused!((_1, (_1, _1), _1, _1): Applied<Layout!((12,(7,2),3):(1,(12,84),168)), CoalesceEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((2,1,(3,8)):(0,24,(8,1))), CoalesceEach>);
    refused!((_1, (_1, _1), _1, _1): Applied<Layout!((16,(2,8),4):(1,(512,16),0)), CoalesceEach>);
    refused!(((_1, _1),): Applied<Layout!(((4)):((1))), CoalesceEach>);
    refused!((_1, (_1, _1)): Applied<Layout!((4,(16)):(1,(16))), CoalesceEach>);
    refused!((_1, _1, _1): Applied<Layout!((7,2):(100,1)), CoalesceEach>);
}
