import { instantOf } from '@pandora/contract/time'
import { expect, test } from 'vitest'
import { windowsAt, type Session } from './windows.ts'

/** Sessions around a holiday of three days and a weekend: Thursday to Monday rest, and half a session before it. */
const sessions: Session[] = [
  { day: '2024-04-25', session: 'full' },
  { day: '2024-04-26', session: 'full' },
  { day: '2024-04-29', session: 'full' },
  { day: '2024-04-30', session: 'half' },
  { day: '2024-05-06', session: 'full' },
  { day: '2024-05-07', session: 'full' },
]
const at = (day: string, time: string) => instantOf(day, `${time}:00`)
const upTo = (day: string) => sessions.filter((one) => one.day <= day)

test('OPINION-09 windows follow the sessions over a holiday, a weekend and half a day, without gap', () => {
  const { today, spans } = windowsAt(at('2024-05-07', '15:30'), 'SSE', upTo('2024-05-07'))
  expect(today).toEqual({ day: '2024-05-07', session: 'full', open: at('2024-05-07', '09:30') })
  expect(spans.pastOneDays).toEqual({
    from: at('2024-04-30', '11:30'),
    to: at('2024-05-06', '15:00'),
    sessions: ['2024-05-06'],
  })
  expect(spans.yesterdayCloseToTodayOpen).toMatchObject({ from: spans.pastOneDays?.to, to: today.open })
  expect(spans.todayOpenToNowTime).toMatchObject({ from: today.open, to: at('2024-05-07', '15:30') + 1 })
  expect(spans.pastFiveDays).toBeNull()
  expect(windowsAt(at('2024-05-08', '10:00'), 'SSE', sessions).spans.pastFiveDays).toEqual({
    from: at('2024-04-25', '15:00'),
    to: at('2024-05-07', '15:00'),
    sessions: ['2024-04-26', '2024-04-29', '2024-04-30', '2024-05-06', '2024-05-07'],
  })
})

test('OPINION-09 before the open the night goes on and the day has not begun', () => {
  const { today, spans } = windowsAt(at('2024-05-07', '08:00'), 'SSE', upTo('2024-05-06'))
  expect(today.session).toBe('expected')
  expect(spans.yesterdayCloseToTodayOpen).toMatchObject({
    from: at('2024-05-06', '15:00'),
    to: at('2024-05-07', '08:00') + 1,
  })
  expect(spans.todayOpenToNowTime).toBeNull()
})

test('OPINION-09 at a weekend no session is expected', () => {
  const { today, spans } = windowsAt(at('2024-04-27', '12:00'), 'SSE', upTo('2024-04-26'))
  expect(today).toEqual({ day: '2024-04-27', session: 'none', open: null })
  expect(spans.yesterdayCloseToTodayOpen).toMatchObject({
    from: at('2024-04-26', '15:00'),
    to: at('2024-04-27', '12:00') + 1,
  })
  expect(spans.todayOpenToNowTime).toBeNull()
})

test('OPINION-09 without any session known nothing but the day itself can be told', () => {
  const { spans } = windowsAt(at('2024-05-07', '10:00'), 'SSE', [])
  expect(spans).toMatchObject({ pastFiveDays: null, pastOneDays: null, yesterdayCloseToTodayOpen: null })
  expect(spans.todayOpenToNowTime?.from).toBe(at('2024-05-07', '09:30'))
})
