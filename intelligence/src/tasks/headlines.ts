import { tones, type EventFound, type Tone } from '../analysis.ts'
import { eventsAndTones } from '../analyse.ts'
import { markedNames } from '../events/marked-names.ts'
import { eventFigures, keysOf, toneFigures } from './marked-figures.ts'
import { listOf, record, textOf, wordsOf } from './marks.ts'
import type { Task } from './task.ts'

/**
 * A headline whose companies stand in «», with the events of each and the tones that readers accept for each, likeliest
 * first.
 */
export interface HeadlineRow {
  text: string
  language: 'zh' | 'en'
  part: string
  events: readonly { optional: boolean; types: readonly string[]; companies: readonly string[] }[]
  tones: readonly { company: string; said: readonly Tone[] }[]
}

type Answer = ReturnType<typeof eventsAndTones>

/**
 * Events and tones of headlines that tell of several companies, a clause each, against marks made by hand
 * (`marks/headlines-en.jsonl`). Names are given: links are measured elsewhere.
 */
export const headlines: Task<HeadlineRow, Answer> = {
  name: 'headlines',
  read: (raw) => {
    const [text, said] = [textOf(raw['text']), raw['tones']]
    if (!text.includes('«') || typeof said !== 'object' || said === null) return null
    return {
      text,
      language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
      part: textOf(raw['part']),
      events: listOf(raw['events']).map((one) => ({
        optional: one['optional'] === true,
        types: wordsOf(one['types']),
        companies: wordsOf(one['companies']),
      })),
      tones: Object.entries(record(said)).map(([company, list]) => ({
        company,
        said: wordsOf(list).flatMap((one) => tones.filter((other) => other === one)),
      })),
    }
  },
  answer: (rows, tools) =>
    rows.map(({ text, language }) => {
      const { text: title, mentions } = markedNames(text, 'title')
      return eventsAndTones({ title, body: '' }, mentions, language, tools, null)
    }),
  figures: (rows, answers) => {
    const pairs = rows.map((row, at) => ({ row, answer: answers[at] ?? { events: [], tones: [] } }))
    const parts = [...new Set(rows.map(({ part }) => part))]
    return {
      ...figuresOf(pairs),
      ...(parts.length > 1
        ? Object.fromEntries(parts.map((part) => [part, figuresOf(pairs.filter(({ row }) => row.part === part))]))
        : {}),
    }
  },
}

function figuresOf(pairs: readonly { row: HeadlineRow; answer: Answer }[]) {
  const found = (keys: (one: HeadlineRow['events'][number]) => string[], keyOf: (event: EventFound) => string | null) =>
    eventFigures(
      pairs.map(({ row, answer }) => ({
        marked: row.events.map((one) => ({ optional: one.optional, keys: keys(one) })),
        found: keysOf(answer.events, keyOf),
      })),
    )
  const tone = toneFigures(
    pairs.flatMap(({ row, answer }) =>
      row.tones.map(({ company, said }) => ({
        wanted: said,
        said: answer.tones.find(({ companyId }) => companyId === company)?.tone ?? 'neutral',
      })),
    ),
  )
  return {
    accuracy: tone.accuracy,
    macroF1: null,
    perClass: {},
    confusion: tone.confusion,
    type: found(
      ({ types }) => [...types],
      ({ type, companyId }) => (companyId === null ? null : type),
    ),
    subject: found(
      ({ companies }) => [...companies],
      ({ companyId }) => companyId,
    ),
    typeSubject: found(
      ({ types, companies }) => types.flatMap((type) => companies.map((company) => `${type} ${company}`)),
      ({ type, companyId }) => (companyId === null ? null : `${type} ${companyId}`),
    ),
    tone,
  }
}
