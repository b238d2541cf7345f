import type { Simulation } from '../build.ts'
import { dayAfter, tradingDayAfter } from '../calendar.ts'
import { quartersOf } from '../quarters.ts'
import { randomOf } from '../random.ts'
import type { DemoCompany } from '../world.ts'
import type { Fact } from './fact.ts'

/** Days before a meeting on which it is called, and ahead of the world's last day that is looked for such. */
const CALLED_BEFORE = 16
const AHEAD = 120
const ordinals = ['一', '二'] as const

/** A day so many years after another. */
const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`

/** Something scheduled, and the day on which it was announced. */
interface Planned {
  event: string
  name: string
  on: string
  announced: string
}

/** Dates announced for reports, and the yearly meeting of the shareholders after the yearly one. */
function* ofReports(company: DemoCompany, { world }: Simulation): Generator<Planned> {
  const { seed, from, today } = world
  for (const { periodEnd, publishedOn } of quartersOf(seed, company, from, dayAfter(today, AHEAD))) {
    const random = randomOf(seed, 'announced', company.id, periodEnd)
    yield { event: 'results', name: periodEnd, on: publishedOn, announced: dayAfter(periodEnd, random.int(4, 12)) }
    if (!periodEnd.endsWith('12-31')) continue
    const on = tradingDayAfter(dayAfter(publishedOn, random.int(22, 45)), 0)
    const name = `${periodEnd.slice(0, 4)}年年度股东大会`
    yield { event: 'shareholders-meeting', name, on, announced: dayAfter(on, -CALLED_BEFORE - 5) }
  }
}

/** Extraordinary meetings, none to two a year. */
function* ofYears(company: DemoCompany, { world }: Simulation): Generator<Planned> {
  const { seed, from, today } = world
  for (let year = Number(from.slice(0, 4)); year <= Number(dayAfter(today, AHEAD).slice(0, 4)); year++)
    for (const [at, ordinal] of ordinals.entries()) {
      const random = randomOf(seed, 'extraordinary', company.id, year, at)
      if (!random.chance(0.6)) continue
      const on = tradingDayAfter(dayAfter(`${year}-0${at === 0 ? 1 : 7}-10`, random.int(0, 175)), 0)
      const name = `${year}年第${ordinal}次临时股东大会`
      const announced = dayAfter(on, -random.int(CALLED_BEFORE, CALLED_BEFORE + 14))
      yield { event: 'shareholders-meeting', name, on, announced }
    }
}

/** Shares of a company that may be traded from a day on: those of its listing, and of a placement of some. */
function* releases(company: DemoCompany, { world }: Simulation): Generator<Fact & { announced: string }> {
  const { seed, from } = world
  const { id, listedOn, totalShares } = company
  const random = randomOf(seed, 'lock-up', id)
  const release = (released_on: string, share_type: string, part: number, announced: string) => ({
    kind: 'lock_up_release' as const,
    announced,
    values: {
      security_id: id,
      released_on,
      holder: null,
      share_type,
      shares: Math.floor((totalShares * part) / 100) * 100,
      ratio: Math.round(part * 1e4) / 100,
      announced_on: announced,
    },
  })
  yield release(tradingDayAfter(yearsAfter(listedOn, 1), 0), '首发原股东限售股份', random.between(0.04, 0.14), listedOn)
  yield release(tradingDayAfter(yearsAfter(listedOn, 3), 0), '首发控股股东限售股份', random.between(0.2, 0.4), listedOn)
  // Placements of the world's years: shares of half a year's hold.
  if (random.chance(0.6)) {
    const placed = dayAfter(from, random.int(0, 300))
    yield release(
      tradingDayAfter(dayAfter(placed, 183), 0),
      '定向增发机构配售股份',
      random.between(0.01, 0.06),
      placed > listedOn ? placed : listedOn,
    )
  }
}

/** What a company scheduled, as it was announced by the world's last day. `after`: only what was announced later. */
export function* scheduleFacts(company: DemoCompany, simulation: Simulation, after: string | null): Generator<Fact> {
  const { today } = simulation.world
  const { id, listedOn, delistedOn } = company
  if (listedOn > today) return
  const isTold = (announced: string, on: string) =>
    announced <= today &&
    announced >= listedOn &&
    on > announced &&
    (after === null || announced > after) &&
    (delistedOn === null || on <= delistedOn)
  for (const { event, name, on, announced } of [...ofReports(company, simulation), ...ofYears(company, simulation)])
    if (isTold(announced, on))
      yield {
        kind: 'scheduled_event',
        values: { company_id: id, event, name, scheduled_on: on, announced_on: announced },
      }
  for (const { announced, ...fact } of releases(company, simulation))
    if (isTold(announced, String(fact.values['released_on']))) yield fact
}
