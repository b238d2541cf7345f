import type { EnglishEventBank } from '../bank.ts'

export const contractWin: EnglishEventBank = {
  title: [
    '{Co} books fresh {product} order',
    'Supplier switch: {other} turns to {Co}',
    '{product} trucks roll at {Co} after new deal',
    '{Co} signs supply pact worth {amount}',
    '{Co} lands {amount} {product} [order|contract]',
    '{other} picks {Co} as {product} supplier',
    '{Co} wins {product} deal with {other}',
    '{Co} says {other} award worth {amount}',
    'Order book swells at {Co} on {product} win',
    'Rivals lose out as {Co} takes {other} contract',
    '{product}: {other} hands {Co} the nod',
    'For {Co}, a {amount} {product} contract at last',
    '{Co} signs up {other} for {product}',
  ],
  lead: [
    '{coL} said {date} it had signed a {amountx} contract to supply {product} to {other}.',
    '{other} has chosen {coL} to supply {product}, a deal worth {amountx}, the company said {date}.',
    '{coL} received formal notice of a {product} award from {other}.',
    'A {product} contract put out by {other} has gone to {coL}.',
    '{coL} added a new {product} customer {date}.',
  ],
  detail: [
    'Deliveries will be made in batches from the plant in {city}.',
    'The contract exceeds the threshold for disclosure.',
    'The company said there was no related-party relationship with the buyer.',
    'Existing lines can meet the schedule, board secretary {secretary} said.',
    'Revenue will be booked as shipments are accepted.',
    "The company cautioned that raw material costs and the customer's schedule could affect execution.",
  ],
}

export const contractLoss: EnglishEventBank = {
  title: [
    '{other} drops {Co} as {product} supplier',
    '{Co} loses {amount} {product} contract',
    '{Co} warns after {other} cancels orders',
    'A key customer walks away from {Co}',
    '{Co}: {product} deal with {other} terminated',
    'What {Co} loses with {other} gone',
    '{product} orders evaporate at {Co}',
    '{other} cuts {Co} out of its supply chain',
  ],
  lead: [
    '{coL} said {date} that {other} had ended a {product} supply contract with {amountx} still undelivered.',
    '{other} has cancelled {product} orders with {coL}.',
    '{coL} disclosed {date} the loss of a major {product} customer.',
    'A {product} contract between {coL} and {other} will not be renewed.',
  ],
  detail: [
    'Orders for {product} will fall by about {rate} as a result.',
    'The company is seeking compensation for stock already built.',
    'Management said other customers were unaffected.',
    'Utilisation at the {city} plant will fall in the short run.',
    'No penalty is payable by either side.',
  ],
}

export const productApproval: EnglishEventBank = {
  title: [
    '{Co} gets green light for {product}',
    '{body} clears {product} from {Co}',
    '{Co} wins approval to sell {product}',
    'After a long wait, {Co} secures {product} licence',
    '{product} approval opens a market for {Co}',
    '{Co}: regulator signs off on {product}',
    'Certificate in hand, {Co} readies {product} launch',
    '{Co} subsidiary obtains {product} registration',
  ],
  lead: [
    '{coL} said {date} that {body} had approved its {product}.',
    '{body} has cleared {product} made by {coL} for sale.',
    '{coL} has passed the last review for {product} and may now sell it.',
    'Approval for {product} came through {date}, {coL} said.',
  ],
  detail: [
    'Development cost {amountx} in total, the company said.',
    'Only a handful of domestic rivals hold a similar approval.',
    'First shipments are planned for the coming quarter.',
    'Sales will depend on pricing and competition, it cautioned.',
    'Production will take place in {city}.',
  ],
}

export const productLaunch: EnglishEventBank = {
  title: [
    '{Co} unveils new {product}',
    'New {product} from {Co} targets the high end',
    '{Co} begins shipping its latest {product}',
    '{Co} refreshes {product} line-up',
    'Hands on: what the new {product} means for {Co}',
    '{Co} bets on next-generation {product}',
    '{product} upgrade puts {Co} ahead of rivals, for now',
    '{Co} moves {product} into volume production',
  ],
  lead: [
    '{coL} launched a new generation of {product} {date}.',
    '{coL} took the wraps off its latest {product} and opened orders the same day.',
    'A new {product} from {coL} has entered volume production.',
    '{coL} brought forward the renewal of its {product}.',
  ],
  detail: [
    'The company has spent {amountx} on the programme.',
    'Dealers said early orders were ahead of the previous model.',
    'Initial stock comes from the factory in {city}.',
    'Margins should be above the group average, management said without giving a figure.',
    'An overseas version will follow.',
  ],
}

export const recall: EnglishEventBank = {
  title: [
    '{Co} recalls {product} over safety defect',
    '{Co} pulls {count} units of {product}',
    'Defect forces {Co} to recall {product}',
    '{body} announces {product} recall by {Co}',
    'Quality lapse at {Co}: {product} recalled',
    '{Co} to replace faulty {product} free of charge',
    'Recall bill looms for {Co}',
    '{Co} halts {product} shipments after complaints',
  ],
  lead: [
    '{coL} will recall {count} units of {product} because of a defect, it said {date}.',
    '{body} said {date} that {coL} had filed a recall plan for {product}.',
    '{coL} is recalling part of its {product} after complaints from users.',
    'A faulty component has forced {coL} to call back {product}.',
  ],
  detail: [
    'The cost is put at {amountx}.',
    'The affected batch was made in {city}.',
    'No injuries have been reported.',
    'Shipments of the batch have stopped.',
    'Buyers can have the part replaced at service points.',
  ],
}

export const accident: EnglishEventBank = {
  title: [
    'Fire halts {Co} plant in {place}',
    'Accident stops {product} output at {Co}',
    '{Co} suspends {place} site after accident',
    '{Co}: {product} unit shut following incident',
    'Safety questions for {Co} after {place} accident',
    '{product} buyers scramble as {Co} plant goes down',
    '{place} plant of {Co} offline',
    'Smoke over {place}: {Co} confirms incident',
  ],
  lead: [
    '{coL} said {date} that production at its {place} site had been suspended after an accident.',
    'A fire broke out at a plant of {coL} in {place}, local officials said {date}.',
    '{coL} has shut a {product} unit following an accident.',
    'An accident has stopped {product} output at {coL}.',
  ],
  detail: [
    'Direct losses are estimated at {amountx}.',
    "The halted lines are among the company's larger ones.",
    'There were no fatalities.',
    'Restart depends on a safety inspection.',
    'The company will ship from stock and from other sites.',
  ],
}

export const buyBack: EnglishEventBank = {
  title: [
    '{Co} to buy back up to {amount} of shares',
    '{Co} board approves share repurchase',
    'Chairman of {Co} calls for buy-back',
    '{Co} puts {amount} behind its own stock',
    'Buy-back plan lends support to {Co}',
    '{Co} launches repurchase for staff stock plan',
    'Cash-rich {Co} turns to buy-backs',
    '{Co}: repurchase ceiling set at {amount}',
  ],
  lead: [
    '{coL} plans to repurchase shares for up to {amountx}, it said {date}.',
    'The board of {coL} has approved a share buy-back of as much as {amountx}.',
    '{coL} will buy its own shares on the market.',
    'The chairman of {coL}, {chair}, has proposed a buy-back.',
  ],
  detail: [
    'The shares will go to an employee stock plan or be cancelled.',
    'At the ceiling, the purchase would cover about {rate} of share capital.',
    'The programme runs for up to twelve months.',
    'Major holders have no plan to sell in the next six months, the company said.',
  ],
}

export const holderSells: EnglishEventBank = {
  title: [
    '{Co} shareholder plans to sell {rate} stake',
    'Early backer to trim holding in {Co}',
    '{Co}: major holder heads for the exit',
    'Stake sale worth about {amount} hangs over {Co}',
    '{holder} to cut stake in {Co}',
    'Insiders at {Co} file to sell',
    '{Co} discloses reduction plan by large shareholder',
    'Block trades ahead as {Co} holder sells down',
  ],
  lead: [
    '{holder} intends to sell up to {rate} of {coL} within three months, the company said {date}.',
    '{coL} disclosed {date} that {holder} plans to reduce its stake.',
    'A large shareholder of {coL} wants to sell.',
    '{holder} will trim its holding in {coL}, citing its own need for funds.',
  ],
  detail: [
    'The stake is worth about {amountx} at the last close.',
    'Sales will go through auction and block trades.',
    'Control of the company will not change.',
    'The shares date from before the listing.',
  ],
}

export const holderBuys: EnglishEventBank = {
  title: [
    '{Co} controlling holder to buy {amount} of shares',
    'Executives buy into {Co}',
    '{holder} adds to {Co} stake',
    'Insider buying at {Co} signals confidence',
    '{Co}: parent steps up purchases',
    'Owner of {Co} reaches for the cheque book',
    '{Co} says largest holder will raise stake',
    '{holder} backs {Co} with own money',
  ],
  lead: [
    '{holder} will buy at least {amountx} of {coL} stock, the company said {date}.',
    '{coL} said its controlling shareholder had bought shares and would buy more.',
    'The largest holder of {coL} plans to raise its stake.',
    '{holder} is adding to its position in {coL}.',
  ],
  detail: [
    'No price range was set.',
    'The buyer undertook not to sell for six months after completion.',
    'The purchases would amount to about {rate} of share capital.',
    'Funding comes from own resources and a special loan.',
  ],
}

export const merger: EnglishEventBank = {
  title: [
    '{Co} to acquire {other} for {amount}',
    '{Co} strikes deal for {other}',
    '{Co} agrees to buy control of {other}',
    'Consolidation: {Co} swallows {other}',
    '{Co} and {other} shake hands on {amount} tie-up',
    '{Co} halts trading ahead of {other} deal',
    'Why {Co} wants {other}',
    '{other} to join {Co} group',
  ],
  lead: [
    '{coL} has agreed to buy a stake in {other} for {amountx}, it said {date}.',
    '{coL} and the owners of {other} signed a share transfer agreement {date}.',
    'The board of {coL} approved the purchase of {other}.',
    '{coL} is to take over {other}.',
  ],
  detail: [
    'The price is well above book value.',
    'The sellers have given a three-year profit guarantee.',
    'Closing needs shareholder and regulatory approval.',
    '{other} will be consolidated after completion.',
    'Goodwill is a risk, the company acknowledged.',
  ],
}

export const mergerFails: EnglishEventBank = {
  title: [
    '{Co} drops bid for {other}',
    '{Co} and {other} call off merger',
    '{amount} takeover by {Co} collapses',
    'No deal: {Co} walks away from {other}',
    '{Co} withdraws restructuring application',
    'Price gap sinks {Co} deal',
    '{Co} ends talks on {other}',
    '{Co} back to square one as {other} deal fails',
  ],
  lead: [
    '{coL} said {date} it had ended the planned purchase of {other}.',
    'Talks between {coL} and {other} have broken down.',
    '{coL} has withdrawn its application to buy {other}, a deal valued at {amountx}.',
    'The takeover of {other} by {coL} will not go ahead.',
  ],
  detail: [
    'The two sides could not agree on a price.',
    'Neither party owes a break fee.',
    'The company will not plan another restructuring for a month.',
    "Advisers' fees will be charged to the current period.",
  ],
}

export const financing: EnglishEventBank = {
  title: [
    '{Co} seeks {amount} in private placement',
    '{Co} to raise funds for {product} expansion',
    '{Co} plans {amount} convertible bond',
    'Regulator clears {Co} share issue',
    '{Co} secures {amount} bank facility',
    'Investors asked to fund {Co} growth',
    '{Co} taps market for {amount}',
    '{Co} prices notes as rates stay low',
  ],
  lead: [
    '{coL} plans to raise up to {amountx}, it said {date}.',
    '{coL} announced a fund-raising of {amountx} to expand {product}.',
    'A financing by {coL} has been cleared.',
    '{coL} is going to the market for capital.',
  ],
  detail: [
    'Existing holders would be diluted by about {rate}.',
    'The money goes into {product} capacity in {city}.',
    'The controlling shareholder will take part.',
    'Shareholders have yet to vote.',
  ],
}

export const pledge: EnglishEventBank = {
  title: [
    '{Co} parent pledges shares worth {rate} of capital',
    'More {Co} shares put up as collateral',
    '{Co}: controlling holder tops up pledge',
    'Pledge ratio at {Co} raises eyebrows',
    '{holder} pledges {Co} stock',
    'Margin worries surface at {Co}',
    '{Co} flags share pledge by owner',
    'Owner of {Co} borrows against stake',
  ],
  lead: [
    '{coL} said {date} its controlling holder had pledged shares, equal to {rate} of share capital.',
    '{holder} has pledged part of its stake in {coL}.',
    'Shares in {coL} have been pledged as additional collateral.',
    '{coL} disclosed a further pledge by a large shareholder.',
  ],
  detail: [
    'There is no risk of forced selling at present, the company said.',
    'The loan behind it amounts to {amountx}.',
    'The funds will be used to repay debt.',
    'Control is not affected.',
  ],
}

export const dividendPlan: EnglishEventBank = {
  title: [
    '{Co} to pay {amount} in dividends',
    '{Co} lifts payout to {rate}',
    '{Co} declares special dividend',
    'Shareholders of {Co} in line for cash',
    '{Co} proposes interim dividend',
    'Generous payout from {Co}',
    '{Co} raises dividend as cash piles up',
    '{Co} promises steadier returns to holders',
  ],
  lead: [
    '{coL} will distribute {amountx} in cash, it said {date}.',
    'The board of {coL} proposed a dividend of {amountx} in total.',
    '{coL} has raised its payout ratio.',
    '{coL} is returning cash to shareholders.',
  ],
  detail: [
    'The plan goes to a shareholder vote.',
    'The payout equals {rate} of profit.',
    'The company has paid every year since listing.',
    'No bonus shares will be issued.',
  ],
}

export const managementChange: EnglishEventBank = {
  title: [
    '{person} out at {Co}',
    '{person} to step down at {Co}',
    '{Co} reshuffles management',
    '{person} hands over at {Co}',
    'Change at the top of {Co}',
    '{Co} says {person} has resigned',
    'After {person}: what {Co} needs next',
    '{Co} announces departure of senior executive',
  ],
  lead: [
    '{coL} announced a management change involving {person} {date}.',
    'The board of {coL} received the resignation of {person}.',
    'There is change at the top of {coL}.',
    '{coL} said {date} that its management would be reorganised.',
  ],
  detail: [
    'Operations will not be affected, the company said.',
    '{person} holds no shares directly.',
    'A successor will be confirmed in due course.',
    'Strategy is expected to stay its course, people close to the board said.',
  ],
}
