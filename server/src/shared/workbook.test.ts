import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheetNames, sheetText, workbookOf } from '@pandora/contract/workbook'
import { firstRows } from '@pandora/sources/files/rows'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { workbook } from './workbook.ts'

const folder = mkdtempSync(join(tmpdir(), 'pandora-workbook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sheet = {
  name: '公司',
  head: ['名称', '市值'],
  rows: [
    ['=cmd|x', 1.5],
    ['+SUM(A1)', null],
    ['@x', -2],
    ['\u0001行\u202e', undefined],
  ],
}

test('the first sheet says what it is, the second holds the rows: numbers as numbers, missing as nothing', async () => {
  const path = join(folder, 'a.xlsx')
  writeFileSync(
    path,
    await workbook(
      '说明',
      [
        ['内容', '公司'],
        ['数据截至', '2026-03-17 15:00'],
      ],
      [sheet],
    ),
  )
  const about = await firstRows({ path, name: 'a.xlsx', options: { sheet: '说明' } }, 10)
  expect([about.columns, about.rows.map((row) => ('cells' in row ? row.cells : []))]).toEqual([
    ['内容', '公司'],
    [['数据截至', '2026-03-17 15:00']],
  ])
  const table = await firstRows({ path, name: 'a.xlsx', options: { sheet: '公司' } }, 10)
  expect([
    table.columns,
    table.rows.map((row) => ('cells' in row ? row.cells.map((cell: unknown) => cell ?? null) : [])),
  ]).toEqual([
    ['名称', '市值'],
    [
      ['=cmd|x', 1.5],
      ['+SUM(A1)', null],
      ['@x', -2],
      ['行', null],
    ],
  ])
})

test('hostile texts stay texts: every cell says its type, none is a formula, and what XML cannot hold is gone', () => {
  const cells = workbookOf('说明', [['内容', '=1+1']], [sheet])
    .flatMap(({ data }) => data.flat())
    .filter((cell) => cell !== null)
  expect(cells.map(({ value, type }) => [value, type])).toEqual([
    ['内容', String],
    ['=1+1', String],
    ['名称', String],
    ['市值', String],
    ['=cmd|x', String],
    [1.5, Number],
    ['+SUM(A1)', String],
    ['@x', String],
    [-2, Number],
    ['行', String],
  ])
})

test('whatever names sheets have, they become allowed ones, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 8 }), (names) => {
      const given = sheetNames(names)
      expect(given).toHaveLength(names.length)
      expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(given.length)
      for (const name of given)
        expect(name.length > 0 && name.length <= 31 && !/[[\]:*?/\\]/.test(name) && name.isWellFormed()).toBe(true)
    }),
  )
  expect(sheetNames(['a/b', 'A B', ''])).toEqual(['a b', 'A B 2', 'Sheet'])
})

test('whatever a text is, a cell can hold it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const given = sheetText(text)
      expect(given.length <= 32_767 && given.isWellFormed() && !/[\u0000-\u0008\u202a-\u202e]/.test(given)).toBe(true)
    }),
  )
  expect(sheetText('长'.repeat(40_000))).toHaveLength(32_767)
})
