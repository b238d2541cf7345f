import { isTradingDay } from './calendar.ts'
import { personOf } from './naming.ts'
import { randomOf, type Random } from './random.ts'
import type { Both, DemoCompany, DemoTrifle, TrifleKind } from './world.ts'

/** Routine matters that a company has in a year. */
const A_YEAR = 3
/** Level-1 industry of drug makers: theirs are approvals to try; others renew permits. */
const DRUGS = '370000'

/** Two significant figures, as people name amounts. */
function plain(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.max(1, Math.round(amount / unit)) * unit
}

const signs: Readonly<Record<TrifleKind, -1 | 1>> = {
  'small-order': 1,
  'small-grant': 1,
  trial: 1,
  renewal: 1,
  'deputy-leaves': -1,
  'small-fine': -1,
  'small-sale': -1,
  'small-claim': -1,
}
const types: Readonly<Record<TrifleKind, DemoTrifle['type']>> = {
  'small-order': 'contract-win',
  'small-grant': 'subsidy',
  trial: 'product-approval',
  renewal: 'product-approval',
  'deputy-leaves': 'management-change',
  'small-fine': 'penalty',
  'small-sale': 'holder-sells',
  'small-claim': 'lawsuit',
}
/** What is at stake, yuan or shares: next to nothing for the company. */
const stakes: Partial<Readonly<Record<TrifleKind, (random: Random, company: DemoCompany) => number>>> = {
  'small-order': (random, { revenue }) => revenue * random.between(0.0003, 0.0012),
  'small-grant': (random, { revenue }) => revenue * random.between(0.00004, 0.00012),
  'small-fine': (random, { revenue }) => Math.min(300_000, revenue * random.between(0.000008, 0.00003)),
  'small-sale': (random, { totalShares }) => totalShares * random.between(0.00001, 0.00004),
  'small-claim': (random, { revenue }) => revenue * random.between(0.0002, 0.0008),
}

function trifleOf(random: Random, company: DemoCompany, day: string): Omit<DemoTrifle, 'id'> {
  const kinds: readonly TrifleKind[] = [
    'small-order',
    'small-grant',
    company.path[0] === DRUGS ? 'trial' : 'renewal',
    'deputy-leaves',
    'small-fine',
    'small-sale',
    'small-claim',
  ]
  const kind = random.pick(kinds)
  const stake = stakes[kind]
  const sold = company.products.filter((one) => one.zh !== '其他')
  const product: Both | null = sold.length > 0 ? random.pick(sold) : null
  const minutes = random.chance(0.75) ? random.int(15 * 60 + 30, 21 * 60) : random.int(7 * 60 + 10, 9 * 60)
  return {
    kind,
    type: types[kind],
    sign: signs[kind],
    companyId: company.id,
    day,
    time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    stake: stake ? plain(stake(random, company)) : null,
    unit: kind === 'small-sale' ? 'shares' : 'CNY',
    product: product && { zh: product.zh, en: product.en },
    person: personOf(random),
  }
}

/**
 * Routine matters of a day, each of another company: they truly happen, are announced like anything else, and move no
 * price. A day's follow from the seed and the day alone.
 */
export function triflesOf(seed: number, companies: readonly DemoCompany[], day: string): DemoTrifle[] {
  const random = randomOf(seed, 'trifles', day)
  const wanted = random.count((companies.length * A_YEAR * (isTradingDay(day) ? 1.38 : 0.15)) / 365)
  const listed = companies.filter((one) => one.firstDay < day && (one.delistedOn === null || one.delistedOn > day))
  return random.sample(listed, Math.min(wanted, listed.length)).map((company, at) => ({
    id: `T${day.replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}`,
    ...trifleOf(random, company, day),
  }))
}
