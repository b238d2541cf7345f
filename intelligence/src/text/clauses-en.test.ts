import { describe, expect, test } from 'vitest'
import { markedNames } from '../events/marked-names.ts'
import { englishStatements, ownStatements } from './clauses-en.ts'

const statements = (marked: string) => {
  const { text, mentions } = markedNames(marked, 'title')
  return englishStatements(text, { start: 0, end: text.length }, mentions).map(({ start, end }) =>
    text.slice(start, end),
  )
}

describe('statements of an English headline', () => {
  test.each([
    ['«Arvo» lifts outlook as «Benmore» cuts jobs', ['Arvo lifts outlook', 'as Benmore cuts jobs']],
    ['«Arvo» loss widens; rival «Benmore» back in profit', ['Arvo loss widens;', 'rival Benmore back in profit']],
    ['«Arvo» fined, shares of «Benmore» rise', ['Arvo fined, shares of Benmore rise']],
    ['«Arvo» fined heavily, shares of «Benmore» rise', ['Arvo fined heavily,', 'shares of Benmore rise']],
    // What begins with no company goes on about the one before it.
    [
      '«Arvo» rises after strong quarter while «Benmore» slips',
      ['Arvo rises after strong quarter', 'while Benmore slips'],
    ],
    [
      'Despite a strike, «Arvo» ships more but «Benmore» ships less',
      ['Despite a strike, Arvo ships more', 'but Benmore ships less'],
    ],
    // A list of companies is one statement.
    ['«Arvo», «Benmore» and «Corlis» raise prices', ['Arvo, Benmore and Corlis raise prices']],
    ['«Arvo» buys «Benmore» from «Corlis»', ['Arvo buys Benmore from Corlis']],
  ])('%s', (marked, expected) => {
    expect(statements(marked)).toEqual(expected)
  })

  test('a company has the first statement that names it alone, without its conjunction', () => {
    const { text, mentions } = markedNames(
      '«Arvo» sues «Benmore» over patents as «Corlis» settles; «Arvo» shares fall',
      'title',
    )
    const named = mentions.map(({ text: id, start, end }) => ({ id, start, end }))
    const own = ownStatements(text, named)
    expect([...own].map(([id, { start, end }]) => [id, text.slice(start, end)])).toEqual([
      ['Corlis', 'Corlis settles;'],
      ['Arvo', 'Arvo shares fall'],
    ])
    expect(ownStatements('Arvo rises', named.slice(0, 1)).size).toBe(0)
  })
})
