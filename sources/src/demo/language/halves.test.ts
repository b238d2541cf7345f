import { expect, test } from 'vitest'
import * as enColour from './banks/en/colour.ts'
import * as enFeatures from './banks/en/features.ts'
import * as enNotes from './banks/en/market-notes.ts'
import { englishTail, englishTrifles } from './banks/en/trifles.ts'
import { chineseEvents, englishEvents } from './banks/events.ts'
import { meetingIntroductions, meetingLines, meetingOpenings } from './banks/meeting-lines.ts'
import * as policy from './banks/policy.ts'
import * as postsDf from './banks/posts-df.ts'
import * as postsEvents from './banks/posts-events.ts'
import * as postsXq from './banks/posts-xq.ts'
import * as reports from './banks/reports.ts'
import * as zhColour from './banks/zh/colour.ts'
import * as zhFeatures from './banks/zh/features.ts'
import * as zhMarket from './banks/zh/market.ts'
import { chineseRoutine } from './banks/zh/routine.ts'
import { chineseTail, chineseTrifles } from './banks/zh/trifles.ts'
import { framesOf, newVoice, say, trySay, type Bank } from './grammar.ts'
import { randomOf } from '../random.ts'

/** Every list of frames inside a module, with its place. */
function banksIn(value: unknown, place: string): { place: string; bank: Bank }[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [{ place, bank: value }]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => banksIn(inner, `${place}.${key}`))
    : []
}

const banks = banksIn(
  {
    chineseEvents,
    englishEvents,
    enColour,
    enFeatures,
    enNotes,
    policy,
    postsDf,
    postsEvents,
    postsXq,
    reports,
    zhColour,
    zhFeatures,
    zhMarket,
    chineseRoutine,
    chineseTail,
    chineseTrifles,
    englishTail,
    englishTrifles,
  },
  'banks',
)
/** A frame worth the name: what is shorter is a sign or a word that anybody uses. */
const telling = (frames: readonly string[]) => frames.filter((frame) => frame.length > 6)

test('the shown and the hidden half of the phrase banks share no frame, and neither is much smaller than the other', () => {
  const [shown, hidden] = [false, true].map(
    (half) => new Set(banks.flatMap(({ bank }) => telling(framesOf(bank, half)))),
  )
  expect([...(shown ?? [])].filter((frame) => hidden?.has(frame))).toEqual([])
  expect(shown?.size).toBeGreaterThan(1_000)
  expect(Math.abs((shown?.size ?? 0) - (hidden?.size ?? 0))).toBeLessThan(0.1 * (shown?.size ?? 0))
})

test('no bank holds a frame twice', () => {
  expect(
    banks.flatMap(({ place, bank }) =>
      telling(bank)
        .filter((frame, at, all) => all.indexOf(frame) !== at)
        .map((frame) => `${place}: ${frame}`),
    ),
  ).toEqual([])
})

test('each line of the quarterly meeting has another wording in the hidden half, at every strength', () => {
  const pairs = [...meetingLines.flatMap((line) => line.steps), ...meetingOpenings]
  expect(pairs.filter(([shown, hidden]) => shown === hidden)).toEqual([])
  expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
  expect(Object.keys(meetingIntroductions)).toHaveLength(4)
})

test('frames are well-formed: braces and brackets close, and every choice can be made', () => {
  const slots = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `<${name}>` : undefined) }) as Record<
    string,
    string
  >
  for (const hidden of [false, true]) {
    const voice = newVoice(randomOf(1, 'frames'), hidden)
    for (const { bank } of banks)
      for (let at = 0; at < bank.length; at++) expect(say(voice, bank, slots)).not.toMatch(/[[\]{}|]/u)
  }
})

test('a frame whose slot has nothing to stand for it is passed over, and a bank of only such frames says nothing', () => {
  const voice = newVoice(randomOf(2, 'needs'), false)
  const bank = ['{a} one', '{b} two', '{b} three', '{a} four']
  for (let at = 0; at < 8; at++) expect(trySay(voice, bank, { b: 'B' })).toMatch(/^B /)
  expect(trySay(voice, ['{a} x', '{a} y'], {})).toBeUndefined()
  expect(trySay(voice, ['[{a}|plain]', '[{a}|plain] too'], {})).toMatch(/^plain/)
})

test('no frame returns before the others of its half had their turn', () => {
  const bank = Array.from({ length: 12 }, (_, at) => `frame ${at}`)
  const voice = newVoice(randomOf(3, 'turns'), false)
  expect(new Set(Array.from({ length: 6 }, () => say(voice, bank, {}))).size).toBe(6)
})
