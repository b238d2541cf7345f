import type { Answer } from '@pandora/contract/domains/chat/shapes'
import type { OwnQuestion } from './question.ts'

/** `wrong`: a number or a quote that the rows do not bear out; `refused`: nothing told that should have been. */
export type Verdict = 'right' | 'wrong' | 'refused'

/** Numbers that the sentences and tables of an answer show, plain, without those that another is worked out of. */
function numbersOf({ facts, parts }: Answer): number[] {
  const within = new Set(facts.flatMap((fact) => fact.parts))
  const shown = new Set(
    parts.flatMap((part) =>
      part.type === 'sentence'
        ? part.pieces.map((piece) => piece.factId)
        : part.type === 'table'
          ? part.rows.flatMap((row) => row.factIds)
          : [],
    ),
  )
  return facts.flatMap(({ factId, value, unit }) =>
    value === null || within.has(factId) || !shown.has(factId) ? [] : [unit === 'percent' ? value / 100 : value],
  )
}

/** Kinds whose answers tell more than the numbers that were asked for. */
const toldMore: ReadonlySet<string> = new Set([
  'moves',
  'wrong premise',
  'changes',
  'conditions',
  'two conditions',
  'dividends',
])

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-6 + 1e-7 * Math.abs(other)
const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Holds an answer against what the rows say. `bodies`: the texts that it quotes, by document. */
export function verdictOf(
  { kind, expected }: OwnQuestion,
  answer: Answer,
  bodies: ReadonlyMap<string, string>,
): Verdict {
  const quotes = answer.parts.flatMap((part) => (part.type === 'quote' ? [part] : []))
  // Whatever was asked: what stands in quotation marks has to stand in the text that is named for it.
  if (quotes.some((quote) => !(bodies.get(quote.newsId) ?? '').includes(quote.text))) return 'wrong'
  const numbers = numbersOf(answer)
  switch (expected.kind) {
    case 'nothing': {
      if (numbers.length > 0 || quotes.length > 0) return 'wrong'
      return answer.parts.some((part) => part.type === 'missing') ? 'right' : 'refused'
    }
    case 'values': {
      if (answer.state !== 'answered' || numbers.length === 0) return 'refused'
      if (!expected.values.every((value) => numbers.some((one) => near(one, value)))) return 'wrong'
      // Of moves, changes and counts an answer tells more than was asked, each with its own receipt.
      const alone = !toldMore.has(kind)
      return alone && numbers.some((one) => !expected.values.some((value) => near(one, value))) ? 'wrong' : 'right'
    }
    case 'companies': {
      if (answer.state !== 'answered') return 'refused'
      const rows = answer.parts.flatMap((part) => (part.type === 'table' ? part.rows : []))
      const told = rows.length > 0 ? rows.map((row) => row.companyId) : answer.facts.map((fact) => fact.companyId)
      const ids = told.filter((id) => id !== null)
      const [own, wanted] = expected.ordered
        ? [ids, expected.ids]
        : [[...new Set(ids)].toSorted(), expected.ids.toSorted()]
      return own.join() === wanted.join() ? 'right' : 'wrong'
    }
    default:
      if (quotes.length === 0) return 'refused'
      return quotes.some((quote) => folded(bodies.get(quote.newsId) ?? '').includes(folded(expected.phrase)))
        ? 'right'
        : 'wrong'
  }
}
