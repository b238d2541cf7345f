import { endOfDay } from '@pandora/contract/time'
import { estimateOf } from '@pandora/contract/domains/financing/amounts'
import type { Extracted } from '../source.ts'
import { investors, stemOf, ventureFields } from './investment.ts'
import { placeOf } from './naming.ts'
import { randomOf, type Random } from './random.ts'
import { pairsOf, rowsOf } from './tables/parse.ts'
import { capitalsTable, stepTable, subdomainTable } from './tables/ventures.ts'
import type { Both, DemoSize, World } from './world.ts'

type Fact = Omit<Extracted, 'line'>

/** Companies founded a month, and for how many months before the market begins. */
const FOUNDED: Readonly<Record<DemoSize, number>> = { small: 3, medium: 12, full: 20 }
const MONTHS_BEFORE = 60
const DAYS_A_MONTH = 30.4375

const subdomains = subdomainTable.trim().split('\n').map(pairsOf)
const steps = rowsOf(stepTable).map(([round = '', ...rest]) => {
  const [low = 0, high = 0, again = 0, months = 0] = rest.map(Number)
  return { round, low, high, again, months }
})

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + Math.round(days) * 86_400_000).toISOString().slice(0, 10)

/** Months from some before `from` up to that of `today`, as their first days. */
function monthsOf({ from, today }: Pick<World, 'from' | 'today'>): string[] {
  const months: string[] = []
  const at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - MONTHS_BEFORE)
  for (; at.toISOString().slice(0, 10) <= today; at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toISOString().slice(0, 10))
  return months
}

/** An amount as lists tell it: in figures, in words with the range that they give, or not at all. */
function toldAmount(random: Random, million: number, dollars: boolean): Record<string, unknown> {
  const currency = dollars ? 'USD' : 'CNY'
  const [word, wordEn] = dollars ? ['美元', 'USD'] : ['人民币', 'CNY']
  const value = Math.max(0.1, dollars ? million / 7.1 : million)
  const told = random.weighted([0.52, 0.26, 0.08, 0.14])
  const nothing = { amount: null, amount_text: null, amount_low: null, amount_high: null, currency }
  if (told === 3) return { ...nothing, amount_text: `未透露${word}` }
  if (told === 2 && value >= 80 && value <= 100)
    return { ...nothing, amount_text: `近亿${dollars ? word : '元'}`, amount_low: 9e7, amount_high: 1e8 }
  if (told === 2 && value >= 100) return { ...nothing, amount_text: `亿元及以上${word}`, amount_low: 1e8 }
  if (told > 0) {
    const unit = 10 ** Math.min(8, Math.floor(Math.log10(value * 1e6)))
    const name = { 5: '十万', 6: '百万', 7: '千万', 8: '亿' }[Math.round(Math.log10(unit))] ?? '百万'
    return { ...nothing, amount_text: `数${name}${word}`, amount_low: 2 * unit, amount_high: 10 * unit }
  }
  const amount = Math.round(value * 10) * 1e5
  return { ...nothing, amount, amount_text: `${wordEn} ${amount / 1e6} million` }
}

/** How an investor in capitals is called this time, in Chinese and in English. */
const calledAs = (random: Random, capitals: string): Both =>
  random.pick([
    { zh: `${capitals}资本`, en: `${capitals} Capital` },
    { zh: capitals, en: capitals },
    { zh: `${capitals} Capital`, en: `${capitals} Capital` },
  ])

/** Who puts money in: the first leads. Early backers come again; now and then a listed company is among them. */
function backersOf(
  random: Random,
  { known, earlier, listed }: { known: readonly Both[]; earlier: readonly Both[]; listed: readonly Both[] },
): Both[] {
  const first = known[Math.floor(random.next() ** 2.4 * known.length)]
  const others = random.sample(known, random.int(0, 3))
  return [
    ...(first ? [first] : []),
    ...(earlier.length > 0 && random.chance(0.42) ? [random.pick(earlier)] : []),
    ...(random.chance(0.12) ? [calledAs(random, random.pick(capitalsTable))] : []),
    ...(listed.length > 0 && random.chance(0.08) ? [random.pick(listed)] : []),
    ...others,
  ].filter((one, at, all) => all.findIndex(({ zh }) => zh === one.zh) === at)
}

/** Fields come and go: how much a field is sought in a year. */
const sought = (seed: number, field: number, day: string): number =>
  randomOf(seed, 'venture-field', field, day.slice(0, 4)).between(0.25, 2.4)

/**
 * Unlisted companies and their rounds one after another: founded month by month, each round with a chance of a next one
 * by its step. Drawn from streams of its own, so that nothing else of the world changes by it.
 */
export function* ventureFacts(world: Pick<World, 'seed' | 'size' | 'from' | 'today' | 'companies'>): Generator<Fact> {
  const { seed, size, today } = world
  const known = investors(seed).slice(0, 60)
  const taken = new Set<string>()
  for (const month of monthsOf(world))
    for (let at = 0; at < FOUNDED[size]; at++) {
      const random = randomOf(seed, 'venture', month, at)
      const field = random.weighted(ventureFields.map((_, place) => sought(seed, place, month)))
      const [{ zh: industry_zh, en: industry_en, names } = { zh: '', en: '', names: [] }] = ventureFields.slice(field)
      const subdomain = random.pick(subdomains[field] ?? [])
      const [stem, name] = [stemOf(random), random.pick(names)]
      const company = { company_zh: `${stem.zh}${name.zh}`, company_en: `${stem.en} ${name.en}` }
      if (taken.has(company.company_zh)) continue
      taken.add(company.company_zh)
      const about = { industry_zh, industry_en, subdomain_zh: subdomain.zh, subdomain_en: subdomain.en }
      const founded = daysLater(month, random.int(0, 27))
      const region_code = placeOf(random).regionCode
      const rounds = [...roundsOf(random, world, founded, known)]
      const shown = rounds.filter(({ day }) => day <= today)
      const [first] = shown
      if (!first) continue
      yield {
        kind: 'unlisted_company',
        known: { at: endOfDay(first.day), by: 'day' },
        values: {
          ...company,
          ...about,
          legal_name: `${company.company_zh}有限公司`,
          website: null,
          founded_on: founded,
          status: null,
          region_code,
          introduction: `${company.company_zh}从事${industry_zh}领域的${subdomain.zh}。`,
        },
      }
      for (const [place, { day, values }] of shown.entries())
        yield {
          kind: 'financing_round',
          values: {
            round_id: `V${month.replaceAll('-', '').slice(0, 6)}-${at + 1}-${place + 1}`,
            ...company,
            ...about,
            region_code,
            announced_on: day,
            ...values,
          },
        }
    }
}

function* roundsOf(
  random: Random,
  { from, companies }: Pick<World, 'from' | 'companies'>,
  founded: string,
  known: readonly Both[],
): Generator<{ day: string; values: Record<string, unknown> }> {
  let day = daysLater(founded, random.between(2, 16) * DAYS_A_MONTH)
  const earlier: Both[] = []
  for (let at = random.weighted([5, 2, 2]); at < steps.length;) {
    const step = steps[at]
    if (!step) return
    const on = day
    const listed = companies.filter((one) => one.firstDay <= on && (one.delistedOn === null || one.delistedOn > on))
    const backers = backersOf(random, {
      known,
      earlier,
      listed: listed.map(({ shortZh, shortEn }) => ({ zh: shortZh, en: shortEn })),
    })
    const size = estimateOf(step.low, step.high) * Math.exp(random.normal() * 0.55)
    // Rates are known from the first day of the market on.
    const dollars = random.chance(0.16) && day >= from
    const leads = random.chance(0.6) ? backers.slice(0, 1).map(({ zh }) => zh) : null
    yield {
      day,
      values: {
        round: step.round,
        ...toldAmount(random, size, dollars),
        investors_zh: backers.map(({ zh }) => zh),
        investors_en: backers.map(({ en }) => en),
        leads,
      },
    }
    earlier.push(...backers)
    if (!random.chance(step.again)) return
    day = daysLater(day, step.months * DAYS_A_MONTH * Math.exp(random.normal() * 0.42))
    at += random.chance(0.28) ? 2 : 1
  }
}
