import { expect, test } from 'vitest'
import { install } from '../../lib/installed.ts'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import Watch from './Watch.tsx'

install([
  { key: 'test', slots: { watchBeginning: [{ key: 'some', order: 1, view: () => <p>companies to begin with</p> }] } },
])

test.each([
  ['empty', true],
  ['ready', false],
] as const)('companies to begin with stand where nobody is watched, and nowhere else: %s', async (kind, shown) => {
  const { body } = await draw(<Watch />, { language: 'en', answer: sampled(kind), address: '/index/watch' })
  expect(body.textContent.includes('companies to begin with')).toBe(shown)
})
