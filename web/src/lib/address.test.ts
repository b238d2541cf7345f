import { expect, test, vi } from 'vitest'
import { asOfIn, backTo, carryAsOf, changed, knowMarkets, marketIn, marketToTake, withMarket } from './address.ts'

test('the as-of instant of an address is a day or an instant, or none', () => {
  expect(asOfIn('?asOf=2023-06-30')).toBe('2023-06-30')
  expect(asOfIn('?asOf=2023-06-30T07:00:00Z')).toBe('2023-06-30T07:00:00Z')
  for (const search of ['', '?asOf=', '?asOf=yesterday', '?asOf=2023-02-30']) expect(asOfIn(search)).toBeNull()
})

test('a day yet to come is no as-of instant, and no link carries it on; today is one', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T22:50:00Z'), toFake: ['Date'] })
  try {
    // In Shanghai it is the 27th.
    expect(asOfIn('?asOf=2026-11-27')).toBe('2026-11-27')
    expect(asOfIn('?asOf=2026-11-28')).toBeNull()
    expect(asOfIn('?asOf=2030-01-01T07:00:00Z')).toBeNull()
    expect(carryAsOf('/index/flash', '?asOf=2030-01-01&market=demo')).toBe('/index/flash?market=demo')
  } finally {
    vi.useRealTimers()
  }
})

test('screens keep the as-of instant, unless they name their own', () => {
  expect(carryAsOf('/index/flash', '?asOf=2023-06-30&x=1')).toBe('/index/flash?asOf=2023-06-30')
  expect(carryAsOf('/index/flash?news=n1#top', '?asOf=2023-06-30')).toBe('/index/flash?news=n1&asOf=2023-06-30#top')
  expect(carryAsOf('/index?asOf=2020-01-01', '?asOf=2023-06-30')).toBe('/index?asOf=2020-01-01')
  expect(carryAsOf('/u/login', '?asOf=2023-06-30')).toBe('/u/login')
  expect(carryAsOf('/index/flash', '')).toBe('/index/flash')
})

test('after signing in one comes back to an address of the shell, never elsewhere', () => {
  expect(backTo('?from=%2Findex%2Fcompany%2FSHZ-000001%3FasOf%3D2023-06-30')).toBe(
    '/index/company/SHZ-000001?asOf=2023-06-30',
  )
  for (const from of ['', 'https://example.com', '//example.com', '/u/login', '/indexed', '/index.html'])
    expect(backTo(`?from=${encodeURIComponent(from)}`)).toBe('/index')
})

test('of several changes to the address in one turn none undoes another; the next turn begins with what is drawn', async () => {
  const drawn = new URLSearchParams('page=2&type=a')
  changed(drawn, (next) => next.delete('page'))
  expect(changed(drawn, (next) => next.set('type', 'b')).toString()).toBe('type=b')
  await Promise.resolve()
  expect(changed(drawn, (next) => next.set('x', '1')).toString()).toBe('page=2&type=a&x=1')
})

test('a change builds on the address as it stands, where the page is still drawn with the one before', () => {
  vi.stubGlobal('location', { pathname: '/index/reports', search: '?by=business&business=industry-1' })
  try {
    const drawn = new URLSearchParams('by=business')
    expect(changed(drawn, (next) => next.set('text', 'zhuye')).toString()).toBe(
      'by=business&business=industry-1&text=zhuye',
    )
  } finally {
    vi.unstubAllGlobals()
  }
})

test('an address names its market, screens keep it, and it is taken where another one was chosen', () => {
  expect(marketIn('?market=demo&x=1')).toBe('demo')
  for (const search of ['', '?market=', '?market=No%20Such', '?market=../x']) expect(marketIn(search)).toBeNull()
  expect(carryAsOf('/index/company/SHZ-000001?tab=x', '?market=demo&asOf=2023-06-30')).toBe(
    '/index/company/SHZ-000001?tab=x&asOf=2023-06-30&market=demo',
  )
  expect(carryAsOf('/index/flash?market=cn', '?market=demo')).toBe('/index/flash?market=cn')
  expect(carryAsOf('/u/login', '?market=demo')).toBe('/u/login')
  expect(withMarket('?asOf=2023-06-30T07:00:00Z&market=cn', 'demo')).toBe('?asOf=2023-06-30T07:00:00Z&market=demo')
  expect([
    marketToTake('?market=demo', null),
    marketToTake('?market=demo', 'cn'),
    marketToTake('?market=demo', 'demo'),
    marketToTake('', 'demo'),
  ]).toEqual(['demo', 'demo', null, null])
  // The server's default is what is read without a choice: naming it changes nothing.
  expect(marketToTake('?market=cn', null)).toBe('cn')
  knowMarkets(['cn', 'demo'].map((key) => ({ key, nameZh: key, nameEn: key, fictional: key === 'demo' })))
  expect(marketToTake('?market=cn', null)).toBeNull()
})
