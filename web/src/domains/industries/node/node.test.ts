import { describe, expect, it } from 'vitest'
import { curves, linksBy } from './chain.ts'
import { comparedIn, comparedText, linesOf } from './lines.ts'
import { countsBy, spanOf } from './spans.ts'
import { nodeAddress, nodeTabOf } from './tabs.ts'
import type { Link, Series } from './types.ts'

const series: Series = {
  id: '480000',
  period: '1y',
  currency: 'CNY',
  marketIndex: null,
  bases: [],
  knownAt: null,
  entries: { date: ['2024-01-02'], minPrice: [9], maxPrice: [11], price: [10], companies: [2], dropped: 0 },
  index: {
    date: ['2024-01-02', '2024-01-03'],
    index: [100, 101],
    capIndex: [100, 99],
    traded: [1, 1],
    members: [1, 1],
    rising: [0, 1],
    falling: [0, 0],
    advance: [0, 1],
    market: [100, null],
    strength: [100, null],
  },
}
const names = {
  own: 'own',
  parent: 'above',
  market: 'market',
  cap: 'cap',
  min: 'min',
  max: 'max',
  price: 'price',
  strength: 'strength',
}
const link = (id: string | null, evidence: number, origin: 'file' | 'supply' = 'file'): Link => ({
  id,
  level: null,
  nameZh: id ?? '印钞',
  nameEn: null,
  origin,
  evidence,
  suppliers: null,
  customers: null,
  products: [],
  change: null,
  num: null,
})

describe('addresses of an industry', () => {
  it('IND-01 a node has a page of its own for each tab; a word that is no tab is none', () => {
    expect([nodeAddress('480301'), nodeAddress('480301', 'chain')]).toEqual([
      '/index/industries/480301',
      '/index/industries/480301/chain',
    ])
    expect([nodeTabOf(undefined), nodeTabOf('events'), nodeTabOf('overview'), nodeTabOf('x')]).toEqual([
      'overview',
      'events',
      'overview',
      undefined,
    ])
  })
})

describe('lines of the index chart', () => {
  it('IND-02 the index stands beside what is chosen: market and parent unless said otherwise', () => {
    expect(comparedIn('')).toEqual(['market', 'parent'])
    expect([comparedIn('none'), comparedIn('cap,market')]).toEqual([[], ['market', 'cap']])
    expect(linesOf('index', series, { ...series, id: '48' }, comparedIn(''), names).map(({ key }) => key)).toEqual([
      'index',
      'market',
      'parent',
    ])
    expect(linesOf('index', series, undefined, ['cap', 'parent'], names).map(({ key }) => key)).toEqual([
      'index',
      'cap',
    ])
  })
  it('switching one twice leads back, and the usual choice leaves no trace in the address', () => {
    expect(comparedText(['market', 'parent'], 'cap')).toBe('market,parent,cap')
    expect(comparedText(comparedIn('market,parent,cap'), 'cap')).toBe('')
    expect(comparedText(['market'], 'market')).toBe('none')
  })
  it('IND-03 the mean price is drawn between the means of lows and highs', () => {
    expect(linesOf('price', series, undefined, [], names).map(({ key, points }) => [key, points[0]?.[1]])).toEqual([
      ['price', 10],
      ['min', 9],
      ['max', 11],
    ])
    expect(linesOf('strength', series, undefined, [], names)[0]?.points).toEqual([
      ['2024-01-02', 100],
      ['2024-01-03', null],
    ])
  })
})

describe('breadth over time', () => {
  it('IND-11 counts of long periods are means of weeks or months, under their first day', () => {
    expect((['1m', '6m', '1y', '3y', 'all'] as const).map(spanOf)).toEqual(['day', 'day', 'week', 'week', 'month'])
    const counts = { date: ['2024-01-04', '2024-01-05', '2024-01-08'], rising: [1, 2, 3], falling: [0, 4, 1] }
    expect(countsBy('week', counts)).toEqual({ days: ['2024-01-01', '2024-01-08'], rising: [1.5, 3], falling: [2, 1] })
    expect(countsBy('month', counts)).toEqual({ days: ['2024-01-01'], rising: [2], falling: [5 / 3] })
    expect(countsBy('day', counts)).toEqual({ days: counts.date, rising: counts.rising, falling: counts.falling })
  })
})

describe('up and downstream', () => {
  it('IND-11 an industry that files and supply links both name stands once, by the better attested', () => {
    const links = [link('a', 3), link('a', 9, 'supply'), link(null, 5), link('b', 4, 'supply')]
    expect(linksBy(links, 'all').map(({ id, evidence }) => [id, evidence])).toEqual([
      ['a', 9],
      [null, 5],
      ['b', 4],
    ])
    expect(linksBy(links, 'file').map(({ id }) => id)).toEqual([null, 'a'])
  })
  it('curves lead from the middle of each row to the middle of the other side', () => {
    expect(curves(2, 10, 40, 'right', 10)).toEqual(['M 0 5 C 20 5, 20 10, 40 10', 'M 0 15 C 20 15, 20 10, 40 10'])
    expect(curves(1, 10, 40, 'left', 5)[0]).toMatch(/^M 40 5 .* 0 5$/)
  })
})
