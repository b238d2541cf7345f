import { daysIn } from '../events/days.ts'
import { detect } from '../events/detect.ts'
import { figuresIn } from '../events/amounts.ts'
import { fewfcTypes } from '../events/label-maps.ts'
import { trainAcceptor } from '../events/learn.ts'
import { rolesOf } from '../events/roles.ts'
import { setFigures } from '../linear/metrics.ts'
import type { Task, TaskTools } from './task.ts'

/** A place in a text with what it is: the type of a trigger, or type and role. */
interface Labelled {
  what: string
  start: number
  end: number
}

/** A sentence with the events labelled in it. `space`: the types its labellers looked for; null: all. */
export interface EventRow {
  text: string
  language: 'zh' | 'en'
  types: ReadonlySet<string>
  space: readonly string[] | null
  triggers: readonly Labelled[]
  roles: readonly Labelled[]
}

/** What is said of a sentence. */
export interface EventAnswer {
  types: ReadonlySet<string>
  triggers: readonly Labelled[]
  roles: readonly Labelled[]
}

/** FewFC's roles that name no company, in the engine's words. */
const roleNames: Readonly<Record<string, string>> = {
  date: 'date',
  money: 'amount',
  amount: 'amount',
  proportion: 'proportion',
  number: 'shares',
  institution: 'institution',
  title: 'title',
}
const fewfcSpace = Object.values(fewfcTypes)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : [])

function fewfcRow(text: string, events: readonly Record<string, unknown>[]): EventRow {
  const types = new Set<string>()
  const triggers = new Map<string, Labelled>()
  const roles = new Map<string, Labelled>()
  for (const event of events) {
    const type = fewfcTypes[String(event['type'])]
    if (type === undefined) continue
    types.add(type)
    for (const { role, span } of list(event['mentions'])) {
      const [start, end]: unknown[] = Array.isArray(span) ? span : []
      if (typeof start !== 'number' || typeof end !== 'number') continue
      if (role === 'trigger') triggers.set(`${type} ${start}`, { what: type, start, end })
      const name = roleNames[String(role)]
      if (name !== undefined) roles.set(`${type} ${name} ${start}`, { what: `${type} ${name}`, start, end })
    }
  }
  return {
    text,
    language: 'zh',
    types,
    space: fewfcSpace,
    triggers: [...triggers.values()],
    roles: [...roles.values()],
  }
}

function modelOf(tools: TaskTools, language: 'zh' | 'en') {
  try {
    return tools.model(`events-${language}`)
  } catch {
    return null
  }
}

/** Labelled places that are met by what is said: the same thing, and places that overlap. */
function met(gold: readonly Labelled[], said: readonly Labelled[]): number {
  return gold.filter((one) =>
    said.some((other) => other.what === one.what && other.start < one.end && one.start < other.end),
  ).length
}

/**
 * Types of event a sentence tells of. Rows: `text` and `events`, FewFC's (with `mentions`) or the own corpus'. Figures
 * are micro-averaged; triggers and roles count where places overlap.
 */
export const events: Task<EventRow, EventAnswer> = {
  name: 'events',
  read: ({ text, events: raw, part }) => {
    if (typeof text !== 'string' || text === '' || !Array.isArray(raw)) return null
    const found = list(raw)
    if (part !== undefined || found.some((one) => String(one['type']) in fewfcTypes || 'mentions' in one))
      return fewfcRow(text, found)
    const types = new Set(found.map((one) => String(one['type'])))
    return { text, language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en', types, space: null, triggers: [], roles: [] }
  },
  answer: (rows, tools) =>
    rows.map(({ text, language, space }) => {
      const piece = { start: 0, end: text.length }
      const found = detect(
        language,
        language === 'en' ? text.toLowerCase() : text,
        piece,
        modelOf(tools, language),
      ).filter(({ type }) => space === null || space.includes(type))
      if (space === null || found.length === 0)
        return { types: new Set(found.map(({ type }) => type)), triggers: [], roles: [] }
      const roles = rolesOf(
        {
          field: 'body',
          language,
          text,
          piece,
          figures: figuresIn(language, text, 0, text.length),
          days: daysIn(language, text, 0, text.length, '2020-01-01'),
          named: [],
        },
        null,
      )
      return {
        types: new Set(found.map(({ type }) => type)),
        triggers: found.map(({ type, group: { best } }) => ({ what: type, start: best.start, end: best.end })),
        roles: found.flatMap(({ type }) =>
          roles.map(({ role, start, end }) => ({ what: `${type} ${role}`, start, end })),
        ),
      }
    }),
  figures: (rows, answers) => {
    const { perClass, ...type } = setFigures(
      rows.map((row) => row.types),
      answers.map((answer) => answer.types),
    )
    const present = Object.values(perClass).filter(({ support }) => support > 0)
    const exact = rows.filter(
      ({ types }, at) =>
        types.size === (answers[at]?.types.size ?? 0) && [...types].every((one) => answers[at]?.types.has(one)),
    ).length
    const places = (part: 'triggers' | 'roles', wanted: (one: Labelled) => boolean = () => true) => {
      let [right, found, said, gold] = [0, 0, 0, 0]
      rows.forEach((row, at) => {
        const answer = answers[at]?.[part].filter(wanted) ?? []
        gold += row[part].length
        said += answer.length
        right += met(row[part], answer)
        found += met(answer, row[part])
      })
      const precision = said === 0 ? null : found / said
      const recall = gold === 0 ? null : right / gold
      return {
        precision,
        recall,
        f1:
          precision === null || recall === null || precision + recall === 0
            ? 0
            : (2 * precision * recall) / (precision + recall),
        support: gold,
      }
    }
    const labelled = new Set(Object.values(roleNames))
    return {
      accuracy: rows.length === 0 ? null : exact / rows.length,
      macroF1: present.length === 0 ? null : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length,
      perClass,
      confusion: {},
      type,
      trigger: places('triggers'),
      role: places('roles', ({ what }) => labelled.has(what.split(' ')[1] ?? '')),
    }
  },
  learning: {
    corpus: 'events',
    train: (rows, { seed, origin, version }) =>
      (['zh', 'en'] as const).flatMap((language) => {
        const own = rows.filter((row) => row.language === language)
        return own.length === 0 ? [] : [trainAcceptor(own, { name: `events-${language}`, version, seed, origin })]
      }),
    stratum: ({ types }) => [...types].sort()[0] ?? '',
    group: ({ text }) => text,
  },
}
