import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, hold, NOTICE_LASTS, notify, useNotices } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useNotices.setState({ shown: [], recent: [], unread: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})
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

test('SHELL-10 a notice that is pointed at or has the focus stays; left, it has its 3000 ms again', () => {
  notify('success', 'deleted', { action: { text: 'undo', run: () => undefined } })
  const id = useNotices.getState().shown[0]?.id ?? 0
  vi.advanceTimersByTime(2900)
  hold(id, true)
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['success deleted'])
  hold(id, false)
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['success deleted'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('what a notice offers is kept in the bell after it went, is done once, and is then offered no more', () => {
  const run = vi.fn<() => void>()
  notify('success', 'deleted', { action: { text: 'undo', run } })
  vi.advanceTimersByTime(NOTICE_LASTS)
  const { recent, shown } = useNotices.getState()
  expect([shown, recent[0]?.action?.text]).toEqual([[], 'undo'])
  act(recent[0]?.id ?? 0)
  act(recent[0]?.id ?? 0)
  expect(run).toHaveBeenCalledTimes(1)
  expect(useNotices.getState().recent[0]).toMatchObject({ text: 'deleted', action: undefined })
})

test('SHELL-10 the same words about something else stand once too, with the way back of each kept', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  notify('success', 'unstared!', { detail: 'A', action: { text: 'undo', run: first } })
  vi.advanceTimersByTime(1000)
  notify('success', 'unstared!', { detail: 'B', action: { text: 'undo', run: second } })
  expect(useNotices.getState().shown.map(({ detail }) => detail)).toEqual(['B'])
  for (const { id } of useNotices.getState().recent) act(id)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})
