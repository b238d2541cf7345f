import { riskTypes, type RiskType } from '@pandora/contract/domains/risk/types'
import type { DocumentText, RiskFound } from '../analysis.ts'
import { englishRiskWords } from './lexicon-en.ts'
import { chineseRiskWords, type RiskWords } from './lexicon.ts'

/** Units of a body that are read: a flash says its matter first, and what follows is often of other matters. */
const READ = 600
/** Strength from which on a risk is told of. */
export const TOLD = 1
/** How steeply confidence grows with strength. */
const STEEP = 2.2

type Grade = keyof RiskWords
/** Strength of a word in a title, and in a body. */
const strengths: Readonly<Record<Grade, readonly [title: number, body: number]>> = {
  sure: [1.6, 0.75],
  clear: [1, 0.4],
  faint: [0.3, 0.15],
  void: [-1.2, -0.6],
}
const grades = Object.keys(strengths) as Grade[]

interface Word {
  word: string
  type: number
  grade: Grade
}

const listed = (lists: Readonly<Record<RiskType, RiskWords>>, parted: RegExp): Map<number, Word[]> =>
  Map.groupBy(
    riskTypes.flatMap((risk, type) =>
      grades.flatMap((grade) =>
        [...new Set((lists[risk][grade] ?? '').split(parted))].flatMap((word) =>
          word === '' ? [] : [{ word: word.toLowerCase(), type, grade }],
        ),
      ),
    ),
    ({ word }) => word.charCodeAt(0),
  )
const words = { zh: listed(chineseRiskWords, /\s+/u), en: listed(englishRiskWords, /,\s*/u) }

/** A word seen in a text. */
interface Seen extends Word {
  field: 'title' | 'body'
  start: number
  strength: number
}

const isLetter = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)

/** The loss of a share's price, as a headline tells of it: no loss of a company's. Of the same length, without a word. */
const shareLoss =
  /\d ?(?:%|per ?cent) loss(?:es)?\b|\b(?:extend|extends|extended|pare|pares|pared|trim|trims|trimmed|stop)[ -](?:its |their )?loss(?:es)?\b/gu
const withoutShareLoss = (text: string): string => text.replace(shareLoss, (one) => ' '.repeat(one.length))

/** Units of a text without a title that are read as its title. */
const HEADLESS = 70

/** Words of the lists in a text, each once: that of the greatest strength, the first of equals. */
function seenIn(title: string, body: string, language: 'zh' | 'en'): Map<Word, Seen> {
  const seen = new Map<Word, Seen>()
  const headless = title.trim() === ''
  const heads = (field: 'title' | 'body', at: number) => field === 'title' || (headless && at < HEADLESS)
  for (const field of ['title', 'body'] as const) {
    const lower = (field === 'title' ? title : body.slice(0, READ)).toLowerCase()
    const text = language === 'en' ? withoutShareLoss(lower) : lower
    for (let at = 0; at < text.length; at++) {
      const some = words[language].get(text.charCodeAt(at))
      if (some === undefined || (language === 'en' && at > 0 && isLetter(text.charCodeAt(at - 1)))) continue
      for (const one of some) {
        if (seen.has(one) || !text.startsWith(one.word, at)) continue
        if (language === 'en' && isLetter(text.charCodeAt(at + one.word.length))) continue
        seen.set(one, { ...one, field, start: at, strength: strengths[one.grade][heads(field, at) ? 0 : 1] })
      }
    }
  }
  return seen
}

/** What speaks for one risk: the sum of the strengths of its words, and those words. */
interface Told {
  type: RiskType
  strength: number
  seen: readonly Seen[]
}

/** How strongly a text tells of each risk of which it has a word. A text without a title is read as if it began one. */
export function riskStrengths({ title, body }: Pick<DocumentText, 'title' | 'body'>, language: 'zh' | 'en'): Told[] {
  const byType = Map.groupBy(seenIn(title, body, language).values(), ({ type }) => type)
  return [...byType].flatMap(([type, seen]) => {
    const risk = riskTypes[type]
    if (risk === undefined || seen.every(({ grade }) => grade === 'void' || grade === 'faint')) return []
    return [{ type: risk, strength: seen.reduce((sum, one) => sum + one.strength, 0), seen }]
  })
}

/** Risks that a text tells of, the surest first, each with the word that says so most. */
export function findRisks(text: Pick<DocumentText, 'title' | 'body'>, language: 'zh' | 'en'): RiskFound[] {
  return riskStrengths(text, language)
    .filter(({ strength }) => strength >= TOLD)
    .map(({ type, strength, seen }) => found(text, type, strength, seen))
    .toSorted((a, b) => b.confidence - a.confidence || riskTypes.indexOf(a.type) - riskTypes.indexOf(b.type))
}

function found(
  text: Pick<DocumentText, 'title' | 'body'>,
  type: RiskType,
  strength: number,
  seen: readonly Seen[],
): RiskFound {
  const [most = seen[0]] = seen.toSorted((a, b) => b.strength - a.strength || b.word.length - a.word.length)
  const { field, start, word } = most ?? { field: 'title' as const, start: 0, word: '' }
  const end = start + word.length
  const said = seen.toSorted((a, b) => Math.abs(b.strength) - Math.abs(a.strength)).slice(0, 6)
  return {
    type,
    confidence: 1 / (1 + Math.exp(-STEEP * (strength - TOLD + 0.1))),
    field,
    start,
    end,
    text: text[field].slice(start, end),
    why: said.map((one) => ({ code: `risk-${one.grade}`, words: [one.word], weight: one.strength })),
  }
}
