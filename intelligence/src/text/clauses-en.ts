import type { Piece } from './sentences.ts'

/** Where a headline may go on to somebody else: semicolons, conjunctions, commas. */
const parts = /; |, | (?=(?:even as|as|after|while|but|although|though|when|because|following|despite|amid|whereas) )/gu
/**
 * What may stand before the company that a clause is about: its conjunction, what kind of company it is, what of it is
 * spoken of.
 */
const opening =
  /^[\s“"‘']*(?:(?:even|as|after|while|but|and|although|though|when|because|following|whereas|if|with|rival|peer|supplier|customer|owner|parent|maker|retailer|lender|seller|buyer|shares of|shares in|the|its|for|at|both|us|uk|eu)\s+)*$/iu
/** Most clauses of a sentence. */
const MOST = 12

/**
 * Statements of an English sentence: clauses that each begin with a company of their own, in order, together the whole
 * sentence. “A raises its forecast as B cuts jobs” are two;
 * a clause that begins with no company goes on about the one before it (or, at the beginning, belongs to the first).
 * Commas of a list of companies part nothing. One piece where fewer than two clauses begin so.
 */
export function englishStatements(text: string, { start, end }: Piece, named: readonly Piece[]): Piece[] {
  if (named.length < 2) return [{ start, end }]
  const answer: Piece[] = []
  let from = start
  let owned = opens(text, start, end, named)
  for (const { index, 0: mark } of text.slice(start, end).toLowerCase().matchAll(parts)) {
    const at = start + index
    const next = at + mark.length
    if (
      answer.length + 1 >= MOST ||
      named.some((one) => one.start <= at && at < one.end) ||
      !opens(text, next, end, named) ||
      !says(text, from, at, named)
    )
      continue
    if (owned) {
      answer.push({ start: from, end: mark === ' ' ? at : at + 1 })
      from = next
    }
    owned = true
  }
  answer.push({ start: from, end })
  return answer
}

/** Whether what begins there begins with a company. */
function opens(text: string, from: number, to: number, named: readonly Piece[]): boolean {
  const first = named.find((one) => one.start >= from && one.end <= to)
  return first !== undefined && first.start - from < 40 && opening.test(text.slice(from, first.start))
}

/** Whether a stretch holds two words besides its companies. */
function says(text: string, from: number, to: number, named: readonly Piece[]): boolean {
  const inside = named.filter((one) => one.start >= from && one.end <= to)
  const [first, last] = [inside[0], inside.at(-1)]
  const rest = first && last ? `${text.slice(from, first.start)} ${text.slice(last.end, to)}` : text.slice(from, to)
  return (rest.match(/\p{L}{2,}/gu) ?? []).length >= 2
}

const conjunction = /^\s*(?:(?:even|as|after|while|but|although|though|when|because|following|whereas)\s+)+/iu

/**
 * What a title says of each company that has statements to itself alone, without their conjunctions: the first of them.
 * Empty for a title of one statement.
 */
export function ownStatements(title: string, named: readonly (Piece & { id: string })[]): Map<string, Piece> {
  const pieces = englishStatements(title, { start: 0, end: title.length }, named)
  const answer = new Map<string, Piece>()
  if (pieces.length < 2) return answer
  for (const { start, end } of pieces) {
    const [first, ...others] = named.filter((one) => one.start >= start && one.end <= end)
    if (!first || answer.has(first.id) || others.some(({ id }) => id !== first.id)) continue
    answer.set(first.id, { start: start + (conjunction.exec(title.slice(start, end))?.[0].length ?? 0), end })
  }
  return answer
}
