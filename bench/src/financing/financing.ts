import autocannon from 'autocannon'
import '@pandora/server/domains'
import { financing } from '@pandora/contract/domains/financing/operations'
import { facts } from '@pandora/server/testing-facts'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { median } from '../machine.ts'
import { startProduct, type Product } from '../product.ts'
import { COMPANIES, loadFinancing, ORGANISATIONS, ROUNDS } from './market.ts'

const [CONNECTIONS, SECONDS, CHANGES] = [16, 4, 5]

/** The reads of the room, each with inputs that differ, so that each can be asked a first time. */
const readings = {
  list: [financing.list, (at: number) => ({ page: at })],
  listFiltered: [financing.list, (at: number) => ({ industry: `行业${at % 30}`, stage: 'early', least: 1e7 + at })],
  listOfText: [financing.list, (at: number) => ({ text: `科技12${at}` })],
  listByAmount: [financing.list, (at: number) => ({ sort: 'amount', page: at })],
  searchOrg: [financing.searchOrgs, (at: number) => ({ text: `机构${at}` })],
  facets: [financing.facets, () => ({})],
  top: [financing.top, (at: number) => ({ of: 'organisation', months: 12 + at })],
  topCompanies: [financing.top, (at: number) => ({ of: 'company', by: 'growth', months: 36 + at })],
  industry: [financing.industry, (at: number) => ({ last: 12 + (at % 40) })],
  subdomain: [financing.subdomain, (at: number) => ({ industry: `行业${at % 30}` })],
  rotation: [financing.rotation, (at: number) => ({ quarters: 8 + (at % 30) })],
  compare: [financing.compare, (at: number) => ({ industries: ['行业1', '行业2', '行业3'], months: 24 + at })],
  survival: [financing.survival, () => ({ by: 'stage' })],
  survivalOfIndustry: [financing.survival, (at: number) => ({ by: 'stage', industry: `行业${at % 30}` })],
  roundInvestors: [financing.roundInvestors, (at: number) => ({ roundId: `r${1 + at * 77}` })],
  companyInfo: [financing.companyInfo, (at: number) => ({ ventureId: `样本科技${1 + at * 31}` })],
  history: [financing.history, (at: number) => ({ ventureId: `样本科技${1 + at * 31}` })],
  recommend: [financing.recommend, (at: number) => ({ ventureId: `样本科技${1 + at * 31}` })],
  organisation: [financing.organisation, (at: number) => ({ orgId: `投资机构${1 + at * 13}` })],
  largestOrganisation: [financing.organisation, () => ({ orgId: '投资机构1' })],
} as const
const FIRSTS = 12
const AS_OF = '2026-06-30'

type Ask = (operation: { path: string }, input: object) => Promise<{ ms: number; data: never }>

const asking =
  (product: Product): Ask =>
  async (operation, input) => {
    const { url, ...rest } = requestOf(product, operation, input)
    const begun = performance.now()
    const answer = await fetch(url, rest)
    const { data, code } = (await answer.json()) as { data: never; code?: string }
    if (!answer.ok) throw new Error(`${operation.path}: ${answer.status} ${code}`)
    return { ms: Math.round((performance.now() - begun) * 10) / 10, data }
  }

const requestOf = (product: Product, operation: { path: string }, input: object) => ({
  url: `${product.address}${operation.path}`,
  method: 'POST' as const,
  headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json', 'x-device-type': 'WEB' },
  body: JSON.stringify(input),
})

/** One new round of a company that is known, by the way of every import; and how long the next answers take. */
async function change(sql: Sql, ask: Ask, at: number) {
  await facts(sql)
    .add('financing_round', {
      round_id: `new${at}`,
      company_zh: `样本科技${at + 1}`,
      company_en: null,
      round: 'pre-IPO',
      amount: 1e9,
      currency: 'CNY',
      investors_zh: ['投资机构1'],
      investors_en: [],
      industry_zh: '行业1',
      industry_en: null,
      region_code: null,
      announced_on: `2026-01-0${at + 1}`,
    })
    .save()
  const begun = performance.now()
  for (;;) {
    const { data } = await ask(financing.list, {})
    if ((data as { dataList: { roundId: string }[] }).dataList[0]?.roundId === `new${at}`) break
  }
  const listMs = performance.now() - begun
  return { listMs, survivalMs: (await ask(financing.survival, {})).ms }
}

/**
 * 500,000 rounds of a million companies and 100,000 investors: the first answer of all, each read asked a first time and
 * by 16 readers at once, the first answers after a change, as of a past day, and the memory of the web process.
 */
export async function financingBench(only: readonly string[] = []) {
  const product = await startProduct()
  try {
    const database = await resolveDatabase({ home: product.home, join: true })
    const sql = connect(database.url, { max: 2, name: 'pandora-bench-financing' })
    const loadedFrom = performance.now()
    await loadFinancing(sql)
    const loadMs = Math.round(performance.now() - loadedFrom)
    const before = Math.round(await product.residentMb())
    const ask = asking(product)
    const begun = (await ask(financing.list, {})).ms
    const residentAfterFirst = Math.round(await product.residentMb())
    const reads: Record<string, object> = {}
    for (const [name, [operation, inputOf]] of Object.entries(readings)) {
      if (only.length > 0 && !only.includes(name)) continue
      const firsts: number[] = []
      for (let at = 0; at < FIRSTS; at++) firsts.push((await ask(operation, inputOf(at + 2))).ms)
      const run = await autocannon({
        ...requestOf(product, operation, inputOf(2)),
        connections: CONNECTIONS,
        duration: SECONDS,
      })
      reads[name] = {
        firstMs: firsts[0],
        coldMs: { median: median(firsts.slice(1)), most: Math.max(...firsts.slice(1)) },
        requestsPerSecond: run.requests.average,
        p50Ms: run.latency.p50,
        p99Ms: run.latency.p99,
        failures: run.non2xx + run.errors,
      }
      process.stderr.write(`${name} ${JSON.stringify(reads[name])}\n`)
    }
    const residentMb = Math.round(await product.residentMb())
    const changes: { listMs: number; survivalMs: number }[] = []
    for (let at = 0; at < CHANGES; at++) changes.push(await change(sql, ask, at))
    const past = await pastOf(product)
    await sql.end()
    return {
      rounds: ROUNDS,
      organisations: ORGANISATIONS,
      companies: COMPANIES,
      loadMs,
      firstAnswerMs: begun,
      reads,
      afterAChange: {
        listMs: median(changes.map(({ listMs }) => listMs)),
        survivalMs: median(changes.map(({ survivalMs }) => survivalMs)),
      },
      past,
      residentMb: {
        before,
        afterFirst: residentAfterFirst,
        afterReads: residentMb,
        afterChanges: Math.round(await product.residentMb()),
      },
    }
  } finally {
    await product.stop()
  }
}

/** The list as of a past day, asked the first time and again. */
async function pastOf(product: Product) {
  const times: number[] = []
  for (let at = 0; at < 3; at++) {
    const { url, ...rest } = requestOf(product, financing.list, { page: at })
    const begun = performance.now()
    const answer = await fetch(url, { ...rest, headers: { ...rest.headers, 'x-as-of': AS_OF } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`as of a past day: ${answer.status}`)
    times.push(Math.round(performance.now() - begun))
  }
  return { asOf: AS_OF, firstMs: times[0], againMs: times[2] }
}
