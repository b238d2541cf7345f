import autocannon from 'autocannon'
import { business } from '@pandora/contract/domains/business/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { figures } from '@pandora/contract/domains/figures/operations'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import { addressOf, type Operation } from '@pandora/contract/operation'
import { opinion } from '@pandora/contract/domains/opinion/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { research } from '@pandora/contract/domains/research/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { readConfig } from '@pandora/server/config'
import { openWeb, type Web } from '@pandora/server/web'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect } from '@pandora/store/database'
import { median } from './machine.ts'
import { explained, PlanLog, type PlanCost } from './plans.ts'
import { startProduct, type Product } from './product.ts'
import { subjectsOf, type Subjects } from './subjects.ts'

const CONNECTIONS = 16
const SECONDS = 3
/** Runs of which the median is taken. */
const RUNS = Number(process.env['PANDORA_BENCH_RUNS'] ?? 3)
/** The demo market. */
const MARKET = { id: 2, key: 'demo' }

interface Reading {
  operation: Operation
  input: Record<string, unknown>
}
const asks = (operation: Operation, input: Record<string, unknown> = {}): Reading => ({ operation, input })

/** What the research desk reads, each asked as its screen asks it first. */
function readingsOf({
  companyId,
  peers,
  themeId,
  memberId,
  industryCode,
  eventId,
  reportId,
  periodEnd,
}: Subjects): Reading[] {
  const company = { companyId }
  return [
    asks(themes.list),
    asks(themes.map, { themeId }),
    asks(themes.companyMap, { id: companyId }),
    asks(themes.companyList),
    asks(themes.companyNames),
    asks(themes.byId, { themeId }),
    asks(themes.opportunities, {}),
    asks(themes.eventSummary, { themeId }),
    asks(themes.latestEvents, { theme: themeId }),
    asks(themes.detail, { themeId }),
    asks(themes.series, { themeId }),
    asks(themes.membership, { themeId, companyId: memberId }),
    asks(companies.profile, company),
    asks(companies.information, company),
    asks(companies.announcements, company),
    asks(companies.news, company),
    asks(companies.news, { ...company, relation: 'chain' }),
    asks(companies.stockPrice, { securityId: companyId }),
    asks(companies.coverage, company),
    asks(events.types, company),
    asks(events.ofCompany, company),
    asks(events.insights, company),
    asks(events.detail, { eventId }),
    asks(figures.performance, company),
    asks(figures.companyVs, { companyIds: [companyId, ...peers] }),
    asks(figures.competitors, company),
    asks(figures.nopat, company),
    asks(figures.receipt, { companyId, figure: 'revenue', periodEnd }),
    asks(screening.companies, {}),
    asks(screening.companies, {
      filter: { beginMarketCap: 5e9, endPEPercentile: 50, roe: 5 },
      sort: 'marketCap',
      order: 'down',
    }),
    asks(screening.distribution, { fields: ['peTtm', 'marketCap'] }),
    asks(business.report, company),
    asks(business.turnover, company),
    asks(business.growth, company),
    asks(business.concentration, company),
    asks(research.years, company),
    asks(research.list, company),
    asks(research.url, { reportId }),
    asks(research.investment, company),
    asks(research.analysis, { reportId }),
    asks(mentions.technologyProduct, company),
    asks(mentions.wordCloud, company),
    asks(mentions.trend, company),
    asks(mentions.keywords, company),
    asks(opinion.articles, company),
    asks(opinion.ratioTrend, company),
    asks(policy.ofCompany, company),
    asks(financing.orgs, company),
    asks(industries.exchanges),
    asks(industries.tree),
    asks(industries.search, { text: '电' }),
    asks(industries.detail, { id: industryCode }),
    asks(industries.series, { id: industryCode }),
    asks(financeReports.searchCompany, { text: '' }),
    asks(financeReports.searchBusiness, { text: '' }),
    asks(financeReports.companyBusinesses, company),
    asks(financeReports.statements, company),
    asks(financeReports.bridge, company),
    asks(priceEvents.list, company),
    asks(priceEvents.cause, { companyId, from: periodEnd, to: periodEnd }),
  ]
}

/**
 * Every operation of the research desk on a loaded demo market, 16 connections, signed in: requests a second, p99, and
 * what PostgreSQL does for one call when
 * nothing is held: statements, time, rows read, tables read whole. `PANDORA_BENCH_HOME` is a home with the demo market
 * loaded; without it one of
 * medium size is loaded first. `only` names operations by the beginning of their id.
 */
export async function deskBench(only: readonly string[] = []) {
  const home = process.env['PANDORA_BENCH_HOME']
  const product = await startProduct(
    home,
    home === undefined
      ? { PANDORA_DEMO: 'medium', PANDORA_DEMO_PACE: '0' }
      : { PANDORA_ROLE: 'web', PANDORA_DEMO: 'off' },
  )
  try {
    const database = await resolveDatabase({ home: product.home, join: true })
    const sql = connect(database.url, { max: 2, name: 'pandora-bench' })
    if (home === undefined) await loaded(sql)
    const subjects = await subjectsOf(sql, MARKET.id)
    const size = (
      await sql<
        Record<string, number>[]
      >`select (select count(*)::int from company where market_id = 2) as companies, (select count(*)::int
        from daily_price where market_id = 2) as bars,
      (select count(*)::int from document where market_id = 2) as documents, (select count(*)::int from statement_item
        where market_id = 2) as statement_items, (select count(*)::int from document_analysis
        where market_id = 2) as analysed`
    )[0]
    await sql.end()
    const chosen = readingsOf(subjects).filter(
      ({ operation }) => only.length === 0 || only.some((name) => operation.id.startsWith(name)),
    )
    const plans = await plansOf(chosen, product, database.url)
    const answers: object[] = []
    for (const [at, reading] of chosen.entries())
      answers.push({
        operation: reading.operation.id,
        ...asked(reading),
        ...(await load(product, reading)),
        notHeld: plans[at],
      })
    return {
      connections: CONNECTIONS,
      secondsARun: SECONDS,
      runs: RUNS,
      size,
      subjects,
      residentMb: Math.round(await product.residentMb()),
      answers,
    }
  } finally {
    await product.stop()
  }
}

const asked = ({ operation, input }: Reading) =>
  operation.id === 'companies.news' || operation.id === 'screening.companies' ? { input } : {}

/** Waits until the demo market is loaded, read and worked out. */
async function loaded(sql: ReturnType<typeof connect>): Promise<void> {
  for (let still = 0; still < 3;) {
    const [state] = await sql<
      { busy: boolean }[]
    >`select not exists (select from import_run where state = 'done') or exists (select from import_run
      where state in ('queued', 'reading', 'merging'))
      or exists (select from analysis_waiting) or exists (select from figures_waiting) as busy`
    still = state?.busy === false ? still + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

/** What PostgreSQL does for one call of each reading when nothing is held, after one to warm it. */
async function plansOf(
  readings: readonly Reading[],
  product: Product,
  databaseUrl: string,
): Promise<(PlanCost & { ms: number; failed?: number })[]> {
  const web = await openWeb(
    readConfig({
      PANDORA_HOME: product.home,
      PANDORA_LOG: 'silent',
      PANDORA_HOLD_MS: '0',
      PANDORA_RATE_READ: '1000000',
    }),
    explained(databaseUrl),
  )
  const log = new PlanLog(product.home)
  const costs = []
  try {
    for (const reading of readings) {
      await inject(web, product, reading)
      await log.begin()
      const begun = performance.now()
      const status = await inject(web, product, reading)
      costs.push({
        ms: Math.round((performance.now() - begun) * 100) / 100,
        ...(status < 400 ? {} : { failed: status }),
        ...(await log.cost()),
      })
    }
    return costs
  } finally {
    await web.stop()
  }
}

async function inject(web: Web, product: Product, reading: Reading): Promise<number> {
  const { url, method, headers, body } = requestOf(product, reading)
  const answer = await web.app.inject({
    method,
    url: url.slice(product.address.length),
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  return answer.statusCode
}

async function load(product: Product, reading: Reading) {
  const request = requestOf(product, reading)
  await autocannon({ ...request, connections: CONNECTIONS, duration: 1 })
  const runs = []
  for (let at = 0; at < RUNS; at++)
    runs.push(await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS }))
  return {
    requestsPerSecond: Math.round(median(runs.map((run) => run.requests.average))),
    p50Ms: median(runs.map((run) => run.latency.p50)),
    p99Ms: median(runs.map((run) => run.latency.p99)),
    bytes: Math.round(median(runs.map((run) => run.throughput.average / Math.max(1, run.requests.average)))),
    failures: runs.reduce((sum, run) => sum + run.non2xx + run.errors, 0),
  }
}

function requestOf({ address, token }: Product, { operation, input }: Reading) {
  const { path, rest } = addressOf(operation.path, input)
  const query =
    operation.method === 'GET'
      ? `?${new URLSearchParams(Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])))}`
      : ''
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-device-type': 'WEB',
    'x-market': MARKET.key,
  }
  return {
    url: `${address}${path}${query}`,
    method: operation.method,
    headers,
    body: operation.method === 'POST' ? JSON.stringify(rest) : undefined,
  }
}
