import { expect, test, vi } from 'vitest'
import { answered, useReach } from '../lib/api/reach.ts'
import { codeMissed } from './missed.ts'

test('the next screen comes with its page once code was missed for want of a server that is back', () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const missed = codeMissed()
  useReach.setState({ away: true })
  useReach.setState({ away: false })
  expect(missed()).toBe(false)
  window.dispatchEvent(new Event('vite:preloadError'))
  // The server never was away: what is missing is missing there.
  expect(missed()).toBe(false)
  useReach.setState({ away: true })
  expect(missed()).toBe(false)
  answered()
  expect(missed()).toBe(true)
})
