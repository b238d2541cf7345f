import { financing } from '@pandora/contract/domains/financing/operations'
import { removeRun } from '@pandora/store/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHeld } from '../../../shared/held.ts'
import { facts } from '../../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { facetsOf } from '../facets.ts'
import { filtered } from '../filter.ts'
import { survivalOf } from '../market/survival.ts'
import { topOf } from '../market/top.ts'
import { presentOrg, presentRound, presentVenture } from '../present.ts'
import { orgsNamed } from '../search.ts'
import { financingMarket, roundFact, ventureFact } from '../testing-financing.ts'
import { ledgerIn } from './held.ts'
import type { Ledger } from './ledger.ts'

let server: TestServer
let admin: Caller
const present = { marketId: 1, asOf: null }
/** What a process of its own would hold: one that goes on, and one that begins anew. */
const processOf = () => ({ sql: server.sql, held: makeHeld({ watch: () => {} }, 0) })
let going: ReturnType<typeof processOf>

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  admin = await server.caller('admin')
  await financingMarket(server)
  going = processOf()
})
afterAll(() => server.stop())

/** All that a ledger says. */
function said(ledger: Ledger) {
  const orgs = orgsNamed(ledger, '', { page: 0, size: 1000 }).shown.map((org) => ledger.org(org))
  const rounds = ledger.rounds(filtered(ledger, {}))
  return {
    rounds: rounds.map((round) => ({ ...presentRound(ledger, round), ids: round.ids, seenAt: round.seenAt })),
    ventures: [...new Set(rounds.map(({ venture }) => venture))].map((id) =>
      presentVenture(ledger.venture(ledger.ventureNumber(id))),
    ),
    orgs: orgs.map((org) => ({ ...presentOrg(ledger, org), evidence: org.evidence })),
    facets: facetsOf(ledger),
    top: topOf(ledger, { of: 'organisation', by: 'amount', months: 60, currency: 'CNY' }),
    survival: survivalOf(ledger, { by: 'industry' }),
  }
}

/** What the process that goes on says now: the same as one that reads everything. */
async function goesOn() {
  const [own, anew] = [await ledgerIn(going, present), await ledgerIn(processOf(), present)]
  expect(said(own)).toEqual(said(anew))
  return own
}

test('what was changed is read alone, and all that is told is what a process tells that reads everything', async () => {
  const first = await goesOn()
  // Nothing is read again where nothing changed.
  expect((await goesOn()).base).toBe(first.base)

  // A new round of a known company, one of a new one, and one that is told twice.
  await facts(server.sql)
    .add('financing_round', roundFact('n1', '晨屿机器人', '2024-03-01', { round: 'C', investors_zh: ['枫创投'] }))
    .add('financing_round', roundFact('n2', '枫芯', '2021-05-05', { industry_zh: '芯片', industry_en: null }))
    .add(
      'financing_round',
      roundFact('q2-again', '青芦机器人', '2023-03-05', { amount: null, amount_text: '数百万美元' }),
    )
    .save()
  const more = await goesOn()
  expect(more.count).toBe(first.count + 2)
  expect(more.roundById('q2-again')?.ids).toEqual(['q2', 'q2-again'])
  // Rows are added to those that are held: what was held before is as it was.
  expect(said(first).rounds).toHaveLength(first.count)

  // A correction, and a company that becomes described: its investor is one, too.
  const corrected = await facts(server.sql, { startedAt: Date.parse('2024-03-19T00:00:00Z') })
    .add('financing_round', roundFact('x1', '白桦芯片', '2024-01-15', { amount: 7e6, industry_zh: '半导体' }))
    .add('unlisted_company', ventureFact('枫芯', { company_en: 'Maple Chips', founded_on: '2022-01-31' }))
    .add('unlisted_company', ventureFact('枫创投'))
    .save()
  const described = await goesOn()
  expect(described.roundById('n2')?.problems).toEqual(['BEFORE_FOUNDED'])
  expect(described.org(described.orgNumber('枫创投')).ventureId).toBe('枫创投')
  expect(described.roundById('x1')?.sized).toEqual({ kind: 'exact', value: 7e6 })

  // Taken back, it is as before; so it is after a judgement and its end.
  await removeRun(server.sql, corrected)
  expect(said(await goesOn()).rounds).toEqual(said(more).rounds)
  const { data } = await server.call(financing.judgeOrganisation, { name: '枫创投', other: '松柏创投' }, { as: admin })
  expect((await goesOn()).orgNumber('枫创投')).toBe((await goesOn()).orgNumber('松柏创投'))
  await server.call(financing.revertJudgement, { judgementId: data.judgementId }, { as: admin })
  expect(said(await goesOn()).orgs).toEqual(said(more).orgs)
})

test('more changes than are told one by one, and those of too long ago, have everything read again', async () => {
  const before = await goesOn()
  await server.sql`insert into financing_change (market_id) values (1)`
  expect((await goesOn()).base).not.toBe(before.base)
  const many = facts(server.sql)
  for (let at = 0; at < 2001; at++) many.add('financing_round', roundFact(`m${at}-many`, `许多${at}`, '2023-01-01'))
  await many.save()
  const [row] = await server.sql<{ all: number; named: number }[]>`
    select count(*) filter (where company_zh is null)::int as all, count(*) filter (where company_zh like '许多%')::int as named
    from financing_change`
  expect(row).toEqual({ all: 2, named: 0 })
  expect((await goesOn()).count).toBe(before.count + 2001)
})

test('a past instant is read by itself, and leaves the present as it is', async () => {
  const now = await goesOn()
  const past = { marketId: 1, asOf: Date.parse('2022-12-31T15:59:59Z') }
  const then = await ledgerIn(going, past)
  expect(then.until).toBe('2022-06-02')
  expect(said(then)).toEqual(said(await ledgerIn(processOf(), past)))
  expect((await goesOn()).base).toBe(now.base)
})
