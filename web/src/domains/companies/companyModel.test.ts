import { describe, expect, it } from 'vitest'
import { comparedIn } from './offers/compare/compared.ts'
import { yearLabelled } from './coverageYears.ts'
import { documentClock, documentDay, documentShortDay } from '../documents/offers/documentTime.ts'
import { install } from '../../lib/installed.ts'
import { companiesModule } from './module.ts'
import { tabOf } from './tabs.ts'
import type { BarVersion } from './types.ts'
import { versionAt } from './versions.ts'
import { websiteOf } from './website.ts'

const version = (close: number, knownAt: string | null, supersededAt: string | null): BarVersion => ({
  basis: 'traded',
  open: close,
  high: close,
  low: close,
  close,
  volume: null,
  amount: null,
  supersededAt,
  provenance: {
    source: 'files',
    sourceEn: null,
    file: 'prices.csv',
    line: 2,
    url: null,
    runId: 1,
    knownAt,
    knownBy: 'close',
    recordedAt: '2024-02-01T00:00:00.000Z',
  },
})

describe('versions of a bar', () => {
  const first = version(10, '2024-01-02T07:00:00.000Z', '2024-03-01T00:00:00.000Z')
  const corrected = version(11, '2024-03-01T00:00:00.000Z', null)
  const both = [corrected, first]

  it('now is the one that nothing has superseded', () => {
    expect(versionAt(both, null)).toBe(corrected)
  })
  it('at an earlier instant is the one known by then', () => {
    expect(versionAt(both, '2024-02-10')).toBe(first)
    expect(versionAt(both, '2024-03-01')).toBe(corrected)
  })
  it('before any was known there is none', () => {
    expect(versionAt(both, '2023-12-29')).toBeUndefined()
  })
})

describe('comparison in the address', () => {
  it('keeps five at most, without itself, doubles and what is no id', () => {
    expect(
      comparedIn(
        'SHZ-009902,SHZ-009901,SSE-000001-index,SHZ-009902, <b>,SHZ-009903,SHZ-009904,SSE-609901,SSE-609902',
        'SHZ-009901',
      ),
    ).toEqual(['SHZ-009902', 'SSE-000001-index', 'SHZ-009903', 'SHZ-009904', 'SSE-609901'])
    expect(comparedIn('', 'SHZ-009901')).toEqual([])
  })
})

describe('tabs of the company page', () => {
  it('are addresses; any other word is none', () => {
    install([companiesModule])
    expect([undefined, 'news', 'profile', 'overview', 'shares'].map((text) => tabOf(text)?.key)).toEqual([
      'overview',
      'news',
      'profile',
      undefined,
      undefined,
    ])
  })
})

describe('time of a document', () => {
  const at = { newsDay: '2024-06-20', publishDateZh: '2024-06-20 10:20:00' }
  it('is never finer than its source says', () => {
    expect([documentDay({ ...at, precision: 'instant' }), documentClock({ ...at, precision: 'instant' })]).toEqual([
      '2024-06-20',
      '10:20',
    ])
    expect([documentDay({ ...at, precision: 'day' }), documentClock({ ...at, precision: 'day' })]).toEqual([
      '2024-06-20',
      '',
    ])
    expect([
      documentShortDay({ ...at, precision: 'day' }, '2024'),
      documentShortDay({ ...at, precision: 'day' }, '2025'),
      documentShortDay({ ...at, precision: 'year' }, '2024'),
    ]).toEqual(['06-20', '2024-06-20', '2024'])
    expect([documentDay({ ...at, precision: 'year' }), documentClock({ ...at, precision: 'year' })]).toEqual([
      '2024',
      '',
    ])
  })
})

describe('websites as sources write them', () => {
  it('open as web addresses, and nothing else does', () => {
    expect(websiteOf('www.example.test')).toBe('https://www.example.test')
    expect(websiteOf('http://example.test/a')).toBe('http://example.test/a')
    for (const wrong of ['', 'javascript:alert(1)', 'none', 'a b.test', 'https://user@example.test'])
      expect(websiteOf(wrong)).toBeNull()
  })
})

describe('years of the coverage matrix', () => {
  it('are labelled from the first, about eight of them however many there are', () => {
    const labelled = (years: number) =>
      Array.from({ length: years }, (_, index) => index).filter((index) => yearLabelled(index, years))
    expect(labelled(3)).toEqual([0, 1, 2])
    expect(labelled(31)[0]).toBe(0)
    expect(labelled(31).length).toBeLessThanOrEqual(8)
  })
})
