import type { Piece } from '../text/sentences.ts'
import type { Named } from './subject/subject.ts'

/** Ends of clauses. Headlines part theirs by a space. */
const ends = { zh: /[，。；！？\n]| (?=\S)/gu, en: /[;\n]|, (?=(?:while|but|as) )/gu } as const
/** What may stand before the company that a clause is about. */
const opening = /^(?:[【“"]|此前|其中|而|同时|另外|此外|个股方面|消息面上|据悉|今日|午后|早盘|盘中)?$/u
/** “公司” by itself: the one the text is about. Not a subsidiary, not the listed company of somebody else. */
const pronoun =
  /(?<=^|[，。；：、！？\s])(?:本公司|该公司|公司)(?=[^，。；]{0,3}(?:拟|将|已|与|近日|此前|于|在|向|收到|取得|获|计划|决定|控股股东|股东|董事|实际控制人|股票|全资|控股|及))/gu

/** The clause of a sentence in which a place stands. */
export function clauseAt(language: 'zh' | 'en', text: string, piece: Piece, { start, end }: Piece): Piece {
  let [from, to] = [piece.start, piece.end]
  for (const { index } of text.slice(piece.start, piece.end).matchAll(ends[language])) {
    const at = piece.start + index
    if (at < start) from = at + 1
    else if (at >= end) {
      to = at
      break
    }
  }
  return { start: from, end: to }
}

/**
 * Companies among which the one is looked for to which something in a clause happened: where the clause begins with a
 * company of its own, those of the clause alone; else those of the sentence.
 * What follows a headline's colon is about the company before it, whoever else is named.
 */
export function clauseNames(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  candidate: Piece,
  named: readonly Named[],
): readonly Named[] {
  if (language !== 'zh' || named.length < 2) return named
  const clause = clauseAt(language, text, piece, candidate)
  const inside = named.filter((one) => one.start >= clause.start && one.end <= clause.end)
  const first = inside[0]
  if (
    !first ||
    inside.length === named.length ||
    first.end > candidate.start ||
    !opening.test(text.slice(clause.start, first.start).trim())
  )
    return named
  return inside
}

/**
 * Names of a sentence, and “公司” as a name of the company that the text is about, where the sentence does not name that
 * one.
 */
export function withPronouns(
  text: string,
  { start, end }: Piece,
  own: readonly Named[],
  lead: Named | null,
): readonly Named[] {
  if (!lead || own.length === 0 || own.some(({ companyId }) => companyId === lead.companyId)) return own
  const said = [...text.slice(start, end).matchAll(pronoun)]
    .slice(0, 4)
    .map(({ index, 0: word }): Named => ({ ...lead, start: start + index, end: start + index + word.length }))
  return said.length === 0 ? own : [...own, ...said].sort((a, b) => a.start - b.start)
}
