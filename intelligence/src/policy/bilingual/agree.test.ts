import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldFigures } from './agree.ts'
import { figuresZh } from './chinese.ts'
import { figuresEn } from './english.ts'

test.each([
  ['财政赤字1.4万亿元', 'a deficit of 1.4 trillion yuan', true],
  ['新增4万多亿元', 'an increase of more than four trillion yuan', true],
  ['日均新设企业1万6千多户', 'more than 16,000 new businesses a day', true],
  ['旅客1亿3千多万人次', 'over 130 million trips', true],
  ['比重提高8.5个百分点', 'up by 8.5 percentage points', true],
  ['从５２.６％提高到58.5％', 'rose from 52.6 to 58.5 percent', true],
  ['退耕1500万亩以上', 'more than one million hectares', true],
  ['粮食1.3万亿斤', '650 million metric tons', true],
  ['比前五年增长1.41倍', 'a 141% increase', true],
  ['是2010年的2.2倍', 'an increase of 120% over 2010', true],
  ['新增就业5100万人', 'Fifty-one million jobs', true],
  ['补助1000亿元', 'One hundred billion yuan', true],
  ['连续6年增产', 'for the sixth consecutive year', true],
  ['新开工660万套', '6.66 million units', false],
  ['增长5%', '5 million', false],
  ['M2增速平稳', '', true],
])('POLICY-29 %s and %s agree: %s', (zh, en, agree) => {
  expect(heldFigures(zh, en).every((one) => one.en !== null)).toBe(agree)
})

test('one English figure stands for one Chinese figure', () => {
  expect(heldFigures('甲增长13%，乙增长13%', 'both grew by 13%').map(({ en }) => en !== null)).toEqual([true, false])
})

test('a figure in any scale is itself in English, and places lie at its digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('万', '亿', '万亿'), (digits, scale) => {
      const zh = `安排${digits / 10}${scale}元`
      const value = (digits / 10) * ({ 万: 1e4, 亿: 1e8, 万亿: 1e12 }[scale] ?? 1)
      const en = `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value)} yuan`
      const held = heldFigures(zh, en)
      expect(held).toHaveLength(1)
      expect(held[0]?.en).not.toBeNull()
      expect(zh.slice(held[0]?.zh.start, held[0]?.zh.end)).toBe(`${digits / 10}${scale}`)
    }),
  )
})

test('any text is read, and figures lie one behind the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let last = 0
      for (const { start, end, value } of figuresZh(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(Number.isFinite(value)).toBe(true)
        last = end
      }
      for (const { end } of figuresEn(text)) expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
