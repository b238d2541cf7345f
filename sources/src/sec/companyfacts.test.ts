import fc from 'fast-check'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Refusal } from '@pandora/contract/errors'
import { readAll, tempFolder, type ReadFile } from '../../test/files.ts'
import { firstRows } from '../files/rows.ts'
import { fittingProfile, shippedProfiles } from '../files/shipped.ts'
import { companyFactsRows, isCompanyFacts } from './companyfacts.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const write = tempFolder()

async function read(path: string): Promise<ReadFile & { profile: string }> {
  const name = basename(path)
  const fit = fittingProfile(shippedProfiles(), (await firstRows({ path, name, options: {} }, 100)).columns, name)
  if (!fit) throw new Error('no profile fits')
  return { ...(await readAll(path, fit.profile, NOW, name)), profile: fit.profile.name }
}

/** A fictional filer with a fiscal year that ends in January. */
const value = (
  start: string | null,
  end: string,
  val: unknown,
  filed: string,
  accn: string,
  form = '10-Q',
  more: Record<string, unknown> = {},
) => ({ ...(start === null ? {} : { start }), end, val, accn, fy: 2024, fp: 'Q1', form, filed, ...more })
const A = '0000001234-23-000001'
const B = '0000001234-24-000002'
const facts = (usGaap: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  cik: 1234,
  entityName: '  LANTERN  CLOUD INC. ',
  facts: { 'us-gaap': usGaap, ...more },
})
const concept = (unit: string, values: readonly unknown[], label = 'A label') => ({
  label,
  description: null,
  units: { [unit]: values },
})

const items = (file: ReadFile, item: string) =>
  file.records
    .filter((one) => one.kind === 'statement_item' && one.values['item'] === item)
    .map(({ values, known }) => [
      values['period_end'],
      values['period_months'],
      values['value'],
      known.at === null ? null : new Date(known.at).toISOString(),
      values['filing'],
    ])

describe('companyfacts as the SEC gives them', () => {
  test('figures are known at the end of the day of filing in New York; a later filing with another value is a later version, one that repeats it is none', async () => {
    const file = await read(
      write(
        'CIK0000001234.json',
        JSON.stringify(
          facts({
            RevenueFromContractWithCustomerExcludingAssessedTax: concept('USD', [
              value('2023-02-01', '2023-04-30', 100, '2023-05-31', A, '10-Q', { frame: 'CY2023Q1' }),
              value('2023-02-01', '2023-04-30', 100, '2024-01-15', '0000001234-24-000001'),
              value('2023-02-01', '2023-04-30', 90, '2024-06-03', B),
              value('2023-02-01', '2024-01-31', 420, '2024-03-20', '0000001234-24-000009', '10-K'),
            ]),
            Assets: concept('USD', [value(null, '2023-04-30', 900, '2023-05-31', A)]),
          }),
        ),
      ),
    )
    expect(file.profile).toBe('sec-companyfacts')
    expect(file.rejections).toEqual([])
    // Summer time in New York: the day ends at 03:59:59.999 UTC.
    expect(items(file, 'revenue')).toEqual([
      ['2023-04-30', 3, 100, '2023-06-01T03:59:59.999Z', `10-Q ${A}`],
      ['2023-04-30', 3, 90, '2024-06-04T03:59:59.999Z', `10-Q ${B}`],
      ['2024-01-31', 12, 420, '2024-03-21T03:59:59.999Z', '10-K 0000001234-24-000009'],
    ])
    expect(items(file, 'total_assets')).toEqual([['2023-04-30', 0, 900, '2023-06-01T03:59:59.999Z', `10-Q ${A}`]])
    expect(file.of('company')).toEqual([{ company_id: 'US-0000001234', first_listed_on: null }])
    expect(file.of('company_name')).toMatchObject([
      { company_id: 'US-0000001234', language: 'en', form: 'full', name: 'LANTERN CLOUD INC.', seen_on: '2024-06-03' },
    ])
    expect(file.records.map(({ line }) => line)).toContain(5)
  })

  test('of one filing the best concept is the item, the others keep their own names; what is mapped to none keeps its own name and claims no statement', async () => {
    const file = await read(
      write(
        'two.json',
        JSON.stringify(
          facts(
            {
              Revenues: concept('USD', [value('2023-01-01', '2023-12-31', 110, '2024-02-01', A)]),
              SalesRevenueNet: concept('USD', [
                value('2023-01-01', '2023-12-31', 100, '2024-02-01', A),
                value('2022-01-01', '2022-12-31', 80, '2023-02-01', B),
              ]),
              DeferredRevenueCurrent: concept('USD', [value(null, '2023-12-31', 7, '2024-02-01', A)]),
            },
            {
              dei: {
                EntityCommonStockSharesOutstanding: concept('shares', [
                  value(null, '2024-01-15', 5000, '2024-02-01', A),
                ]),
              },
            },
          ),
        ),
      ),
    )
    expect(items(file, 'revenue').map((one) => one.slice(0, 3))).toEqual([
      ['2023-12-31', 12, 110],
      ['2022-12-31', 12, 80],
    ])
    expect(items(file, 'us-gaap:SalesRevenueNet').map((one) => one[2])).toEqual([100])
    expect(
      file
        .of('statement_item')
        .filter((one) => String(one['item']).includes(':'))
        .map((one) => [one['item'], one['statement'], one['unit']]),
    ).toEqual(
      expect.arrayContaining([
        ['us-gaap:DeferredRevenueCurrent', 'indicator', 'USD'],
        ['dei:EntityCommonStockSharesOutstanding', 'indicator', 'shares'],
      ]),
    )
  })

  test('a number as text or as number is one company; other currencies stand beside the main one, never under it', async () => {
    const borrowings = (unit: string, val: number) => [unit, [value(null, '2023-12-31', val, '2024-04-01', A, '20-F')]]
    const file = await read(
      write(
        'text.json',
        JSON.stringify({
          cik: '0000001234',
          entityName: 'Isthmus Parks',
          facts: {
            'ifrs-full': {
              Revenue: concept('USD', [
                value('2023-01-01', '2023-12-31', 50, '2024-04-01', A, '20-F'),
                value('2022-01-01', '2022-12-31', 40, '2024-04-01', A, '20-F'),
              ]),
              Inventories: {
                label: null,
                units: Object.fromEntries([borrowings('USD', 9), borrowings('COP', 36_000)]),
              },
              BasicEarningsLossPerShare: concept('USD/shares', [
                value('2023-01-01', '2023-12-31', 0.5, '2024-04-01', A, '20-F'),
              ]),
            },
          },
        }),
      ),
    )
    expect(file.of('company')[0]?.['company_id']).toBe('US-0000001234')
    expect(items(file, 'inventories').map((one) => one[2])).toEqual([9])
    expect(items(file, 'ifrs-full:Inventories@COP').map((one) => one[2])).toEqual([36_000])
    expect(file.of('statement_item').find((one) => one['item'] === 'eps')).toMatchObject({
      value: 0.5,
      unit: 'USD/share',
      statement: 'indicator',
      period_months: 12,
    })
  })

  test('what cannot be taken is refused by line and reason, the rest of the file stands', async () => {
    const file = await read(
      write(
        'bad.json',
        JSON.stringify(
          facts({
            Revenues: concept('USD', [
              value('2023-01-01', '2023-02-30', 1, '2024-02-01', A),
              value('2023-01-01', '2023-12-31', 'x', '2024-02-01', A),
              value('2023-01-01', '2023-12-31', 1, 'soon', A),
              null,
              7,
              value('2023-12-30', '2023-12-31', 1, '2024-02-01', A),
              value('2020-01-01', '2023-12-31', 1, '2024-02-01', A),
              value('2023-01-01', '2023-12-31', 5, '2024-02-01', A),
              { end: '2023-12-31' },
              value('2023-12-31', '2023-01-01', 1, '2024-02-01', A),
            ]),
          }),
        ),
      ),
    )
    expect(file.rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 NOT_A_DAY',
      '2 NOT_A_NUMBER',
      '3 NOT_A_DAY',
      '4 NOT_AN_OBJECT',
      '5 NOT_AN_OBJECT',
      '6 PERIOD_TOO_SHORT',
      '7 TOO_LARGE',
      '9 MISSING',
      '10 PERIOD_TOO_SHORT',
    ])
    expect(items(file, 'revenue').map((one) => one[2])).toEqual([5])
  })

  test('a company without a number, or with one that is none, is refused by name', () => {
    for (const cik of [null, '', 'x', -1, 0, 1.5, '12345678901', {}])
      expect(() => companyFactsRows({ cik, facts: {} }, 'f.json'), String(cik)).toThrow(Refusal)
    expect(companyFactsRows({ cik: 'text'.length, facts: {} }, 'f.json')).toEqual([])
  })

  test('hostile JSON gives rows or refusals, never an error of another kind, and every row has a period and a number', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        '__proto__',
        'constructor',
        '2024-02-29',
        '9999-99-99',
        '2024-01-01',
        1e308,
        -0,
        'USD',
        [],
        {},
      ),
    )
    const entry = fc.record(
      {
        start: fc.oneof(odd, fc.constantFrom('2023-01-01', '2023-10-01')),
        end: fc.oneof(odd, fc.constantFrom('2023-12-31')),
        val: fc.oneof(odd, fc.double(), fc.integer()),
        accn: odd,
        filed: fc.oneof(odd, fc.constantFrom('2024-02-01', '2024-03-01')),
        form: odd,
      },
      { requiredKeys: [] },
    )
    const taxonomy = fc.dictionary(
      fc.oneof(fc.constantFrom('Revenues', 'ProfitLoss', 'Assets', 'NetIncomeLoss', '__proto__'), fc.string()),
      fc.oneof(
        odd,
        fc.record({
          label: odd,
          units: fc.oneof(
            odd,
            fc.dictionary(
              fc.oneof(fc.constantFrom('USD', 'EUR', 'USD/shares'), fc.string()),
              fc.oneof(odd, fc.array(fc.oneof(odd, entry))),
            ),
          ),
        }),
      ),
    )
    fc.assert(
      fc.property(
        fc.record({
          cik: fc.oneof(odd, fc.constant(1234)),
          entityName: odd,
          facts: fc.oneof(
            odd,
            fc.dictionary(
              fc.oneof(fc.constantFrom('us-gaap', 'ifrs-full', 'dei'), fc.string()),
              fc.oneof(odd, taxonomy),
            ),
          ),
        }),
        (document) => {
          if (!isCompanyFacts(document)) return
          try {
            for (const row of companyFactsRows(document, 'f.json')) {
              expect(row.line).toBeGreaterThan(0)
              if ('object' in row) {
                expect(Number.isFinite(row.object['value'])).toBe(true)
                expect(Date.parse(String(row.object['known']))).not.toBeNaN()
                expect(row.object['months']).toBeGreaterThanOrEqual(0)
              }
            }
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
          }
        },
      ),
      { numRuns: 600, seed: 5 },
    )
  })

  test('tickers: an object counted 0, 1, 2 … is read as a list; classes of shares stand after a point', async () => {
    const file = await read(
      write(
        'company_tickers.json',
        JSON.stringify({
          0: { cik_str: 1234, ticker: 'LNTN', title: 'Lantern Cloud Inc.' },
          1: { cik_str: 77, ticker: 'HUB-B', title: 'Hub Lines' },
          2: { cik_str: 77, ticker: 'HUB-A', title: 'Hub Lines' },
        }),
      ),
    )
    expect(file.profile).toBe('sec-company-tickers')
    expect(
      file
        .of('security')
        .map((one) => [one['security_id'], one['company_id'], one['code'], one['exchange'], one['currency']]),
    ).toEqual([
      ['US-LNTN', 'US-0000001234', 'LNTN', 'US', 'USD'],
      ['US-HUB.B', 'US-0000000077', 'HUB-B', 'US', 'USD'],
      ['US-HUB.A', 'US-0000000077', 'HUB-A', 'US', 'USD'],
    ])
    expect(file.of('company')).toHaveLength(2)
    expect(file.of('company_name').map((one) => one['name'])).toEqual(['Lantern Cloud Inc.', 'Hub Lines'])
  })
})

// The real files are read, never copied; where they are absent these tests are skipped.
const data = join(import.meta.dirname, '../../../../shared/data/numeric/sec_edgar')

describe.skipIf(!existsSync(data))('real companyfacts (skipped where ../shared/data is absent)', () => {
  test('Snowflake: revenue by quarter and year as filed, in dollars, checked by hand against the file', async () => {
    const file = await read(join(data, 'companyfacts_SNOW.json'))
    const revenue = file.records.filter((one) => one.kind === 'statement_item' && one.values['item'] === 'revenue')
    const at = (end: string, months: number) =>
      revenue
        .filter(({ values }) => values['period_end'] === end && values['period_months'] === months)
        .map(({ values, known }) => [
          values['value'],
          new Date(known.at ?? 0).toISOString().slice(0, 10),
          values['filing'],
        ])
    expect(
      ['2023-04-30', '2023-07-31', '2023-10-31', '2024-04-30', '2024-07-31', '2024-10-31', '2025-04-30'].map((end) =>
        at(end, 3).map(([amount]) => amount),
      ),
    ).toEqual([
      [623_599_000],
      [674_018_000],
      [734_173_000],
      [828_709_000],
      [868_823_000],
      [942_094_000],
      [1_042_074_000],
    ])
    expect(at('2024-01-31', 12)).toEqual([[2_806_489_000, '2024-03-27', '10-K 0001640147-24-000101']])
    expect(at('2025-01-31', 12)).toEqual([[3_626_396_000, '2025-03-22', '10-K 0001640147-25-000052']])
    expect(at('2023-07-31', 6).map(([amount]) => amount)).toEqual([1_297_617_000])
    expect(new Set(revenue.map(({ values }) => values['unit']))).toEqual(new Set(['USD']))
    expect(file.of('company')).toEqual([{ company_id: 'US-0001640147', first_listed_on: null }])
  })

  test('an IFRS filer whose number is a text: yearly revenue and profit, and its other currencies apart', async () => {
    const file = await read(join(data, 'companyfacts_LPA.json'))
    const yearly = (item: string) =>
      file
        .of('statement_item')
        .filter((one) => one['item'] === item && one['period_months'] === 12)
        .map((one) => [one['period_end'], one['value']])
    expect(yearly('revenue')).toEqual([
      ['2021-12-31', 25_596_073],
      ['2022-12-31', 31_983_567],
      ['2023-12-31', 39_436_343],
      ['2024-12-31', 43_862_372],
    ])
    expect(file.of('company')[0]?.['company_id']).toBe('US-0001997711')
    expect(file.of('statement_item').some((one) => String(one['item']).includes('@'))).toBe(true)
    expect(
      file
        .of('statement_item')
        .filter((one) => one['unit'] !== 'USD' && !String(one['item']).includes(':'))
        .every((one) => one['unit'] === 'USD/share'),
    ).toBe(true)
  })

  test('tickers: 9,610 entries, Snowflake by its number', async () => {
    const file = await read(join(data, 'company_tickers.json'))
    expect(file.rows).toBe(9610)
    expect(file.of('security').find((one) => one['code'] === 'SNOW')).toMatchObject({
      security_id: 'US-SNOW',
      company_id: 'US-0001640147',
    })
  })
})
