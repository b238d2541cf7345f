import { expect, test } from 'vitest'
import type { MadeRow } from '../../../business/offers/makers.queries.ts'
import { calledSo } from './makers.ts'

const row = (name: string, revenue: number, named: boolean) =>
  ({ name, revenue, revenue_share: revenue, named, currency: 'CNY' }) as MadeRow

test('of a product and its parts that are called alike the revenue is counted once', () => {
  const nested = [
    row('压缩机', 60, true),
    row('其中：离心压缩机', 40, true),
    row('其中：螺杆压缩机', 20, true),
    row('阀门', 40, false),
  ]
  expect(calledSo(nested).share).toBe(60)
  const level = [row('离心压缩机', 40, true), row('螺杆压缩机', 20, true), row('阀门', 40, false)]
  expect(calledSo(level)).toMatchObject({ share: 60, rows: [{ name: '离心压缩机' }, { name: '螺杆压缩机' }] })
})
