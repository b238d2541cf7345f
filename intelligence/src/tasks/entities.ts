import type { Mention } from '../analysis.ts'
import { foldName } from '../entities/fold.ts'
import { link } from '../entities/link.ts'
import { chineseWords } from '../entities/lists/words-zh.ts'
import { englishWords } from '../entities/lists/words-en.ts'
import { classFigures } from '../linear/metrics.ts'
import { knownOf, type Known } from './known-names.ts'
import type { RawRow, Task, TaskFigures } from './task.ts'

/** A labelled text: whom it names. `none`: the name stands there in another sense. */
export interface EntityRow {
  title: string
  body: string
  day: string | null
  /** What is named: a code, an id or a name as the list has it. */
  gold: readonly string[]
  /** The name in question, for sentences about one name. */
  name: string | null
  /** Whether a found company that is not gold is wrong wherever its name is an ordinary word. */
  kind: 'code' | 'names' | 'sentence'
}

/** What one text said, with the list it was said by. */
export interface EntityAnswer {
  mentions: readonly Mention[]
  known: Known
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function read(raw: RawRow): EntityRow | null {
  const day = (text(raw['date']) || text(raw['datetime'])).slice(0, 10) || null
  const body = text(raw['text'])
  if (typeof raw['name'] === 'string' && 'id' in raw && !('code' in raw)) {
    const id = text(raw['id'])
    return { title: '', body, day, gold: id === '' ? [] : [id], name: raw['name'], kind: 'sentence' }
  }
  if (text(raw['code']) !== '')
    return {
      title: text(raw['title']),
      body: body === text(raw['title']) ? '' : body,
      day,
      gold: [text(raw['code']).padStart(6, '0')],
      name: null,
      kind: 'code',
    }
  const entities: unknown = typeof raw['entities'] === 'string' ? parsed(raw['entities']) : raw['entities']
  if (typeof entities !== 'object' || entities === null || Array.isArray(entities)) return null
  return { title: '', body, day, gold: Object.keys(entities), name: null, kind: 'names' }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Named entities against a list: precision and recall as the design counts them. */
export const entities: Task<EntityRow, EntityAnswer> = {
  name: 'entities',
  read,
  answer: (rows, tools) => {
    if (!tools.gazetteer) throw new RangeError('entities needs a list of names: --gazetteer FILE')
    const known = knownOf(
      tools.gazetteer,
      rows.every(({ kind }) => kind !== 'names'),
    )
    return rows.map((row) => ({
      mentions: link({ title: row.title, body: row.body }, known.gazetteer, { at: row.day, people: false }),
      known,
    }))
  },
  figures,
}

interface Counts {
  right: number
  gold: number
  said: number
  wrong: number
  counted: number
  first: number
  left: number
}

function figures(rows: readonly EntityRow[], answers: readonly EntityAnswer[]): TaskFigures {
  const counts: Counts = { right: 0, gold: 0, said: 0, wrong: 0, counted: 0, first: 0, left: 0 }
  rows.forEach((row, at) => {
    const answer = answers[at]
    if (answer)
      (row.kind === 'sentence' ? countSentence : row.kind === 'code' ? countCode : countNames)(row, answer, counts)
  })
  const company = classFigures(counts.right, counts.right + counts.wrong, counts.gold)
  return {
    accuracy: null,
    macroF1: company.f1,
    perClass: { company },
    confusion: {},
    counted: counts.counted,
    precision: company.precision,
    recall: company.recall,
    // Every company that was said beside the gold ones counted as wrong, though most of them are truly named.
    precisionOfGoldAlone: counts.said === 0 ? null : counts.right / counts.said,
    firstNamedIsGold: counts.counted === 0 || counts.first === 0 ? null : counts.first / counts.counted,
  }
}

const companies = (answer: EntityAnswer): Mention[] =>
  answer.mentions.filter((one) => one.kind === 'company' && one.id !== null)

function countSentence(row: EntityRow, answer: EntityAnswer, counts: Counts): void {
  const name = foldName(row.name ?? '')
  const said = new Set(
    companies(answer)
      .filter((one) => foldName(one.text).includes(name) || row.gold.includes(one.id ?? ''))
      .map(({ id }) => id ?? ''),
  )
  counts.counted++
  for (const id of row.gold) {
    counts.gold++
    if (said.has(id)) counts.right++
  }
  const wrong = [...said].filter((id) => !row.gold.includes(id)).length
  counts.wrong += wrong
  counts.said += said.size
}

function countCode(row: EntityRow, answer: EntityAnswer, counts: Counts): void {
  const { given } = answer.known
  const gold = [...given.keys()].find((id) => id.endsWith(`-${row.gold[0] ?? ''}`) || id === row.gold[0])
  const folded = foldName(`${row.title}\n${row.body}`)
  if (gold === undefined || !(given.get(gold) ?? []).some((name) => folded.includes(name))) return void counts.left++
  counts.counted++
  counts.gold++
  const found = companies(answer)
  const ids = new Set(found.map(({ id }) => id))
  counts.said += ids.size
  if (ids.has(gold)) counts.right++
  if (found[0]?.id === gold) counts.first++
  for (const id of ids)
    if (id !== gold && !found.some((one) => one.id === id && trulyNamed(one, given.get(id ?? '') ?? []))) counts.wrong++
}

/**
 * A company that is not the labelled one is no error where its name or code as given stands there, and that name is no
 * ordinary word.
 */
export function trulyNamed(mention: Mention, names: readonly string[]): boolean {
  const folded = foldName(mention.text)
  return (
    mention.why.some(({ code }) => code === 'code-marked' || code === 'code-beside') ||
    (names.includes(folded) &&
      !chineseWords.has(folded) &&
      !englishWords.has(folded) &&
      (folded.length > 2 || mention.text === mention.text.toUpperCase()))
  )
}

function countNames(row: EntityRow, answer: EntityAnswer, counts: Counts): void {
  const { byKey, given } = answer.known
  const found = companies(answer)
  const ids = new Set(found.map(({ id }) => id ?? ''))
  const gold = row.gold.map((name) => byKey.get(foldName(name)) ?? null)
  const accepted = new Set(gold.flatMap((one) => [...(one ?? [])]))
  counts.counted++
  for (const one of gold) {
    if (!one) continue
    counts.gold++
    if ([...one].some((id) => ids.has(id))) counts.right++
  }
  const lower = row.body.toLowerCase()
  const spans = row.gold.flatMap((name) => placesOf(lower, name.toLowerCase()))
  const right = new Set<string>()
  for (const id of ids) {
    if (accepted.has(id)) {
      right.add(id)
      continue
    }
    const own = found.filter((one) => one.id === id)
    // A part of a labelled name that the list does not know is neither right nor wrong.
    if (own.every((one) => spans.some(([start, end]) => one.start < end && start < one.end))) continue
    counts.said++
    if (!own.some((one) => trulyNamed(one, given.get(id) ?? []))) counts.wrong++
  }
  counts.said += right.size
}

function placesOf(lower: string, name: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = lower.indexOf(name); at >= 0 && name !== ''; at = lower.indexOf(name, at + 1))
    found.push([at, at + name.length])
  return found
}
