import type { EnglishEventBank } from '../bank.ts'

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
