import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawable, marksByParagraph, MOST_MARKS, paragraphsOf, piecesOf } from './segments.ts'
import type { Mark } from './segments.ts'

const mark = (id: string, start: number, end: number): Mark => ({ id, layer: 'entity', look: 'company', start, end })
const shown = (text: string, marks: readonly Mark[]) =>
  piecesOf(0, text.length, marks).map((piece) => [
    text.slice(piece.start, piece.end),
    piece.marks.map(({ id }) => id).join('+'),
  ])

test('overlapping and nested marks share pieces, the shortest first', () => {
  expect(shown('abcdefgh', [mark('long', 1, 7), mark('in', 2, 4), mark('over', 6, 8)])).toEqual([
    ['a', ''],
    ['b', 'long'],
    ['cd', 'in+long'],
    ['ef', 'long'],
    ['g', 'over+long'],
    ['h', 'over'],
  ])
})

test('marks that touch without overlapping stay apart, and the same place twice is one piece', () => {
  expect(shown('abcd', [mark('a', 0, 2), mark('b', 2, 4), mark('c', 2, 4)])).toEqual([
    ['ab', 'a'],
    ['cd', 'b+c'],
  ])
})

test('paragraphs keep their place in the text: indents, blank lines and Windows line ends are outside', () => {
  const text = '　　第一段。\r\n\n  second \n\t\n末'
  expect(paragraphsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['第一段。', 'second', '末'])
})

test('what lies outside the text, is empty or no number is not drawn', () => {
  expect(
    drawable([mark('a', -1, 2), mark('b', 3, 3), mark('c', 2, 9), mark('d', Number.NaN, 2), mark('e', 0, 4)], 4).map(
      ({ id }) => id,
    ),
  ).toEqual(['e'])
})

const anyMarks = (length: number) =>
  fc
    .array(fc.tuple(fc.nat(length), fc.nat(length)), { maxLength: 40 })
    .map((places) => places.map(([a, b], place) => mark(`${place}`, Math.min(a, b), Math.max(a, b))))

test('property: pieces are the whole text without gap, and every place is under exactly the marks that cover it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (text) => {
      fc.assert(
        fc.property(anyMarks(text.length), (all) => {
          const marks = drawable(all, text.length)
          const pieces = piecesOf(0, text.length, marks)
          expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
          for (const piece of pieces) {
            const covering = marks.filter(({ start, end }) => start <= piece.start && end >= piece.end)
            expect(piece.marks.length).toBe(Math.min(6, covering.length))
            expect(covering).toEqual(expect.arrayContaining([...piece.marks]))
          }
        }),
        { numRuns: 5 },
      )
    }),
    { numRuns: 40 },
  )
})

test('property: by paragraph a mark stands in every paragraph it touches and in no other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '字', '\n', ' ', 'b'), { maxLength: 80 }).map((parts) => parts.join('')),
      (text) => {
        fc.assert(
          fc.property(anyMarks(text.length), (all) => {
            const marks = drawable(all, text.length)
            const paragraphs = paragraphsOf(text)
            const by = marksByParagraph(paragraphs, marks)
            expect(by.map((list) => list.map(({ id }) => id).toSorted())).toEqual(
              paragraphs.map(({ start, end }) =>
                marks
                  .filter((one) => one.start < end && one.end > start)
                  .map(({ id }) => id)
                  .toSorted(),
              ),
            )
          }),
          { numRuns: 5 },
        )
      },
    ),
    { numRuns: 40 },
  )
})

test('ten thousand marks over one text are cut in bounded time', () => {
  const text = 'x'.repeat(100_000)
  const marks = drawable(
    Array.from({ length: 10_000 }, (_, place) => mark(String(place), place, 100_000 - place)),
    text.length,
  )
  expect(marks.length).toBe(MOST_MARKS)
  expect(piecesOf(0, text.length, marks).length).toBeLessThanOrEqual(2 * MOST_MARKS + 1)
})
