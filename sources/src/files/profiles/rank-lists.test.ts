import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../../test/files.ts'

const file = tempFolder()
const read = (...lists: object[]) =>
  readAll(file('l.jsonl', lists.map((one) => JSON.stringify(one)).join('\n')), profileOf('rank-lists'))

const list = {
  key: '雷达',
  title: '毫米波雷达产能前二',
  subtitle: '口径：年化产能',
  unit: '万套/年',
  generated_at: '2026-02',
}
const checked = {
  capacity: 450,
  capacityUnit: '万套/年',
  sourceType: 'official',
  source: '启明电子年报',
  sourceDate: '2025全年',
  sourceUrl: 'https://example.test/2025.pdf',
  note: null,
}

test('RANK-20 a published list is read with the source of each place; what has no address or unit has none', async () => {
  const { rejections, of } = await read({
    ...list,
    companies: [
      { rank: 1, name: '启明电子', capacityLabel: '年产约450万套', highlight: '量产', verify: checked },
      { rank: 2, name: '晨星科技', orderLabel: '订单超3亿元', verify: { amount: 3, source: '媒体', sourceUrl: null } },
      { rank: 3, name: '远望' },
    ],
  })
  expect(rejections).toEqual([])
  expect(of('rank_list')).toMatchObject([
    { title: list.title, rule: '口径：年化产能', unit: '万套/年', published_on: '2026-02-28' },
  ])
  expect(of('rank_list_entry')).toMatchObject([
    { place: 1, name: '启明电子', label: '年产约450万套', value: 450, unit: '万套/年', source_date: '2025全年' },
    // An amount of which nobody says the unit is no figure: the list's words stay.
    { place: 2, label: '订单超3亿元', value: null, unit: null, source: '媒体', source_url: null },
    { place: 3, name: '远望', label: null, source: null, source_url: null },
  ])
  expect(of('rank_list_entry')[0]).toMatchObject({ source_url: checked.sourceUrl, source_kind: 'official' })
})

test('next month’s list stands beside this month’s, the same list again is the same', async () => {
  const companies = [{ rank: 1, name: '启明电子', verify: checked }]
  const { of } = await read({ ...list, companies }, { ...list, generated_at: '2026-03', companies })
  const ids = of('rank_list').map((one) => one['list_id'])
  expect(new Set(ids).size).toBe(2)
  expect((await read({ ...list, companies })).of('rank_list')[0]?.['list_id']).toBe(ids[0])
})

test('a place without a name is refused by itself', async () => {
  const { rejections, of } = await read({ ...list, companies: [{ rank: 1 }, { rank: 2, name: '启明电子' }] })
  expect(of('rank_list_entry').map((one) => one['place'])).toEqual([2])
  expect(rejections.map((one) => [one.field, one.reason])).toEqual([['name', 'MISSING']])
})
