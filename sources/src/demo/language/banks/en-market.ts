import type { EnglishEventBank } from './bank.ts'

export const guidanceUp: EnglishEventBank = {
  title: [
    '{Co} sees {period} profit up {rate}',
    '{Co} lifts {period} guidance',
    '{Co} flags {rate} jump in profit',
    'Upgrade: {Co} expects {amount} for {period}',
    '{product} demand lifts {Co} outlook',
    '{Co} raises the bar for {period}',
    'Better than feared: {Co} guides higher',
    '{Co} pre-announces strong {period}',
  ],
  lead: [
    '{coL} expects net profit of {amountx} for {period}, up {rate} from a year earlier, it said {date}.',
    '{coL} raised its profit forecast for {period}.',
    'Profit at {coL} is set to rise {rate} in {period}.',
    '{coL} told the exchange {date} that {period} would beat its earlier range.',
  ],
  detail: [
    '{product} was the main driver, the company said.',
    'Orders are full and pricing is firm.',
    'The figures are unaudited.',
    'One-off items played little part.',
    'Input costs have eased.',
  ],
}

export const guidanceDown: EnglishEventBank = {
  title: [
    '{Co} warns {period} profit to fall {rate}',
    '{Co} cuts {period} guidance',
    'Profit warning from {Co}',
    '{Co} now expects just {amount} for {period}',
    'Weak {product} prices hit {Co} outlook',
    '{Co} apologises for missed forecast',
    'Destocking bites: {Co} guides lower',
    '{Co} braces investors for poor {period}',
  ],
  lead: [
    '{coL} expects net profit of {amountx} for {period}, down {rate}, it said {date}.',
    '{coL} lowered its forecast for {period}.',
    'Profit at {coL} is likely to shrink {rate} in {period}.',
    '{coL} issued a profit warning {date}.',
  ],
  detail: [
    'Prices of {product} have fallen faster than costs.',
    'Write-downs of stock weighed on the result.',
    'The figures are unaudited.',
    'Some orders slipped into the next period.',
    'The company is closing its least efficient lines.',
  ],
}

export const earningsBeat: EnglishEventBank = {
  title: [
    '{Co} surprises with {period} numbers',
    'Analysts playing catch-up with {Co}',
    '{amount} in sales: {Co} has a good quarter',
    'What went right at {Co}',
    '{Co} leaves {sector} peers behind',
    '{product} sells, and {Co} earns',
    'Doubters of {Co} fall silent',
    '{Co} report card: better than thought',
    'Quarter in brief: {Co} ahead by {rate}',
    'At {Co}, profit grows quietly',
    '{Co} profit tops forecasts by {rate} in {period}',
    '{Co} beats forecasts for {period}',
    '{Co} posts revenue of {amount}, profit above estimates',
    '{product} powers {Co}',
    'Margins widen at {Co}',
    '{Co} results: the good news is in the cash flow',
    '{Co} defies weak {sector} market',
    'Strong {period} from {Co}',
  ],
  lead: [
    '{coL} reported revenue of {amountx} for {period} and profit above expectations.',
    'Net profit at {coL} was {rate} above what analysts had pencilled in.',
    '{coL} beat expectations for {period}, helped by {product}.',
    'Results from {coL} published {date} came in ahead of forecasts.',
  ],
  detail: [
    'Gross margin widened on a better mix.',
    'Operating cash flow improved.',
    '{product} made up a larger share of sales.',
    'Management was cautiously upbeat about the rest of the year.',
    'Receivables turned faster.',
    'Sales came to {amountx}.',
  ],
}

export const earningsMiss: EnglishEventBank = {
  title: [
    '{Co} stumbles in {period}',
    'Analysts were too kind to {Co}',
    '{amount} in sales, little profit at {Co}',
    'What went wrong at {Co}',
    '{Co} trails {sector} peers',
    '{product} sells, but {Co} hardly earns',
    'Fans of {Co} fall silent',
    '{Co} report card: worse than thought',
    'Quarter in brief: {Co} behind by {rate}',
    'At {Co}, margins leak away',
    '{Co} profit falls {rate} short of forecasts',
    '{Co} misses forecasts for {period}',
    '{Co} posts revenue of {amount} but profit lags',
    'Falling {product} prices dent {Co}',
    'Margins shrink at {Co}',
    '{Co} results disappoint',
    'Stock piles up at {Co} as profit slides',
    'Costs outrun sales at {Co}',
  ],
  lead: [
    '{coL} reported revenue of {amountx} for {period}, with profit below expectations.',
    'Net profit at {coL} was {rate} short of what analysts had expected.',
    '{coL} missed expectations for {period} as {product} weakened.',
    'Results from {coL} published {date} fell short.',
  ],
  detail: [
    'Gross margin narrowed as {product} prices slipped.',
    'Stock rose and receivables lengthened.',
    'Cash flow from operations turned weaker.',
    'The company promised tighter cost control.',
    'Analysts pressed management on when prices would bottom.',
    'Sales came to {amountx}.',
  ],
}

export const lawsuit: EnglishEventBank = {
  title: [
    '{Co} sued for {amount}',
    '{Co} faces patent claim over {product}',
    '{other} takes {Co} to court',
    'Legal trouble for {Co}',
    'Accounts frozen as {Co} fights lawsuit',
    '{Co} drawn into {product} dispute',
    'Court accepts {amount} case against {Co}',
    '{Co} to defend {product} claim',
  ],
  lead: [
    '{coL} has been sued over {product}, with {amountx} at stake, it said {date}.',
    '{body} has accepted a case against {coL}.',
    '{coL} disclosed a new lawsuit {date}.',
    'A dispute over {product} has landed {coL} in court.',
  ],
  detail: [
    'The company says the claim is without merit.',
    'No hearing date has been set.',
    'The products concerned are among its best sellers.',
    'It is too early to judge the effect on profit.',
  ],
}

export const lawsuitWon: EnglishEventBank = {
  title: [
    '{Co} wins court case',
    'Court sides with {Co} in {product} dispute',
    '{Co} awarded {amount}',
    'Legal cloud lifts at {Co}',
    '{Co} cleared of infringement',
    "Final ruling goes {Co}'s way",
    'Victory for {Co} after long legal fight',
    'Claim against {Co} thrown out',
  ],
  lead: [
    '{body} has ruled in favour of {coL}, the company said {date}.',
    '{coL} won a lawsuit over {product} involving {amountx}.',
    'A court has thrown out the claim against {coL}.',
    '{coL} has prevailed in a long-running case.',
  ],
  detail: [
    'Provisions made earlier may be released.',
    'The other side could still appeal.',
    'Whether the sum can be collected in full is uncertain.',
    'Frozen accounts should be released.',
  ],
}

export const inspection: EnglishEventBank = {
  title: [
    '{Co} receives inspection notice',
    '{body} checks {Co} over {product}',
    'Regulator inspects {Co}',
    '{Co} told to put {product} line in order',
    '{Co} under investigation',
    'Questions mount over {Co}',
    '{Co} cooperates with {body}',
    'Inspectors call at {Co}',
  ],
  lead: [
    '{coL} is being inspected by {body}, it said {date}.',
    '{body} has opened an inspection of {coL}.',
    'Regulators want {coL} to explain its {product} business.',
    '{coL} is under scrutiny from {body}.',
  ],
  detail: [
    'Inspectors are going through the records.',
    'Some lines may be stopped for a while.',
    'The company said operations were normal and it would cooperate.',
    'The outcome will be announced.',
  ],
}

export const penalty: EnglishEventBank = {
  title: [
    '{Co} fined {amount}',
    '{body} penalises {Co}',
    '{Co} punished for breach of rules',
    'Fine lands on {Co}',
    '{Co} and executives penalised',
    '{Co} unit fined over {product}',
    'Rule breach costs {Co} {amount}',
    '{Co} accepts penalty, promises fixes',
  ],
  lead: [
    '{body} has fined {coL} {amountx}, the company said {date}.',
    '{coL} received a penalty decision from {body}.',
    '{coL} was punished {date} for breaking rules.',
    'A penalty has been imposed on {coL}.',
  ],
  detail: [
    'The company accepts the decision.',
    'Executives were warned.',
    'The fine will be booked this year.',
    'Investors may be able to claim damages, lawyers said.',
  ],
}

export const regulationTightens: EnglishEventBank = {
  title: [
    '{body} tightens rules for {ind}',
    'New rules squeeze {ind}',
    '{ind} faces tougher entry bar',
    '{body} puts the brakes on {ind}',
    'Smaller {ind} players at risk under new rules',
    'Stricter oversight for {ind}',
    '{Co} told to rectify {product} business',
    'Rule change clouds {Co} outlook',
  ],
  lead: [
    '{body} issued stricter rules for {ind} {date}.',
    'Regulation of {ind} is to be tightened, {body} said {date}.',
    '{coL} said new requirements from {body} would affect {product}.',
    '{body} set out tougher standards {date}.',
  ],
  detail: [
    'Firms that fall short must fix it or leave.',
    'About {rate} of capacity could be affected, industry sources reckon.',
    'Larger firms expect to gain share in time.',
    'A transition period applies.',
  ],
}

export const regulationEases: EnglishEventBank = {
  title: [
    '{body} eases rules for {ind}',
    '{ind} cheers looser regulation',
    'Curbs on {ind} lifted',
    '{body} opens the door to {ind}',
    'Faster approvals promised to {ind}',
    'Policy turns friendly for {ind}',
    '{Co} to gain as {product} limits go',
    '{Co} gets {product} licence back',
  ],
  lead: [
    '{body} relaxed rules for {ind} {date}.',
    'Restrictions on {ind} will be lifted, {body} said {date}.',
    '{coL} stands to benefit from looser rules announced by {body}.',
    '{body} published measures in support of {ind} {date}.',
  ],
  detail: [
    'Approvals will be replaced by filing.',
    'New investment could grow by {rate}.',
    'Local rules will follow.',
    'Compliant firms should benefit most, analysts said.',
  ],
}

export const inputPriceUp: EnglishEventBank = {
  title: [
    '{product} up {rate}, squeezing {ind}',
    'Rising {product} costs hurt {ind}',
    '{ind} feels the heat of dearer {product}',
    'Input costs climb for {ind}',
    '{Co} warns on dearer {product}',
    'Who pays for {product}? {ind} looks to customers',
    '{product} rally eats into margins',
    '{Co} margin at risk from raw materials',
  ],
  lead: [
    'Prices of {product} rose {rate}, lifting costs for {ind}.',
    'Makers in {ind} face dearer {product}.',
    '{coL} said higher prices of {product} would weigh on margins.',
    'Costs are rising across {ind}.',
  ],
  detail: [
    'Traders are holding back stock.',
    'Buyers purchase only what they need.',
    'Whether costs can be passed on depends on the contract.',
    'Analysts see prices staying high for about a quarter.',
  ],
}

export const inputPriceDown: EnglishEventBank = {
  title: [
    '{product} falls {rate}, relief for {ind}',
    'Cheaper {product} helps {ind}',
    '{ind} breathes easier as costs fall',
    'Input costs drop for {ind}',
    '{Co} to gain from cheaper {product}',
    'Glut of {product} is good news for {ind}',
    'Margin recovery in sight for {Co}',
    '{product} slide hands {ind} a windfall',
  ],
  lead: [
    'Prices of {product} fell {rate}, easing costs for {ind}.',
    'Makers in {ind} welcomed cheaper {product}.',
    '{coL} said lower prices of {product} would help margins.',
    'Costs are coming down across {ind}.',
  ],
  detail: [
    'New supply has come on stream.',
    'Firms with large stocks face write-downs first.',
    'Selling prices may soften too.',
    'The effect usually takes a month or two to show.',
  ],
}

export const productPriceUp: EnglishEventBank = {
  title: [
    '{Co} raises {product} prices by {rate}',
    '{product} makers push through price rise',
    '{Co} lifts {product} prices',
    'Tight supply sends {product} higher',
    '{ind} gains pricing power as {product} rises',
    'Dearer {product}: {Co} leads the way',
    '{product} up {rate} as buyers queue',
    '{Co} tells customers: {product} will cost more',
  ],
  lead: [
    '{coL} raised {product} prices by {rate} {date}.',
    '{product} prices went up {rate}, lifting earnings prospects for {ind}.',
    'With stocks low, {coL} is charging more for {product}.',
    'Prices of {product} moved up {date}.',
  ],
  detail: [
    'Customers have accepted the increase so far.',
    'Stocks in the channel are low.',
    'Rivals are likely to follow.',
    'New capacity is some way off.',
  ],
}

export const productPriceDown: EnglishEventBank = {
  title: [
    '{Co} cuts {product} prices by {rate}',
    '{product} price war flares',
    '{Co} lowers {product} prices',
    'Glut drags {product} to new low',
    '{ind} margins under fire as {product} falls',
    'No floor yet for {product}',
    '{product} down {rate} on oversupply',
    '{Co} sacrifices margin in {product}',
  ],
  lead: [
    '{coL} cut {product} prices by {rate} {date}.',
    '{product} prices fell {rate}, hurting {ind}.',
    'With stocks high, {coL} is selling {product} for less.',
    'Prices of {product} moved down {date}.',
  ],
  detail: [
    'Some makers are losing cash on every unit.',
    'Stocks keep building.',
    'Buyers are waiting for lower prices.',
    'More capacity is on its way.',
  ],
}

export const capacity: EnglishEventBank = {
  title: [
    '{Co} to invest {amount} in {product} plant',
    '{Co} starts up {product} line in {place}',
    '{Co} expands {product} capacity',
    'New {place} factory for {Co}',
    '{Co} builds while others retreat',
    'Capacity bet: {Co} adds {rate} in {product}',
    '{place} wins {Co} {product} project',
    '{Co} doubles down on {product}',
  ],
  lead: [
    '{coL} will invest {amountx} in a {product} plant in {place}, it said {date}.',
    '{coL} has begun production of {product} in {place}.',
    'A new {product} line of {coL} came on stream {date}.',
    '{coL} is adding {product} capacity.',
  ],
  detail: [
    'Capacity will grow by {rate} once the plant is full.',
    'The project is to be built in two phases.',
    'Funding comes from own cash and bank loans.',
    'Some analysts fret about oversupply.',
  ],
}

export const shortage: EnglishEventBank = {
  title: [
    '{product} shortage hits {ind}',
    '{ind} cuts output as {product} runs short',
    '{Co} slows lines for want of {product}',
    'Lead times for {product} stretch',
    'Scramble for {product} in {ind}',
    '{Co} customers wait as {product} dries up',
    'Stocks of {product} near warning level',
    'Supply snag: {product} holds up {ind}',
  ],
  lead: [
    'A shortage of {product} has forced makers in {ind} to cut output.',
    '{coL} said {date} it was running some lines slower for lack of {product}.',
    'Supplies of {product} tightened further {date}.',
    'Deliveries in {ind} are delayed as {product} runs short.',
  ],
  detail: [
    'Suppliers can fill about {rate} of orders.',
    'Second sources are being lined up.',
    'The shortage may last into next quarter.',
    'Firms with stock are in a strong position.',
  ],
}

export const subsidy: EnglishEventBank = {
  title: [
    '{Co} receives {amount} government grant',
    '{body} to subsidise {ind}',
    'Subsidy boost for {ind}',
    '{Co} books {amount} in state support',
    'Grant backs {product} work at {Co}',
    '{ind} firms rush to apply for subsidies',
    'Public money flows to {ind}',
    '{body} extends support for {ind}',
  ],
  lead: [
    '{coL} received government grants of {amountx}, it said {date}.',
    '{body} announced subsidies for {ind} {date}.',
    'Public funds will support {ind}, {body} said.',
    '{coL} has been given state aid for {product}.',
  ],
  detail: [
    'The grant will be booked as other income.',
    'Support will be phased out over several years.',
    'Applicants must meet research spending tests.',
    'Further grants are not assured.',
  ],
}

export const exportLimit: EnglishEventBank = {
  title: [
    '{place} curbs imports of {product}',
    '{Co} {product} exports restricted',
    'Export limits hit {ind}',
    '{Co} put on restricted list',
    'Tariffs on {product} cloud {Co} outlook',
    '{body} requires licences for {product} exports',
    '{Co} overseas orders on hold',
    'Trade barrier rises for {ind}',
  ],
  lead: [
    '{coL} said {date} that limits imposed by {place} would affect {product} exports.',
    '{place} will restrict imports of {product}.',
    '{body} placed {product} under export licensing {date}.',
    'Exporters in {ind} face a new barrier.',
  ],
  detail: [
    'The markets concerned matter to its revenue.',
    'Contracts of {amountx} may be delayed.',
    'Production abroad will be accelerated, the company said.',
    'No customer has cancelled so far.',
  ],
}
