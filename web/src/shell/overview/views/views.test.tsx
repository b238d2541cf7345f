import { markets } from '@pandora/contract/domains/markets/operations'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { overviewTexts } from '../texts.ts'
import { indexView, marketView } from '../views.ts'
import './IndexView.tsx'
import './MarketView.tsx'

const of = { texts: overviewTexts, none: 'marketNone', shows: '12.5' } as const

testViews([
  { ...of, name: 'MarketView', draw: () => <ViewTile view={marketView} />, title: 'market' },
  { ...of, name: 'IndexView', draw: () => <ViewTile view={indexView} />, title: 'index' },
])

test('closes stand under their own day, not under that of the calendar; one of an earlier day says so', async () => {
  const { body } = await draw(<ViewTile view={marketView} />, {
    language: 'en',
    answer: sampled('ready', [
      answering(markets.status, (data) => ({
        ...data,
        tradeDate: '2026-11-27',
        indexes: ['2026-11-26', '2026-11-20'].flatMap((date, at) =>
          data.indexes.slice(0, 1).map((one) => ({ ...one, securityId: `SSE-00000${at}`, date })),
        ),
      })),
    ]),
  })
  expect(body.textContent).toContain('close of 2026-11-26')
  expect(body.textContent).not.toContain('2026-11-27')
  const rows = within(body).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => /2026-11-\d\d/.exec(textContent)?.[0])).toEqual([undefined, '2026-11-20'])
})
