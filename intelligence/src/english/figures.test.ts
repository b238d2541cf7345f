import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexiconSize } from './lexicon.ts'
import { readEnglish } from './read.ts'

/** Whether what a sentence says of figures and movements is good (1) or bad (−1): comparisons before movements. */
function direction(text: string): number {
  const { movements } = readEnglish(text)
  const strong = movements.find(({ code }) => code !== 'moved')
  if (strong) return strong.sign
  return Math.sign(movements.reduce((sum, { sign, known }) => sum + sign * (known ? 2 : 1), 0))
}

describe('direction of figures', () => {
  test.each([
    ['Net profit rose to EUR 13.1 mn from EUR 8.7 mn.', 1],
    ['Net profit fell to EUR 8.7 mn from EUR 13.1 mn.', -1],
    ['From EUR 8.7 mn in 2008, net profit came to EUR 13.1 mn in 2009.', 1],
    ['Net profit went from 8.7 mn to 13.1 mn.', 1],
    ['Net profit went from 13.1 mn to 8.7 mn.', -1],
    ['To EUR 5.2 mn, from EUR 9.9 mn, went the operating profit.', -1],
    ['Operating profit was EUR 20.3 mn compared with EUR 18.8 mn.', 1],
    ['Operating profit was EUR 18.8 mn, compared with EUR 20.3 mn.', -1],
    ['Pretax profit was 1,310 mln crowns versus 980 mln.', 1],
    ['Pretax profit was 980 mln crowns versus 1,310 mln.', -1],
    ['Sales totalled SEK 1,120 mn (980).', 1],
    ['Sales totalled SEK 980 mn (1,120).', -1],
    ['The loss widened to EUR 9.9 mn from EUR 3.1 mn.', -1],
    ['The loss narrowed to EUR 3.1 mn from EUR 9.9 mn.', 1],
    ['The loss was EUR 3.1 mn, against EUR 9.9 mn a year ago.', 1],
    ['The loss was EUR 9.9 mn, against EUR 3.1 mn a year ago.', -1],
    ['A profit of EUR 1.4 mn, compared with a loss of EUR 0.9 mn.', 1],
    ['A loss of EUR 0.9 mn, compared with a profit of EUR 1.4 mn.', -1],
    ['Cash flow was a negative EUR 0.3 mn, compared to EUR 30.9 mn.', -1],
    ['Cash flow was EUR 30.9 mn, compared to a negative EUR 0.3 mn.', 1],
    ['Net debt rose to 244 million from 180 million.', -1],
    ['Net debt fell to 180 million from 244 million.', 1],
    ['Costs were cut to $3m from $5m.', 1],
    ['Costs grew to $5m from $3m.', -1],
    ['Loan losses climbed to EUR 33 mn, from EUR 7 mn.', -1],
    ['Initial jobless claims dropped to 212,000 from 229,000.', 1],
    ['Churn rose to 19 percent, as compared with 14 percent.', -1],
    ['Operating margin shrank to 5.1 %, from 7.7 %.', -1],
    ['Profit before taxes was EUR 13.6 mn, down from EUR 26.8 mn in Q2 of 2008.', -1],
    ['EPS 41 cents vs. 33 cents', 1],
    ['EPS 33 cents vs. 41 cents', -1],
    ['Target raised to $1.00 from 80 cents', 1],
    ['Sales slid to EUR 86.4 m US$ 113.4 m from EUR 91.2 m last year.', -1],
    ['Revenue rose to Rs 1.2 crore from Rs 90 lakh.', 1],
    ['The company narrowed its loss.', 1],
    ['The company swung to a loss.', -1],
    ['The company turned to profit.', 1],
    ['Lower raw material costs helped.', 1],
    ['Profit did not rise.', -1],
    ['The company has 2,300 employees in 14 countries.', 0],
    ['The meeting is held on 14 May 2009.', 0],
  ])('%s', (text, expected) => {
    expect(direction(text)).toBe(expected)
  })

  test('two numbers in the same words: the order of size decides, in both manners of saying it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 900 }), fc.integer({ min: 101, max: 900 }), (a, b) => {
        fc.pre(a !== b)
        const sign = b > a ? 1 : -1
        expect(direction(`Net profit came to EUR ${b} mn, compared with EUR ${a} mn.`)).toBe(sign)
        expect(direction(`Net profit went from EUR ${a} mn to EUR ${b} mn.`)).toBe(sign)
        expect(direction(`Interest costs came to EUR ${b} mn, compared with EUR ${a} mn.`)).toBe(-sign)
      }),
      { seed: 20261121 },
    )
  })
})

describe('reading English', () => {
  test('tokens lie in the text, in order, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { tokens, movements } = readEnglish(text)
        let before = 0
        for (const { start, end, colour } of tokens) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(Number.isFinite(colour)).toBe(true)
          before = start
        }
        for (const { from, to } of movements) expect(from <= to && to < tokens.length).toBe(true)
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })

  test('a negation turns what it reaches, and no more', () => {
    const colours = (text: string) =>
      readEnglish(text)
        .tokens.map(({ colour }) => Math.sign(colour))
        .filter((sign) => sign !== 0)
    expect(colours('good')).toEqual([1])
    expect(colours('not good')).toEqual([-1])
    expect(colours('not only good')).toEqual([1])
    expect(colours('no, good')).toEqual([1])
    expect(colours('not seen, but good')).toEqual([1])
  })

  test('the dictionary knows more than 1,200 words and phrases', () => {
    expect(lexiconSize()).toBeGreaterThan(1200)
  })

  test.each([
    ['two million letters', 'a'.repeat(2_000_000)],
    ['two million digits', '1'.repeat(2_000_000)],
    ['figures without end', '1,'.repeat(200_000)],
    ['points without end', '.5 '.repeat(200_000)],
    ['comparisons without end', 'profit from 1 to 2 compared with 3 '.repeat(20_000)],
    ['brackets without end', '('.repeat(200_000)],
    ['not without end', 'not good '.repeat(50_000)],
    ['bidirectional marks', '\u202e\u2066profit\u2069'.repeat(20_000)],
    ['control characters', '\u0000\u0001\u0002'.repeat(100_000)],
    ['half a surrogate', '\ud83d'.repeat(100_000)],
    ['HTML', '<b onload="x">profit</b>'.repeat(20_000)],
    ['nothing', ''],
  ])('hostile text ends soon: %s', (_what, text) => {
    const begun = threadMs()
    const { tokens, movements } = readEnglish(text)
    expect(tokens.length).toBeLessThanOrEqual(701)
    expect(movements.length).toBeLessThanOrEqual(12)
    expect(threadMs() - begun).toBeLessThan(10_000)
  })
})
