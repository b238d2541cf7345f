import type { Simulation } from '../build.ts'
import { personOf } from '../naming.ts'
import { randomOf, type Random } from '../random.ts'
import { firstSyllables, secondSyllables } from '../tables/names.ts'
import { syllableOf } from '../tables/parse.ts'
import type { DemoCompany } from '../world.ts'
import type { Fact } from './fact.ts'

/** Of the largest world one company in so many has holders: ten years of all would be five million facts. */
const TOLD_OF_FULL = 0.1
const LISTED = 10
/** What the ten largest of the shares that trade freely have of them together, at most. */
const MOST_OF_FLOAT = 0.62

const kinds = [
  { kind: '投资公司', tail: '投资管理有限公司' },
  { kind: '证券投资基金', tail: '价值成长混合型证券投资基金' },
  { kind: '证券投资基金', tail: '稳健回报灵活配置混合型证券投资基金' },
  { kind: '保险产品', tail: '人寿保险股份有限公司－分红产品' },
  { kind: '国有法人', tail: '国有资本运营有限公司' },
] as const

interface Holder {
  name: string
  kind: string
  /** Among the others; the first has the most. */
  weight: number
}

/** Two syllables that no company of the market need bear: holders are fictional like all else. */
const wordOf = (random: Random): string =>
  `${syllableOf(random.pick(firstSyllables)).zh}${syllableOf(random.pick(secondSyllables)).zh}`

/** Those who may be among the largest, the largest usually first. */
function holdersOf(seed: number, company: DemoCompany): Holder[] {
  const random = randomOf(seed, 'holders', company.id)
  const names = new Set<string>()
  const others: Holder[] = []
  while (others.length < LISTED + 5) {
    const person = random.chance(0.35)
    const { kind, tail } = random.pick(kinds)
    const name = person ? personOf(random).zh : `${wordOf(random)}${tail}`
    if (names.has(name)) continue
    names.add(name)
    others.push({ name, kind: person ? '境内自然人' : kind, weight: 1 / (others.length + 1.5) })
  }
  return others
}

/** Shares of the others at the end of a period, the most first; who is listed changes from period to period. */
function othersOn(
  seed: number,
  company: DemoCompany,
  periodEnd: string,
  shares: number,
): { holder: Holder; shares: number }[] {
  const all = holdersOf(seed, company)
  const sum = all.reduce((total, one) => total + one.weight, 0)
  return all
    .map((holder) => {
      const drift = randomOf(seed, 'holding', company.id, holder.name, periodEnd)
      // About half of them do nothing in a quarter.
      const year = randomOf(seed, 'holding', company.id, holder.name, periodEnd.slice(0, 4)).between(0.75, 1.25)
      const moved = drift.chance(0.5) ? 1 : drift.between(0.8, 1.2)
      return { holder, shares: Math.floor((shares * holder.weight * year * moved) / sum / 100) * 100 }
    })
    .toSorted((a, b) => b.shares - a.shares)
}

/** All shares and those that trade, at the end of a day. */
function sharesOn(company: DemoCompany, { booksOf }: Simulation, day: string): { total: number; float: number } {
  let [total, float] = [company.totalShares, company.floatShares]
  for (const { exDate, shares } of booksOf(company).actions) {
    if (shares === 0 || exDate > day) continue
    total = Math.round(total * (1 + shares))
    float = Math.round(float * (1 + shares))
  }
  return { total, float }
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1e4) / 100

/**
 * The ten largest holders of a company, among all and among those of shares that trade freely, and how many hold any:
 * with each report. `after`: only what was published after that day.
 */
export function* holderFacts(company: DemoCompany, simulation: Simulation, after: string | null): Generator<Fact> {
  const { world, booksOf } = simulation
  const { seed, size, from } = world
  if (company.listedOn > world.today) return
  if (size === 'full' && !randomOf(seed, 'holders-told', company.id).chance(TOLD_OF_FULL)) return
  const own = randomOf(seed, 'controller', company.id)
  const controller = `${wordOf(own)}控股集团有限公司`
  const holders = own.int(9000, 90_000)
  for (const { periodEnd, publishedOn } of booksOf(company).reports) {
    if (periodEnd < from || periodEnd < company.listedOn || (after !== null && publishedOn <= after)) continue
    const { total, float } = sharesOn(company, simulation, periodEnd)
    const base = { company_id: company.id, held_on: periodEnd, announced_on: publishedOn, change: null }
    const most = Math.floor(Math.max(total - float, total * own.between(0.2, 0.2001)) / 100) * 100
    const others = othersOn(seed, company, periodEnd, float * MOST_OF_FLOAT * 0.5)
    const lists = {
      all: [{ holder: { name: controller, kind: '境内非国有法人' }, shares: most }, ...others.slice(0, LISTED - 1)],
      float: others.slice(0, LISTED),
    }
    for (const [scope, list] of Object.entries(lists))
      for (const { holder, shares } of list)
        yield {
          kind: 'shareholding',
          values: {
            ...base,
            scope,
            holder: holder.name,
            holder_kind: holder.kind,
            shares,
            ratio: percent(shares, scope === 'all' ? total : float),
          },
        }
    const moved = randomOf(seed, 'holder-count', company.id, periodEnd).between(0.9, 1.1)
    yield {
      kind: 'holder_count',
      values: {
        company_id: company.id,
        counted_on: periodEnd,
        holders: Math.round(holders * moved),
        announced_on: publishedOn,
      },
    }
  }
}
