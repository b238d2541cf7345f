import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import '@pandora/server/domains'
import { policy } from '@pandora/contract/domains/policy/operations'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import { randomFrom } from '@pandora/intelligence/linear/random'
import { facts } from '@pandora/server/testing-facts'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { median } from './machine.ts'
import { startProduct, type Product } from './product.ts'

const [DOCUMENTS, LETTERS, COMPANIES, PRODUCTS, MEETINGS] = [100_000, 3000, 5500, 400, 12]
/** Documents that each connection asks for, one after the other. */
const OTHERS = 1500
const [CONNECTIONS, SECONDS] = [16, 5]
const idOf = (at: number): string => `SHZ-${String(300_000 + at)}`
const productOf = (at: number): string =>
  `样品${'甲乙丙丁戊己庚辛壬癸'.charAt(at % 10)}${'子丑寅卯辰巳午未申酉'.charAt(Math.floor(at / 10) % 10)}${'金木水火土'.charAt(Math.floor(at / 100))}型机`

/** Documents straight into the tables that reading fills, of 3,000 letters, each with a body that issues it. */
async function loadDocuments(sql: Sql): Promise<void> {
  await sql`insert into import_run (market_id, source, file, state, started_by, started_at)
    values (1, 'bench', 'bench', 'done', 'bench', now())`
  const filler = '各地区要结合实际认真贯彻执行，完善制度，加强监督，及时报告进展情况。'
  await sql`
    insert into document (market_id, known_at, known_by, recorded_at, run_id, line, document_id, external_id,
      source_name, kind, language, title, body, image_urls, published_at, precision)
    select 1, at, 'published', at, (select max(run_id) from import_run), n, 'b' || n, 'b' || n, '部门' || n % 40, 'policy',
      'zh', '关于第' || n || '号事项的通知', '第' || n || '号。' || repeat(${filler}, ${Math.floor(LETTERS / filler.length)}),
      '{}', at, 'instant'
    from (select n, timestamptz '2010-01-01' + n * interval '80 minutes' as at
      from generate_series(1, ${DOCUMENTS}::int) n) made`
  await sql`
    insert into policy_document (market_id, known_at, known_by, recorded_at, run_id, line, document_id, version_id, title,
      published_at, number, type, level, region_code, signed_on, names, tasks, named)
    select d.market_id, d.known_at, d.known_by, d.recorded_at, d.run_id, d.line, d.document_id, 1, d.title, d.published_at,
      '部发〔' || extract(year from d.published_at)::int || '〕' || d.line % 900 || '号', 'notice', 'ministry', null,
      d.published_at::date, array[d.title], 0, 0
    from document d where d.source_name like '部门%'`
  await sql`
    insert into policy_body (market_id, known_at, known_by, recorded_at, run_id, line, document_id, place, department, name,
      level, published_at)
    select d.market_id, d.known_at, d.known_by, d.recorded_at, d.run_id, d.line, d.document_id, 0, d.source_name, d.source_name,
      'ministry', d.published_at
    from document d where d.source_name like '部门%'`
}

/** Companies of thirty industries, each with three parts of its business, and readouts that name what they sell. */
async function loadCompanies(sql: Sql): Promise<void> {
  const random = randomFrom(5)
  const made = facts(sql)
  for (let at = 0; at < 30; at++) made.industry(`${11 + at}0000`, 1, null, `行业${at}`, `Industry ${at}`)
  for (let at = 0; at < COMPANIES; at++) {
    made.company({ id: idOf(at), short: `样本${at}`, industry: { code: `${11 + (at % 30)}0000`, from: '2015-01-01' } })
    for (let part = 0; part < 3; part++)
      made.add('business_segment', {
        company_id: idOf(at),
        period_end: '2023-12-31',
        dimension: 'product',
        name: productOf(Math.floor(random() * PRODUCTS)),
        revenue: Math.round(random() * 1e9),
        revenue_share: 20 + part,
        cost: null,
        gross_margin: null,
        currency: 'CNY',
        published_on: '2024-03-28',
      })
  }
  await made.save()
}

const dayOf = (at: number): string => `20${12 + at}-04-28`
/** Meetings of one series that speak of sixty products each, harder or less hard than the one before. */
function meetings(): string {
  const random = randomFrom(9)
  const verbs = ['支持', '大力支持', '鼓励', '加快推进']
  return Array.from({ length: MEETINGS }, (_none, at) => {
    const lines = Array.from(
      { length: 60 },
      (_each, line) => `${verbs[Math.floor(random() * verbs.length)] ?? ''}${productOf(line * 6)}推广应用第${line}批`,
    )
    return JSON.stringify({
      id: `${dayOf(at).replaceAll('-', '')}-1`,
      date: dayOf(at),
      type: 'politburo_econ',
      title: `中共中央政治局召开会议 分析研究当前经济形势和经济工作`,
      text: `中共中央政治局召开会议，分析研究当前经济形势和经济工作。\n${lines.join('。')}。`,
      url: `https://example.test/${at}`,
      n_chars: 2000,
    })
  }).join('\n')
}

const asking = (product: Product) => (operation: { path: string }, input: object) => ({
  url: `${product.address}${operation.path}`,
  method: 'POST' as const,
  headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json', 'x-device-type': 'WEB' },
  body: JSON.stringify(input),
})

/**
 * Reads of a library of 100,000 documents of 3,000 letters, by 16 readers at once; and the exposure of a meeting of
 * sixty changed sentences over 5,500 companies, asked for the first time.
 */
export async function policyLibraryBench() {
  const product = await startProduct()
  const request = asking(product)
  const ask = async (operation: { path: string }, input: object) => {
    const { url, ...rest } = request(operation, input)
    const begun = performance.now()
    const answer = (await (await fetch(url, rest)).json()) as {
      code?: string
      data: { total?: number; dataList: { meetingId: string }[] }
    }
    return { ms: performance.now() - begun, data: answer.data }
  }
  try {
    const database = await resolveDatabase({ home: product.home, join: true })
    const sql = connect(database.url, { max: 2, name: 'pandora-bench-policy' })
    await loadCompanies(sql)
    const file = join(product.home, 'meetings.jsonl')
    await writeFile(file, meetings())
    await product.importFile(file)
    for (;;) {
      const [{ waits } = { waits: 1 }] = await sql<
        { waits: number }[]
      >`select (select count(*) from analysis_waiting)::int
        + (select count(*) from policy_link_due)::int as waits`
      if (waits === 0) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const { data } = await ask(policyMeetings.important, {})
    const cold: number[] = []
    const reached: number[] = []
    for (const { meetingId } of data.dataList.slice(0, MEETINGS - 1)) {
      // Compared beforehand, as the page shows the comparison first.
      await ask(policyMeetings.difference, { meetingId })
      const { ms, data: touched } = await ask(policyStudies.exposure, { meetingId })
      cold.push(ms)
      reached.push(touched.total ?? 0)
    }
    await loadDocuments(sql)
    await sql`analyze`
    await sql.end()
    const reads: Record<string, object> = {}
    const others = Array.from({ length: CONNECTIONS * OTHERS }, (_none, at) => ({
      documentId: `b${1 + ((at * 61) % DOCUMENTS)}`,
    }))
    for (const [name, operation, inputs] of [
      ['newest', policy.list, [{}]],
      ['page 500', policy.list, [{ page: 500 }]],
      ['department', policy.list, [{ by: 'department', value: '部门7' }]],
      ['departments', policy.departments, [{}]],
      ['detail', policy.detail, [{ documentId: 'b77777' }]],
      ['detail, each of another document', policy.detail, others],
      ['lineage', policy.lineage, [{ documentId: 'b77777' }]],
      ['lineage, each of another document', policy.lineage, others],
      ['tasks', policy.tasks, [{ documentId: 'b77777' }]],
      ['companies', policy.companies, [{ documentId: 'b77777' }]],
    ] as const) {
      const first = await ask(operation, inputs[0])
      // Each connection has inputs of its own, so that no two ask for the same.
      let connection = 0
      const run = await autocannon({
        ...request(operation, inputs[0]),
        connections: CONNECTIONS,
        duration: SECONDS,
        setupClient: (client) => {
          const [each, from] = [Math.ceil(inputs.length / CONNECTIONS), connection++]
          const own = inputs.length === 1 ? inputs : inputs.slice(from * each, (from + 1) * each)
          client.setRequests(own.map((input) => ({ ...request(operation, input), path: operation.path })))
        },
      })
      reads[name] = {
        firstMs: Math.round(first.ms),
        requestsPerSecond: run.requests.average,
        p50Ms: run.latency.p50,
        p99Ms: run.latency.p99,
        failures: run.non2xx + run.errors,
      }
    }
    return {
      documents: DOCUMENTS,
      letters: LETTERS,
      reads,
      exposure: {
        companies: COMPANIES,
        reached: median(reached),
        coldMs: { median: median(cold), most: Math.max(...cold) },
      },
    }
  } finally {
    await product.stop()
  }
}
