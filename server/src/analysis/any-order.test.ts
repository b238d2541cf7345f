import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing.ts'
import { secondReader } from './second/second.ts'
import { importedFacts, testReading } from './testing-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-20T02:00:00Z')
})
afterAll(() => server.stop())

const HOUR = 3_600_000
const FIRST = Date.parse('2023-12-20T02:00:00Z')
const names = ['晨屿科技', '远岭重工'] as const
const ids = ['SHZ-000901', 'SSE-600901'] as const
const themes = [
  { id: 'T-1', zh: '海上风电' },
  { id: 'T-2', zh: '低空经济' },
] as const
const story = '双方约定未来三年内分批交付海上风电安装设备，还将共同出资建设运维基地，项目位于东部沿海。'

interface Made {
  company: 0 | 1
  /** Hours after the first. */
  hour: number
  said: 'order' | 'day' | 'copy' | 'theme' | 'pledge'
}
const titleOf = ({ company, hour, said }: Made, number: number): string =>
  ({
    order: `${names[company]}中标${(number % 7) + 2}亿元订单`,
    day: `${names[company]}2024年1月${(hour % 20) + 1}日中标5亿元订单`,
    copy: `${names[company]}签署长期供货协议`,
    theme: `${themes[number % 2]?.zh ?? ''}板块走强，${names[company]}股价上涨`,
    pledge: `${names[company]}控股股东质押${(number % 5) + 1}00万股`,
  })[said]

/** A market of these documents, brought in these parts, each part read before the next one comes. */
async function readMarket(
  market: number,
  made: readonly Made[],
  parts: readonly (readonly number[])[],
  options: { namesLast: boolean; second: boolean; killed: boolean; stopAfter: number; batch: number },
): Promise<object> {
  await server.sql`insert into market (market_id, key, name_zh, name_en, fictional) values (${market}, ${`m${market}`}, ${`试${market}`}, ${`Trial ${market}`}, true)`
  const named = () => {
    const gathered = importedFacts(server, market)
    for (const { id, zh } of themes)
      gathered.add('theme', {
        theme_id: id,
        name_zh: zh,
        name_en: `Theme ${id}`,
        description_zh: zh,
        description_en: id,
        words_zh: null,
        words_en: null,
      })
    return gathered.save()
  }
  const gathered = importedFacts(server, market)
  for (const [at, id] of ids.entries()) gathered.company({ id, short: names[at] ?? '' })
  await gathered.save()
  if (!options.namesLast) await named()
  for (const part of parts) {
    const brought = importedFacts(server, market)
    for (const number of part) {
      const one = made[number]
      if (!one) continue
      brought.document({
        id: `d${String(number).padStart(3, '0')}`,
        title: titleOf(one, number),
        body: one.said === 'copy' ? story : '',
        at: new Date(FIRST + one.hour * HOUR).toISOString(),
      })
    }
    await brought.save()
    let asked = 0
    const reading = () =>
      testReading(server, {
        batch: options.batch,
        ...(options.second ? { second: (known) => secondReader(server.home, known) } : {}),
        stopping: () => options.killed && ++asked > options.stopAfter,
      })
    // What stops half-way leaves its memory behind: the next one has what is stored, and nothing else.
    await (await reading()).work()
  }
  if (options.namesLast) await named()
  await (await testReading(server)).work()
  return derivedOf(market)
}

const derivedOf = async (market: number): Promise<object> => ({
  waiting: await server.sql`select document_id from analysis_waiting where market_id = ${market}`,
  stories:
    await server.sql`select document_id, known_at::text, superseded_at::text, story_id, entities, events from document_analysis where market_id = ${market} order by 1, 2`,
  events:
    await server.sql`select v.document_id, v.known_at::text, v.superseded_at::text, v.type, v.title_zh, v.happened_at::text, v.precision, v.size_class from event v where market_id = ${market} order by 1, 4, 2, 6`,
  companies:
    await server.sql`select v.document_id, c.company_id, c.known_at::text, c.type, c.happened_at::text from event_company c join event v using (market_id, event_id) where c.market_id = ${market} order by 1, 2, 4, 5`,
  evidence:
    await server.sql`select v.document_id as founder, e.document_id, e.known_at::text, e.story_id, e.subject_id, e.type, e.happened_at::text, e.sign, e.modality, e.confidence from event_evidence e join event v using (market_id, event_id) where e.market_id = ${market} order by 1, 2, 6, 3, 7`,
  themes:
    await server.sql`select theme_id, document_id, story_id, known_at::text from theme_document where market_id = ${market} order by 1, 2`,
  links:
    await server.sql`select company_id, document_id, relation, known_at::text from document_company where market_id = ${market} order by 1, 2, 4`,
  words:
    await server.sql`select word, month::text, stories from keyword_month where market_id = ${market} order by 1, 2`,
  scores:
    await server.sql`select company_id, impact_score, risk_point, opportunity_point from company_score where market_id = ${market} order by 1`,
})

const made = fc.record({
  company: fc.constantFrom(0 as const, 1 as const),
  hour: fc.integer({ min: 0, max: 400 }).map((half) => half * 6),
  said: fc.constantFrom('order', 'day', 'copy', 'theme', 'pledge'),
}) satisfies fc.Arbitrary<Made>
/** Documents, most of them close together, and the order and parts in which they come. */
const cases = fc.array(made, { minLength: 8, maxLength: 24 }).chain((documents) =>
  fc.record({
    documents: fc.constant(documents.map((one, at) => ({ ...one, hour: at % 3 === 0 ? one.hour : one.hour % 240 }))),
    order: fc.shuffledSubarray(
      documents.map((_, at) => at),
      { minLength: documents.length },
    ),
    size: fc.integer({ min: 1, max: documents.length }),
    namesLast: fc.boolean(),
    second: fc.boolean(),
    killed: fc.boolean(),
    stopAfter: fc.integer({ min: 1, max: 6 }),
    batch: fc.integer({ min: 1, max: 4 }),
  }),
)

const told = async (of: number) =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from event_evidence where market_id = ${of}`)[0]
    ?.count ?? 0

let [market, evidence] = [100, 0]
test('the same documents make the same events, evidence, stories, theme texts, words and scores, in whatever order and parts they come, with names before or after them, read by one thread or two, at one go or broken off', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ documents, order, size, ...options }) => {
      const all = documents.map((_, at) => at)
      const parts = Array.from({ length: Math.ceil(order.length / size) }, (_none, at) =>
        order.slice(at * size, at * size + size),
      )
      const undisturbed = { namesLast: false, second: false, killed: false, stopAfter: 0, batch: 200 }
      const once = await readMarket(++market, documents, [all], undisturbed)
      expect(await readMarket(++market, documents, parts, options)).toEqual(once)
      evidence += await told(market)
    }),
    { numRuns: 10, interruptAfterTimeLimit: 120_000 },
  )
  expect(evidence).toBeGreaterThan(20)
}, 180_000)
