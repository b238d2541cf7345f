import type { OrdinarySense } from './words-zh.ts'

// Ordinary senses of names that are much written about: name | words before it | words after it | words anywhere in the
// sentence.
const table = `
dow|the|jones falls rises ends closes closed drops dropped gains slips tumbles plunges industrials futures points up down jumps surges slides hits at sinks rallies fell rose ended tops dips breaks crosses climbs soars adds loses sheds snaps nears slumps edges set opens opened open slid lost added closing index is was higher lower|nasdaq s&p points industrials wall dax ftse sensex nifty
nasdaq|the on s&p dow and|composite index 100 futures omx listed reach reaches at ends closes hits rises falls slips gains up down hit rose fell closed opens climbs record|s&p dow index indices composite nifty
apple|an red green candy crisp sour baked rotten big juicy imported fresh kashmiri himachal|pie juice orchard orchards tree trees cider sauce crumble tart slices growers harvest picking crop salad butter strudel a|orchard fruit cinnamon bake baking eat eating
target|price on off our its your his soft easy moving sales revenue inflation emissions growth earnings profit prime annual main new year|price prices for of date dates audience market group range was is rate set by at zones practice|
gap|wage pay gender age trade funding output the a generation bridge bridging close closing narrow narrows widening widens huge gender year budget income price valuation mind trust knowledge skills supply credibility|between in year years up down of narrows widened analysis fill filled|
visa|a work student tourist entry business transit travel us golden schengen h1b his her my their visitor your expired|application applications requirements waiver policy rules free fee fees officer interview ban holders holder processing on exemption restrictions|embassy passport consulate immigration
oracle|an the delphic ancient|of bone bones says|delphi prophecy
ford|a river to|the river across|river stream
shell|a sea egg empty nut outer hard protective its tortoise artillery cracked|company companies game shocked of script casing fish out shock|beach turtle artillery crab
amazon|the across|rainforest river basin jungle forest deforestation tribe tribes fires|rainforest deforestation jungle
meta|so very too|analysis data description tag game|
alphabet|the latin greek cyrillic learn|letters song soup of|letters
block|a road city stumbling building apartment trading office tower the to cell opposition could cinder|deal deals of trade trades the party party's|
square|a town times public trafalgar red tiananmen per one fair|feet foot metres meters miles kilometres root mile off|
snap|a cold to brandy ginger|election decision judgment up back poll|
match|a the football cricket test to opening tennis title boxing final rugby perfect|between winner point day against fixing the for report|football cricket scored goal goals wicket
zoom|to camera in stocks shares markets prices profits|in out lens call meeting into on past|lens
slack|the cut some labour economic pick any market|season in off demand|
twitter|on via|user users account feed|
nike|goddess|of|goddess greek
caterpillar|a hungry green the hairy|crawled turned eats|butterfly leaf leaves
jaguar|a black wild|cub prowling population|rainforest wildlife habitat
puma|a wild|cub sighting|wildlife habitat
dove|a white turtle|soap flew of|bird
crane|a tower construction sandhill white|operator operators collapse collapsed lifted accident|
delta|the river mekong nile niger yangtze pearl|variant hedging of region wave|river variant
united|a more the manchester leeds|front nations states kingdom against by in we spirits breweries bank supermarkets supermarket supermercado phosphorus arab way|
southwest|the in from china's|of corner region monsoon winds wind ideas china states|monsoon
frontier|the final new western|province markets market of town|
spirit|the team fighting holiday a in public community|of level|
general|the a army attorney in|election elections public manager assembly counsel meeting strike|
discover|to you will can we scientists researchers|that new a the how why your|
progressive|a more|tax taxation rock policies wing party agenda|
travelers|the many air young|to are were who at in|airport
chase|car the to police high|down after scene for|
citizens|senior the our all us chinese indian private|of to who are in should|
regions|the other these some rural affected western northern coastal|of in with are where|
booking|a hotel my the advance ticket|confirmation a office fees window|
dish|a satellite favourite main side the petri|of up out|recipe
monster|a sea|hit rally truck storm|
park|a the national car theme amusement industrial public to business|in the and bench avenue|
tesla|nikola a|coil unit inventor|inventor
time|the first this next of last long at in some any over|to for is of and when zone|
fox|a red the arctic|hunting fur cub|hunting
news|the good bad latest breaking stock stocks fox market fake|of about agency that stories story feed conference outlet flow release|
sun|the in midday|rises set shines light rose|sky clouds
sea|the south at deep by|level levels freight route|waves
orange|an bright|juice growers trees crop peel groves|fruit juice
mint|a fresh us royal|tea leaves condition sauce|
root|the square at|cause causes vegetables|
sprint|a final the 100m|finish to race|race
virgin|a|islands territory forest olive|
wish|we i they you to|to you that for the list|
wing|left right a the|of commander back|
wolf|a lone grey|pack down|
coach|a head the football train assistant team|class said of bus|team players
guess|a my to i best your we anyone's never you'd probably|what that who the is work|
express|to an the|concern their his our its train|
limited|a very|to by edition scope time|
fossil|a|fuel fuels record remains hunters|
patriot|a true|act missile missiles|
pioneer|a the|of in spirit|
titan|a|of moon sub|saturn
vale|a in the|of|
rio|in de|de carnival olympics|
arm|an his her the left right broken|of in wrestling length twisting|
intel|the us military gathered some|agencies on sources|military spies
dell|a|farmer in|
hp|sauce|sauce|
indigo|deep an|blue dye paint|dye
reliance|the over on heavy less its reducing import|on upon|
idea|an the a no this good bad any what brilliant|of that is behind was to|
lead|the to take a will may could in can must should|to in over the by poisoning markets gains gain rally fall losses way|
fuel|to may could will can|growth hopes rally speculation demand|
media|social the mass|reports report|
retail||investors investor|
power|to more in the|to over of|
retailers||say said|
india|in from across into over director|md ceo office operations business unit head arm biz|
it||major|
rain|the heavy monsoon|fell forecast deficit|
wind|the strong high|power speed turbine farm energy|
emirates|the seven|of citizens|
bounty|a|hunter of|
tide|the rising high low|of turned rises|
bloom|in full|in season|
compass|a moral|pointing needle|
pandora|s|box's box|
crypto||backed currency|
unit||delayed|
team|response a the our rescue||
rh|suntrust||
mcx|||ftil financial nsel india
esg||etf etfs fund funds investing investors investor ratings rating criteria goals data disclosure disclosures standards risks factors strategy scoring strategies market|
cci||probes clears order approves nod|gujarat competition antitrust india sebi crore cement
fmc|||forward futures sugar commodity commodities exchange exchanges nsel jignesh shah sebi bourses commexes commexe ncdex ucx warehouse
orion||net|eur finnish finland espoo oyj
powell|fed fed's jerome chair chairman|testimony met testifies hints|fed rates policymakers
versus|gas euro|the expected year|
joint|public private|stock venture ventures statement bookrunners lead effort|
healthcare|fortis apollo hospital india global private public universal digital|costs spending providers reform system sector|
beyond|bath far go goes well and|the|
cars|of electric used new future flying luxury hybrid connected volvo passenger lighter cleaner jaguar their|market sales|volvo buyers
best|the world's decade's year's its their at|stock stocks buy buys etf etfs way ways time day week month performing ever of places|
cac||40 dax|dax ftse ibex stoxx
s&p|the|500 400 600 futures rose fell rises falls gains gained drops closes ends index|dow nasdaq index points
`

const list = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter(Boolean)

/** Ordinary senses by folded name; not every ordinary word has an entry. */
export const englishSenses: ReadonlyMap<string, OrdinarySense> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', before, after, near] = line.split('|')
      return [name, { before: list(before), after: list(after), near: list(near) }] as const
    }),
)
