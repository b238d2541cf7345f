import { recordKinds } from '@pandora/contract/records/kinds'
import { describe, expect, it } from 'vitest'
import { placeOfKind, share } from './places.ts'

describe('data health', () => {
  it('leads from every kind of data to a screen', () => {
    for (const kind of Object.keys(recordKinds)) expect(placeOfKind(kind)).toMatch(/^\/index\/\w+/)
    expect(placeOfKind('observation')).toBe('/index/rates')
  })

  it('has no share of nothing', () => {
    expect(share(3, 4)).toBe(0.75)
    expect(share(0, 0)).toBeNull()
  })
})
