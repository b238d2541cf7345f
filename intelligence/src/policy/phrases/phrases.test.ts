import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { droppedPhrases, newPhrases } from './phrases.ts'
import { textIndex } from './text-index.ts'
import { trackPhrase } from './track.ts'

const dated = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `m${at}`, date: `${2030 + Math.floor(at / 2)}-0${1 + (at % 2) * 6}-10`, text }))

const series = dated([
  '会议讨论形势。要实施稳健的货币政策。抓好春耕备耕，稳住农业生产。',
  '会议讨论形势。要实施稳健的货币政策。抓好春耕备耕，稳住农业生产。',
  '会议讨论形势。要实施适度宽松的货币政策。稳住农业生产，因地制宜发展海洋牧场。',
])

describe('a phrase over a series', () => {
  test('first and last time, counts by year, and what stood in its place', () => {
    const course = trackPhrase('适度宽松', series)
    expect(course).toMatchObject({ first: '2031-01-10', last: '2031-01-10' })
    expect(course.years).toEqual([
      { year: 2030, texts: 0, of: 2 },
      { year: 2031, texts: 1, of: 1 },
    ])
    expect(course.entries.map(({ id, previousId, instead }) => [id, previousId, instead])).toEqual([
      ['m2', 'm1', '稳健'],
    ])
    expect(trackPhrase('适度宽松的货币政策', series).entries[0]?.instead).toBe('稳健的货币政策')
    expect(trackPhrase('海洋牧场', series).entries[0]?.instead).toBeNull()
    expect(() => trackPhrase(' ', series)).toThrow(RangeError)
  })

  test('phrases never said before come out whole, dropped ones too', () => {
    const [earlier, now] = [series.slice(0, 2), series[2]?.text ?? '']
    expect(newPhrases(now, earlier).map(({ phrase }) => phrase)).toContain('适度宽松')
    expect(newPhrases(now, earlier).some(({ phrase }) => phrase.includes('海洋牧场'))).toBe(true)
    expect(droppedPhrases(now, earlier).some(({ phrase }) => phrase.includes('春耕'))).toBe(true)
  })

  const text = fc
    .array(
      fc.constantFrom('财政', '政策', '积极', '稳住', '就业', '的', '新', '质', '生产力', '，', '。', '3%', '消费'),
      {
        maxLength: 30,
      },
    )
    .map((words) => words.join(''))
  test('a new phrase stands in the text at its place and in none before; a dropped one in the last texts and not in this', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, (before, now) => {
        const earlier = dated(before)
        for (const { phrase, start, end, count } of newPhrases(now, earlier)) {
          expect(now.slice(start, end)).toBe(phrase)
          expect(count).toBe(now.split(phrase).length - 1)
          expect(before.some((one) => one.includes(phrase))).toBe(false)
          expect(phrase).not.toMatch(/^的|的$|[，。]/u)
        }
        for (const { phrase, count } of droppedPhrases(now, earlier)) {
          expect(now).not.toContain(phrase)
          expect(before.slice(-count).every((one) => one.includes(phrase))).toBe(true)
        }
        expect(newPhrases(now, earlier)).toEqual(newPhrases(now, earlier))
      }),
    )
  })

  test('a course counts just the texts that have the phrase, for any series', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.constantFrom('财政', '稳住就业', '新质'), (texts, phrase) => {
        const course = trackPhrase(phrase, dated(texts))
        expect(course.texts.length).toBe(texts.filter((one) => one.includes(phrase)).length)
        expect(course.years.reduce((sum, one) => sum + one.texts, 0)).toBe(course.texts.length)
        expect(course.years.reduce((sum, one) => sum + one.of, 0)).toBe(texts.length)
      }),
    )
  })

  test('the index counts as a search through every text does', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.constantFrom('财政', '政策积极', '生产力的'), (texts, piece) => {
        const times = texts.reduce((sum, one) => sum + one.split(piece).length - 1, 0)
        expect(textIndex(texts).count(piece)).toBe(times)
      }),
    )
  })
})
