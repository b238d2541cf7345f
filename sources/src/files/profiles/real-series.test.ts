import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { having, readReal, realData } from '../../../test/real-files.ts'

describe.skipIf(!existsSync(realData))('real series and rounds (skipped where ../shared/data is absent)', () => {
  test('macro series of China and America: every figure of every file, in single units', async () => {
    const names = [
      'cpi_ppi',
      'fiscal',
      'fixed_asset_investment',
      'fx_reserves_bop',
      'gdp',
      'pmi',
      'population_employment',
      'retail_sales',
      'social_financing_money',
      'trade_basic',
      'trade_by_region',
      'us_macro',
    ]
    const [all, codes] = [new Map<string, number>(), new Set<unknown>()]
    for (const name of names) {
      const file = await readReal(`numeric/macro_cn/${name}.csv`)
      expect([name, file.profile, file.rejections]).toEqual([name, 'choice-macro', []])
      for (const row of file.of('series')) codes.add(row['series_code'])
      for (const row of file.of('observation'))
        all.set(`${String(row['series_code'])} ${String(row['observed_on'])}`, Number(row['value']))
    }
    expect(codes.size).toBe(293)
    // Surplus of March 2025 in thousand dollars, people of 2024 in 万, M1 of America in billions.
    expect([
      all.get('choice.EMM00039562 2025-03-31'),
      all.get('choice.EMM00122121 2024-12-31'),
      all.get('choice.EMG00001771 2025-02-28'),
    ]).toEqual([102_642_463_769, 1_408_280_000, 18_531_300_000_000])
  })

  test('financing rounds of four lists: every row that has a day, and the investors that the list is known for', async () => {
    const rounds = await readReal('rooms/venture_cn/itjuzi_events_1999_2016.csv.gz')
    expect([rounds.profile, rounds.rows, rounds.of('financing_round').length, rounds.rejections]).toEqual([
      'itjuzi-rounds',
      7748,
      7748,
      [],
    ])
    const backed = rounds.of('financing_round').flatMap((row) => row['investors_zh'] as string[])
    expect(backed.filter((name) => name === 'IDG资本').length).toBeGreaterThan(200)
    const companies = await readReal('rooms/venture_cn/ai_rounds_2018.csv')
    expect([
      companies.profile,
      companies.of('financing_round').length,
      companies.rejections.every((row) => row.field === 'announced_on' && row.reason === 'MISSING'),
      companies.rejections.length,
    ]).toEqual(['itjuzi-company-rounds', 595, true, 132])
    const growing = await readReal('rooms/venture_cn/growth_companies_2017.csv')
    expect([growing.profile, growing.of('financing_round').length, growing.rejections]).toEqual([
      'growth-companies',
      231,
      [],
    ])
    const didi = await readReal('numeric/venture/cn_didi_rounds.json')
    expect([
      didi.profile,
      didi
        .of('financing_round')
        .map((row) => row['amount'])
        .filter((amount) => amount === null).length,
    ]).toEqual(['qichacha-rounds', 3])
  })

  test('yields of government bonds and cases of an epidemic: every value of every column', async () => {
    const yields = await readReal('numeric/macro_cn/cgb_yield_curve_daily.csv')
    expect([
      yields.profile,
      having(yields, 'observation', { series_code: 'cgb.10Y', observed_on: '2006-03-02' }),
    ]).toEqual(['cgb-yield-curve', [{ series_code: 'cgb.10Y', observed_on: '2006-03-02', value: 2.9 }]])
    const cases = await readReal('numeric/covid19/key_countries_confirmed.csv')
    expect([
      cases.profile,
      having(cases, 'observation', { series_code: 'covid.confirmed.CN', observed_on: '2020-01-23' })[0]?.['value'],
    ]).toEqual(['covid-countries', 643])
    expect((await readReal('numeric/covid19/worldwide_aggregate.csv')).profile).toBe('covid-worldwide')
  })
})
