import type { TrifleKind } from '../../../world.ts'
import type { Bank } from '../../grammar.ts'
import type { TrifleBank } from '../zh/trifles.ts'

/** What may end any of them. */
export const englishTail: Bank = [
  'The company expects no material effect on its results.',
  'Operations are running as usual.',
  'The matter does not affect its finances materially.',
  'No further action is required.',
]

/** The same in English. */
export const englishTrifles: Readonly<Record<TrifleKind, TrifleBank>> = {
  'small-order': {
    title: [
      '{Co} wins {amount} order',
      '{Co} signs {amount} supply contract',
      '{Co} unit lands {amount} contract',
      '{Co} books {amount} order from {other}',
    ],
    lead: [
      '{coL} said {date} it had won a contract worth {amount}.',
      '{coL} signed a supply contract worth {amount} with {other}.',
      '{coL} said a unit had won an order of {amount}.',
      '{coL} received a notice of award for {amount} {date}.',
    ],
    detail: ['Delivery is due in three months.', 'Payment follows progress.'],
  },
  'small-grant': {
    title: [
      '{Co} receives {amount} government grant',
      '{Co} gets {amount} subsidy',
      '{Co} unit receives {amount} in subsidies',
      '{Co} books {amount} local grant',
    ],
    lead: [
      '{coL} said {date} it had received a government grant of {amount}.',
      '{coL} received subsidies of {amount} from local authorities.',
      '{coL} said a unit was granted {amount} by the local treasury.',
      '{coL} booked a government subsidy of {amount} {date}.',
    ],
    detail: ['It is booked as other income.', 'The accounting is subject to audit.'],
  },
  trial: {
    title: [
      '{Co} cleared to begin clinical trial of {product}',
      '{Co} gets approval for {product} clinical trial',
      '{Co} unit wins clinical trial approval',
      '{Co} may test {product} in clinical trials',
    ],
    lead: [
      '{coL} said {date} it had received approval to begin clinical trials of {product}.',
      '{coL} said regulators approved its application for a clinical trial of {product}.',
      '{coL} received a clinical trial approval notice for {product}.',
      '{coL} said a unit had been cleared for clinical trials {date}.',
    ],
    detail: ['Drug development is long and its outcome uncertain.', 'Trials will begin when sites are ready.'],
  },
  renewal: {
    title: [
      '{Co} renews {product} licence',
      '{Co} gets {product} permit renewed',
      '{Co} licence renewal approved',
      '{Co} has operating permit extended',
    ],
    lead: [
      '{coL} said {date} its production licence for {product} had been renewed.',
      '{coL} said regulators approved the renewal of its operating permit.',
      '{coL} had its licence for {product} extended by five years.',
      '{coL} completed the renewal of its permits {date}.',
    ],
    detail: ['The scope is unchanged.', 'The new licence runs for five years.'],
  },
  'deputy-leaves': {
    title: [
      '{Co} vice president {person} resigns',
      '{Co} says deputy general manager steps down',
      '{Co} deputy general manager {person} leaves',
      '{Co} vice president steps down',
    ],
    lead: [
      '{coL} said {date} that vice president {person} had resigned for personal reasons.',
      '{coL} said its deputy general manager {person} had resigned.',
      '{coL} received the resignation of vice president {person} {date}.',
      '{coL} said deputy general manager {person} was leaving the company.',
    ],
    detail: ['The duties have been handed over.', 'The resignation takes effect at once.'],
  },
  'small-fine': {
    title: [
      '{Co} unit fined {amount}',
      '{Co} fined {amount} over fire safety',
      '{Co} unit gets {amount} penalty',
      '{Co} plant fined {amount}',
    ],
    lead: [
      '{coL} said {date} a unit had been fined {amount} over fire equipment.',
      '{coL} said a plant was fined {amount} for incomplete records.',
      '{coL} was fined {amount} for a late filing.',
      '{coL} said a unit received a penalty of {amount} {date}.',
    ],
    detail: ['The fine has been paid.', 'The fault has been put right.'],
  },
  'small-sale': {
    title: [
      '{Co} supervisor sells {shares} shares',
      '{Co} executive {person} sells {shares} shares',
      '{Co} insider sells {shares} shares',
      '{Co} manager disposes of {shares} shares',
    ],
    lead: [
      '{coL} said {date} that {person} had sold {shares} shares.',
      '{coL} said executive {person} sold {shares} shares in the market.',
      '{coL} disclosed that supervisor {person} sold {shares} shares.',
      '{coL} said a manager had sold {shares} shares {date}.',
    ],
    detail: ['Control of the company is unchanged.', 'The plan to sell has ended.'],
  },
  'small-claim': {
    title: [
      '{Co} taken to court over {amount}',
      '{Co} unit faces {amount} lawsuit',
      '{Co} faces {amount} claim from {other}',
      '{other} sues {Co} for {amount}',
    ],
    lead: [
      '{coL} said {date} that {other} had sued it for {amount}.',
      '{coL} said a unit faces a lawsuit over {amount}.',
      '{coL} received a court summons over a claim of {amount}.',
      '{coL} was sued by {other} for {amount} {date}.',
    ],
    detail: ['The court has yet to name a day.', 'The company will defend itself.'],
  },
}
