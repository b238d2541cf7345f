import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../../test/files.ts'
import type { Expression, Profile } from '../profile.ts'
import { shippedTable } from '../shipped-table.ts'
import { shippedProfiles } from '../shipped.ts'

const file = tempFolder()
const header = 'sw_code,name,level,parent_code,parent_name'
const real = join(import.meta.dirname, '../../../../shared/data/numeric/a_share_companies/sw2021_industries.csv')
const read = (path: string) => readAll(path, profileOf('sw-industries'), undefined, 'sw.csv')
const written = (value: unknown) => typeof value === 'string' && /^[\x20-\x7e]+$/.test(value)

/** The text that a field always has; undefined where it depends on the row. */
function constantOf(part: Expression | undefined, profile: Profile): unknown {
  if (part && 'value' in part) return part.value
  return part && 'column' in part && typeof part.column === 'string' && Object.hasOwn(profile.let, part.column)
    ? constantOf(profile.let[part.column], profile)
    : undefined
}

test('an industry has its English name by its code; a code that the table lacks has none, and is taken all the same', async () => {
  const nodes = await read(
    file(
      'sw.csv',
      [
        header,
        '480000,银行,1,,',
        '480300,股份制银行Ⅱ,2,480000,银行',
        '480301,股份制银行Ⅲ,3,480300,股份制银行Ⅱ',
        '999900,星际矿业,2,480000,银行',
      ].join('\n'),
    ),
  )
  expect(nodes.of('industry').map(({ industry_code, name_zh, name_en }) => [industry_code, name_zh, name_en])).toEqual([
    ['480000', '银行', 'Banks'],
    ['480300', '股份制银行Ⅱ', 'Joint-stock Banks II'],
    ['480301', '股份制银行Ⅲ', 'Joint-stock Banks III'],
    ['999900', '星际矿业', null],
  ])
  expect(nodes.rejections).toEqual([])
})

test('English industry names: 511, short, without Chinese characters, and no two below one parent alike', () => {
  const names = Object.entries(shippedTable('sw2021-en') ?? {})
  expect(names).toHaveLength(511)
  expect(
    names.filter(
      ([code, name]) => !/^\d{6}$/.test(code) || typeof name !== 'string' || !written(name) || name.length > 50,
    ),
  ).toEqual([])
  // 480301 stands below 480300, which stands below 480000.
  const parentOf = (code: string) =>
    code.endsWith('0000') ? '' : code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`
  expect(new Set(names.map(([code, name]) => `${parentOf(code)} ${name}`)).size).toBe(511)
})

test.skipIf(!existsSync(real))(
  'every node of the real tree has an English name that its siblings do not have, with the level mark of the Chinese one (skipped where ../shared/data is absent)',
  async () => {
    const nodes = (await read(real)).of('industry')
    expect(nodes).toHaveLength(511)
    expect(nodes.filter(({ name_en }) => !written(name_en))).toEqual([])
    expect(new Set(nodes.map(({ parent_code, name_en }) => `${parent_code} ${name_en}`)).size).toBe(511)
    const marks: Record<string, string> = { Ⅱ: 'II', Ⅲ: 'III' }
    const unlike = nodes.filter(
      ({ name_zh, name_en }) =>
        (marks[String(name_zh).at(-1) ?? ''] ?? '') !== (/ (III?)$/.exec(String(name_en))?.[1] ?? ''),
    )
    expect(unlike).toEqual([])
  },
)

test('what the profiles themselves name in Chinese, publishers of series and sources of news, they name in English too', () => {
  const texts = shippedProfiles().flatMap(({ profile }) =>
    profile.records.flatMap(({ fields }) =>
      (
        [
          ['publisher_zh', 'publisher_en'],
          ['source_name', 'source_name_en'],
        ] as const
      ).flatMap(([own, english]) => {
        const value = constantOf(fields[own], profile)
        return typeof value === 'string' && !written(value)
          ? [[profile.name, value, constantOf(fields[english], profile)]]
          : []
      }),
    ),
  )
  expect(texts.length).toBeGreaterThanOrEqual(9)
  expect(texts.filter(([, , english]) => !written(english))).toEqual([])
})

test('macro series of the Choice terminal: names in English, units in single units, and no id that stands for two series', () => {
  const rows = Object.entries(shippedTable('choice-macro') ?? {}).map(([name, row]) => ({
    name,
    row: row as Record<string, string | number>,
  }))
  expect(rows).toHaveLength(294)
  expect(
    rows.filter(({ row }) => !written(String(row['en'])) || !/^choice\.EM[A-Z]\d{8}$/.test(String(row['code']))),
  ).toEqual([])
  expect([...new Set(rows.map(({ row }) => row['unit']))].toSorted()).toEqual(
    ['%', 'CNY', 'CNY per USD', 'USD', 'hours', 'percentage points', 'persons', 'points', '‰'].toSorted(),
  )
  expect([...new Set(rows.map(({ row }) => row['frequency']))].toSorted()).toEqual(['month', 'quarter', 'year'])
  expect(
    rows.filter(
      ({ row }) => ['CNY', 'USD', 'persons'].includes(String(row['unit'])) === false && row['exponent'] !== 0,
    ),
  ).toEqual([])
  // One series may stand in two columns under one name; nothing else shares an id or an English name.
  const names = (key: string) => Map.groupBy(rows, ({ row }) => row[key])
  for (const key of ['code', 'en'])
    expect(
      [...names(key).values()].filter((same) => new Set(same.map(({ name, row }) => row['zh'] ?? name)).size > 1),
    ).toEqual([])
})
