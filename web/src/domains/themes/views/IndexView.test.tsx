import { themes } from '@pandora/contract/domains/themes/operations'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { themeIndex } from '../views.ts'
import './IndexView.tsx'

test('the head of a theme’s index says of which close its last value is, not up to which day was asked', async () => {
  const answer = sampled('ready', [
    answering(themes.series, (data) => ({
      ...data,
      to: '2024-05-20',
      index: {
        ...data.index,
        day: ['2024-05-16', '2024-05-17'],
        value: [100, 101.5],
        change: [0, 1.5],
        members: [2, 2],
      },
    })),
  ])
  await draw(<ViewTile view={themeIndex} given={{ themeId: 'field-1', of: 'index' }} />, {
    answer,
    language: 'en',
    address: '/index?as=table',
  })
  expect(document.body.textContent).toContain('Close of 2024-05-17 · 101.5')
  expect(document.body.textContent).not.toContain('2024-05-20')
})
