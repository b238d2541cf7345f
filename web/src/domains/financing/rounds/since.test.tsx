import { financing } from '@pandora/contract/domains/financing/operations'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { roundsView } from '../views.ts'
import './RoundsView.tsx'

/** Two rounds, one of which was read after a look at the list, and the other before. */
const answer = sampled('ready', [
  answering(financing.list, (data) => ({
    ...data,
    total: 2,
    dataList: data.dataList.slice(0, 2).map((row, at) => ({
      ...row,
      companyEn: at === 0 ? 'Later' : 'Earlier',
      provenance: row.provenance && {
        ...row.provenance,
        knownAt: '2023-01-01T00:00:00.000Z',
        recordedAt: at === 0 ? '2024-03-02T00:00:00.000Z' : '2024-02-28T00:00:00.000Z',
      },
    })),
  })),
])
const rows = () =>
  screen
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
    .filter((text) => /Later|Earlier/.test(text))

test('a list opened from a saved filter marks the rounds that came since it was last looked at, and says since when', async () => {
  await draw(<ViewTile view={roundsView} />, {
    answer,
    language: 'en',
    address: '/index/financing?since=2024-03-01T00:00:00.000Z',
  })
  expect(rows().map((text) => text.includes('New'))).toEqual([true, false])
  expect(document.body.textContent).toContain('what came since 2024-03-01 08:00')
})

test('without a look before nothing is marked', async () => {
  await draw(<ViewTile view={roundsView} />, { answer, language: 'en', address: '/index/financing' })
  expect(rows()).toHaveLength(2)
  expect(rows().some((text) => text.includes('New'))).toBe(false)
  expect(document.body.textContent).not.toContain('what came since')
})
