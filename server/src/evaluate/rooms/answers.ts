import type { Answer } from '@pandora/contract/domains/chat/shapes'
import type { Sql } from '@pandora/store/database'
import { answerQuestion } from '../../domains/chat/answer/answer.ts'
import { heldIn, isRight, statedNumbers, type AskedRow } from './answers-truth.ts'
import { labelledRows } from '../../models/labelled-file.ts'
import { makeHeld } from '../../shared/held.ts'

/** Questions of a kind: how many, and what became of them. */
interface Tally {
  questions: number
  right: number
  /** Answered otherwise than the file says, with a number of its own. */
  wrong: number
  /** Nothing answered, and said what is missing or not understood. */
  refused: number
}

const none = (): Tally => ({ questions: 0, right: 0, wrong: 0, refused: 0 })
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4

/** Answers every question of a file of what the market of real data holds, and counts what is right. */
export async function answersMeasured(sql: Sql, file: string, { examples }: { examples: number }): Promise<object> {
  const rows = (await labelledRows(file)) as unknown as AskedRow[]
  const now = Date.now()
  const view = { marketId: 1, asOf: null }
  const services = { sql, held: makeHeld({ watch: () => () => undefined }, 3_600_000), now: () => now }
  const [held, absent, ranked] = [none(), none(), none()]
  let [known, numeric, unnamed, truthless] = [0, 0, 0, 0]
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
    const tally = row.type === 'statistic' ? ranked : truth.kind === 'held' ? held : absent
    tally.questions++
    if (row.type === 'company') {
      numeric++
      if (truth.kind === 'held') known++
    }
    const right = isRight(row, truth, answer)
    const spoke = answer.state === 'answered' && statedNumbers(answer).length + answer.facts.length > 0
    if (right) tally.right++
    else if (!spoke) tally.refused++
    else if (truth.kind === 'absent' && row.type === 'company') {
      // Of other facts than the file's: told apart, for a sum or an older report may hold what the file asks for.
      if (isRight(row, { kind: 'held', values: [] }, answer)) tally.right++
      else tally.wrong++
    } else tally.wrong++
    const namesMissing = answer.parts.some((part) => part.type === 'missing')
    if (!spoke && !namesMissing) unnamed++
    if (!right && shown.length < examples && (truth.kind === 'held' || spoke))
      shown.push({
        question: row.question,
        type: row.type,
        gold: row.facts['prom_answer'] ?? null,
        state: answer.state,
        said: answer.parts
          .map((part) =>
            part.type === 'sentence'
              ? part.pieces.map((one) => one.text).join('')
              : part.type === 'missing'
                ? `[${part.what}: ${part.brings}]`
                : part.type === 'table'
                  ? part.rows.map((one) => one.head).join(',')
                  : part.type,
          )
          .join(' ')
          .slice(0, 300),
      })
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    companyQuestions: numeric,
    held: known,
    coverage: share(known, numeric),
    ofHeld: { ...held, rightShare: share(held.right, held.questions), wrongShare: share(held.wrong, held.questions) },
    ofAbsent: { ...absent, wrongShare: share(absent.wrong, absent.questions) },
    statistics: {
      ...ranked,
      rightShare: share(ranked.right, ranked.questions),
      wrongShare: share(ranked.wrong, ranked.questions),
    },
    refusedWithoutReason: unnamed,
    withoutTruth: truthless,
    medianMs: sorted[sorted.length >> 1] ?? null,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? null,
    ...(examples > 0 ? { examples: shown } : {}),
  }
}
