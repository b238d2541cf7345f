import { randomOf } from '../random.ts'
import type { DemoCompany, World } from '../world.ts'
import type { Fact } from './fact.ts'

/** Of the neighbours within a branch so many say that they compete; of the companies so many hold a part of another. */
const COMPETES = 0.6
const HOLDS = 0.12

const laterOf = (one: DemoCompany, other: DemoCompany): string =>
  one.firstDay > other.firstDay ? one.firstDay : other.firstDay

/** What companies are to one another besides supplying: rivals of a branch, and holdings of a lasting kind. */
export function* companyRelationFacts({ seed, today, companies }: World): Generator<Fact> {
  const told = (from: DemoCompany, type: string, to: DemoCompany, share: number | null): Fact => ({
    kind: 'corporate_relation',
    values: {
      from_id: from.id,
      to_id: to.id,
      type,
      share,
      disclosed_by: from.shortZh,
      valid_from: laterOf(from, to),
      valid_to: null,
    },
  })
  const there = companies.filter(({ firstDay }) => firstDay <= today)
  const branches = Map.groupBy(there, ({ industryCode }) => industryCode)
  for (const members of branches.values()) {
    const ordered = members.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    for (const [at, one] of ordered.entries()) {
      const rival = ordered[at + 1]
      if (rival && randomOf(seed, 'rivals', one.id, rival.id).chance(COMPETES))
        yield told(one, 'competitor', rival, null)
    }
  }
  for (const holder of there) {
    const random = randomOf(seed, 'holding', holder.id)
    const held = there[random.int(0, there.length - 1)]
    if (!held || held.id === holder.id || held.marketCap > holder.marketCap || !random.chance(HOLDS)) continue
    yield told(holder, 'invests_in', held, Math.round(random.between(0.05, 0.3) * 1e4) / 1e4)
  }
}

/** Where companies make what they sell: in the city of their seat. */
export function* siteFacts({ today, companies }: World): Generator<Fact> {
  for (const { id, regionCode, city, firstDay } of companies)
    if (firstDay <= today)
      yield {
        kind: 'site',
        values: { company_id: id, region_code: regionCode, place: `${city.zh}生产基地`, seen_on: firstDay },
      }
}
