import type { Period } from './periods.ts'
import { measureWords, shareOf, type Measure } from './vocabulary.ts'

/** What is worked out of several figures of one kind. */
export type Over = 'difference' | 'multiple' | 'sum' | 'mean' | 'compound'

const SHARE =
  /^(?:支出|总额)?(?:占|在)(?:公司|全部|总|当年|同期|其)?$|^ ?(?:as )?(?:a |the )?(?:share|percentage|percent|proportion|%) of (?:its |total )?$/
const SHARE_TAIL =
  /^(?:的|中|里)?(?:的)?(?:占)?(?:比例|比重|比率|占比|百分比|百分之几|百分之多少|几成|多大比例|多少|多大|几个点)/
const RATIO = /^(?:与|和|除以|对|比上|\/)$|^ ?(?:to|over|divided by|\/) ?$/
const RATIO_TAIL = /^(?:的)?(?:之比|比值|比率|比例)|^ ratio/

/** Two items of which one is asked for as a share of the other become the one figure that is meant. */
export function joinShares(
  text: string,
  measures: Measure[],
  taken: boolean[],
  spans: readonly { start: number; end: number }[],
): void {
  const [first, second, third] = spans
  const [above, below] = measures
  if (!first || !second || third || !above || !below || measures.length !== 2) return
  const between = text.slice(first.end, second.start)
  const tail = SHARE.test(between) ? SHARE_TAIL.exec(text.slice(second.end)) : RATIO_TAIL.exec(text.slice(second.end))
  const asked = SHARE.test(between) || (RATIO.test(between) && tail !== null)
  const share = asked ? shareOf(above, below) : null
  if (!share) return
  measures.splice(0, 2, share)
  taken.fill(true, first.start, second.end + (tail?.[0].length ?? 0))
}

/** Whether a question asks how a figure went from one year to another: 2021年比2019年, 从2019年到2021年. */
export function acrossYears(text: string, periods: readonly Period[]): boolean {
  const years = periods.flatMap((one) => (one.kind === 'year' ? [one.year] : []))
  if (new Set(years).size === 2) return /比|较|相比|compared (?:to|with)|versus|\bvs\b|than|from/.test(text)
  return (
    periods.some((one) => one.kind === 'years') &&
    /从.{0,12}(?:增长|增加|减少|下降|变化)了?多少|from .{1,30} to /.test(text)
  )
}

/** Whether several years are asked of. */
export const severalYears = (periods: readonly Period[]): boolean =>
  periods.some((one) => one.kind === 'years' || one.kind === 'lastYears') ||
  periods.filter((one) => one.kind === 'year').length > 1

/** What is to be worked out, by the words found; of companies, of how many. */
export function overIn(
  found: ReadonlySet<string>,
  { companies, between, years }: { companies: number; between: boolean; years: boolean },
): Over | null {
  if (found.has('compound')) return 'compound'
  // One figure of one company is told as it is.
  if (!years && !between && companies < 2) return null
  if (found.has('sum')) return 'sum'
  if (found.has('perYear') || (companies > 0 && found.has('mean'))) return 'mean'
  if (found.has('multiple')) return 'multiple'
  return found.has('difference') || between ? 'difference' : null
}

/** The item that a growth is of: how it went over several years is worked out of it. */
export const grown = (measure: Measure): Measure =>
  (measure.kind === 'formula' && measure.key.startsWith('growth:')
    ? [...measureWords.values()].find((one) => one.kind === 'item' && `growth:${one.item}` === measure.key)
    : undefined) ?? measure
