import { expect, test, vi } from 'vitest'
import type { PaletteAsk } from '../../../lib/palette/entries.ts'
import { COMPARED } from './companies.ts'
import { findCompare } from './palette.ts'

const companies: Readonly<Record<string, string>> = {
  和而泰: '002402',
  格力电器: '000651',
  美的集团: '000333',
  'gree electric': '000651',
  midea: '000333',
  electric: '600406',
}
const found = (text: string) => {
  const code = companies[text.toLowerCase()] ?? /^(\d{6})(?:\.SZ)?$/.exec(text)?.[1]
  const name = Object.keys(companies).find((one) => companies[one] === code) ?? code
  return code ? [{ kind: 'company', companyId: `SHZ-${code}`, stockCode: code, companyNameZh: name }] : []
}
const entry = async (text: string) => {
  const call = vi.fn<(operation: unknown, input: { text: string }) => Promise<unknown>>(async (_, input) => ({
    dataList: found(input.text),
    total: 1,
  }))
  const ask = { text, language: 'zh-CN', market: null, asOf: null, role: 'user', call, setAsOf: () => undefined }
  const [first] = await findCompare(ask as unknown as PaletteAsk)
  return first
}
const codesIn = (to: string | undefined) => to?.match(/\d{6}/g)

test.each([
  ['compare 000651 000333', ['000651', '000333']],
  ['对比 格力电器、美的集团', ['000651', '000333']],
  ['对比 格力电器和美的集团', ['000651', '000333']],
  ['对比 格力电器 与 美的集团', ['000651', '000333']],
  ['compare 000651 and 000333', ['000651', '000333']],
  // What joins two names may stand in one.
  ['对比 和而泰 美的集团', ['002402', '000333']],
  // A name of two words is not two companies where commas part them.
  ['compare Gree Electric, Midea', ['000651', '000333']],
  ['compare Gree Electric vs Midea', ['000651', '000333']],
  // Codes alone say enough.
  ['000651 000333', ['000651', '000333']],
  ['000651，000333.SZ', ['000651', '000333']],
])('%s', async (text, codes) => {
  expect(codesIn((await entry(text))?.to)).toEqual(codes)
})

test('what is not found is named, and nothing is compared without it', async () => {
  const first = await entry('compare 000651 nobody')
  expect(first?.text).toContain('nobody')
  expect(first?.to).toBeUndefined()
})

test('one code, a day or a name among codes is no comparison', async () => {
  for (const text of ['000651', '20230630', '2023 06 30', '000651 分红'])
    expect(await entry(text), text).toBeUndefined()
})

test('what is only spelled like a name is compared with nothing', async () => {
  const nearly = { kind: 'company', companyId: 'SHZ-000651', stockCode: '000651', companyNameZh: '格力电器' }
  const call = async () => ({ dataList: [{ ...nearly, misspelled: true }], total: 1 })
  const ask = { text: '对比 格力电气', language: 'zh-CN', market: null, asOf: null, role: 'user', call }
  const [first] = await findCompare(ask as unknown as PaletteAsk)
  expect(first?.text).toContain('格力电气')
  expect(first?.to).toBeUndefined()
})

test('more companies than stand side by side are not dropped in silence', async () => {
  const codes = Array.from({ length: COMPARED + 1 }, (_, at) => String(600_001 + at))
  const first = await entry(`compare ${codes.join(' ')}`)
  expect(codesIn(first?.to)).toEqual(codes.slice(0, COMPARED))
  expect(first?.aside).toContain(String(COMPARED))
  expect((await entry(`compare ${codes.slice(1).join(' ')}`))?.aside).toBeUndefined()
})
