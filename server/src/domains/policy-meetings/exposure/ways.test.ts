import { expect, test } from 'vitest'
import type { IndustryRow } from './ground.queries.ts'
import { waysOfRows } from './ways.ts'

const node = (industry_code: string, level: number, name_zh: string): IndustryRow => ({
  industry_code,
  parent_code: null,
  level,
  name_zh,
  name_en: null,
})
const tree = [node('1', 1, '综合'), node('11', 2, '综合Ⅱ'), node('2', 1, '电子'), node('3', 1, '钢铁')]

/** Industries that a sentence reaches by their names. */
const reached = (text: string) =>
  waysOfRows([{ row: 1, text, fields: [] }], { products: [], tree })
    .rows.get(1)
    ?.map(({ nameZh }) => nameZh)

test('a sentence reaches the industries that it means, and none by a plain word', () => {
  expect(reached('推动钢铁和电子产业升级。')).toEqual(['钢铁', '电子'])
  expect(reached('各地区各部门综合施策。')).toEqual([])
  expect(reached('推广电子证照应用。')).toEqual([])
})
