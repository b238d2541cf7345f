import { expect, test } from 'vitest'
import { macroSources, type MacroSource } from '@pandora/contract/domains/macro/sources'
import { profileOf, readAll, tempFolder } from '../../../test/files.ts'
import { fittingProfile, shippedProfiles } from '../shipped.ts'

const file = tempFolder()
const lines = [
  '数据库：月度数据',
  '时间：最近4个月',
  '指标,2024年3月,2024年2月,2024年1月,2023年12月',
  '社会消费品零售总额_当期值(亿元),39020,,,43550',
  '社会消费品零售总额_累计值(亿元),120327,81307,,471495',
  '居民消费价格指数(上年同月=100),100.1,100.7,99.2,99.7',
  '不认识的指标(吨),1,2,3,4',
  '数据来源：国家统计局',
]

test('POLICY-41 a table of months as a statistics office publishes it: what is of the month and of the year so far stand apart, months left empty give nothing', async () => {
  const read = await readAll(file('nbs.csv', `${lines.join('\n')}\n`), profileOf('nbs-monthly'), undefined, 'nbs.csv')
  const of = (code: string) =>
    read
      .of('observation')
      .filter((row) => row['series_code'] === code)
      .map((row) => [row['observed_on'], row['value']])
      .toSorted()
  expect(of('choice.EMI00135323')).toEqual([
    ['2023-12-31', 4_355_000_000_000],
    ['2024-03-31', 3_902_000_000_000],
  ])
  expect(of('nbs.retail-total')).toEqual([
    ['2023-12-31', 47_149_500_000_000],
    ['2024-02-29', 8_130_700_000_000],
    ['2024-03-31', 12_032_700_000_000],
  ])
  expect(of('nbs.cpi')).toHaveLength(4)
  expect(read.of('series')).toHaveLength(3)
  // The row that nobody knows is told of, not lost without a word.
  expect(read.rejections.length).toBeGreaterThan(0)
})

test('POLICY-37 every series that a source names and that is no demo series is one that a shipped profile gives', () => {
  const given = new Set(
    shippedProfiles().flatMap(({ profile }) =>
      Object.values(profile.tables).flatMap((table) =>
        Object.values(table).flatMap((entry) =>
          typeof entry === 'object' && entry !== null && 'code' in entry ? [String(entry['code'])] : [],
        ),
      ),
    ),
  )
  const named = Object.values(macroSources).flatMap((source: MacroSource) =>
    Object.values(source.lines).flatMap(({ series }) => series.filter((code) => !code.startsWith('macro.'))),
  )
  const absent = new Set(['nbs.household-income', 'nbs.household-consumption', 'nbs.ppi-yoy'])
  for (const code of named) if (!absent.has(code)) expect(given, code).toContain(code)
  expect(fittingProfile(shippedProfiles(), ['指标', '2024年3月'], 'a.csv')?.profile.name).toBe('nbs-monthly')
})
