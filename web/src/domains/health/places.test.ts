import { recordKinds } from '@pandora/contract/records/kinds'
import { describe, expect, it } from 'vitest'
import { domains } from '../../domains.ts'
import { install, screens } from '../../lib/installed.ts'
import { placeOfKind, share } from './places.ts'

install(domains)

describe('data health', () => {
  it('leads from every kind of data to a screen', () => {
    for (const kind of Object.keys(recordKinds)) expect(placeOfKind(kind)).toMatch(/^\/index\/\w+/)
    expect(placeOfKind('observation')).toBe('/index/rates')
    expect(placeOfKind('document')).toBe('/index/documents')
  })

  it('no screen says that it shows a kind of data that there is not', () => {
    for (const kind of screens().flatMap(({ shows }) => shows ?? [])) expect(Object.keys(recordKinds)).toContain(kind)
  })

  it('has no share of nothing', () => {
    expect(share(3, 4)).toBe(0.75)
    expect(share(0, 0)).toBeNull()
  })
})
