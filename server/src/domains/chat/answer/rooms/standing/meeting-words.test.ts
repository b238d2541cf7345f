import { expect, test } from 'vitest'
import { passagesOf } from './meeting-words.ts'

test('nothing that a meeting said is left out, a sentence too long to be quoted at once neither', () => {
  const long = `${'会议指出，'.repeat(300)}要稳就业。`
  const body = `会议召开。${long}\n会议要求落实。`
  for (const together of [true, false]) {
    const passages = passagesOf(body, together)
    for (const { start, text } of passages) expect(body.slice(start, start + text.length)).toBe(text)
    expect(passages.map(({ text }) => text).join('')).toBe(body.replace('\n', ''))
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(600)
  }
})
