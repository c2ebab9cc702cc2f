import { describe, expect, it } from 'vitest';
import { inWords, june } from '../../tests/pasted-lists.ts';
import { parseMenu } from './index.ts';

describe('a list that is not a table', () => {
  it.each(
    Object.entries({
      'Trim $58. Fade $34, and gloss from $40.': 'Trim 58; Fade 34; gloss 40 from',
      'Cut 45 30min\nDye 90 (2 hrs)\nGel 40, 1 hr\nWax 50 60 min\nThai 60/90 min\nStone 60 90 min':
        'Cut 45; Dye 90; Gel 40; Wax 50',
      'Haircut 45, Color 90, Gloss 40+': 'Haircut 45; Color 90; Gloss 40 from',
      'Cut 65$\nToner add-on +$25\nTwists – starts @ $120':
        'Cut 65; Toner 25 add-on; Twists 120 from',
      'Bath\nUnder 20 lbs $40\n20+ lbs $55': 'Bath, Under 20 lbs 40; Bath, 20+ lbs 55',
      'Braids\n18" $150\n30 inches $250\nCut\nAges 3-5 $15':
        'Braids, 18" 150; Braids, 30 inches 250; Cut, Ages 3-5 15',
      // A plain heading above a size.
      'Services\nFull set $26': 'Full set 26',
      'Peel\n\nDuration:\n75 min\nPrice:\nFrom $75': 'Peel 75 from',
      'Awaken (90 min) $120\nAwaken (60 min) $100': 'Awaken, 90 min 120; Awaken, 60 min 100',
      'a. Cut $50\nB) Dye\nMost popular\n$90': 'Cut 50; Dye 90',
      'Fills:\n2 weeks – $65': 'Fills, 2 weeks 65',
      // A size below the name of a business.
      'Nails by Ana\nFills $40': 'Fills 40',
      'Small\nBath $40\nXL (+10)\nBath $50\nDog $25 per 1/2 hour':
        'Small, Bath 40; XL, Bath 50; Dog 25 half hour',
      'Hair\n\nThe cut\nWash, scalp massage, precision cut and finish\n$78\n\nThe kids\n12 and under\n$34\n\nColor\n\nGloss\nTone and shine for four weeks\n$58\n\nOpen all week':
        'The cut 78; The kids 34; Gloss 58',
      'Book\n$65\nCut\n$45\nFade': 'Cut 65; Fade 45',
      // Blocks that end with a price.
      'Cut\nA wash and a dry, too.\n$85\n\nFade\n$45\n\nBob\n$95\n\nNails\nGel $30':
        'Cut 85; Fade 45; Bob 95; Gel 30',
      'Classic............................120\nFill............................60':
        'Classic 120; Fill 60',
      // A ratio in a name, the German “from”.
      'Auffüllen 1:1\n60 min\nab 26€': 'Auffüllen 1:1 26 from',
      // What articles are named by.
      'Hot lotion manicure $40\nVitamin C serum facial $90':
        'Hot lotion manicure 40; Vitamin C serum facial 90',
      'Total makeover $90\nTotal $90': 'Total makeover 90',
      '$58 Trim\n34 – Fade': 'Trim 58; Fade 34',
      '## Nails\n- **Gel** – $45\n1. Tips – +$10\n2. 2 week fill – $55\n- Art – $5 per nail':
        'Gel 45; Tips 10 add-on; Nails, 2 week fill 55; Art 5 nail',
      'Cuts\nLadies 58\nGents 34\nRoots 88+': 'Ladies 58; Gents 34; Roots 88 from',
      'Wax_____15\nTint ____ $20\n__Gel__ $30': 'Wax 15; Tint 20; Gel 30',
      'Swim $40 per 90 min\nSauna $20 per 45 min\nRoom $60 per 60 min':
        'Swim 40 1.5 hours; Sauna 20 45 minutes; Room 60 hour',
      'Full groom\nPrices start at:\nSmall $50': 'Full groom, Small 50 from',
      'Beard - 60\nAges 5-12\n$110': 'Beard - 60 110',
      'We offer: wash $10, cut $30': 'wash 10; cut 30',
      // What goes on as a sentence below a heading, or says what a service consists of, is none.
      'Lashes\nClassic\nA soft look for everyday\nFull set $140\nFill $60':
        'Classic, Full set 140; Classic, Fill 60',
      'Full Groom\neverything in our bath plus a cut\nsm 65\nmed 80':
        'Full Groom, sm 65; Full Groom, med 80',
      'Bath\nPackage Includes\nNails\nEars\nSmall $20\nTidy\nPackage Includes\nFace\nSmall $35':
        'Bath, Small 20; Tidy, Small 35',
      'acrylic full set short 55, medium 65\nfill 40':
        'acrylic full set/short 55; acrylic full set/medium 65; fill 40',
      'A - B - C $29 / Gel $41\nSpa $58 / Gel $73': 'A, B - C 29; A, Gel 41; Spa 58; Spa, Gel 73',
      'Hey girl!! Here is my list\nCut 40': 'Cut 40',
      // A date with its time.
      'Short 45 6/1/2019 12:00 AM\nLong 55 2019-06-01T00:00:00Z': 'Short 45; Long 55',
      // Names that begin as months do.
      'Septum 55\nMarcel 60\nJunior 40': 'Septum 55; Marcel 60; Junior 40',
      'Dip $29 / Gel $41\nSpa $58 / Gel $73\nCut $40 / Perm $90\nBob $50 / Perm $90':
        'Dip 29; Dip, Gel 41; Spa 58; Spa, Gel 73; Cut 40; Perm 90; Bob 50; Perm 90',
      'Pedi - Basic $40 | Spa $55\nMani - Basic $25 | Spa $35\nLiner top $300 both $500':
        'Pedi, Basic 40; Pedi, Spa 55; Mani, Basic 25; Mani, Spa 35; Liner/top 300; Liner/both 500',
      'Kids Cut\n$20\nHouse Call\n$100': 'Kids Cut 20; House Call 100',
      'Mani\nA file and a shape, then polish.\n$28\nGel\n$45\nPedicures\nSpa pedicure\n$52':
        'Mani 28; Gel 45; Spa pedicure 52',
      'Wax - first time $65 / again $50\nMani - gel $40 / Pedi $35':
        'Wax, first time 65; Wax, again 50; Mani - gel 40; Pedi 35',
      'Men&#39;s cut $40\nCut &amp; dry &ndash; $55': "Men's cut 40; Cut & dry 55",
      'Cut, wash & dry, $65\nTrim, $34': 'Cut, wash & dry 65; Trim 34',
      'Swedish 60min/$100 90min/$140\nStone .... 60 min $120 .... 90 min $160':
        'Swedish, 60min 100; Swedish, 90min 140; Stone, 60 min 120; Stone, 90 min 160',
      'Massage\n30 min $60 / 60 min $95': 'Massage, 30 min 60; Massage, 60 min 95',
      'Cut L1 $45 L2 $55\nBob (short) $60, (long) $75\nJunior / Senior\nGloss $30 / $35':
        'Cut/L1 45; Cut/L2 55; Bob/short 60; Bob/long 75; Gloss/Junior 30; Gloss/Senior 35',
      'Junior Stylist\nCut $45\nSenior Barber\nCut $55\nSignature Facials\nGlow $90':
        'Cut/Junior Stylist 45; Cut/Senior Barber 55; Glow 90',
      'Maria – Master Stylist\nCuts\nBob $65\nColor\nGloss $40\nJohn (Level 2)\nBob $45\nNails\nGel $30':
        'Bob/Maria – Master Stylist 65; Gloss/Maria – Master Stylist 40; Bob/John (Level 2) 45; Gel 30',
      // Sizes below one service and another, with prices of their own.
      'Lashes\nClassic $150\n2 week fill $75\nVolume $220\n2 week fill $85\nWith tint $95':
        'Classic 150; Classic, 2 week fill 75; Volume 220; Volume, 2 week fill 85; Volume, With tint 95',
      'Nails\nGel $32\nCut, file, shape, polish\nWith removal $39': 'Gel 32; Gel, With removal 39',
      'Gel $32\nCut, file, shape, polish\nWith removal $39\nHair\nBob $45\nWax\nLip $9':
        'Gel 32; Gel, With removal 39; Bob 45; Lip 9',
      'Cuts start at $40, Color at $90': 'Cuts 40 from; Color 90 from',
      'Spa: Sauna 30min $35/45min $45, Plunge $25\nDrip 250mg $325 / 500mg $550':
        'Spa, Sauna, 30min 35; Spa, Sauna, 45min 45; Spa, Plunge 25; Drip, 250mg 325; Drip, 500mg 550',
      'Cut 45\nGel x 70\nClosure 50 more': 'Cut 45; Gel x 70; Closure 50 add-on',
      'Tape ins\n20 pieces $450\n40 pieces $800':
        'Tape ins, 20 pieces 450; Tape ins, 40 pieces 800',
      'Awaken – 90 mins $120\nAwaken – 60 mins $100': 'Awaken, 90 mins 120; Awaken, 60 mins 100',
      // Sizes that say more below a heading.
      'Bath\nSmall (up to 20 lbs) $40': 'Bath, Small (up to 20 lbs) 40',
      'Color     Facial\nFull $90     Glow $75': 'Full 90; Glow 75',
      // Words in brackets behind most prices.
      'Cut 45\nDye 80 (roots)\nGel 30 (hands)\nWax 20 (lip)\nDip 25': 'Cut 45; Dip 25',
      'Junior\nCut $45\nNails\nGel $30': 'Cut/Junior 45; Gel 30',
      'Short\nCut $45\nLong\nCut $55\nNails\nGel $30': 'Cut/Short 45; Cut/Long 55; Gel 30',
      // Sizes below a level.
      'Senior Stylist\nShort $45\nCut $60': 'Senior Stylist, Short 45; Cut/Senior Stylist 60',
      // One size as a heading.
      'Long\nCut $45\nNails\nGel $30': 'Cut 45; Gel 30',
      'Cut $45 (30 min), Gel $20 (15 min)': 'Cut 45; Gel 20',
      'Cut\n65\nFade\n45': 'Cut 65; Fade 45',
      'Cut\nGel\n$45\n$50\n$60': '',
      'Men\nCut $30\nShave $20\nWomen\nCut $50': 'Men, Cut 30; Shave 20; Women, Cut 50',
      'Cut (short/medium/long): 45/55/65\nGloss Jr/Sr $30 / $40\nMassage (60/90 min) $95/$135':
        'Cut/short 45; Cut/medium 55; Cut/long 65; Gloss/Jr 30; Gloss/Sr 40; Massage/60 min 95; Massage/90 min 135',
      'Braids: S $250 M $200 L $180\nDe-shed S/M $20, L/XL $35':
        'Braids/S 250; Braids/M 200; Braids/L 180; De-shed/S/M 20; De-shed/L/XL 35',
      'Popular Services\nCut\n$45\nFade\n$35\nTue-Fri 10-7, Sat 9-4': 'Cut 45; Fade 35',
      'Cut → $45\nFade • $35 • 30 min\n<li>Gel $30</li>\nDip $40!\nPerm - 90 min @ $85':
        'Cut 45; Fade 35; Gel 30; Dip 40; Perm 85',
      'Cut\n45 min · Women only\n$45\n5.0 (120)\nGel\n$30 | Book': 'Cut 45; Gel 30',
      'Cut $45 Book Now\nGel $30+ Book': 'Cut 45; Gel 30 from',
      'Cut $45 w/ blowout $60\nDye Sun-Thu $80, Fri-Sat $90\nSignature 60 min $120 90 min $160':
        'Cut 45; Cut w/ blowout 60; Dye, Sun-Thu 80; Dye, Fri-Sat 90; Signature, 60 min 120; Signature, 90 min 160',
      'Extras: Brow 8 / Lip 10 / Chin 15': 'Extras, Brow 8; Extras, Lip 10; Extras, Chin 15',
      'Women’s from 65 | Men’s from 45': 'Women’s 65 from; Men’s 45 from',
      'Corte / Cut desde $45\nTinte a partir de $90': 'Corte / Cut 45 from; Tinte 90 from',
      'Color (from)\nRoots $85\nLong $95\nCuts\nBob $55':
        'Roots 85 from; Color, Long 95 from; Bob 55',
      '✨ Cut ➡️ $45\n💅 Gel💲30\n1️⃣ Wax 20$ 🔥': 'Cut 45; Gel 30; Wax 20',
      'Cut 30 / Senior 25\nPedi $45 kids $25\nKids 22 / Teens 26\nLine up 15 / w Beard 20\nMani 28 w/ gel 40':
        'Cut 30; Cut/Senior 25; Pedi 45; Pedi/kids 25; Kids 22; Teens 26; Line up 15; Line up w Beard 20; Mani 28; Mani w/ gel 40',
      'Tinte desde $70\nCejas $10 c/u': 'Tinte 70 from; Cejas 10 piece',
      // “regular” in names.
      'Pedicure Regular $35\nFull Set: Regular $40\nToner stays at $40':
        'Pedicure Regular 35; Full Set: Regular 40; Toner 40',
      'Uñas: #1-#2 $55, #3-#4 $60\nDiseño desde $5 por uña\nMèches 120 $ et plus':
        'Uñas, #1-#2 55; Uñas, #3-#4 60; Diseño 5 from nail; Mèches 120 from',
      'AUGUST PRICE LIST\nShort set – 45\nDip – 40': 'Short set 45; Dip 40',
      'Cut\nBy Ana and Bea\n30 min\n$35\nDye\nBy Ana\n$90': 'Cut 35; Dye 90',
      'Fade $35/45m\nShave $20 (20m)': 'Fade 35; Shave 20',
      'Gel ..... $35     Fill .... $40\nBob $30\tLong $10 extra':
        'Gel 35; Fill 40; Bob 30; Long 10 add-on',
      'Polish Change Hands $15 Feet $18\nMani $25 / w. gel $40\nColor: Short $80 / Long $110':
        'Polish Change, Hands 15; Polish Change, Feet 18; Mani 25; Mani w. gel 40; Color/Short 80; Color/Long 110',
      'NEW! Gel $30\nNez à partir de 40 euros': 'Gel 30; Nez 40 from',
      'Color (starting at) $80\nMoño (desde) $99': 'Color 80 from; Moño 99 from',
      'Cut $50\nFiller $600 per vial\nToxin 12/unit\nGem 3+\nArt $5/ea.':
        'Cut 50; Filler 600 vial; Toxin 12 unit; Gem 3 from; Art 5 piece',
      'Service: Cut\nPrice: $65\nDuration: 45 min\n\nService: Fade\nPrice: $40': 'Cut 65; Fade 40',
      'Cut - 65⁵⁰\nBridal – 1950': 'Cut 65.50; Bridal 1950',
      'Gem 50¢\nDrill 5 cents each\nStone $.75¢': 'Gem .50; Drill .05 piece; Stone .75',
      'Facial $1 200': 'Facial 1200',
      // Commas and a title that sounds like names of columns.
      'Services, prices and hours\nCut - $50\nWash, cut and dry - $65':
        'Cut 50; Wash, cut and dry 65',
      // “ea” and “from” mark prices that have no currency.
      'Cut $50\nGlaze 10 ea\nKeratin from 250 (2 hrs)': 'Cut 50; Glaze 10 piece; Keratin 250 from',
      // Hardly any currency.
      'Mani 25\nPedi 45\nSoak 10\nArt $5 a nail': 'Mani 25; Pedi 45; Soak 10; Art 5 nail',
      'Buzz 20\nKids (under 12) 18\nSeniors 65+ 25': 'Buzz 20; Kids (under 12) 18; Seniors 65+ 25',
      'Level 1 / Level 2\nCut 45 / 55': 'Cut/Level 1 45; Cut/Level 2 55',
      'Haircuts  Short/Medium/Long\nBob 45/55/65': 'Bob/Short 45; Bob/Medium 55; Bob/Long 65',
      'Haircuts: Short / Long\nBob $45 / $55\nFade $30 / free\nGel $20 / 8 or so\nMedium hair $40':
        'Bob/Short 45; Bob/Long 55; Fade/Short 30; Haircuts, Medium hair 40',
      // One level beside a name.
      'Haircuts / Long\nBob $45': 'Bob 45',
      'Cut\n$45\nPerm\nPrice varies · 2 hr\nGel\n$30': 'Cut 45; Gel 30',
      'Swedish (60 min) $100, 90 min $140': 'Swedish, 60 min 100; Swedish, 90 min 140',
      'Cut $40, Gel $30 since 06/2021': 'Cut 40; Gel 30',
      'Cut\tfrom\t45\nGel\tstarting at\t30': 'Cut 45 from; Gel 30 from',
      // Prices that only look like two lists.
      'Cut,$45,wash,$55\nGel,$20,wash,$30': '',
      'Seniors 65+ $28\nKids 12 & under $25': 'Seniors 65+ 28; Kids 12 & under 25',
      'Cut $45\nDip $30\nBob $50\nFacial cleansing\nof the back ... $75\nWax $9\nSet $8\nFill $7\nnails\ngel $20':
        'Cut 45; Dip 30; Bob 50; Facial cleansing of the back 75; Wax 9; Set 8; Fill 7; gel 20',
      // A saving below a name.
      'Talks\n$5 off Tuesdays\n$45 Cut\n$30 Gel\n$9 Wax': 'Cut 45; Gel 30; Wax 9',
      // Stars of people.
      'Cut\n$45\nTeam\nAna\n4.9\nBea\n5.0\nLia\n4.8\nBook': 'Cut 45',
      // A deposit beside cards.
      'Cut\n65\nFade\n45\nGel\n30\n$20 deposit to book': 'Cut 65; Fade 45; Gel 30',
      // Numbers, ages and buttons in a card.
      'Cut - 60\n60 min\n$110\nBraid\nAges 5-12\n$30\nBuzz\n9 and under\n$20\nSpa\nShow photos\n$40':
        'Cut - 60 110; Braid 30; Buzz 20; Spa 40',
      'Cut\n45 US dollars\nGel\n30 dollars': 'Cut 45; Gel 30',
      // Prices said aloud, too.
      'Cut\nIt is soft.\n45 US dollars\n$45\nPerm\nCurls\nFrom 90 US dollars\nFrom $90': 'Cut 45',
      'Hair\ncut $45\nbob $55': 'cut 45; bob 55',
      'Cut with\nwash and dry ... $75': 'Cut with wash and dry 75',
      'Cut\n& style $65\nPerm (includes\na wash) $90': 'Cut & style 65; Perm (includes a wash) 90',
      'Cut (1 hour @ $65.00)\nFade $45¹\nBob $55 (and up)': 'Cut 65.00; Fade 45; Bob 55 from',
      'Cut\nFade\nBob\n$65\n$45\n$55': 'Cut 65; Fade 45; Bob 55',
      'CUTS\nBob\n$75 · 1 hr\nWith a wash\nFade\n$45\nClippers': 'Bob 75; Fade 45',
      // A category below each name.
      'Full foil\nHighlights\n$118\nRoots\nTint\nCall for pricing\nPainting\nHighlights\n$210':
        'Full foil 118; Painting 210',
      // A heading above its first service, of which another section has one by the same name.
      'Eyes\nLamination\n45 min $40\nTint\n30 min $15\nLegs\nHalf leg\n15 min $14\nMen\nLamination\n45 min $50\nChest\n60 min $37':
        'Eyes, Lamination 40; Tint 15; Half leg 14; Men, Lamination 50; Chest 37',
      'Cut $65\nMobile START@\nBath $90': 'Cut 65; Bath 90 from',
      'Classic\nSoft and natural.\nBefore\nFull $50\nFill $35\nAfter\nHybrid\nFull $60\nAfter':
        'Classic, Full 50; Classic, Fill 35; Hybrid, Full 60',
      'Kids cut 2-12 — $26\nTeens 13–17 - $30': 'Kids cut 2-12 26; Teens 13–17 30',
      'Peel\n**Price:** $28\nMask\n**Cost:** From $30\nBASIC45 min. $31\nFoil Priced Individually':
        'Peel 28; Mask 30 from; BASIC 31',
      // What is added, and what a price is for one of.
      'Cut $50\nAdd wispy style for $20\nTint $11/ tint\nHand $30/hand (palm)\nMist $25 pp':
        'Cut 50; Add wispy style 20 add-on; Tint 11 tint; Hand 30 hand; Mist 25 person',
      'Braids $180 & above\nFiller $650 / ml': 'Braids 180 from; Filler 650 ml',
      '# Paws\n## Bath\n| Weight | Price |\n|--|--|\n| 1 - 15 lbs (Tiny) | $52 |\n| 76 lbs & up | $140 |\nNails $10\n## Spa\n| Service | Starting price | Time |\n|--|--|--|\n| Peel | $90 | 1 hr |\n\nTips are welcome':
        'Bath, 1 - 15 lbs (Tiny) 52; Bath, 76 lbs & up 140; Nails 10; Peel 90 from',
      '➤ Cut − $\u200B45\n❥ Gel ‒ $𝟑𝟎\n∙ Wax ― $20': 'Cut 45; Gel 30; Wax 20',
      "\"Cut\" $58\n“Color” $90\n'Toner' ... $30\nSwing '70s $40":
        "Cut 58; Color 90; Toner 30; Swing '70s 40",
      'Thai\n60 min\n$95\n90 min\n$135\nStone\n$105\n1 hour\n$145\n90 min\nPeel\n$80':
        'Thai, 60 min 95; Thai, 90 min 135; Stone, 1 hour 105; Stone, 90 min 145; Peel 80',
      'Corte 25 dlls\nBarba 15 dls\nCejas 8 dólares\nTinte $60 dlls':
        'Corte 25; Barba 15; Cejas 8; Tinte 60',
      '$40 Pedicure (+$15 Gel)\n$28 Manicure ($33 with gel)':
        'Pedicure 40; Gel 15 add-on; Manicure 28; Manicure with gel 33',
      // A time that is the only one.
      'STONE\n90 minutes only\n$165\n\nTHAI\n60 minutes\n$90': 'STONE 165; THAI 90',
      'Color\nConsultation recommended\nShort $85\nLong $110\nPerm\nConsultation encouraged\nShort $90':
        'Color, Short 85; Color, Long 110; Perm, Short 90',
      'Retwist 85\nLoc repair 5 per loc\nDetox 45\nBath 9 per ritual':
        'Retwist 85; Loc repair 5 loc; Detox 45; Bath 9 ritual',
      'Haircuts: Classic $20, Modern $25, and Premium $36. Each includes a wash.\nBeard $15':
        'Haircuts, Classic 20; Haircuts, Modern 25; Beard 15',
      // A name of seven words.
      'Cut and style with long thick hair $65': 'Cut and style with long thick hair 65',
      'Sal-X plus acne peel, face, upper back $65': 'Sal-X plus acne peel, face, upper back 65',
      '45 - Wash\n60 - Cut': 'Wash 45; Cut 60',
      // Notes on a phone, with hours and ages.
      'cuts 2025\n35 mens cut\n20 beard only\n25 kids under 12\n15 line up\n+5 design\n40 fade':
        'mens cut 35; beard only 20; kids under 12 25; line up 15; design 5 add-on; fade 40',
      '20 foils\n30 foils and cut': '',
      '1 cut\n2 color\n3 perm': '',
      // Lengths below a name, whose first is also below the section's heading.
      'Massage\nSoft\nCalms.\n50 min\n$80\n75 min\n$90\n90 min\n$99\nDeep\n50 min\n$95\n75 min\n$99\nNice.':
        'Soft, 50 min 80; Soft, 75 min 90; Soft, 90 min 99; Deep, 50 min 95; Deep, 75 min 99',
      'Powder\nNew $40 / Fill $30\nLash set\nNew set $95 / Refill $60':
        'Powder, New 40; Powder, Fill 30; Lash set, New set 95; Lash set, Refill 60',
      'Mega (tint included)\n$180 (~3-3.5hr)\nFacial\n1 ½ hrs $99':
        'Mega (tint included) 180; Facial 99',
      'Hi all!\nStarting March 1, 2026:\nCut stays at $45': 'Cut 45',
      'Tint\n$25 per 30 minutes\nBob\n$70+ per 2 hour 30 minutes':
        'Tint 25 half hour; Bob 70 from 2.5 hours',
      'Designs\n$8\nParaffin\n$7 extra\n': 'Designs 8; Paraffin 7 add-on',
      'lobes $50 pair, nostril $45': 'lobes 50 pair; nostril 45',
      'Spa for two\n60 minutes\nThai $160\nStone $180\n90 minute Thai $240':
        'Thai/60 minutes 160; Stone/60 minutes 180; 90 minute Thai 240',
      'Spa\n60 minutes\nThai $160\nStone $180\n90 minutes\nThai $200\nStone $220':
        'Thai/60 minutes 160; Stone/60 minutes 180; Thai/90 minutes 200; Stone/90 minutes 220',
      'Glow 1 ½ hrs $99': 'Glow 1 ½ hrs 99',
      // A heading of starting prices ends with its block.
      'Dogs\nGroom\nA bath, a trim and more.\nPrices start at:\nSmall (to 10 lbs) $80\nGiant (91 lbs and up) $99\nExtras\nEars $15':
        'Groom, Small (to 10 lbs) 80 from; Groom, Giant (91 lbs and up) 99 from; Ears 15',
      'Ana’s Salon\nPrices starting at:\nCut $40\nNails\nGel $30': 'Cut 40 from; Gel 30 from',
      'Waxing Services\nPrices start at\nBrow $15\n\nNails\nGel $40': 'Brow 15 from; Gel 40',
      'Ana’s Salon\nPrices start at\nBrow $15\n\nNails\nGel $40': 'Brow 15 from; Gel 40 from',
      'Perm $320 (call first 440-555-0188)\nGel $40 (text (440) 555-0188)\nDip $30 (+1 440.555.0188, ask)':
        'Perm 320; Gel 40; Dip 30',
      'Gel $40\nChrome Additional $25\nLong nails will be extra $10+':
        'Gel 40; Chrome Additional 25 add-on; Long nails 10 from add-on',
      'Brows\nTint\n$20\nFacials\nFirst Facial Visit\n45 min · New clients\n$55\nVisit us!':
        'Tint 20; First Facial Visit 55',
      'Gel $85-120. No Chip Dip $60. Wax $70 (1hr). 5in1 $35.': 'No Chip Dip 60; Wax 70; 5in1 35',
      'small dogs (under 20lb)\nbath 45\n\nmed 21-50 lb\nbath 55':
        'small dogs (under 20lb), bath 45; med 21-50 lb, bath 55',
      'Nails\n1 pet $20\n2 pets $30\nWax\n15 minute session $75\n1 hour session $99':
        'Nails, 1 pet 20; Nails, 2 pets 30; Wax, 15 minute session 75; Wax, 1 hour session 99',
      '09\nGel\n$55\n10\nDip\n$45\n11\nWax\n$40\n12\nCut\n$60\n13\nBob\n$65':
        'Gel 55; Dip 45; Wax 40; Cut 60; Bob 65',
      'Lashes\nMini Fill (30 minutes):\n$25\nFull Set:\n$79\nXS Braids\n$300 · 8+ hrs':
        'Lashes, Mini Fill (30 minutes) 25; Lashes, Full Set 79; XS Braids 300',
      'Gem $3\nAirbrush +$15 per person': 'Gem 3; Airbrush 15 person',
      'Massage\n\n| Duration | Price |\n|--|--|\n| 60 min | $120 |\n| 90 min | $180 |':
        'Massage, 60 min 120; Massage, 90 min 180',
      // Names with signs of odd ones.
      'Color - All Over $32\nNo Chip Manicure $35\nTrim (*free for clients) $10\nGel (from root to tip) $20\nSpa Package A $70':
        'Color - All Over 32; No Chip Manicure 35; Trim (*free for clients) 10; Gel (from root to tip) 20; Spa Package A 70',
      'Kids 8 & Under (Fade) $30\n15 minute chair massage $25\nCut *long hair $50\nLevel 1 (20 min) $7\nShort Root Dye + Cut + Shampoo + Set + Dry $70':
        'Kids 8 & Under (Fade) 30; 15 minute chair massage 25; Cut *long hair 50; Level 1 7; Short Root Dye + Cut + Shampoo + Set + Dry 70',
      'Brows\nTint / $20\n30\n\nTalk\n15\n\nWax / $30\n20\n\nHenna $40\n45':
        'Tint 20; Wax 30; Henna 40',
      // Two columns.
      'Women\nCut\t$65\tLegs, full\t$85\nGlow  (with masque)\t$55\tGloss\t$40+':
        'Cut 65; Legs, full 85; Glow (with masque) 55; Gloss 40 from',
      // Cells beside the prices of a few.
      'Nails\nGel\t39€\nWax\t42€\nDip\t30€\nArt\t25€\nLift\t90€\tnow\t79€':
        'Gel 39; Wax 42; Dip 30; Art 25',
    }),
  )('may have %j', (list, services) => {
    expect(inWords(list).join('; ')).toBe(services);
  });

  it.each([
    ['$17.00 (no dry)', '17.00', 'no dry'],
    ['$189 (up to 20 units)', '189', 'up to 20 units'],
    ['$57 incl. tint', '57', 'incl. tint'],
    ['$65+ includes tint, cut and style', '65', 'includes tint, cut and style'],
    ['$85 does not include a cut', '85', 'does not include a cut'],
    ['$100 per hour Please ask first', '100', 'Please ask first'],
    ['$45 *only if there are fleas', '45', 'only if there are fleas'],
    ['$30 (Ages 3-12)', '30', 'Ages 3-12'],
    ['$25 (12 & under)', '25', '12 & under'],
    ['$60 (2 hour minimum)', '60', '2 hour minimum'],
    ['$60 (starting at)', '60', undefined],
    ['$12, free if you book a set', '12', 'free if you book a set'],
    ['$31 per child, 6 child minimum', '31', '6 child minimum'],
    ['$100/hr, 2 hr min', '100', '2 hr min'],
    ['$160 2 hr minimum', '160', '2 hr minimum'],
    ['$35 · Others: call for prices', '35', 'Others: call for prices'],
    ['$92 (105 min) [50% deposit required]', '92', '50% deposit required'],
    ['$71 — dry technique, our specialty', '71', 'dry technique, our specialty'],
    ['from $205 (Package deals available)', '205', 'Package deals available'],
    ['$45: A wash and a cut.', '45', 'A wash and a cut.'],
    ['$50', '50', undefined],
  ])('keeps the text after a price as the remark of its row: %s', (price, amount, remark) => {
    const cells = `Service\tPrice\nCut\t45\nGel\t${price}`;
    for (const list of [`Cut $45\nGel ${price}`, cells]) {
      const [, row] = parseMenu(list, june).rows;
      expect([row?.service, row?.price, row?.remark], list).toEqual(['Gel', amount, remark]);
    }
  });

  it.each([
    'Cut 50; wash included\nGel 30; art is extra',
    'Cut 50 – wash included\nGel 30 – art is extra',
  ])('takes text after the prices of all lines for descriptions: %j', (list) => {
    expect(
      parseMenu(list, june).rows.map(({ service, price, remark }) => [service, price, remark]),
    ).toEqual([
      ['Cut', '50', 'wash included'],
      ['Gel', '30', 'art is extra'],
    ]);
  });

  it('keeps its headings as the sections of its rows', () => {
    for (const list of [
      'Cuts\nBob $65\nColor\nGloss $40',
      'Service\tPrice\nCuts\t\nBob\t$65\nColor\t\nGloss\t$40',
      'Cuts\nBob, $65\n\nColor | Price\nGloss | $40',
    ])
      expect(parseMenu(list, june).rows.map(({ section }) => section)).toEqual(['Cuts', 'Color']);
  });

  it('has a heading below a remark that something is included', () => {
    const { rows } = parseMenu('HAIR\nBob $40\nShampoo included\nNAILS\nGel $30', june);
    expect(rows.map(({ section }) => section)).toEqual(['HAIR', 'NAILS']);
  });

  it('has no service in the section of another one’s lengths', () => {
    const { rows } = parseMenu(
      'Stone\n60 minutes – $90\n90 minutes – $130\n\nReiki\n60 minutes – $110\n\nLashes\nClassic\n$150\n2 week fill\n$75\nVolume\n$200',
      june,
    );
    expect(rows.map(({ section }) => section)).toEqual([
      ...['Stone', 'Stone', undefined, 'Lashes', 'Lashes', 'Lashes'],
    ]);
  });

  it('has no section of all', () => {
    for (const title of ['New Prices', 'Price list 2024', 'Services & Prices'])
      expect(parseMenu(`${title}\nBob $65`, june).rows[0]?.section).toBeUndefined();
  });

  it('takes words below prices for descriptions, and headings for headings', () => {
    for (const [between, list] of [
      ['\n', 'Cuts\nBob\n$65\nA wash and a dry included'],
      [' ', 'Cuts\nBob $65\nA wash and a dry included'],
    ]) {
      const more = `Perm${between}$90\nSoft waves that last\nTrim${between}$30\nColor and gloss\nDye${between}$80`;
      expect(parseMenu(`${list}\n${more}`, june).rows.map(({ section }) => section)).toEqual([
        ...['Cuts', 'Cuts', 'Cuts', 'Color and gloss'],
      ]);
    }
  });

  it('may be copied from cards of a web page, with descriptions, times and buttons', () => {
    const cards = `Popular\nCut\nWash, cut and dry by our stylists.\n1 hr\n$75\nBook\nFade\n30 min\nfrom $45\nBook`;
    const { rows, leftOut, sources } = parseMenu(cards, june);
    expect(rows.map(({ service, price }) => [service, price])).toEqual([
      ['Cut', '75'],
      ['Fade', '45'],
    ]);
    expect(sources).toEqual([
      { line: 2, text: 'Cut\n$75' },
      { line: 7, text: 'Fade\nfrom $45' },
    ]);
    expect(leftOut.map(({ kind }) => kind)).toEqual([
      'heading',
      'note',
      'note',
      'note',
      'note',
      'note',
    ]);
  });

  it.each([
    ['All prices are from\nCut $45\nNails\nGel $30', ['45 from', '30 from']],
    ['Cut $45\nGel $30\n\nStarting prices. Tax is not included.', ['45 from', '30 from']],
    ['Cut $45*\nGel $30\n*Prices start here', ['45 from', '30']],
    ['Cut $45\nPrices from May 2024', ['45']],
    ['Cut $45\nGel $30\nPrice is a starting point\nDip $20', ['45', '30 from', '20']],
  ])('may mark all its prices as starting prices: %j', (list, prices) => {
    expect(inWords(list).map((service) => service.replace(/^\w+ /, ''))).toEqual(prices);
    const [first] = parseMenu(list.replace('$45', '$45-55'), june).toDecide;
    expect(first?.choices.every(({ from }) => from)).toBe(prices[0] !== '45');
  });

  it('may have the time beside a price on a line of its own', () => {
    const site =
      'Thai\n60 min\n$95\n90 min\n$135\nCut\n45 min | $65\nTint\n1 hr 30 min | $95+\nPeel (60/90 min) $95/$135\nGel\n$30\n20 min\nBook\nDip\n1 hr, 15 mins · Adults\n$50';
    expect(parseMenu(site, june).rows.map(({ service, minutes }) => [service, minutes])).toEqual([
      ['Thai, 60 min', 60],
      ['Thai, 90 min', 90],
      ['Cut', 45],
      ['Tint', 90],
      ['Peel', 60],
      ['Peel', 90],
      ['Gel', 20],
      ['Dip', 75],
    ]);
  });

  it('may have rows among its lines, with a month and visits', () => {
    const rows =
      'Cut $65+\nTint, from $185, 06/2019, 40\nFade 45 01/2021\nWax $22 (raised Mar 2022)';
    expect(
      parseMenu(rows, { since: '01/2020' }).rows.map((row) => Object.values(row).join(' ')),
    ).toEqual([
      'Cut 65 01/2020  true',
      'Tint 185 06/2019 40 true',
      'Fade 45 01/2021 ',
      'Wax 22 03/2022 ',
    ]);
  });

  it.each([
    ['Cut\nClippers or scissors\n$45', ['Clippers or scissors', 'Cut']],
    ['CUTS\nCut\nFade\n$65\n$45', ['Cut', 'CUTS']],
    ['Perm\nCut\n$45\n\nGel\nDip\n$30', ['Cut', 'Perm']],
    ['Cut\n\nwith wash\n\n$45\n\nGel\n\n$20', ['Cut', 'with wash']],
    ['Cut\nLasts long\n$45\nGel\n$20', ['Cut', 'Lasts long']],
    ['Cut\nA wash and a long dry\n$45\nGel\n$20', ['Cut', 'A wash and a long dry']],
    ['Tint\nDark or light shades\n$45\nGel\n$20', ['Dark or light shades', 'Tint']],
    ['Spa\nSoft\n50 min\n$80\n75 min\n$90\nGel\n$20', ['Soft, 50 min', 'Spa']],
    ['Hair\nCut\n$45\n$50\nPerm\n$30', ['Hair', 'Cut']],
    ['Hair\nCut\nClean Lines\n$45\nPerm\nSoft Waves\n$30', ['Clean Lines', 'Cut']],
    [
      'Soft\nA long scrub with oils and stones $65\nDeep\nA long scrub with a mask and more $80\nHot\nA long bath with salts and oils $90',
      ['A long scrub with oils and stones', 'Soft'],
    ],
    // Names may be above or below.
    ['Tan\nWe spray a fine mist.\n$42\nBasic\n$52\nDark\n$17\nFace only', ['Tan', 'Basic']],
  ])('asks which line is the name of a price, with or without a month: %j', (list, names) => {
    const [first, ...others] = [june, {}].flatMap(
      (since) => parseMenu(list, since).toDecide[0] ?? [],
    );
    expect(others).toMatchObject([{ code: 'which-name' }]);
    expect(first).toMatchObject({ code: 'which-name' });
    expect(first?.choices.map(({ service }) => service)).toEqual(names);
  });

  it.each([
    ['2019', 'note'],
    ['Price list 3/2022', 'note'],
    ['Suite 12', 'note'],
    ['Established – 2009', 'note'],
    ['Mar 3, 2024', 'note'],
    ['Prices as of January 1, 2024', 'note'],
    ['123 Main St, Suite 4', 'note'],
    ['01', 'note'],
    ['Tips are not in our prices', 'note'],
    ['Note: it depends on how long it is', 'note'],
    ['Trim. '.repeat(200), 'note'],
    ['Talk ... free', 'no-price'],
    ['$5 off when booked with a cut', 'note'],
    ['$10 OFF – Wax over $40', 'note'],
    ['$10 de descuento', 'note'],
    ['A deposit of $50 is required for services over $100.', 'note'],
    ['A $40 non-refundable booking fee is required, and a $100 one for color', 'note'],
    ['Our shop minimum is $125.', 'note'],
    ['Se requiere depósito de $25', 'note'],
  ])('leaves out %s', (line, kind) => {
    expect(parseMenu(line, june)).toMatchObject({ rows: [], leftOut: [{ kind }], toDecide: [] });
  });

  it.each([
    ['Balayage $220 now $195', 'several-prices'],
    ['Cut $150 (members $135)', 'several-prices'],
    ['Facial $85 (teens $70)', 'several-prices'],
    ['Facial $120 / 6 for $600', 'several-prices'],
    ['Trim 45 - $58', 'several-prices'],
    ['Trim $45 (2 sessions)', 'several-prices'],
    ['Trim 1.000,50', 'no-currency'],
    ['Trim 8.000', 'invalid-price'],
    ['Facial series: six visits $500', 'package'],
    ['Club, wk $30', 'odd-one-out'],
    ['Under 10 $16', 'odd-one-out'],
    ['(with masque, hot towels) $41', 'odd-one-out'],
    ['Fill 2 wks 45 / 3 wks $55', 'odd-one-out'],
    ['Over $200', 'odd-one-out'],
    ['Ends 12/31: Gel $30', 'odd-one-out'],
    ['$200 value', 'no-service'],
    ['Brows $65 tint included', 'invalid-price'],
    ['Bridal $12,500', 'large-price'],
    ['Brow wax 22', 'no-currency'],
    ['Toner +45', 'no-currency'],
    ['Seniors 65+', 'no-currency'],
    ['Perm 80-120', 'several-prices'],
    ['Perm 80 13/2021', 'several-prices'],
    ['Tint up to $95', 'invalid-price'],
    ['Tint since 2019 $95, 95', 'several-prices'],
    ['3 for $120', 'package'],
    ['Peel $300 per session or 3 for $800', 'several-prices'],
    ['Bang trim FREE w/ cut, otherwise $15', 'odd-one-out'],
    ['Color\nNo PPD\nShort $85', 'odd-one-out'],
    ['Gift card $50', 'no-service'],
    ['$20 non refundable deposit to book', 'no-service'],
    ['Hey here’s my prices!! cuts are $40', 'odd-one-out'],
    ['Gel: $65 → $72', 'several-prices'],
    ['Fill<br>Extra from $10', 'odd-one-out'],
    ['No show: $50', 'no-service'],
    ['Shop minimum $100', 'no-service'],
    ['Para apartar te pido un anticipo de $20', 'no-service'],
    ['By Ana $35', 'odd-one-out'],
    ['Styling ServicesHaircut $40', 'odd-one-out'],
    ['SPA60 session $41', 'odd-one-out'],
    ['A facial for all skin types. Add a mask for $20', 'odd-one-out'],
    ['60 Min 5 Pack $425', 'package'],
    ['Services start at $40', 'no-service'],
    ['Cut:45,Color:85,Gel:40', 'several-prices'],
    ['Brow 15 Lip 10 Chin 12', 'several-prices'],
    ['Braids (Small) 250 // (Large) 180', 'several-prices'],
    ['Seniors save $5', 'no-service'],
    ['Shop min $100', 'no-service'],
    ['Peel 5PK $900', 'package'],
    ['Peel Package (3) $500', 'package'],
    ['Surcharges by number of guests:\n1-3 guests $15', 'no-service'],
    ['Party surcharges\nUp to six $15', 'no-service'],
    ['Toxin\n$12 per unit (at least 20)', 'several-prices'],
    ['Mani\n$90 Save 10%', 'several-prices'],
    ['Bridal party 12500', 'large-price'],
    ['Color 80 (roots only)', 'invalid-price'],
    ['Trim $45 wet / $60 dry', 'several-prices'],
    ['Trim $45 new clients / $60', 'several-prices'],
    ['Brow $20 new / returning $15', 'several-prices'],
    ['Perm $95 short $120 long', 'several-prices'],
    ['Wax $45 returning clients $58', 'several-prices'],
    ['Returning $45', 'odd-one-out'],
    ['Color 100/hr 2 hr min', 'several-prices'],
    ['Kids 25 (12 & under)', 'invalid-price'],
    ['Trim $45. '.repeat(200), 'long-line'],
  ])('leaves %s to a person', (line, code) => {
    const { rows, toDecide } = parseMenu(`Cut $50\n${line}`, june);
    expect(rows).toHaveLength(1);
    expect(toDecide).toMatchObject([{ code }]);
    expect(parseMenu(`Cut $50\n${line}`).toDecide[1]).toMatchObject({ code });
  });

  it('takes “Starting at” on a line above a price for its mark', () => {
    const list = 'Brow Wax\nFor a clean brow.\n20–25 min\nSTARTING AT\n$25\nLip Wax\nFrom\n$12';
    expect(parseMenu(list, june).rows).toMatchObject([
      { service: 'Brow Wax', price: '25', from: true },
      { service: 'Lip Wax', price: '12', from: true },
    ]);
  });

  it('asks of which price a description between two is', () => {
    const facial = (name: string, from: number) =>
      `${name}\nDry skin\n$${from}\n45 min\n$${from + 35}\nwith peel\n55 min\n$${from + 90}\nwith LED`;
    const { rows, toDecide } = parseMenu(
      `${facial('American', 75)}\n${facial('French', 95)}`,
      june,
    );
    expect(rows).toEqual([]);
    expect(toDecide).toHaveLength(6);
  });

  it('reads a list in an e-mail without its greeting', () => {
    const { rows } = parseMenu('Subject: prices\nHi Kelly,\nFull foil $140\nCut $40', june);
    expect(rows.map(({ section }) => section)).toEqual([undefined, undefined]);
  });

  it('reads a long name in two languages, and one behind its time', () => {
    const names = [
      'Towel Shave & Facial / Afeitado con toalla caliente y facial',
      '60 min Swedish',
    ];
    const list = [...names, 'Cut', 'Gel', 'Tint'].map((name) => `${name} - $40`).join('\n');
    const { rows } = parseMenu(list, june);
    expect(rows.slice(0, 2).map(({ service }) => service)).toEqual(names);
  });

  it('asks about names of two cells', () => {
    const list = 'Cut\tAna $40\tBea $50\nGel\tAna $90\tBea $95';
    expect(parseMenu(list, june)).toMatchObject({ rows: [], toDecide: { length: 4 } });
  });

  it('asks about a rare sentence that begins with a price', () => {
    const list =
      'Weave\n$150\nBase $150. Add hair for +$100. Two hours\nGel $40\nCut $45\nTrim $20';
    const { rows, toDecide } = parseMenu(list, june);
    expect(rows.map(({ service }) => service)).toEqual(['Weave', 'Gel', 'Cut', 'Trim']);
    expect(toDecide[0]).toMatchObject({ code: 'odd-one-out' });
  });

  it('quotes the text around an unclear price, and offers no count, year, length or letter', () => {
    const { toDecide } = parseMenu('Cut $75 (save $25)\nWax $22, 3 for $60\nGel $l2O', june);
    expect(toDecide.map(({ reason }) => reason)).toEqual([
      'There are several prices in “$75 (save $25)”.',
      'There are several prices in “$22, 3 for $60”.',
      '“$l2O” says more than a price.',
    ]);
    const [, wax, gel] = toDecide.map(({ choices }) => choices.map(({ price }) => price));
    expect([wax, gel]).toEqual([['22', '60'], ['120']]);
    const dated =
      'Care $1 per minute after 6pm\nTrim $10 until 2pm\nLips $550 $495 until Dec 31\nChin $600 per vial, 2 vials recommended';
    expect(
      parseMenu(dated, june).toDecide.map(({ choices }) => choices.map(({ price }) => price)),
    ).toEqual([['1'], ['10'], ['550', '495'], ['600']]);
    const [whose] = parseMenu('Wax $45 new clients / $58', june).toDecide;
    expect(whose?.choices.map(({ service }) => service)).toEqual(['Wax, new clients', 'Wax']);
    const worded = parseMenu('Brow $20 new / returning $15\nPerm $95 short $120 long', june);
    expect(worded.toDecide.flatMap(({ choices }) => choices.map(({ service }) => service))).toEqual(
      ['Brow, new', 'Brow, returning', 'Perm, short', 'Perm, long'],
    );
    const [phone] = parseMenu('Keratin $320 440.555.0188', june).toDecide;
    expect(phone?.choices.map(({ price }) => price)).toEqual(['320']);
  });

  it('takes no address, opening hours, year or percentage for a price', () => {
    const words =
      'Est. 2009\nOpen 9 - 5\n6 - 1 hour sessions\n24 - hour notice\n15 – Elm Street\n2024 – new prices\nPlease arrive by 10\nElm St, Suite 200\n555-123-4567\nTue-Sat 9am-6pm\n20% goes to our team\nBrow 8\nGel 20 or so\n18+ only – bring ID';
    expect(parseMenu(`Cut - $50\n${words}`, june)).toMatchObject({
      rows: { length: 1 },
      toDecide: [],
    });
  });

  it.each([
    'Archived\nCut,58,N\nPerm,90,Y',
    'Active\nCut,58,TRUE\nPerm,90,FALSE',
    'Available\nCut,58,yes\nPerm,90,no',
    'Status\nCut,58,Active\nPerm,90,inactive',
  ])('leaves out services that a column marks as no longer offered: %j', (cells) => {
    const { rows, leftOut } = parseMenu(`Service,Price,${cells}`, june);
    expect(rows).toMatchObject([{ service: 'Cut' }]);
    expect(leftOut).toMatchObject([{ name: 'Perm', kind: 'retired' }]);
  });

  it.each([
    ['Cut $50\nWigs by consultation', 'no-price'],
    ['Consultation free\nCut $50', 'no-price'],
    ['Color, roots $85, full $120', 'odd-one-out'],
    ['Drip 5mg $325\n.5mg $350', 'odd-one-out'],
    ['Cut\n$50\nPerm\nPrice varies · 2 hr', 'no-price'],
    ['Cut\n$50\nNails\n12', 'no-currency'],
    ['Nails\n14\nService | Price\nGel | $40\nDip | $50\n\nTips welcome', 'no-currency'],
    ['Cut $50\nLegs $1000\n$1450', 'several-prices'],
    ['Service - Women\tPrice\nCut\t65\nService - Men\tPrice\nCut\t40', 'several-prices'],
    ['CUT            COLOR\nBob .... 35 & up     Root .... 75 & up', 'odd-one-out'],
    ['id,name,price_cents\n1,Cut,6500', 'which-column'],
    ['Service\tPrice\nCut\t45\nGel 20', 'no-currency'],
    ['Cut $40, Gel $30 06/2019, 40', 'several-prices'],
    ['Service\tPrice\tVisits\nCut\t45\t3\n\t\t40', 'unfinished'],
    ['Cut\nwith wash\n$45\nPerm\nwith toner\nfree\nGel\n$20', 'no-price'],
    ['Cut\n$45\n$50\nPerm\n$30', 'several-prices'],
    ['Cut\nGel\n$45\n$50\n$60', 'missing-service'],
    ['Cut (short/long) from $45/$55', 'several-prices'],
    ['Service\tLevel\tPrice\nCut\tJunior\t45/55', 'several-prices'],
    ['Service\tPrice\tLast change\nCut\t45\t01/2021\nGel\t\t$30', 'which-column'],
    ['Cut $45\nWe charge $20', 'note'],
    ['cut- 30\nwash- 20\nset- 85-120 (depends on design)', 'several-prices'],
    ['Cut $30\nColor $80\nPerm $90\nKids (12 & under) -$20', 'odd-one-out'],
    ['Cut $30\nColor $80\nPerm $90\nno dry $20', 'odd-one-out'],
    ['Service\tPrice\nCut\t30\nSaturday minimum\t600', 'no-service'],
    ['Cut $30\nDye $45 with wash, $10 extra', 'several-prices'],
    ['Cut $45 w/ blowout, $35 without', 'several-prices'],
    ['Service\tPrice\nPerm\t90\nLip\t15\n25-30', 'several-prices'],
    ['Cut $30\nColor $80\nPerm $90\ngel $20', 'odd-one-out'],
    ['Cut 40\nTint 60\nLong or thick hair is 15 extra', 'odd-one-out'],
    ['Cut 30\nKids under 10 w/ beads 90+', 'several-prices'],
    ['womens cut 55\nmens 30\nblowout 45, 55 if its long', 'several-prices'],
    ['womens cut 55\nmens 30\nperm 95 short 120 long', 'several-prices'],
    ['womens cut 55\nmens 30\nsoak off 15, free with a set', 'invalid-price'],
    ['tips\nshort 50\nmid 60\nlong 70\n\nfill 2 wk 40', 'which-name'],
    ['Service\tPrice\nCut\t45\nBooked by\t20', 'odd-one-out'],
    ['Service\tPrice\nCut\t45\nAna\t4.9', 'odd-one-out'],
    ['Service\tLevel\tPrice\nCut\tBook\t50', 'odd-one-out'],
    ['Soft kneading strokes easing tension and sore tired muscles\n30 min $45', 'odd-one-out'],
    ['Service\tMin\tRevenue\nCut\t45\t$900', 'which-column'],
    ['$50+ Wax (first time $60)', 'several-prices'],
    ['Cuts are $45 for men and $65', 'odd-one-out'],
    ['Service,Min,Max\nCut,55,75', 'which-column'],
    ['Service,Low price,High price\nCut,55,75', 'which-column'],
    ['Cuts,Price,Color,Price\nCut,65,Roots,85\nBob,55,,', 'which-column'],
    ['Service,2025,Eff. 1/1/2026\nCut,60,65', 'which-column'],
    ['Service,Guest,Member\nCut,$60,\nClub,,$159', 'which-column'],
    ['Retail products\nOil $12', 'no-service'],
    ['Hair to buy\nLoop brush $24', 'no-service'],
    ['Cut $30\nTan lotion 8oz $24', 'no-service'],
    ['Cut $30\nPomade $18', 'no-service'],
    ['Peel, 45 min, 95\nWax, 20 min, 30\nPeel, series of 3, 240', 'package'],
    ['Cut $30\nFemale only $20', 'odd-one-out'],
    ['Cut\n$30\nFirst time clients $20', 'odd-one-out'],
    ['Facial\nSkin types: Oily • Dry • Aging\n$75\nWax\n$20', 'odd-one-out'],
    [
      'Cut $30\nPerm $70\nTint $50\nDye $90\nBraids\nLight but lasting comfort\nSmall $80',
      'which-name',
    ],
    ['Cut $20\nPrice varies by length (short: $30, long: $50). Beads for +$30', 'odd-one-out'],
    ['Cut $20\nFull groom\nLets pamper those paws! Starting at $35', 'odd-one-out'],
    ['Wax\n+ gloss\n$30\nDye\n+ gloss\n$60\nHair\nCut & Blowdry\n$45', 'which-name'],
    ['Bob\n$30\nCut\n$25, long hair $30', 'several-prices'],
    ['Cut $30\n→ Fill $20', 'odd-one-out'],
    ['Cut\n$30\nStarting at\nDye\n$90\nStarting at', 'odd-one-out'],
    ['Cut\tS\tM\tL\nBob\t65\t75\t85\nWave\t80\t90\t99\nTrim\t\t\t15', 'odd-one-out'],
    ['Cut $30\nWash, scalp massage, precision cut, blow dry and warm finish $40', 'odd-one-out'],
    ['Reservation fees\nParty of two $25', 'no-service'],
    ['Service,Units,Each\nToxin,20,13', 'which-column'],
    ['Service,Walk-in,Appointment\nCut,$30,$35', 'which-column'],
    ['Service,Sessions,Price\nLip,6,300', 'package'],
    ['Service,Ana,Remark\nCut,55,good', 'which-column'],
    ['Bed,Single,5 Pack\nLevel 1,$10,$40', 'package'],
    ['Bed,Single,5 Visits\nLevel 1,$8,$35', 'package'],
    ['Service,room 1,room 2\nCut,$20,$13', 'which-column'],
    ['\tS\t\tL\t\nCut\tDry\tWet\tDry\tWet\nBob\t$85\t$120\t$95\t$130', 'several-prices'],
    ['Service\tPrice\nCut\tten', 'invalid-price'],
    ['Service\tPrice\tChanged\nCut\t45\tQ3', 'invalid-month'],
  ])('classifies the last line of %j as %s', (list, kind) => {
    const { leftOut, toDecide } = parseMenu(list, june);
    expect([...toDecide.map(({ code }) => code), ...leftOut.map((line) => line.kind)]).toContain(
      kind,
    );
  });
});
