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

test('what is held in two currencies is said to have no total of all, and each currency has its own', async () => {
  const two = sampled('ready', [
    answering(holdings.portfolios, (data) => ({ ...data, trades: 3 })),
    answering(holdings.positions, (data) => {
      const [sums, row] = [data.totals[0], data.dataList[0]]
      const open = row ? [{ ...row, quantity: 1, securityId: 'SSE-600001', currency: 'CNY', value: 700 }] : []
      return {
        ...data,
        totals: sums ? ['CNY', 'HKD'].map((currency) => ({ ...sums, currency })) : [],
        dataList: open.flatMap((one) => [one, { ...one, securityId: 'HKEX-00005', currency: 'HKD', value: 9000 }]),
      }
    }),
    answering(holdings.course, (data) => ({ ...data, currency: 'CNY', currencies: ['CNY', 'HKD'] })),
  ])
  const { body } = await draw(
    <Routes>
      <Route path="/index/holdings/:tab?" element={<Holdings />} />
    </Routes>,
    { answer: two, language: 'en', address: '/index/holdings' },
  )
  const page = within(body)
  expect(page.getAllByText(/Held in CNY · HKD: each is summed by itself/u).length).toBeGreaterThan(0)
  expect(page.getByRole('region', { name: 'Total in CNY' })).toBeTruthy()
  expect(page.getByRole('region', { name: 'Total in HKD' })).toBeTruthy()
  expect(await page.findByText(/Only what is held in CNY; HKD apart/u)).toBeTruthy()
  expect(await page.findByRole('columnheader', { name: /Currency/u })).toBeTruthy()
})

test('without a portfolio in the address the tabs name none', async () => {
  const { body } = await drawnAt('/index/holdings')
  const tab = within(body).getAllByRole('link', { current: 'page' })
  expect(tab.map((link) => link.getAttribute('href'))).toEqual(['/index/holdings'])
})
