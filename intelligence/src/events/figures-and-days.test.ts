import { describe, expect, test } from 'vitest'
import { figuresIn, sizeOf } from './amounts.ts'
import { daysIn } from './days.ts'

describe('figures in their units', () => {
  test.each([
    ['zh', '金额12.8亿元', 12.8e8, 'CNY'],
    ['zh', '约3,200万元', 3.2e7, 'CNY'],
    ['zh', '1.5万亿元', 1.5e12, 'CNY'],
    ['zh', '2300万美元', 2.3e7, 'USD'],
    ['zh', '减持120万股', 1.2e6, 'shares'],
    ['zh', '占总股本的5.02%', 5.02, 'percent'],
    ['zh', '6.8港元', 6.8, null],
    ['zh', '上升1.2个百分点', 1.2, 'percent'],
    ['en', 'for $1.2 billion', 1.2e9, 'USD'],
    ['en', 'worth US$350m', 3.5e8, 'USD'],
    ['en', 'RMB 40 million', 4e7, 'CNY'],
    ['en', '2.5 million shares', 2.5e6, 'shares'],
    ['en', 'up 7.5 percent', 7.5, 'percent'],
    ['en', '300 million yuan', 3e8, 'CNY'],
    ['en', 'EUR 9.8 mn', 9.8e6, null],
  ] as const)('%s: %s', (language, text, value, unit) => {
    const [figure, ...more] = figuresIn(language, text, 0, text.length)
    expect(figure?.value).toBeCloseTo(value, 6)
    expect(figure?.unit).toBe(unit)
    expect(more).toEqual([])
  })

  test.each(['编号600123', '2024年', 'Boeing 737', 'Q3 2025'])('a number without a unit is no figure: %s', (text) => {
    expect(figuresIn(/\p{Script=Han}/u.test(text) ? 'zh' : 'en', text, 0, text.length)).toEqual([])
  })

  test('size follows the unit', () => {
    expect([
      sizeOf({ value: 5e7, unit: 'CNY' }),
      sizeOf({ value: 5e8, unit: 'CNY' }),
      sizeOf({ value: 5e9, unit: 'CNY' }),
      sizeOf({ value: 5e8, unit: 'USD' }),
      sizeOf({ value: 4, unit: 'percent' }),
      sizeOf({ value: 4, unit: null }),
    ]).toEqual(['small', 'medium', 'large', 'large', 'small', null])
  })
})

describe('days counted from the publication', () => {
  test.each([
    ['zh', '3月8日', '2026-03-08'],
    ['zh', '2024年12月5日', '2024-12-05'],
    ['zh', '昨日公告', '2026-03-09'],
    ['zh', '今日', '2026-03-10'],
    ['zh', '12月20日', '2025-12-20'],
    ['zh', '2026-02-11', '2026-02-11'],
    ['en', 'on 5 March', '2026-03-05'],
    ['en', 'March 5, 2024', '2024-03-05'],
    ['en', 'on Monday', '2026-03-09'],
    ['en', 'yesterday', '2026-03-09'],
    ['en', 'on Tuesday', '2026-03-10'],
    ['en', 'Dec 20', '2025-12-20'],
  ] as const)('%s: %s', (language, text, day) => {
    expect(daysIn(language, text, 0, text.length, '2026-03-10').map((one) => one.day)).toEqual([day])
  })

  test.each([
    ['zh', '2月30日'],
    ['zh', '0月1日'],
    ['en', '31 June'],
    ['en', 'may rise'],
  ] as const)('%s: no such day, none found: %s', (language, text) => {
    expect(daysIn(language, text, 0, text.length, '2026-03-10')).toEqual([])
  })

  test('without a day of publication no day is made up', () => {
    expect(daysIn('zh', '昨日', 0, 2, 'not a day')).toEqual([])
  })
})
