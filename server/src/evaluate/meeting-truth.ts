import { alignSentences } from '@pandora/intelligence/policy/align'
import { meetingBody, meetingChanges } from '@pandora/sources/demo/language/meeting'
import { share } from './shares.ts'

/** Meetings that are held against the one before: the last of so many, in the wording of a half. */
const MEETINGS = 40
const told = ['added', 'removed', 'stronger', 'weaker'] as const
type Told = (typeof told)[number]

/**
 * Holds the comparison of quarterly meetings up to number `last` against how they truly differ: each planted change
 * must come out as what it is, and nothing else as a change.
 */
export function meetingsAgainstTruth(seed: number, last: number, hidden: boolean): object {
  const counts = Object.fromEntries(told.map((change) => [change, { planted: 0, said: 0, right: 0 }])) as Record<
    Told,
    { planted: number; said: number; right: number }
  >
  const first = Math.max(1, last - MEETINGS + 1)
  for (let meeting = first; meeting <= last; meeting++) {
    const [before, after] = [meetingBody(seed, meeting - 1, hidden), meetingBody(seed, meeting, hidden)]
    const found = alignSentences(before, after).flatMap(({ change, ...one }) =>
      change === 'same' || change === 'reworded'
        ? []
        : [
            {
              change,
              before: one.before && before.slice(one.before.start, one.before.end),
              after: one.after && after.slice(one.after.start, one.after.end),
            },
          ],
    )
    for (const one of found) counts[one.change].said++
    const holds = (sentence: string | null, line: string | null): boolean =>
      line === null ? sentence === null : sentence !== null && sentence.includes(line)
    for (const planted of meetingChanges(seed, meeting, hidden)) {
      counts[planted.change].planted++
      const at = found.findIndex(
        (one) => one.change === planted.change && holds(one.before, planted.before) && holds(one.after, planted.after),
      )
      if (at < 0) continue
      counts[planted.change].right++
      found.splice(at, 1)
    }
  }
  const all = told.reduce(
    (sum, one) => ({
      planted: sum.planted + counts[one].planted,
      said: sum.said + counts[one].said,
      right: sum.right + counts[one].right,
    }),
    { planted: 0, said: 0, right: 0 },
  )
  const figures = ({ planted, said, right }: typeof all) => ({
    planted,
    precision: share(right, said),
    recall: share(right, planted),
  })
  return {
    meetings: last - first + 1,
    all: figures(all),
    ...Object.fromEntries(told.map((one) => [one, figures(counts[one])])),
  }
}
