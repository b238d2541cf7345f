import type { Tone } from '../analysis.ts'
import { languageOf } from '../text/language.ts'
import type { RawRow } from './task.ts'

/** What a label of a labelled file means; the one table for tone. Numbers: 1 negative, 0 not, in `negative` only. */
const labelTable: Readonly<Record<string, Tone>> = {
  risk: 'risk',
  negative: 'risk',
  bearish: 'risk',
  消极: 'risk',
  负面: 'risk',
  风险: 'risk',
  opportunity: 'opportunity',
  positive: 'opportunity',
  bullish: 'opportunity',
  积极: 'opportunity',
  正面: 'opportunity',
  机会: 'opportunity',
  neutral: 'neutral',
  中性: 'neutral',
}

/** What is said of a text or a name: its tone, or, where a set asks only whether it is bad, whether it is. */
export type ToneAnswer = Tone | 'no-risk'

/** A name of a row, with what its label says. */
export interface NamedRow {
  name: string
  gold: ToneAnswer
}

/** A labelled text as the tasks of tone read it. */
export interface ToneRow {
  text: string
  language: 'zh' | 'en'
  /** null where only names bear labels. */
  gold: ToneAnswer | null
  names: readonly NamedRow[]
  /** Whether the set asks only who is bad, out of a list of firms. */
  asksNegative: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A row with a tone: `label` (see the table) or `negative` (1 or 0: bad for one of the firms listed, or not), and for
 * names `entities` (name → label) or `candidate_entities` with `negative_entities`.
 * Text: the title where there is one and a label of three or two tones, since such labels are about headlines; title
 * and text where the set asks `negative`. Null without text or label.
 */
export function readToneRow(raw: RawRow): ToneRow | null {
  const [title, body] = [textOf(raw['title']).trim(), (textOf(raw['text']) || textOf(raw['body'])).trim()]
  const asksNegative =
    raw['negative'] === 0 || raw['negative'] === 1 || raw['negative'] === true || raw['negative'] === false
  const text = asksNegative ? joined(title, body) : title || body
  const gold = asksNegative
    ? raw['negative'] === 1 || raw['negative'] === true
      ? 'risk'
      : 'no-risk'
    : (labelTable[textOf(raw['label']).toLowerCase()] ?? null)
  const names = asksNegative ? candidates(raw) : labelled(raw['entities'])
  if (text === '' || (gold === null && names.length === 0)) return null
  return { text, language: languageOf(text) === 'en' ? 'en' : 'zh', gold, names, asksNegative }
}

/** Title and text, or the text alone where it begins as the title does. */
function joined(title: string, body: string): string {
  if (title === '' || body.startsWith(title.slice(0, 20))) return body
  return body === '' ? title : `${title}\n${body}`
}

function candidates(raw: RawRow): NamedRow[] {
  const [all, bad] = [raw['candidate_entities'], raw['negative_entities']]
  if (!Array.isArray(all) || !Array.isArray(bad)) return []
  const negative = new Set(bad.map(String))
  return [...new Set(all.map(String))].map((name) => ({ name, gold: negative.has(name) ? 'risk' : 'no-risk' }))
}

function labelled(entities: unknown): NamedRow[] {
  if (typeof entities !== 'object' || entities === null || Array.isArray(entities)) return []
  return Object.entries(entities).flatMap(([name, label]) => {
    const gold = labelTable[textOf(label).toLowerCase()]
    return gold === undefined ? [] : [{ name, gold }]
  })
}

/** Tone that training takes a label for: not bad counts as neutral. */
export const trainedTone = (gold: ToneAnswer): Tone => (gold === 'no-risk' ? 'neutral' : gold)
