import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { exchangeOfShareCode } from '@pandora/contract/records/identity'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { simulate, type Simulation } from './build.ts'
import { bookFacts, restatementFacts } from './facts/books.ts'
import { actionFacts, companyFacts, frameFacts } from './facts/companies.ts'
import { holderFacts } from './facts/holders.ts'
import { scheduleFacts } from './facts/schedule.ts'
import { relationFacts } from './facts/relations.ts'
import { barFacts } from './facts/prices.ts'
import { seriesFacts } from './economy/series.ts'
import { checkerAt } from '../check.ts'

const query = { seed: 7, size: 'small', from: '2025-09-01', today: '2026-03-31' } as const
const until = Date.parse('2026-03-31T15:59:59.999Z')
const medium = simulate({ seed: 7, size: 'medium', from: '2023-11-01', today: '2026-11-20' })

function* allFacts(simulation: Simulation) {
  const { world } = simulation
  yield* frameFacts(world)
  for (const company of world.companies) {
    yield* companyFacts(company, world)
    yield* actionFacts(company, simulation)
    yield* barFacts(company, simulation.barsOf(company), world, { after: null, until })
    yield* bookFacts(company, simulation, null)
    yield* restatementFacts(company, simulation, null)
    yield* holderFacts(company, simulation, null)
    yield* scheduleFacts(company, simulation, null)
  }
  yield* seriesFacts(world)
  yield* relationFacts(world)
}
const digest = (simulation: Simulation): string => {
  const hash = createHash('sha256')
  for (const fact of allFacts(simulation)) hash.update(JSON.stringify(fact))
  return hash.digest('hex')
}

test('the same seed gives the same facts to the byte, another seed others', () => {
  expect(digest(simulate(query))).toBe(digest(simulate(query)))
  expect(digest(simulate({ ...query, seed: 8 }))).not.toBe(digest(simulate(query)))
})

test('a later day only adds: events, bars and reports of the past stay as they were', () => {
  const [early, late] = [simulate(query), simulate({ ...query, today: '2026-05-20' })]
  expect(late.world.events.slice(0, early.world.events.length)).toEqual(early.world.events)
  expect(late.world.events.length).toBeGreaterThan(early.world.events.length)
  for (const company of early.world.companies) {
    const [before, after] = [early.barsOf(company), late.barsOf(company)]
    for (const column of ['open', 'high', 'low', 'close', 'volume', 'amount', 'own'] as const)
      expect(after[column].slice(0, before[column].length)).toEqual(before[column])
    expect(late.booksOf(company).reports.slice(0, early.booksOf(company).reports.length)).toEqual(
      early.booksOf(company).reports,
    )
  }
})

test('every fact of the small market is one that the product takes', () => {
  const checker = checkerAt(until + 1000)
  let line = 0
  const refused = [...allFacts(simulate(query))].flatMap((fact) => {
    const checked = checker.check({ ...fact, line: ++line })
    return Array.isArray(checked) ? checked : []
  })
  expect(refused).toEqual([])
  expect(line).toBeGreaterThan(10_000)
})

test('the medium market is as large as it says: 320 companies on all 31 industries, 60 themes, 600 supply edges, 1,500 events of 30 types and more', () => {
  const { companies, themes, edges, events, days } = medium.world
  expect(companies).toHaveLength(320)
  expect(new Set(companies.map((one) => one.path[0])).size).toBe(31)
  expect(new Set(companies.map((one) => one.exchange))).toEqual(new Set(['SHZ', 'SSE']))
  expect(days.length).toBeGreaterThan(700)
  expect(themes).toHaveLength(60)
  expect(
    themes.every(
      (theme) => theme.members.length >= 2 && theme.members.every((one) => one.weight > 0 && one.weight <= 1),
    ),
  ).toBe(true)
  expect(edges.length).toBeGreaterThanOrEqual(600)
  expect(events.length).toBeGreaterThanOrEqual(1500)
  expect(new Set(events.map((one) => one.type)).size).toBeGreaterThanOrEqual(30)
  expect(medium.world.authors).toHaveLength(500)
  expect(
    [...relationFacts(medium.world)].filter((one) => one.kind === 'financing_round').length,
  ).toBeGreaterThanOrEqual(3000)
})

test('shares of supply stay within the whole: no company sells or buys more within the market than it sells or buys at all', () => {
  for (const company of medium.world.companies) {
    const sold = medium.world.edges
      .filter((one) => one.supplierId === company.id)
      .reduce((sum, one) => sum + one.revenueShare, 0)
    const bought = medium.world.edges
      .filter((one) => one.customerId === company.id)
      .reduce((sum, one) => sum + one.costShare, 0)
    expect(sold).toBeLessThanOrEqual(1)
    expect(bought).toBeLessThanOrEqual(1)
    expect(company.products.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 9)
  }
  expect(
    medium.world.edges.every((one) => one.supplierId !== one.customerId && (one.to === null || one.to > one.from)),
  ).toBe(true)
})

test('codes and names belong to one company each, in ranges of their own', () => {
  const full = simulate({ seed: 7, size: 'full', from: '2026-11-01', today: '2026-11-20' }).world.companies
  for (const companies of [medium.world.companies, full]) {
    for (const name of ['id', 'shortZh', 'nameZh'] as const)
      expect(new Set(companies.map((one) => one[name])).size).toBe(companies.length)
    for (const { code, exchange } of companies) {
      expect(exchangeOfShareCode(code)).toBe(exchange)
      expect(code).toMatch(/^(?:00[6-9]|30[6-9]|60[6-9]|68[67])\d{3}$/)
    }
  }
})

const realFile = fileURLToPath(
  new URL('../../../../shared/data/numeric/a_share_companies/companies.dev.csv', import.meta.url),
)
test.skipIf(!existsSync(realFile))(
  'no company bears the code or the name of a real one (skipped where the public list is absent)',
  () => {
    const rows: Record<string, string>[] = parse(readFileSync(realFile, 'utf8'), { columns: true, bom: true })
    const codes = new Set(rows.map((row) => row['code']))
    const names = new Set(
      rows.flatMap((row) => [row['name_zh'], row['name_zh_2021'], row['full_name_zh'], row['name_en']]).filter(Boolean),
    )
    const full = simulate({ seed: 7, size: 'full', from: '2026-11-01', today: '2026-11-20' }).world.companies
    for (const company of [...medium.world.companies, ...full]) {
      expect(codes.has(company.code), company.code).toBe(false)
      for (const name of [
        company.shortZh,
        company.nameZh,
        company.nameEn,
        company.shortEn,
        ...company.formerNames.map((one) => one.zh),
      ])
        expect(names.has(name), name).toBe(false)
    }
  },
)

test('shares are counted at least every year while a company is listed, so that no market value rests on a count of years ago', () => {
  const { world } = medium
  for (const company of world.companies) {
    const end = company.delistedOn !== null && company.delistedOn < world.today ? company.delistedOn : world.today
    const days = [...actionFacts(company, medium)].flatMap(({ kind, values }) =>
      kind === 'share_count' ? [String(values['counted_on'])] : [],
    )
    expect(days, company.id).toEqual([...new Set(days)].sort())
    for (const [at, day] of [...days.slice(1), end].entries())
      expect(Date.parse(day) - Date.parse(days[at] ?? ''), `${company.id} ${day}`).toBeLessThanOrEqual(366 * 86_400_000)
  }
})
