import { fineseTypes } from '../events/label-maps.ts'
import { subjectName, trainSubject } from '../events/subject/subject-learn.ts'
import { classFigures } from '../linear/metrics.ts'
import type { Task } from './task.ts'

/**
 * A text and, for each event asked about, its type and the company it happened to. No type: there is nothing to find.
 */
export interface SubjectRow {
  text: string
  asked: readonly { label: string; type: string | null; subject: string | null }[]
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const chinese = /\p{Script=Han}/u

/**
 * To which company did this event happen? Rows: `text`, `event_type`, `subject` (FinESE; type 其他 has none), or the own
 * corpus' `events` with type and subject. Chinese only.
 */
export const eventSubject: Task<SubjectRow, (string | null)[]> = {
  name: 'event-subject',
  read: (raw) => {
    const { text, event_type: label, subject, events } = raw
    if (typeof text !== 'string' || !chinese.test(text)) return null
    if (typeof label === 'string')
      return {
        text,
        asked: [
          {
            label,
            type: fineseTypes[label] ?? null,
            subject: typeof subject === 'string' && subject !== '' ? subject : null,
          },
        ],
      }
    if (!Array.isArray(events)) return null
    const asked = events
      .map(record)
      .flatMap((one) =>
        typeof one['type'] === 'string' && typeof one['subject'] === 'string'
          ? [{ label: one['type'], type: one['type'], subject: one['subject'] }]
          : [],
      )
    return asked.length > 0 ? { text, asked } : null
  },
  answer: (rows, tools) => {
    const model = tools.model('events-subject-zh')
    return rows.map(({ text, asked }) =>
      asked.map(({ type }) => (type === null ? null : (subjectName(text, type, model)?.text ?? null))),
    )
  },
  figures: (rows, answers) => {
    const total = { right: 0, said: 0, gold: 0 }
    const byLabel = new Map<string, { right: number; said: number; gold: number }>()
    let exact = 0
    let questions = 0
    rows.forEach(({ asked }, row) =>
      asked.forEach(({ label, subject }, at) => {
        const said = answers[row]?.[at] ?? null
        questions++
        if (said === subject) exact++
        const own = byLabel.get(label) ?? { right: 0, said: 0, gold: 0 }
        byLabel.set(label, own)
        for (const count of [total, own]) {
          if (subject !== null) count.gold++
          if (said !== null) count.said++
          if (subject !== null && said === subject) count.right++
        }
      }),
    )
    const perClass = Object.fromEntries(
      [...byLabel]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, one]) => [label, classFigures(one.right, one.said, one.gold)]),
    )
    const present = Object.values(perClass).filter(({ support }) => support > 0)
    return {
      accuracy: questions === 0 ? null : exact / questions,
      macroF1: present.length === 0 ? null : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length,
      perClass,
      confusion: {},
      subject: classFigures(total.right, total.said, total.gold),
    }
  },
  learning: {
    corpus: 'events',
    train: (rows, { seed, origin, version }) => [
      trainSubject(
        rows.flatMap(({ text, asked }) =>
          asked.flatMap(({ type, subject }) => (type !== null && subject !== null ? [{ text, type, subject }] : [])),
        ),
        { name: 'events-subject-zh', version, seed, origin },
      ),
    ],
    stratum: ({ asked }) => asked[0]?.label ?? '',
    group: ({ text }) => text,
  },
}
