import type { companies } from '@pandora/contract/domains/companies/operations'
import type { LandingGroup } from '@pandora/contract/domains/landing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { percent, short } from '../../lib/formats.ts'
import { Figure } from '../Figure.tsx'
import type { Column } from '../table/DataTable.tsx'
import { bared, markAfter, ofQuote, ofSum } from './basis.ts'

type Quote = NonNullable<OutputOf<typeof companies.profile>['quote']>
const quote = { changeRate: 1.5, basis: 'forward-adjusted' } as Quote
const group = { marketCap: 3e9, capStandIns: 2 } as LandingGroup

test('a change and a market value are drawn with their mark, and bear it in words', () => {
  const drawn = [
    renderToStaticMarkup(<Figure value={quote.changeRate} basis={ofQuote(quote)} as="percent" />),
    renderToStaticMarkup(<Figure value={group.marketCap} basis={ofSum(group.capStandIns)} as="short" />),
  ]
  expect(drawn.map((one) => /[†‡]/.exec(one)?.[0])).toEqual(['‡', '†'])
  expect(`${percent(bared(quote.changeRate))}${markAfter(ofQuote(quote))}`).toBe('+1.50% ‡')
})

test('a screen that forgets the mark does not compile', () => {
  const forgotten = [
    // @ts-expect-error: a change of adjusted prices says so
    <Figure key="change" value={quote.changeRate} as="percent" change />,
    // @ts-expect-error: a market value says whether it is of a price paid
    <Figure key="cap" value={group.marketCap} as="short" />,
    // @ts-expect-error: in a text too
    percent(quote.changeRate),
    // @ts-expect-error: in a text too
    short(group.marketCap, 'en'),
  ]
  // @ts-expect-error: and in a column of a table and of what it exports
  const column: Column<LandingGroup> = { key: 'cap', title: '', value: (row) => row.marketCap }
  expect([forgotten.length, column.key]).toEqual([4, 'cap'])
})
