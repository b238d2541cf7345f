import { holdings } from '@pandora/contract/domains/holdings/operations'
import { within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import Holdings from './Holdings.tsx'

const answer = sampled('ready', [answering(holdings.portfolios, (data) => ({ ...data, trades: 3 }))])
const drawnAt = (address: string) =>
  draw(
    <Routes>
      <Route path="/index/holdings/:tab?" element={<Holdings />} />
    </Routes>,
    { answer, language: 'en', address },
  )

test('the tabs stay with the portfolio that is looked at', async () => {
  const addresses = (body: HTMLElement) =>
    within(body)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'))
      .filter((href) => href?.startsWith('/index/holdings'))
  const one = await drawnAt('/index/holdings/trades?portfolio=p-1')
  expect(addresses(one.body)).toEqual([
    '/index/holdings?portfolio=p-1',
    '/index/holdings/exposure?portfolio=p-1',
    '/index/holdings/trades?portfolio=p-1',
  ])
  const current = within(one.body).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/index/holdings/trades?portfolio=p-1'])
})

test('without a portfolio in the address the tabs name none', async () => {
  const { body } = await drawnAt('/index/holdings')
  const tab = within(body).getAllByRole('link', { current: 'page' })
  expect(tab.map((link) => link.getAttribute('href'))).toEqual(['/index/holdings'])
})
