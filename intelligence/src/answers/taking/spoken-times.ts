import { bareYears, readPeriods, type Period } from '../periods.ts'
import { isOfStatements } from '../reading/intent.ts'
import { toStatements } from '../reading/statement-days.ts'
import { likeSpans, soFar, timesTold } from '../reading/trend.ts'
import { take, type Sheet } from './sheet.ts'

/** Takes the times that a question names; `trends`: figures of a company's statements are asked for, which have years. */
export function takeTimes({ lower, known, taken, named, companies, measures }: Sheet): {
  times: readonly Period[]
  trends: boolean
} {
  const areOfStatements = measures.length > 0 && measures.every((one) => isOfStatements(one))
  const spoken = readPeriods(lower, known.today, taken)
  const periods = areOfStatements ? toStatements(spoken, lower) : spoken
  for (const one of periods) for (const part of [taken, named]) take(part, one)
  const spell = bareYears(lower, taken)
  if (spell) take(taken, spell)
  const told = [...new Set(periods.map((one) => one.period)), ...(spell && periods.length === 0 ? [spell.period] : [])]
  const trends = companies.length > 0 && measures.some((one) => one.kind === 'item' || one.kind === 'formula')
  if (!trends) return { times: told, trends }
  const spans = soFar(lower, told, known.today)
  // Of an amount its growth tells it; a ratio of a year is held against that of as long a time.
  const beside = areOfStatements ? likeSpans(lower, spans, known.today) : spans
  return { times: timesTold(lower, beside), trends }
}
