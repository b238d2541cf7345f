import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTICE_LASTS, notify, useNotices } from './notices.ts'

beforeEach(() => { vi.useFakeTimers(); useNotices.setState({ shown: [], recent: [], unread: 0 }) })
afterEach(() => { vi.useRealTimers() })
const texts = () => useNotices.getState().shown.map(({ style, text }) => `${style} ${text}`)

test('SHELL-10 a notice goes after 3000 ms', () => {
  expect(NOTICE_LASTS).toBe(3000)
  notify('success', 'saved')
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['success saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  expect(useNotices.getState().recent.map(({ text }) => text)).toEqual(['saved'])
})

test('SHELL-10 the same style and text stand once at a time; another style, or later, is another notice', () => {
  notify('error', 'no')
  notify('error', 'no')
  notify('success', 'no')
  expect(texts()).toEqual(['error no', 'success no'])
  vi.advanceTimersByTime(3000)
  notify('error', 'no')
  expect(texts()).toEqual(['error no'])
})
