import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { broaderType, demoTypes, fewfcTypes, fineseTypes } from './label-maps.ts'
import { lexiconEn } from './lexicon-en.ts'
import { lexiconZh } from './lexicon-zh.ts'
import { eventKind, eventKinds, eventTypeNames } from './types.ts'

const corpus = new URL('../../corpus/events/', import.meta.url)

describe('the vocabulary of events', () => {
  test('types are told apart by name in both languages', () => {
    for (const names of [
      eventKinds.map(({ type }) => type),
      eventKinds.map(({ zh }) => zh),
      eventKinds.map(({ en }) => en),
    ])
      expect(new Set(names).size).toBe(eventKinds.length)
  })

  test.each([
    ['FewFC', fewfcTypes, 10],
    ['FinESE', fineseTypes, 21],
  ] as const)('each label of %s has a type of its own', (_list, map, count) => {
    const types = Object.values(map)
    expect(types).toHaveLength(count)
    expect(new Set(types).size).toBe(count)
    for (const type of types) expect(eventKind(type)).not.toBeNull()
  })

  test('the 33 types of the demo market are types of the engine, and narrower types lead to one of them', () => {
    expect(new Set(demoTypes).size).toBe(33)
    for (const type of demoTypes) expect(eventKind(type)).not.toBeNull()
    for (const [type, broader] of Object.entries(broaderType)) {
      expect(eventKind(type)).not.toBeNull()
      expect(demoTypes).toContain(broader)
    }
  })

  test.each([
    ['Chinese', lexiconZh],
    ['English', lexiconEn],
  ] as const)('every type has words in %s, and there are words of no other type', (_language, lexicon) => {
    expect(Object.keys(lexicon).toSorted()).toEqual([...eventTypeNames].toSorted())
  })
})

describe('the corpus of events', () => {
  const rows = readdirSync(corpus).flatMap((file) =>
    readFileSync(new URL(file, corpus), 'utf8')
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            text: string
            events: { type: string; trigger: string; sign: number; modality: string; subject: string | null }[]
          },
      ),
  )

  test('every label is one of the vocabulary and stands in its sentence', () => {
    for (const { text, events } of rows)
      for (const { type, trigger, sign, modality, subject } of events) {
        expect(eventKind(type), text).not.toBeNull()
        expect(text).toContain(trigger)
        if (subject !== null) expect(text).toContain(subject)
        expect([-1, 0, 1]).toContain(sign)
        expect(['fact', 'plan', 'denied', 'rumour', 'terminated']).toContain(modality)
      }
  })

  test('every type is told of in both languages, and many sentences tell of nothing', () => {
    for (const chinese of [true, false]) {
      const own = rows.filter(({ text }) => /\p{Script=Han}/u.test(text) === chinese)
      const types = new Set(own.flatMap(({ events }) => events.map(({ type }) => type)))
      expect(eventTypeNames.filter((type) => !types.has(type))).toEqual([])
      expect(own.length).toBeGreaterThanOrEqual(chinese ? 2000 : 800)
      expect(own.filter(({ events }) => events.length === 0).length).toBeGreaterThan(chinese ? 300 : 80)
    }
  })
})
