import { expect, test } from 'vitest'
import { asked, filters, offOf, switched } from './filters.ts'

test('PRICE-03 the four filters are all on until one is switched off, and come back as they went', () => {
  expect(asked(offOf(undefined))).toEqual({ opportunity: true, risk: true, direct: true, indirect: true })
  for (const one of filters) {
    const parameter = switched([], one)
    expect(asked(offOf(parameter ?? undefined))).toEqual({
      opportunity: true,
      risk: true,
      direct: true,
      indirect: true,
      [one]: false,
    })
    expect(switched(offOf(parameter ?? undefined), one)).toBeNull()
  }
})

test('what a floor from elsewhere says besides the four is passed over', () => {
  expect(offOf('risk,bogus,,indirect,risk')).toEqual(['risk', 'indirect'])
})
