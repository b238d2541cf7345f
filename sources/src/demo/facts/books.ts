import type { Simulation } from '../build.ts'
import { randomOf, type Random } from '../random.ts'
import { restated, type Report } from '../statements.ts'
import { themeLinesOf } from '../themes.ts'
import type { Both, DemoCompany, World } from '../world.ts'
import { concentrationFacts } from './concentration.ts'
import type { Fact } from './fact.ts'

/** One in so many yearly reports is restated later. */
const RESTATED = 0.05
const salesRegions: readonly Both[] = [
  { zh: '华东', en: 'East China' },
  { zh: '华南', en: 'South China' },
  { zh: '华北', en: 'North China' },
  { zh: '西南', en: 'South-west China' },
  { zh: '境外', en: 'Abroad' },
]
const otherBusiness: Both = { zh: '其他业务', en: 'Other business' }
const elimination: Both = { zh: '分部间抵销', en: 'Inter-segment elimination' }
/**
 * One company in so many sells between its own parts: the sales are taken out again, and the largest part is more than
 * the whole.
 */
const SELLS_WITHIN = 0.12

function* reportFacts(company: DemoCompany, report: Report): Generator<Fact> {
  const base = { company_id: company.id, period_end: report.periodEnd, unit: 'CNY', published_on: report.publishedOn }
  const of = (statement: string, period_months: number, item: string, value: number): Fact => ({
    kind: 'statement_item',
    values: { ...base, statement, period_months, item, value },
  })
  for (const [item, value] of Object.entries(report.income)) yield of('income', report.months, item, value)
  for (const [item, value] of Object.entries(report.balance)) yield of('balance', 0, item, value)
  for (const [item, value] of Object.entries(report.cash)) yield of('cash-flow', report.months, item, value)
}

/** Whole yuan by shares that add up to 1; the last takes what is left, so that the parts add up exactly. */
function parts(total: number, shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.round(total * share))
  const last = whole.length - 1
  whole[last] = total - whole.slice(0, last).reduce((sum, one) => sum + one, 0)
  return whole
}

const evened = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((one) => one / sum)
}

/** Shares of a report's segments, about the company's own. */
function jitter(random: Random, shares: readonly number[]): number[] {
  return evened(shares.map((share) => share * random.between(0.9, 1.1)))
}

/** A company's products with the lines that themes are named for; these are taken off the others alike. */
function withThemeLines(world: World, company: DemoCompany, day: string): readonly (Both & { share: number })[] {
  const lines = themeLinesOf(world, company.id, day)
  const taken = lines.reduce((sum, one) => sum + one.share, 0)
  return [
    ...lines,
    ...company.products.filter((one) => one.share > 0).map((one) => ({ ...one, share: one.share * (1 - taken) })),
  ]
}

/** Revenue, and cost where there is one, by product, industry and region; each way adds up to the report's. */
function* segmentFacts(seed: number, company: DemoCompany, report: Report, world: World): Generator<Fact> {
  const random = randomOf(seed, 'segments', company.id, report.periodEnd)
  const { revenue } = report.income
  // A bank has no cost of revenue, and says none of its parts.
  const cost = report.form === 'bank' ? null : report.income.operating_cost
  const products = withThemeLines(world, company, report.periodEnd)
  const own = randomOf(seed, 'regions', company.id)
  const abroad = own.between(0, 0.4)
  const home = evened([own.between(1, 5), own.between(0.5, 3), own.between(0.5, 3), own.between(0.3, 2)]).map(
    (one) => one * (1 - abroad),
  )
  const within = own.chance(SELLS_WITHIN)
  const ways = {
    product: { names: products, shares: products.map((one) => one.share), after: 0 },
    industry: within
      ? {
          names: [world.industry(company.industryCode), otherBusiness, elimination],
          shares: [1.02, 0.06, -0.08],
          after: 0,
        }
      : { names: [world.industry(company.industryCode), otherBusiness], shares: [0.94, 0.06], after: 0 },
    region: { names: salesRegions, shares: [...home, abroad], after: 1 },
  }
  // A report's tables stand where they stood the year before, give or take a page.
  const first = own.int(24, 58) + randomOf(seed, 'pages', company.id, report.periodEnd).int(0, 2)
  for (const [dimension, { names, shares, after }] of Object.entries(ways)) {
    const revenues = parts(revenue, jitter(random, shares))
    // Margins differ a little: costs follow revenues, and add up to the whole cost.
    const costs = cost === null ? [] : parts(cost, evened(revenues.map((one) => one * random.between(0.93, 1.07))))
    for (const [at, name] of names.entries()) {
      const [sales, spent] = [revenues[at] ?? 0, cost === null ? null : (costs[at] ?? 0)]
      yield {
        kind: 'business_segment',
        values: {
          company_id: company.id,
          period_end: report.periodEnd,
          dimension,
          name: name.zh,
          name_en: name.en,
          report_id: null,
          page: first + after,
          revenue: sales,
          revenue_share: Math.round((sales / revenue) * 1e4) / 100,
          cost: spent,
          gross_margin: sales === 0 || spent === null ? null : Math.round((1 - spent / sales) * 1e4) / 100,
          currency: 'CNY',
          published_on: report.publishedOn,
        },
      }
    }
  }
}

const isFresh = (day: string, after: string | null): boolean => after === null || day > after

/**
 * A company's statements as first published, and its segments by half-year. `after`: only what was published after that
 * day.
 */
export function* bookFacts(
  company: DemoCompany,
  { world, booksOf }: Simulation,
  after: string | null,
): Generator<Fact> {
  if (company.listedOn > world.today) return
  for (const report of booksOf(company).reports) {
    if (!isFresh(report.publishedOn, after)) continue
    yield* reportFacts(company, report)
    if (report.months === 6 || report.months === 12) yield* segmentFacts(world.seed, company, report, world)
    if (report.months === 12) yield* concentrationFacts(world, company, report)
  }
}

/**
 * Yearly statements as restated in the autumn after. Apart from the first ones: a load of first versions alone is
 * merged much faster.
 */
export function* restatementFacts(
  company: DemoCompany,
  { world, booksOf }: Simulation,
  after: string | null,
): Generator<Fact> {
  if (company.listedOn > world.today) return
  const { reports } = booksOf(company)
  for (const report of reports) {
    const random = randomOf(world.seed, 'restated', company.id, report.periodEnd)
    const share = random.between(0.02, 0.12)
    if (report.months !== 12 || !random.chance(RESTATED)) continue
    const later = reports.find((one) => one.periodEnd === `${Number(report.periodEnd.slice(0, 4)) + 1}-09-30`)
    if (later && isFresh(later.publishedOn, after))
      yield* reportFacts(company, restated(report, share, later.publishedOn))
  }
}
