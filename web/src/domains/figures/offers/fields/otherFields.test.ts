import { screenFields } from '@pandora/contract/domains/figures/fields'
import { fieldColumns } from './fieldColumns.tsx'
import { expect, test } from 'vitest'
import { otherFields } from './useCompanyColumns.ts'

test('a field that a list has a column of is not offered a second time', () => {
  expect(otherFields([{ key: 'name' }], [])).toEqual(screenFields)
  expect(otherFields([{ key: 'name' }, { key: 'floatCap' }], ['close'])).toEqual(
    screenFields.filter((field) => field !== 'close' && field !== 'floatCap'),
  )
})

test('a head has room for its words, its unit in either script and the sign of its order', () => {
  const pxOf = (language: string, currency: string) =>
    fieldColumns(['floatCap'], {
      t: ((key: string) => (key === 'unit_money' && language !== 'en' ? '亿元' : key)) as never,
      language,
      market: { currency } as never,
      fieldsOf: () => null,
    }).map(({ title, unit, width }) => [title, unit, Number.parseInt(width ?? '', 10)] as const)
  // Six characters of 12 px, their spaces, the arrow.
  const [[title, unit, px] = ['', '', 0]] = pxOf('zh-CN', 'CNY')
  expect(px).toBeGreaterThanOrEqual((title.length + (unit ?? '').length) * 12 + 36)
})

test('where there is little room a head takes two lines, and none of its words is broken', () => {
  const widthIn = (narrow: boolean) => {
    const [column] = fieldColumns(['marketCap'], {
      t: ((key: string) => key) as never,
      language: 'en',
      market: { currency: 'CNY' } as never,
      fieldsOf: () => null,
      narrow,
    })
    return { title: column?.title ?? '', px: Number.parseInt(column?.width ?? '', 10) }
  }
  const { title, px } = widthIn(true)
  expect(title).toContain(' ')
  expect(px).toBeLessThan(widthIn(false).px)
  for (const word of title.split(' ')) expect(px).toBeGreaterThanOrEqual(word.length * 6.8 + 36)
})
