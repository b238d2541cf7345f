import { tones, type DocumentAnalysis, type EventFound, type Tone } from '../../analysis.ts'
import { analyseDocument } from '../../analyse.ts'
import { entriesOf } from '../../entities/rows.ts'
import { buildGazetteer, type Gazetteer } from '../../entities/gazetteer.ts'
import { builtInEntries } from '../../entities/built-in.ts'
import { figuresIn } from '../../events/amounts.ts'
import { eventFigures, keysOf, share, toneFigures } from '../marked-figures.ts'
import { record, listOf, textOf, wordsOf } from '../marks.ts'
import type { RawRow, Task } from '../task.ts'

/**
 * An event marked by hand. `types`: any of them is right; `modality` likewise. Optional ones are neither asked for nor
 * wrong.
 */
interface Marked {
  optional: boolean
  types: readonly string[]
  company: string
  modality: readonly string[]
  amounts: readonly { value: number; unit: string | null; of: string }[]
}

/**
 * A flash with what a reader marked in it: events, and the tone for one company, likeliest first; `said` empty where
 * readers may differ.
 */
export interface FlashRow {
  title: string
  body: string
  day: string | null
  part: string
  events: readonly Marked[]
  tone: { company: string; said: readonly Tone[] } | null
  tags: readonly RawRow[]
}

type Answer = Pick<DocumentAnalysis, 'events' | 'tones'>

function marked(fields: Readonly<Record<string, string>>, raw: Record<string, unknown>): Marked {
  return {
    optional: raw['optional'] === true,
    types: wordsOf(raw['types']),
    company: textOf(raw['company']),
    modality: wordsOf(raw['modality']),
    amounts: listOf(raw['amounts']).flatMap(({ field, start, end, of }) => {
      const text = (fields[textOf(field)] ?? '').slice(Number(start), Number(end))
      return figuresIn('zh', text, 0, text.length)
        .slice(0, 1)
        .map(({ value, unit }) => ({ value, unit, of: textOf(of) }))
    }),
  }
}

function read(raw: RawRow): FlashRow | null {
  if (typeof raw['mark'] !== 'object' || raw['mark'] === null) return null
  const mark = record(raw['mark'])
  const [title, body] = [textOf(raw['title']), textOf(raw['content'])]
  const tone = mark['tone'] === null ? null : record(mark['tone'])
  const stocks = typeof raw['stocks'] === 'string' ? (JSON.parse(raw['stocks']) as unknown) : raw['stocks']
  return {
    title,
    body,
    day: textOf(raw['datetime']).slice(0, 10) || null,
    part: textOf(mark['part']),
    events: listOf(mark['events']).map((one) => marked({ title, body }, one)),
    tone: tone && {
      company: textOf(tone['company']),
      said: wordsOf(tone['said']).flatMap((one) => tones.filter((other) => other === one)),
    },
    tags: listOf(stocks)
      .flatMap(({ code, name }) => {
        const six = /^(?:sh|sz|bj)?((?:[03468]\d|92)\d{4})(?!\d)/u.exec(textOf(code))?.[1]
        return six !== undefined && textOf(name) !== ''
          ? [{ code: six, name_zh: textOf(name).replace(/[-—]?[UWD]+$/u, '') }]
          : []
      })
      .concat(
        listOf(mark['names']).map(({ code, field, start, end }) => ({
          code: textOf(code),
          name_zh: (field === 'title' ? title : body).slice(Number(start), Number(end)),
        })),
      ),
  }
}

/** The list, and companies it lacks by the names that the texts' own tags and marks give them. */
function gazetteerOf(list: readonly RawRow[], rows: readonly FlashRow[]): Gazetteer {
  const known = new Set(list.map(({ code }) => textOf(code)))
  const young = new Map(
    rows
      .flatMap(({ tags }) => tags)
      .filter(({ code }) => !known.has(textOf(code)))
      .map((one) => [textOf(one['code']), one]),
  )
  return buildGazetteer([...entriesOf([...list, ...young.values()]), ...builtInEntries])
}

const codeOf = (companyId: string | null): string => companyId?.replace(/^.*-/u, '') ?? ''
const held = new WeakMap<readonly RawRow[], Gazetteer>()

/**
 * Events, amounts, modality and tone of flashes against marks made by hand (`marks/flash-events.jsonl`): companies are
 * those of the list and of the texts' own tags.
 */
export const flashEvents: Task<FlashRow, Answer> = {
  name: 'flash-events',
  marks: true,
  read,
  answer: (rows, tools) => {
    const list = tools.gazetteer
    if (!list) throw new RangeError('flash-events needs a list of names: --gazetteer FILE')
    const gazetteer = (rows.length > 1 ? undefined : held.get(list)) ?? gazetteerOf(list, rows)
    held.set(list, gazetteer)
    return rows.map(({ title, body, day }) =>
      analyseDocument({ kind: 'news', language: 'zh', title, body }, { gazetteer, model: tools.model }, day),
    )
  },
  figures: (rows, answers) => {
    const parts = [...new Set(rows.map(({ part }) => part))]
    const of = (part: string | null) =>
      figuresOf(
        rows.flatMap((row, at) =>
          part === null || row.part === part ? [{ row, answer: answers[at] ?? { events: [], tones: [] } }] : [],
        ),
      )
    return { ...of(null), ...Object.fromEntries(parts.map((part) => [part, of(part)])) }
  },
}

interface Pair {
  row: FlashRow
  answer: Answer
}

/**
 * What is said of a company; of the text, where nothing is said of the company; neutral where nothing is said at all.
 */
const toneOf = ({ tones: said }: Answer, company: string): Tone =>
  (said.find(({ companyId }) => codeOf(companyId) === company) ?? said.find(({ companyId }) => companyId === null))
    ?.tone ?? 'neutral'

function figuresOf(pairs: readonly Pair[]) {
  const met = pairs.flatMap(({ row, answer }) =>
    row.events
      .filter(({ optional }) => !optional)
      .flatMap((mark) => {
        const event = answer.events.find(
          (one) => mark.types.includes(one.type) && codeOf(one.companyId) === mark.company,
        )
        return event ? [{ mark, event }] : []
      }),
  )
  const amountIs = ({ mark, event }: (typeof met)[number]) =>
    mark.amounts.filter(
      ({ value, unit }) =>
        event.amount !== null &&
        event.amount.unit === unit &&
        Math.abs(event.amount.value - value) <= 1e-6 * Math.abs(value),
    )
  const told = met.filter(({ mark }) => mark.amounts.length > 0)
  const rightAmounts = told.filter((one) => amountIs(one).length > 0)
  const rightModality = met.filter(({ mark, event }) => mark.modality.includes(event.modality)).length
  const tone = toneFigures(
    pairs.flatMap(({ row, answer }) =>
      row.tone ? [{ wanted: row.tone.said, said: toneOf(answer, row.tone.company) }] : [],
    ),
  )
  const found = (keys: (mark: Marked) => readonly string[], keyOf: (event: EventFound) => string | null) =>
    eventFigures(
      pairs.map(({ row, answer }) => ({
        marked: row.events.map((one) => ({ optional: one.optional, keys: keys(one) })),
        found: keysOf(answer.events, keyOf),
      })),
    )
  const empty = pairs.filter(({ row }) => row.events.length === 0 && row.tone === null)
  const typeSubject = found(
    ({ types, company }) => types.map((type) => `${type} ${company}`),
    ({ type, companyId }) => (companyId === null ? null : `${type} ${codeOf(companyId)}`),
  )
  return {
    accuracy: tone.accuracy,
    macroF1: null,
    perClass: {},
    confusion: tone.confusion,
    type: found(
      ({ types }) => types,
      ({ type, companyId }) => (companyId === null ? null : type),
    ),
    subject: found(
      ({ company }) => [company],
      ({ companyId }) => (companyId === null ? null : codeOf(companyId)),
    ),
    typeSubject,
    amount: {
      accuracy: share(rightAmounts.length, told.length),
      support: told.length,
      said: share(told.filter(({ event }) => event.amount !== null).length, told.length),
    },
    amountOf: share(
      rightAmounts.filter((one) => amountIs(one).some(({ of }) => of === one.event.amount?.of)).length,
      rightAmounts.length,
    ),
    modality: { accuracy: share(rightModality, met.length), support: met.length },
    tone,
    falseAlarms: {
      rows: empty.length,
      withEvents: empty.filter(({ answer }) => answer.events.some(({ companyId }) => companyId !== null)).length,
    },
  }
}
