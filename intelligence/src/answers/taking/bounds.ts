import { claimsIn } from '../asked.ts'
import { readConditions, relativeBounds, type Condition } from '../conditions.ts'
import { MOST_LOST } from '../reading/ranks.ts'
import { measureWords } from '../vocabulary.ts'
import { take, type Sheet } from './sheet.ts'

/** Takes what a question says of how high figures are: of companies in general bounds, of one that is named a claim. */
export function takeBounds({ lower, taken, companies, measures }: Sheet): Condition[] {
  // A figure that the question itself says is none of the answer's: what is held is told, to be held against it.
  if (companies.length > 0) claimsIn(lower, taken)
  const { conditions, spans } = readConditions(lower, measures, taken)
  for (const one of spans) take(taken, one)
  if (companies.length > 0) return conditions
  const bounds = relativeBounds(lower)
  conditions.push(...bounds.conditions)
  for (const one of bounds.spans) take(taken, one)
  const profit = measureWords.get('净利润')
  // Who earned something made no loss, however little it was.
  if (profit && MOST_LOST.test(lower)) conditions.push({ measure: profit, from: null, to: 0, strict: true })
  return conditions
}
