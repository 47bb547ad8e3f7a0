//! Numbers as messages show them: `_128`, not its spelling `_1<_2<_8>>`.
//!
//! A message is made of types, and the type of 128 is spelled digit by digit. So each number from 10 to
//! 999 has one type more, its name. Nothing computes with names: they stand in the reasons why an operation
//! is undefined, where the numbers are short; longer ones stay spelled.
#![allow(missing_docs, reason = "each name says all there is to say")]
#![allow(missing_debug_implementations, reason = "names have no values")]

use super::digit::{_0, _1, _2, _3, _4, _5, _6, _7, _8, _9};

/// A negative number.
#[allow(non_camel_case_types, reason = "printed in messages, where `Minus` would have its path")]
pub struct minus<N>(core::marker::PhantomData<N>);

macro_rules! names {
    (
        $($After:ident: $n0:ident $n1:ident $n2:ident $n3:ident $n4:ident $n5:ident $n6:ident $n7:ident $n8:ident $n9:ident;)*
        @hundreds
        $($Hundreds:ident: $h0:ident $h1:ident $h2:ident $h3:ident $h4:ident $h5:ident $h6:ident $h7:ident $h8:ident $h9:ident;)*
    ) => {
        /// A digit in a name.
        pub trait Digit {
            /// The number `self B`.
            type Two<B: Digit>;
            /// The number `self B C`.
            type Three<B: Digit, C: Digit>;
            $(type $After;)*
            $(type $Hundreds<C: Digit>;)*
        }

        $(names!(@name $n0 $n1 $n2 $n3 $n4 $n5 $n6 $n7 $n8 $n9);)*

        names!(@digit _0 [$($After $n0)*] [$($Hundreds $h0)*] );
        names!(@digit _1 [$($After $n1)*] [$($Hundreds $h1)*] After1 Hundreds1);
        names!(@digit _2 [$($After $n2)*] [$($Hundreds $h2)*] After2 Hundreds2);
        names!(@digit _3 [$($After $n3)*] [$($Hundreds $h3)*] After3 Hundreds3);
        names!(@digit _4 [$($After $n4)*] [$($Hundreds $h4)*] After4 Hundreds4);
        names!(@digit _5 [$($After $n5)*] [$($Hundreds $h5)*] After5 Hundreds5);
        names!(@digit _6 [$($After $n6)*] [$($Hundreds $h6)*] After6 Hundreds6);
        names!(@digit _7 [$($After $n7)*] [$($Hundreds $h7)*] After7 Hundreds7);
        names!(@digit _8 [$($After $n8)*] [$($Hundreds $h8)*] After8 Hundreds8);
        names!(@digit _9 [$($After $n9)*] [$($Hundreds $h9)*] After9 Hundreds9);
    };
    (@name $($name:ident)*) => {$(
        pub enum $name {}

    )*};
    (
        @digit $Digit:ident [$($After:ident $name:ident)*] [$($Hundreds:ident $Next:ident)*]
        $($AfterMe:ident $MyHundreds:ident)?
    ) => {
        impl Digit for $Digit {
            type Two<B: Digit> = names!(@or $(B::$AfterMe)?, B);
            type Three<B: Digit, C: Digit> = names!(@or $(B::$MyHundreds<C>)?, C);
            $(type $After = $name;)*
            $(type $Hundreds<C: Digit> = C::$Next;)*
        }
    };
    (@or $Type:ty, $Otherwise:ty) => { $Type };
    // A number does not begin with 0.
    (@or , $Otherwise:ty) => { $Otherwise };
}

// The numbers by their last digit, and by their second.
names! {
    After1: _10 _11 _12 _13 _14 _15 _16 _17 _18 _19;
    After2: _20 _21 _22 _23 _24 _25 _26 _27 _28 _29;
    After3: _30 _31 _32 _33 _34 _35 _36 _37 _38 _39;
    After4: _40 _41 _42 _43 _44 _45 _46 _47 _48 _49;
    After5: _50 _51 _52 _53 _54 _55 _56 _57 _58 _59;
    After6: _60 _61 _62 _63 _64 _65 _66 _67 _68 _69;
    After7: _70 _71 _72 _73 _74 _75 _76 _77 _78 _79;
    After8: _80 _81 _82 _83 _84 _85 _86 _87 _88 _89;
    After9: _90 _91 _92 _93 _94 _95 _96 _97 _98 _99;
    After10: _100 _101 _102 _103 _104 _105 _106 _107 _108 _109;
    After11: _110 _111 _112 _113 _114 _115 _116 _117 _118 _119;
    After12: _120 _121 _122 _123 _124 _125 _126 _127 _128 _129;
    After13: _130 _131 _132 _133 _134 _135 _136 _137 _138 _139;
    After14: _140 _141 _142 _143 _144 _145 _146 _147 _148 _149;
    After15: _150 _151 _152 _153 _154 _155 _156 _157 _158 _159;
    After16: _160 _161 _162 _163 _164 _165 _166 _167 _168 _169;
    After17: _170 _171 _172 _173 _174 _175 _176 _177 _178 _179;
    After18: _180 _181 _182 _183 _184 _185 _186 _187 _188 _189;
    After19: _190 _191 _192 _193 _194 _195 _196 _197 _198 _199;
    After20: _200 _201 _202 _203 _204 _205 _206 _207 _208 _209;
    After21: _210 _211 _212 _213 _214 _215 _216 _217 _218 _219;
    After22: _220 _221 _222 _223 _224 _225 _226 _227 _228 _229;
    After23: _230 _231 _232 _233 _234 _235 _236 _237 _238 _239;
    After24: _240 _241 _242 _243 _244 _245 _246 _247 _248 _249;
    After25: _250 _251 _252 _253 _254 _255 _256 _257 _258 _259;
    After26: _260 _261 _262 _263 _264 _265 _266 _267 _268 _269;
    After27: _270 _271 _272 _273 _274 _275 _276 _277 _278 _279;
    After28: _280 _281 _282 _283 _284 _285 _286 _287 _288 _289;
    After29: _290 _291 _292 _293 _294 _295 _296 _297 _298 _299;
    After30: _300 _301 _302 _303 _304 _305 _306 _307 _308 _309;
    After31: _310 _311 _312 _313 _314 _315 _316 _317 _318 _319;
    After32: _320 _321 _322 _323 _324 _325 _326 _327 _328 _329;
    After33: _330 _331 _332 _333 _334 _335 _336 _337 _338 _339;
    After34: _340 _341 _342 _343 _344 _345 _346 _347 _348 _349;
    After35: _350 _351 _352 _353 _354 _355 _356 _357 _358 _359;
    After36: _360 _361 _362 _363 _364 _365 _366 _367 _368 _369;
    After37: _370 _371 _372 _373 _374 _375 _376 _377 _378 _379;
    After38: _380 _381 _382 _383 _384 _385 _386 _387 _388 _389;
    After39: _390 _391 _392 _393 _394 _395 _396 _397 _398 _399;
    After40: _400 _401 _402 _403 _404 _405 _406 _407 _408 _409;
    After41: _410 _411 _412 _413 _414 _415 _416 _417 _418 _419;
    After42: _420 _421 _422 _423 _424 _425 _426 _427 _428 _429;
    After43: _430 _431 _432 _433 _434 _435 _436 _437 _438 _439;
    After44: _440 _441 _442 _443 _444 _445 _446 _447 _448 _449;
    After45: _450 _451 _452 _453 _454 _455 _456 _457 _458 _459;
    After46: _460 _461 _462 _463 _464 _465 _466 _467 _468 _469;
    After47: _470 _471 _472 _473 _474 _475 _476 _477 _478 _479;
    After48: _480 _481 _482 _483 _484 _485 _486 _487 _488 _489;
    After49: _490 _491 _492 _493 _494 _495 _496 _497 _498 _499;
    After50: _500 _501 _502 _503 _504 _505 _506 _507 _508 _509;
    After51: _510 _511 _512 _513 _514 _515 _516 _517 _518 _519;
    After52: _520 _521 _522 _523 _524 _525 _526 _527 _528 _529;
    After53: _530 _531 _532 _533 _534 _535 _536 _537 _538 _539;
    After54: _540 _541 _542 _543 _544 _545 _546 _547 _548 _549;
    After55: _550 _551 _552 _553 _554 _555 _556 _557 _558 _559;
    After56: _560 _561 _562 _563 _564 _565 _566 _567 _568 _569;
    After57: _570 _571 _572 _573 _574 _575 _576 _577 _578 _579;
    After58: _580 _581 _582 _583 _584 _585 _586 _587 _588 _589;
    After59: _590 _591 _592 _593 _594 _595 _596 _597 _598 _599;
    After60: _600 _601 _602 _603 _604 _605 _606 _607 _608 _609;
    After61: _610 _611 _612 _613 _614 _615 _616 _617 _618 _619;
    After62: _620 _621 _622 _623 _624 _625 _626 _627 _628 _629;
    After63: _630 _631 _632 _633 _634 _635 _636 _637 _638 _639;
    After64: _640 _641 _642 _643 _644 _645 _646 _647 _648 _649;
    After65: _650 _651 _652 _653 _654 _655 _656 _657 _658 _659;
    After66: _660 _661 _662 _663 _664 _665 _666 _667 _668 _669;
    After67: _670 _671 _672 _673 _674 _675 _676 _677 _678 _679;
    After68: _680 _681 _682 _683 _684 _685 _686 _687 _688 _689;
    After69: _690 _691 _692 _693 _694 _695 _696 _697 _698 _699;
    After70: _700 _701 _702 _703 _704 _705 _706 _707 _708 _709;
    After71: _710 _711 _712 _713 _714 _715 _716 _717 _718 _719;
    After72: _720 _721 _722 _723 _724 _725 _726 _727 _728 _729;
    After73: _730 _731 _732 _733 _734 _735 _736 _737 _738 _739;
    After74: _740 _741 _742 _743 _744 _745 _746 _747 _748 _749;
    After75: _750 _751 _752 _753 _754 _755 _756 _757 _758 _759;
    After76: _760 _761 _762 _763 _764 _765 _766 _767 _768 _769;
    After77: _770 _771 _772 _773 _774 _775 _776 _777 _778 _779;
    After78: _780 _781 _782 _783 _784 _785 _786 _787 _788 _789;
    After79: _790 _791 _792 _793 _794 _795 _796 _797 _798 _799;
    After80: _800 _801 _802 _803 _804 _805 _806 _807 _808 _809;
    After81: _810 _811 _812 _813 _814 _815 _816 _817 _818 _819;
    After82: _820 _821 _822 _823 _824 _825 _826 _827 _828 _829;
    After83: _830 _831 _832 _833 _834 _835 _836 _837 _838 _839;
    After84: _840 _841 _842 _843 _844 _845 _846 _847 _848 _849;
    After85: _850 _851 _852 _853 _854 _855 _856 _857 _858 _859;
    After86: _860 _861 _862 _863 _864 _865 _866 _867 _868 _869;
    After87: _870 _871 _872 _873 _874 _875 _876 _877 _878 _879;
    After88: _880 _881 _882 _883 _884 _885 _886 _887 _888 _889;
    After89: _890 _891 _892 _893 _894 _895 _896 _897 _898 _899;
    After90: _900 _901 _902 _903 _904 _905 _906 _907 _908 _909;
    After91: _910 _911 _912 _913 _914 _915 _916 _917 _918 _919;
    After92: _920 _921 _922 _923 _924 _925 _926 _927 _928 _929;
    After93: _930 _931 _932 _933 _934 _935 _936 _937 _938 _939;
    After94: _940 _941 _942 _943 _944 _945 _946 _947 _948 _949;
    After95: _950 _951 _952 _953 _954 _955 _956 _957 _958 _959;
    After96: _960 _961 _962 _963 _964 _965 _966 _967 _968 _969;
    After97: _970 _971 _972 _973 _974 _975 _976 _977 _978 _979;
    After98: _980 _981 _982 _983 _984 _985 _986 _987 _988 _989;
    After99: _990 _991 _992 _993 _994 _995 _996 _997 _998 _999;
    @hundreds
    Hundreds1: After10 After11 After12 After13 After14 After15 After16 After17 After18 After19;
    Hundreds2: After20 After21 After22 After23 After24 After25 After26 After27 After28 After29;
    Hundreds3: After30 After31 After32 After33 After34 After35 After36 After37 After38 After39;
    Hundreds4: After40 After41 After42 After43 After44 After45 After46 After47 After48 After49;
    Hundreds5: After50 After51 After52 After53 After54 After55 After56 After57 After58 After59;
    Hundreds6: After60 After61 After62 After63 After64 After65 After66 After67 After68 After69;
    Hundreds7: After70 After71 After72 After73 After74 After75 After76 After77 After78 After79;
    Hundreds8: After80 After81 After82 After83 After84 After85 After86 After87 After88 After89;
    Hundreds9: After90 After91 After92 After93 After94 After95 After96 After97 After98 After99;
}
