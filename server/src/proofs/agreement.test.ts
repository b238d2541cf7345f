import { landing } from '@pandora/contract/domains/landing/operations'
import { measuredFields } from '@pandora/contract/measured'
import { screenFields, screenWords } from '@pandora/contract/domains/figures/fields'
import { screenedCompany, screening } from '@pandora/contract/domains/screening/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { DelimitedReader } from '@pandora/sources/files/delimited'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { testReading } from '../analysis/testing-work.ts'
import { routes } from '../routes.ts'
import { CORE, FLAT, loadThemes, NAMED, OTHER, PART, SHIPS, STORAGE, TOLD } from '../domains/themes/testing-themes.ts'
import { workOut, yearsOf } from '../domains/figures/quarters/testing-figures.ts'
import { deriveFor } from '../imports/derive.ts'
import { sideOf } from '../domains/impact/offers/signs.ts'
import { facts } from '../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { inputsOf, type Askable } from './asked.ts'
import { contradictions, type Said } from './measured-values.ts'
import { everythingSaid, speaking, told } from './said.ts'

let server: TestServer
let user: Caller
/** Some 300 calls: 15 s alone, longer on a busy machine. */
const LONG = 240_000
const companies = [CORE, PART, NAMED, TOLD, OTHER, FLAT]

beforeAll(async () => {
  // Nothing changes while it is asked: what is held is compared too.
  server = await testServer({ PANDORA_HOLD_MS: '600000' })
  user = await server.caller()
  await loadThemes(server)
  const market = facts(server.sql)
  // One without a share count, one not traded on the last day, one that left the market.
  for (const [at, id] of [CORE, PART, NAMED, OTHER].entries())
    await yearsOf(server.sql, id, [2021, 2022, 2023], 1 + at).save(deriveFor(1))
  // A risk of a place, so that topics of risks have news to speak of.
  market.document({
    id: 'flood',
    kind: 'news',
    title: '广东佛山遭遇洪水，晨屿储能工厂停产',
    at: '2024-03-18T02:00:00Z',
    companies: [CORE],
  })
  await market
    .index('SSE-000001-index', '上证指数', 'SSE Composite')
    .bars('SSE-000001-index', [
      { date: '2024-03-18', close: 3000, rate: 0.4 },
      { date: '2024-03-19', close: 3010, previous: 3000 },
    ])
    .save(deriveFor(1))
  await workOut(server.sql)
  // Statements say how large companies are: what is scored rests on them.
  await (await testReading(server)).work()
  for (const companyId of companies.slice(0, 3)) await server.call(watch.add, { companyId }, { as: user })
  await server.call(themes.ownSave, { name: '我的储能', mode: 'dynamic', query: { any: ['储能系统'] } }, { as: user })
})
afterAll(() => server.stop())

async function askable(): Promise<Askable> {
  const ids = async (query: Promise<{ id: string }[]>) => (await query).map((one) => one.id)
  const [newsId, eventId, nodes, own, topicId] = await Promise.all([
    ids(server.sql`select document_id as id from document where market_id = 1 and document_id in ('order', 'probe')`),
    ids(server.sql`select distinct event_id as id from event where market_id = 1`),
    ids(server.sql`select distinct industry_code as id from industry where market_id = 1`),
    ids(server.sql`select theme_id as id from own_theme`),
    ids(server.sql`select risk_type || '~' || place || '~' || (published_at at time zone 'Asia/Shanghai')::date as id
      from risk_document where market_id = 1 and place <> ''`),
  ])
  return {
    companyId: companies,
    companyIds: [companies.slice(0, 4)],
    securityId: [...companies, 'SSE-000001-index'],
    themeId: [STORAGE, SHIPS, ...own],
    theme: [STORAGE, SHIPS],
    newsId,
    eventId,
    topicId,
    periodEnd: ['2023-12-31', '2023-09-30'],
    date: ['2024-03-19'],
    from: ['2024-03-01'],
    to: ['2024-03-20'],
    'figures.dayReceipt.day': ['2024-03-19'],
    'industries.id': nodes,
    'themes.companyMap.id': companies,
    text: ['储能'],
    keyword: ['储能系统'],
    query: [{ any: ['储能系统'] }],
    direction: ['down'],
  }
}

/** Everything that is said of a view, by every operation that says a measure and by the file. */
async function allSaid(asOf?: string): Promise<{ said: Said[]; asked: Set<string> }> {
  const { said, asked } = await everythingSaid(server, user, await askable(), asOf)
  return { said: [...said, ...(await saidInFile(asOf))], asked }
}

/**
 * What the downloaded file of the screening says: its columns by the words of the figures, of the days that stand
 * beside them.
 */
async function saidInFile(asOf?: string): Promise<Said[]> {
  const { raw } = await server.call(
    screening.exportCsv,
    { filter: { delisted: true, oldPeriods: true } },
    { as: user, language: 'en', ...(asOf ? { asOf } : {}) },
  )
  const reader = new DelimitedReader(',')
  const [head = [], ...rows] = [...reader.push(raw.body.slice(1).replaceAll('\r\n', '\n')), ...reader.end()].flatMap(
    (row) => ('cells' in row ? [row.cells] : []),
  )
  const cell = (row: readonly string[], name: string) => row[head.findIndex((one) => one === name)] ?? ''
  expect(rows.length).toBeGreaterThan(3)
  return rows.flatMap((row) =>
    screenFields.flatMap((field): Said[] => {
      const said = measuredFields.get(screenedCompany.shape[field])
      const column = head.findIndex(
        (one) => one === screenWords[field].en || one.startsWith(`${screenWords[field].en} (`),
      )
      expect(column, field).toBeGreaterThan(0)
      // By which shares a value is stands in a column of its own: only one of all shares is the company's.
      const all = cell(row, 'Market value by').startsWith('all shares')
      const measure =
        said === undefined
          ? undefined
          : typeof said.measure === 'string'
            ? said.measure
            : all
              ? ('company.marketCap' as const)
              : undefined
      if (said === undefined || measure === undefined) return []
      const day =
        said.day === 'priceDate' ? cell(row, 'Priced on') : said.day === 'periodEnd' ? cell(row, 'Period') : ''
      const text = row[column] ?? ''
      if (said.day !== undefined && day === '') return []
      return [
        {
          by: 'screening.exportCsv',
          at: field,
          measure,
          subject: `${cell(row, 'Exchange')}-${cell(row, 'Code')}`,
          day: day || null,
          basis: said.is ?? null,
          value: text === '' ? null : Number(text),
        },
      ]
    }),
  )
}

/**
 * Which way an event is shown to point, by every object of an answer that names one with its sign or its side for the
 * company it is of.
 */
function sidesIn(by: string, answer: unknown, counted?: string): { event: string; side: string; by: string }[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => sidesIn(by, one, counted))
  if (typeof answer !== 'object' || answer === null) return []
  const { eventId, sign, effect, direct, ...rest } = answer as Record<string, unknown>
  // Along a link an event may be good for one that is bad for another: the receipt of each says so.
  const own = typeof eventId === 'string' && direct !== false
  const side = own
    ? typeof effect === 'string'
      ? effect
      : typeof sign === 'number'
        ? sideOf(sign)
        : counted
    : undefined
  return [
    ...(side === undefined ? [] : [{ event: String(eventId), side, by }]),
    ...Object.entries(rest).flatMap(([name, value]) =>
      // In a receipt an event stands under the side that it counts for.
      sidesIn(`${by} ${name}`, value, name === 'risk' || name === 'opportunity' ? name : counted),
    ),
  ]
}

test(
  'a figure that two operations show is the same on both, now',
  async () => {
    const { said, asked } = await allSaid()
    expect(speaking.map((one) => one.id).filter((id) => !asked.has(id))).toEqual([])
    expect(said.length).toBeGreaterThan(500)
    expect(told(contradictions(said))).toEqual([])
  },
  LONG,
)

test(
  'a figure that two operations show is the same on both, at a past instant',
  async () => {
    const { said } = await allSaid('2024-03-13T03:00:00Z')
    expect(told(contradictions(said.filter((one) => !one.by.startsWith(landing.overview.id))))).toEqual([])
  },
  LONG,
)

test(
  'an event points one way for the company that it is of, whichever operation shows it: a list, its page, a chart mark, a theme, an industry',
  async () => {
    const wanted = await askable()
    const naming = routes
      .map((route) => route.operation)
      .filter(
        (one) =>
          one.transport === 'json' &&
          !one.writes &&
          JSON.stringify(toJSONSchema(one.output, { unrepresentable: 'any' })).includes('"eventId"'),
      )
    const sides: ReturnType<typeof sidesIn> = []
    for (const operation of naming) {
      for (const input of inputsOf(operation, wanted)) {
        const { code, data } = await server.call(operation, input, { as: user })
        if (code === operation.succeedsWith) sides.push(...sidesIn(operation.id, data))
      }
    }
    const shown = Map.groupBy(sides, (one) => one.event)
    expect(new Set(sides.map((one) => one.by.split(' ')[0])).size).toBeGreaterThan(4)
    expect(
      [...shown.values()].flatMap((own) => {
        const other = own.find((one) => one.side !== own[0]?.side)
        return other ? [[own[0], other]] : []
      }),
    ).toEqual([])
  },
  LONG,
)
