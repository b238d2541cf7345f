import type { Answer } from '@pandora/contract/domains/chat/shapes'
import type { Sql } from '@pandora/store/database'
import { answerQuestion } from '../../domains/chat/answer/answer.ts'
import { labelledRows } from '../../models/labelled-file.ts'
import { makeHeld } from '../../shared/held.ts'
import { share } from '../shares.ts'
import {
  heldIn,
  isRight,
  kindOf,
  ofMany,
  sourcesDiffer,
  tellsPartly,
  type AskedRow,
  type Truth,
} from './answers-truth.ts'
import { halfOf, saidOf } from './said.ts'

/** Questions of a kind: how many, and what became of them. */
interface Tally {
  questions: number
  right: number
  /** Answered otherwise than the file says. */
  wrong: number
  /** Of these, where the file's own figures are other than those of the statements held. */
  sourcesDiffer: number
  /** Nothing answered, and said what is missing or not understood. */
  refused: number
}
type Outcome = 'right' | 'wrong' | 'refused'

const none = (): Tally => ({ questions: 0, right: 0, wrong: 0, sourcesDiffer: 0, refused: 0 })
const withShares = (tally: Tally) => ({
  ...tally,
  rightShare: share(tally.right, tally.questions),
  wrongShare: share(tally.wrong, tally.questions),
})

function outcomeOf(row: AskedRow, truth: Truth, answer: Answer): Outcome {
  if (isRight(row, truth, answer)) return 'right'
  if (answer.state !== 'answered' || answer.facts.length === 0) return 'refused'
  if (truth.kind !== 'absent' || ofMany(row)) return 'wrong'
  // Of other facts than the file's: a sum or an older report may hold what the file asks for.
  return isRight(row, { kind: 'held', values: [] }, answer) || tellsPartly(row, answer) ? 'right' : 'wrong'
}

/**
 * Answers every question of a file of what the market of real data holds, and counts what is right: by kind, and by two
 * halves told apart by a question's id, so that what is mended on one is measured on the other. `half` shows examples
 * of that half alone.
 */
export async function answersMeasured(
  sql: Sql,
  file: string,
  { examples, half }: { examples: number; half: 0 | 1 | null },
): Promise<object> {
  const rows = (await labelledRows(file)) as unknown as AskedRow[]
  const now = Date.now()
  const view = { marketId: 1, asOf: null }
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 3_600_000), now: () => now }
  const tallies = new Map<string, Tally>()
  const tallyOf = (name: string): Tally => {
    const tally = tallies.get(name) ?? none()
    tallies.set(name, tally)
    return tally
  }
  const shares = (name: string) => withShares(tallyOf(name))
  let [unnamed, truthless] = [0, 0]
  const times: number[] = []
  const shown: object[] = []
  for (const row of rows) {
    if (row.type !== 'company' && row.type !== 'statistic') continue
    const truth = await heldIn(sql, row)
    if (truth.kind === 'none') {
      truthless++
      continue
    }
    const began = performance.now()
    const answer: Answer = await answerQuestion({ services, view, now, uid: 0 }, row.question, [])
    times.push(performance.now() - began)
    const outcome = outcomeOf(row, truth, answer)
    const side = ofMany(row) ? 'statistics' : truth.kind
    const differs = outcome === 'wrong' && !ofMany(row) && (await sourcesDiffer(sql, row))
    for (const name of [side, `${side} ${halfOf(row.id)}`, `${side} of ${kindOf(row)}`]) {
      const tally = tallyOf(name)
      tally.questions++
      tally[outcome]++
      if (differs) tally.sourcesDiffer++
    }
    if (outcome === 'refused' && answer.parts.every((part) => part.type !== 'missing')) unnamed++
    if (outcome === 'right' || shown.length >= examples || (half !== null && halfOf(row.id) !== half)) continue
    const { question, type, facts } = row
    shown.push({ question, type, gold: facts['prom_answer'] ?? null, outcome, differs, said: saidOf(answer) })
  }
  const sorted = times.toSorted((a, b) => a - b)
  const asked = tallyOf('held').questions + tallyOf('absent').questions
  return {
    companyQuestions: asked,
    held: tallyOf('held').questions,
    coverage: share(tallyOf('held').questions, asked),
    ofHeld: { ...shares('held'), halves: [shares('held 0'), shares('held 1')] },
    byKind: Object.fromEntries(
      (['figures', 'ratios', 'words'] as const).map((kind) => [kind, shares(`held of ${kind}`)]),
    ),
    ofAbsent: shares('absent'),
    statistics: { ...shares('statistics'), halves: [shares('statistics 0'), shares('statistics 1')] },
    refusedWithoutReason: unnamed,
    withoutTruth: truthless,
    medianMs: sorted[sorted.length >> 1] ?? null,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? null,
    ...(examples > 0 ? { examples: shown } : {}),
  }
}
