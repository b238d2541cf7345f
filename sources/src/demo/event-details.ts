import { quarterEnds, dayAfter } from './calendar.ts'
import { eventBodies } from './event-bodies.ts'
import { personOf } from './naming.ts'
import type { Random } from './random.ts'
import type { Both, DemoCompany, DemoEvent, EventType } from './world.ts'

type Details = DemoEvent['details']

/** An amount as people name it: two significant figures. */
const plain = (amount: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.round(amount / unit) * unit
}
const tenth = (rate: number): number => Math.round(rate * 10) / 10

/** Amounts as shares of yearly revenue or of market value. */
const amounts: Partial<Record<EventType, (random: Random, company: DemoCompany) => number>> = {
  'contract-win': (random, { revenue }) => revenue * random.between(0.04, 0.35),
  'contract-loss': (random, { revenue }) => revenue * random.between(0.04, 0.25),
  accident: (random, { revenue }) => revenue * random.between(0.002, 0.02),
  recall: (random, { revenue }) => revenue * random.between(0.002, 0.03),
  'buy-back': (random, { marketCap }) => marketCap * random.between(0.004, 0.025),
  'holder-sells': (random, { marketCap }) => marketCap * random.between(0.005, 0.03),
  'holder-buys': (random, { marketCap }) => marketCap * random.between(0.002, 0.015),
  merger: (random, { marketCap }) => marketCap * random.between(0.08, 0.5),
  'merger-fails': (random, { marketCap }) => marketCap * random.between(0.08, 0.4),
  lawsuit: (random, { revenue }) => revenue * random.between(0.005, 0.08),
  'lawsuit-won': (random, { revenue }) => revenue * random.between(0.005, 0.06),
  penalty: (random, { revenue }) => Math.min(9e7, revenue * random.between(0.0005, 0.006)),
  capacity: (random, { revenue }) => revenue * random.between(0.1, 0.6),
  subsidy: (random, { revenue }) => revenue * random.between(0.003, 0.03),
  financing: (random, { marketCap }) => marketCap * random.between(0.05, 0.2),
  pledge: (random, { marketCap }) => marketCap * random.between(0.01, 0.06),
}
const rates: Partial<Record<EventType, readonly [number, number]>> = {
  'guidance-up': [25, 180],
  'guidance-down': [20, 85],
  'holder-sells': [0.5, 3],
  'holder-buys': [0.2, 1.5],
  'buy-back': [0.4, 2.5],
  capacity: [10, 60],
  shortage: [8, 40],
  pledge: [2, 9],
  'input-price-up': [5, 30],
  'input-price-down': [5, 25],
  'product-price-up': [4, 25],
  'product-price-down': [4, 25],
  'regulation-tightens': [10, 40],
  'regulation-eases': [10, 40],
  'dividend-plan': [25, 70],
  'contract-loss': [10, 50],
}
const counts: Partial<Record<EventType, readonly [number, number]>> = {
  recall: [800, 60_000],
  'management-change': [1, 3],
  inspection: [1, 4],
  merger: [3, 6],
  'product-approval': [1, 2],
}

/** What the texts may tell of an event: whatever suits its type. `partners` are companies it trades with. */
export function detailsOf(
  random: Random,
  type: EventType,
  subject: DemoCompany | null,
  day: string,
  partners: readonly string[],
  product: Both | null,
): Details {
  const amount = amounts[type]
  const rate = rates[type]
  const count = counts[type]
  const bodies = eventBodies[type]
  const guidance = type === 'guidance-up' || type === 'guidance-down'
  return {
    amount: amount && subject ? plain(amount(random, subject)) : null,
    rate: rate ? tenth(random.between(rate[0], rate[1])) : null,
    period: guidance ? (quarterEnds(dayAfter(day, -80), dayAfter(day, 60))[0] ?? null) : null,
    count: count ? random.int(count[0], count[1]) : null,
    product,
    counterpartyId:
      partners.length > 0 && (type === 'contract-win' || type === 'contract-loss' || type === 'shortage')
        ? random.pick(partners)
        : null,
    body: bodies ? random.pick(bodies) : null,
    place: subject ? subject.city : null,
    person:
      type === 'management-change' && subject
        ? random.chance(0.5)
          ? subject.chair
          : subject.secretary
        : type === 'lawsuit'
          ? personOf(random)
          : null,
  }
}
