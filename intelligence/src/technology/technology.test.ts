import { describe, expect, test } from 'vitest'
import { fullTextRank, indexed, trigramRank, trigramsOf } from './baselines.ts'
import { weekBursts } from './course.ts'
import { definitionsIn, sentencesWith } from './definitions.ts'
import { termHints } from './hints.ts'
import { keywordQuery, plainKeyword } from './keyword.ts'
import { finderText, keywordMatcher } from './match.ts'
import { ndcg } from './ndcg.ts'
import { finderBand, findIn, type FinderCompany } from './rank.ts'
import { above, termNamed, termOf, terms } from './terms.ts'
import { termsNamedIn } from './together.ts'

const matchersOf = (keyword: string) => {
  const query = keywordQuery(keyword)
  return { names: keywordMatcher(query, true), texts: keywordMatcher(query, false) }
}
const line = (name: string, revenueShare: number | null, nameEn: string | null = null) => ({
  dimension: 'product' as const,
  name,
  ready: finderText(name, nameEn),
  revenue: null,
  revenueShare,
})
const company = (more: Partial<FinderCompany>): FinderCompany => ({
  lines: [],
  profile: null,
  names: finderText('某某股份'),
  classes: [],
  supplied: [],
  ...more,
})
const nobody = { about: 0, mentions: 0 }

describe('the list of terms', () => {
  test('each has a name of its own in both languages, and what is above it is there', () => {
    expect(terms.length).toBeGreaterThanOrEqual(600)
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
    for (const { id, en, broader } of terms) {
      expect(id.trim(), id).not.toBe('')
      expect(en[0]?.trim() ?? '', id).not.toBe('')
      if (broader !== null) expect(termOf(broader)?.narrower, id).toContain(id)
    }
  })

  test('a word of either language leads to the same term, in the plural too, and no term is above itself', () => {
    expect(termNamed('battery')?.id).toBe('电池')
    expect(termNamed('Batteries')?.id).toBe('电池')
    expect(termNamed('锂离子电池')?.id).toBe('锂电池')
    for (const term of terms) expect(above(term).map(({ id }) => id)).not.toContain(term.id)
    expect(terms.filter(({ broader }) => broader === '锂电池').map(({ id }) => id)).toContain('动力电池')
  })

  test('terms that a text names are told, the longest word at each place', () => {
    expect(termsNamedIn('公司生产锂离子电池和 silicon carbide 器件')).toEqual(new Set(['锂电池', '碳化硅']))
    expect(termsNamedIn('非金属矿采选')).toEqual(new Set())
  })
})

describe('hints', () => {
  test('by writing, by the other language and by sound', () => {
    expect(termHints('锂电', 5)[0]?.term.id).toBe('锂电池')
    expect(termHints('lidianchi', 5)[0]?.term.id).toBe('锂电池')
    expect(termHints('ldc', 20).map(({ term }) => term.id)).toContain('锂电池')
    expect(termHints('lithium bat', 5)[0]?.term.id).toBe('锂电池')
    expect(termHints('🙂', 5)).toEqual([])
  })
})

describe('a keyword', () => {
  test('is looked for by its words in both languages and those below it', () => {
    const query = keywordQuery('  Batteries ')
    expect(query.term?.id).toBe('电池')
    expect(query.same).toEqual(expect.arrayContaining(['Batteries', '电池', 'battery']))
    expect(query.narrower).toEqual(expect.arrayContaining(['动力电池', 'power battery']))
  })

  test('what says nothing of it is left out, and what the list does not know is taken apart', () => {
    expect(keywordQuery('固态电池概念股').term?.id).toBe('固态电池')
    expect(keywordQuery('无人机锂电池组件').inside).toEqual(expect.arrayContaining(['无人机', '锂电池']))
  })

  test('signs, emoji and mixed scripts are taken as they stand', () => {
    expect(plainKeyword(' ＡＩ\n\t芯片 ')).toBe('AI 芯片')
    for (const text of ['(', 'a|b*', '🙂电池', '"x" OR -y', '\\', '電池'])
      expect(() => keywordMatcher(keywordQuery(text), true).hits(finderText('锂电池'))).not.toThrow()
  })
})

describe('how near a company is', () => {
  test('who sells it stands before who sells to it, and before who is only called so', () => {
    const points = (one: Partial<FinderCompany>) => findIn(company(one), matchersOf('锂电池'), nobody)?.points ?? 0
    const seller = points({ lines: [line('锂离子电池', 80)], profile: finderText('锂离子电池的研发、生产和销售') })
    const maker = points({ lines: [line('锂电池设备', 80)], profile: finderText('锂电池设备的研发') })
    const called = points({ names: finderText('某某锂电池股份有限公司') })
    expect(seller).toBeGreaterThan(maker)
    expect(maker).toBeGreaterThan(called)
    expect(called).toBeGreaterThan(0)
    expect(points({ lines: [line('水泥', 100)] })).toBe(0)
  })

  test('parts add up to the points, and bands follow the share', () => {
    const found = findIn(company({ lines: [line('电池', 45), line('水泥', 55)] }), matchersOf('battery'), {
      about: 2,
      mentions: 3,
    })
    expect(found?.share).toBe(45)
    expect(Math.round((found?.parts ?? []).reduce((sum, part) => sum + part.points, 0) * 100)).toBe(
      Math.round((found?.points ?? 0) * 100),
    )
    expect(finderBand({ share: 45, said: true })).toBe('core')
    expect(finderBand({ share: 5, said: false })).toBe('related')
    expect(finderBand({ share: null, said: true })).toBe('unproven')
    expect(finderBand({ share: 0, said: false })).toBe('name-only')
  })

  test('nothing takes the place of a share that nobody reports', () => {
    const found = findIn(company({ profile: finderText('锂电池的生产') }), matchersOf('锂电池'), nobody)
    expect(found?.parts.some(({ ground }) => ground === 'revenue')).toBe(false)
    expect(found?.share).toBeNull()
  })

  test('English lines are found by a Chinese keyword', () => {
    expect(findIn(company({ lines: [line('甲', 60, 'Lithium batteries')] }), matchersOf('锂电池'), nobody)?.share).toBe(
      60,
    )
  })
})

describe('sentences', () => {
  test('those that say what it is are told where they stand, the plainest first', () => {
    const text =
      '市场很热。固态电池（solid-state battery）是指采用固态电解质的电池。固态电池又称全固态电池。固态电池涨价。'
    const found = definitionsIn(text, ['固态电池'])
    expect(found.map(({ strength }) => strength)).toEqual([3, 2])
    for (const { start, end, text: own } of found) expect(text.slice(start, end)).toBe(own)
    expect(
      definitionsIn('A fuel cell is a device that makes power. Fuel cells are expected to grow.', ['fuel cell']),
    ).toHaveLength(1)
  })

  test('marks stand at the keyword', () => {
    const [one] = sentencesWith('前文。公司生产锂电池。', ['锂电池'])
    expect(one?.marks.map(([from, to]) => one.text.slice(from, to))).toEqual(['锂电池'])
  })
})

test('a burst is told by its weeks', () => {
  const counts = [...Array.from({ length: 20 }, () => 1), 12, 15, 1, 1]
  const weeks = counts.map((_, at) => `w${at}`)
  const [burst] = weekBursts(
    weeks,
    counts,
    counts.map(() => 100),
  )
  expect(burst).toMatchObject({ from: 'w20', to: 'w21', peak: 'w21', documents: 27 })
})

describe('measures of a ranking', () => {
  test('the best order is 1, the worst is less, and nothing relevant says nothing', () => {
    expect(ndcg([2, 1, 0])).toBe(1)
    expect(ndcg([0, 1, 2])).toBeLessThan(0.7)
    expect(ndcg([0, 0])).toBeNull()
  })

  test('what it is held against finds phrases in titles first, and names that are alike', () => {
    const [titled, told] = [indexed('锂电池股份', '其他'), indexed('某某股份', '也做锂电池')]
    expect(fullTextRank(titled, '锂电池')).toBeGreaterThan(fullTextRank(told, '锂电池'))
    expect(fullTextRank(told, '光伏')).toBe(0)
    expect(trigramRank([trigramsOf('锂电池')], trigramsOf('锂电池'))).toBe(1)
  })
})
