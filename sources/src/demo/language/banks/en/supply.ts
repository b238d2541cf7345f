import type { EnglishEventBank } from '../bank.ts'

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
