import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tones } from '../analysis.ts'
import { eventTypeNames } from '../events/types.ts'
import { readModel } from '../linear/model-file.ts'
import { headlines } from './headlines.ts'
import { measure, readRows } from './run.ts'
import type { RawRow } from './task.ts'

const marks = readFileSync(join(import.meta.dirname, '../../marks/headlines-en.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RawRow)
const { rows, left } = readRows(headlines, marks)
const models = new Map<string, ReturnType<typeof readModel>>()
const model = (name: string) => {
  const known = models.get(name) ?? readModel(readFileSync(join(import.meta.dirname, `../../models/${name}.model`)))
  models.set(name, known)
  return known
}

test('marked headlines name each company they speak of, in labels of closed lists', () => {
  expect(left).toBe(0)
  for (const { text, events, tones: said } of rows) {
    for (const company of [...events.flatMap(({ companies }) => companies), ...said.map((one) => one.company)])
      expect(text).toContain(`«${company}»`)
    for (const { types } of events) expect(eventTypeNames).toEqual(expect.arrayContaining([...types]))
    for (const one of said) expect(one.said.length, `${text}: ${one.company}`).toBeGreaterThan(0)
    expect(tones).toEqual(expect.arrayContaining(said.flatMap((one) => one.said)))
  }
})

test('of headlines that tell of several companies, events and tones go to the right one', () => {
  const { type, typeSubject, tone } = measure(
    headlines,
    { rows, left },
    { gazetteer: null, model },
    () => 0,
  ) as unknown as Record<'type' | 'typeSubject', { f1: number }> & { tone: { accuracy: number; inverted: number } }
  expect(type.f1).toBeGreaterThanOrEqual(0.79)
  expect(typeSubject.f1).toBeGreaterThanOrEqual(0.7)
  expect(tone.accuracy).toBeGreaterThanOrEqual(0.83)
  expect(tone.inverted).toBeLessThanOrEqual(0.06)
})
