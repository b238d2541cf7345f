import { landing } from '@pandora/contract/domains/landing/operations'
import { recordKinds } from '@pandora/contract/records/kinds'
import { dayOf } from '@pandora/contract/time'
import { addressOf as pathOf, loadPlan } from '@pandora/sources/demo/query'
import { demoSource } from '@pandora/sources/demo/demo-source'
import type { Extracted } from '@pandora/sources/source'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import type { Askable } from './asked.ts'
import { knownOf, type KnownFact, type Load } from './facts.ts'
import { filling } from './fill.ts'
import { contradictions } from './measured-values.ts'
import { readPools } from './pools.ts'
import { everythingSaid, speaking, told } from './said.ts'

/** A Tuesday, after the close in Shanghai. */
const end = Date.parse('2025-08-26T12:00:00Z')
/** Four fiscal years are enough for every figure; texts, which take the most time to read, of the last days. */
const begin = '2022-01-01'
const firstText = '2025-08-22'

let server: TestServer
let user: Caller

async function demoLoads(): Promise<Load[]> {
  const plan = loadPlan({ size: 'small', seed: 11, from: begin, until: end, pace: 1 }, dayOf(end))
  const loads: Load[] = []
  for (const query of plan) {
    const own = query.part === 'texts' ? { ...query, first: firstText } : query
    const asked = await demoSource.query({ path: pathOf(own), truth: null })
    const facts: KnownFact[] = []
    for await (const batch of demoSource.extract(asked, () => {}, new AbortController().signal))
      for (const { kind, values: given, known, line } of batch as readonly Extracted[]) {
        // As an import checks it: what the demo leaves out stands as its kind says.
        const values = recordKinds[kind].schema.parse(given)
        facts.push({ kind, values, known: known ?? knownOf(kind, values), line })
      }
    loads.push({ file: `${query.part}.csv`, startedAt: null, facts })
  }
  return loads
}

beforeAll(async () => {
  server = await testServer({ PANDORA_HOLD_MS: '600000' })
  user = await server.caller()
  const loads = await demoLoads()
  await filling(server, loads).upTo(end)
}, 300_000)
afterAll(() => server.stop())

async function askable(): Promise<Askable> {
  const pools = await readPools(server.sql, 1)
  return {
    companyId: pools.company.slice(0, 5),
    companyIds: [pools.company.slice(0, 4)],
    securityId: pools.security.slice(0, 5),
    themeId: pools.theme.slice(0, 3),
    theme: pools.theme.slice(0, 2),
    newsId: pools.document.slice(0, 2),
    eventId: pools.event.slice(0, 3),
    periodEnd: pools.period.slice(0, 2),
    date: pools.day.slice(0, 1),
    from: pools.day.slice(20, 21),
    to: pools.day.slice(0, 1),
    'industries.id': pools.industry.slice(0, 6),
    'themes.companyMap.id': pools.company.slice(0, 3),
    direction: ['down'],
  }
}

test.each([
  ['now', undefined],
  ['at a past instant', '2025-05-20T03:00:00Z'],
])(
  'a figure that two operations show is the same on both, over a whole generated market, %s',
  async (_when, asOf) => {
    const { said, asked } = await everythingSaid(server, user, await askable(), asOf)
    // But for what needs an own theme, a list or a text found by chance.
    expect(asked.size).toBeGreaterThan(speaking.length * 0.7)
    expect(said.length).toBeGreaterThan(10_000)
    // The page of who is not signed in has no instant to choose.
    const dated = asOf === undefined ? said : said.filter((one) => !one.by.startsWith(landing.overview.id))
    expect(told(contradictions(dated))).toEqual([])
  },
  240_000,
)
