/**
 * Passwords that are tried first, in lower case, as they stand at the head of the lists of leaked ones that are passed
 * round (RockYou 2009, Adobe 2013, CSDN and Tianya 2011, the yearly lists of SplashData and NordPass, and the first
 * thousands of "10-million-password-list-top" in SecLists). Written from what those lists have in common. Runs,
 * repetitions and rows of the keyboard are not in it, and neither is a word with a number behind it: `weak-passwords.ts`
 * knows them by their pattern, so words shorter than a password may be are in it too.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passwort passw0rd p@ssword p@ssw0rd pa55word pa55w0rd pass1word mypassword thepassword newpassword password1234
passpass password! passer motdepasse contrasena contraseña senha wachtwoord haslo parola lozinka heslo salasana parool sifre
admin admins administrator administrateur admin123admin adminadmin root toor rootroot superuser sysadmin system manager
operator server service support supervisor guest default changeme change_me letmein letmein! letmeinnow welcome welkom
willkommen bienvenue login signin access master superman superuser test tester testing testtest temp temppass temporary
demo sample example user username userpass secret secrets secret1 private public security computer internet website
network hello hellohello hello123hello goodbye qwerty qwertz azerty qwerty1 qwertyuiop asdfghjkl zxcvbnm zxcvbn asdfgh
asdf qwer zxcv wasd qazwsx qazwsxedc wsxedc edcrfv rfvtgb 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1xsw2 zaq1zaq1
xsw2zaq1 !qaz2wsx !qaz@wsx qweasd qweasdzxc qwe123 asd123 zxc123 qaz123 wsx123 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aaa111 abc123 abc123456 abcd1234 abcd123 abcabc
abc12345 abcdef123 a123456 a1234567 a12345678 a123456789 a12345 aa123456 aa12345678 aaa123 aaa123456 123456a 1234567a 12345678a
123456789a 12345a 123456aa 123456abc 123abc 1234abcd 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwert 123asd 123zxc 12qwaszx
123456q 1234567q 123456789q q123456 q12345678 q123456789 qq123456 qqq111 qq123123 w123456 z123456 z123456789 zz123456 s123456
x123456 l123456 y123456 j123456 m123456 h123456 g123456 wang123456 zhang123 li123456 pass123 pass1234 pass12345 passw0rd1
123321 1234321 123454321 12344321 123654 123654789 147258 147258369 1472583690 147852 147852369 159357 159753 159159 258258
258456 321321 321654 321654987 357159 456123 456456 456852 654123 741852 741852963 753159 753951 789123 789456 789456123 852456
852963 951753 963852 963852741 963258741 987456 987654321a 112233 11223344 1122334455 112211 121314 122333 123789 131313 135246
135790 135791 142536 151515 161616 171717 181818 191919 202020 212121 232323 242424 246810 252525 262626 272727 282828 292929
101010 102030 100200 100000 110110 110120 111222 111222333 111222tianya 12301230 123412 124578 141414 142857 159951 168168 1111aaaa
198989 199999 200000 222333 223344 232425 246246 300000 313131 323232 333666 369369 404040 420420 424242 444555 454545 505050
515151 525252 555666 565656 585858 616161 626262 636363 646464 656565 666777 666888 667788 676767 686868 696969 707070 717171
727272 737373 747474 757575 767676 777888 778899 787878 797979 808080 818181 828282 838383 848484 858585 868686 878787 888999
898989 909090 919191 929292 939393 949494 959595 969696 979797 989898 998877 999888 1123581321 3141592 31415926 314159265 271828
112358 11235813 147896 147896325 159632 1597531 19700101 20000101 20080808 12121212 13131313 10203040 12312312 123123a 123123123a
123123qwe 1234123 12341234a 520520 5201314 52013140 1314520 13145200 13141314 1314521 520530 521521 5211314 5205201314 5845201314
584520 5843344 7758521 7758258 77585210 168888 188888 518518 588588 598598 666999 88888888a 886886 987987 woaini woaini1314 woaini520
woaini521 woaini123 woaiwojia woaiwo woaini1 aini1314 ainia iloveyou1314 ilove520 loveyou520 wodemima mima mima123 nihao nihaoma
zhongguo beijing shanghai guangzhou shenzhen chengdu hangzhou nanjing chongqing taiwan hongkong dadada xiaoxiao baobao baobei
laopo laogong meimei gege didi jiejie xiaoming wangwei zhangwei lilei liwei wangfang liuyang tianya csdn dearbook 00000000a
yangyang woshishui woshishei wozhidao buzhidao meiyou aishiteru tiantian xiaotian qianqian tianshi feifei jiajia longlong feng
ceshi ceshi123 guanliyuan yonghu zhanghao houtai xitong ruanjian shouji diannao kaimen zhimakaimen
iloveyou iloveu iloveyou! iloveyou2 iloveme ilovegod ilovehim ilovemom lovely loveme loveyou lover lovers lovelove love
truelove mylove babylove iloveyousomuch teamo tequiero teamomucho jetaime ichliebedich tiamo mahal mahalkita amor amores amorcito
princess prince queen king kingking angel angels angelica sunshine moonlight starlight sunflower flower flowers butterfly
rainbow summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
june july august september october november december christmas holiday birthday
dragon monkey tiger lion panther bear wolf wolves eagle eagles falcon phoenix shadow panda kitty kitten hellokitty pussycat
cat cats dog dogs doggy puppy horse horses rabbit bunny snoopy scooby chicken turtle dolphin dolphins spider spiderman shark
batman superman ironman wolverine hulk joker robin pokemon pikachu charizard naruto sasuke sakura goku vegeta mario luigi
zelda sonic minecraft roblox fortnite halo warcraft starcraft diablo counter leagueoflegends playstation xbox nintendo
starwars startrek skywalker yoda darkvader vader jedi matrix neo trinity gandalf frodo hobbit lordoftherings harrypotter
hermione hogwarts dumbledore voldemort jamesbond bond007 007007 matrix1 terminator predator alien aliens
football soccer baseball basketball hockey tennis golf golfer swimming volleyball cricket rugby boxing racing nascar
liverpool arsenal chelsea manchester manutd manunited everton tottenham barcelona realmadrid juventus milan acmilan inter
bayern dortmund schalke ajax celtic rangers newcastle westham leeds lakers bulls yankees redsox steelers cowboys packers
raiders giants eagles1 broncos patriots dolphins1 warriors spurs celtics maradona ronaldo messi beckham jordan jordan23 kobe
michael jennifer jessica ashley michelle nicole amanda daniel andrew joshua matthew charlie thomas robert george hunter buster
jackson taylor harley maggie ginger pepper peanut cookie cheese chocolate banana orange apple apples cherry strawberry
pumpkin coffee butter sugar candy honey lollipop buttercup muffin cupcake cheesecake pizza spaghetti hotdog hamburger
samantha elizabeth stephanie melissa heather rebecca victoria patricia catherine alexandra alexander alexis amber andrea
angela anthony antonio arthur austin bailey barbara benjamin bonnie brandon brandy brian brittany camille carlos carmen caroline
chelsea1 chris christian christina christine christopher claudia crystal danielle david dennis diamond diana donald edward eminem
emily eric estrella eugene fernando francis frank gabriel gabriela gemini gerald gloria grace gregory hannah helena henry isabella
isabelle jackie jacob james jamie janice jasmine jason jasper jeffrey jeremy johnny johnson jonathan jordan1 joseph joshua1
julian julia justin karina katherine kathleen katie kelly kevin kimberly kristina lauren laura leslie lindsay lorena louise lucas
lucky lucky7 luis madison manuel marcus margaret maria mariana marie marina marlboro martin martina mary mason maxwell melanie
mercedes michele mickey miguel miranda monica morgan natalia natalie nathan nicholas nicolas oliver olivia oscar pamela patrick
paul peter philip phillip rachel raymond ricardo richard roberto rodrigo ronald rosemary roxanne ruby ryan sabrina samuel sandra
sarah sebastian shannon sharon sierra simone simon sophia sophie spencer stella stephen steven steve stuart susan sydney sylvia
teresa theresa tiffany timothy tyler vanessa veronica vincent virginia walter wendy william williams willow wilson xavier
yolanda zachary
trustno1 whatever nothing nobody anybody someone something forever freedom liberty america american canada england germany
deutschland france italia italy spain espana brasil brazil mexico argentina colombia russia moscow ukraine poland polska turkey
istanbul galatasaray fenerbahce besiktas london paris berlin madrid roma tokyo newyork chicago boston texas dallas houston
california florida hawaii alaska australia sydney1 india pakistan indonesia jakarta malaysia singapore vietnam thailand
philippines japan korea china
fuckyou fuckyou! fuckoff fuckme fucker asshole bitch bitches bullshit biteme sexy sexsex sexygirl pussy penis bigdick cocacola
pepsi budweiser guinness vodka whiskey tequila corona mustang ferrari porsche lamborghini camaro corvette chevy chevrolet
mercedes1 bmw audi volvo toyota honda suzuki yamaha kawasaki ducati harleydavidson subaru nissan skyline
google facebook twitter instagram youtube linkedin amazon microsoft windows apple1 iphone android samsung nokia motorola
blackberry adobe adobe1 adobe123 photoshop macromedia oracle cisco ubuntu linux unix debian github docker postgres mysql
database hadoop jenkins tomcat backup raspberry arduino
metallica slipknot nirvana linkinpark greenday blink182 acdc ironmaiden megadeth pantera beatles elvis madonna rihanna beyonce
shakira onedirection justinbieber eminem1 tupac 50cent 2pac snoopdogg marley bobmarley guitar guitars drummer drums piano violin
music musica dancer dancing singer
jesus jesus1 jesuschrist jesusislord god godisgood ingodwetrust faith blessed blessing heaven angel1 church christ bismillah
allah allahuakbar muhammad mohammed ganesh krishna buddha saibaba
ninja samurai warrior soldier sniper killer hunter1 ranger rangers1 fighter pirate pirates wizard magic magician merlin legend
legends hero heroes champion winner victory gladiator spartan spartacus viking vikings thunder lightning hurricane tornado
blizzard storm fire fireball firefly firebird dark darkness midnight mystery ghost vampire zombie demon devil lucifer satan
666satan hell hellboy
blue bluesky bluemoon red redred green greenday1 black blackjack blackcat white whitney yellow purple pink pinky silver golden
gold brown orange1 rainbow1 rose roses lily daisy violet jasmine1 jade ruby1 pearl emerald sapphire
baby babygirl babyboy babydoll babe sweet sweetheart sweetie sweetpea cutie cutiepie beautiful gorgeous pretty handsome hottie
boomer buddy cooper rocky bandit bella daisy1 duke gizmo jake lady lucy max molly oreo princess1 rex rusty sadie sammy smokey
teddy tigger toby zeus zoey mommy mother mom momdad daddy father family sister brother friend friends bestfriend bestfriends
school student teacher college university homework
asdasd asdasdasd asdfasdf qweqwe qweqweqwe zxczxc qazqaz wsxwsx qwertyqwerty asdqwe asdqwe123 zxcasd zxcasdqwe poiuyt poiuytrewq
lkjhgf lkjhgfdsa mnbvcx mnbvcxz fghjkl ghjkl yuiop hjkl qwert qwerty12345 poop pimp pimpin cool coolcool cooldude awesome
dude player gamer games gaming hacker hacked h4x0r leet l33t elite password01 letmein1 open opensesame sesame enter entrance
gateway portal keykey access14 blahblah bla blabla lalala lalalala hahaha hahahaha hehehe jajaja xxxxxx yyyyyy nonono yesyes
noname noone nopass nopassword none null undefined unknown anonymous incognito
drone drones payload searchlight megaphone dropper firmware searchlights matrice mavic phantom inspire
ncc1701 ncc1701d thx1138 rush2112 8675309 jenny8675309 4815162342 bond007a agent007 xiaomi huawei vivo oppo alibaba taobao
tencent wechat weixin qqqq baidu sina sohu netease
killme killer1 loser losers stupid idiot dumbass crazy insane monster monsters freak weirdo
stargate babylon5 firefly1 serenity galactica enterprise voyager spock picard kirk
slayer buffy xander giles dexter simpsons homer bart lisa futurama southpark cartman kenny spongebob patrickstar scoobydoo
mickeymouse minnie donaldduck goofy pluto winnie tinkerbell cinderella snowwhite ariel aladdin simba nemo dory shrek elsa frozen
iverson kobe24 shaq tigerwoods schumacher rossi46 valentino senna hamilton alonso
money dollar dollars rich richman million millions cash power powers energy turbo nitro rocket rockets space galaxy universe
planet earth saturn jupiter mercury venus apollo athena hermes zeus1 poseidon hercules achilles odysseus
sailor marine marines navy army airforce pilot flying flyer sky skyhigh cloud clouds ocean beach surfer surfing snowboard skate
skater skateboard bike biker cycling running runner hiking camping fishing hunting fisher
`
    .trim()
    .split(/\s+/),
);
