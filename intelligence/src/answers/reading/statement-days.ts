import type { FoundPeriod, Period } from './period.ts'

/** Words up to a month, and behind it, that speak of its end. */
const BEFORE = /(?:(?:at|by|as of|as at|on) )?(?:the )?(?:end|close) (?:of )?(?:the )?$/
const BEHIND = /^(?:份)?(?:底|末|的?最后一天)/
const WITHIN = /^(?:(?:at|by|as of) )?(?:the )?(?:end|close) of/

/** What statements of a day tell: those of the year up to the quarter that it ends; null of another day. */
function quarterEnded(day: string): Period | null {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(5)]
  const months = { '03-31': 3, '06-30': 6, '09-30': 9 }[rest]
  if (months === 3 || months === 6 || months === 9) return { kind: 'toDate', year, months }
  return rest === '12-31' ? { kind: 'year', year } : null
}

/**
 * Times of figures that statements tell: a day on which a quarter ends (30 June, 9月底, the end of September) is that of
 * the statements up to it. Others as they are.
 */
export function toStatements(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  return found.map((one) => {
    if (one.period.kind === 'day') return { ...one, period: quarterEnded(one.period.day) ?? one.period }
    if (one.period.kind !== 'span' || one.period.from.slice(0, 7) !== one.period.to.slice(0, 7)) return one
    const [before, behind] = [BEFORE.exec(text.slice(0, one.start)), BEHIND.exec(text.slice(one.end))]
    const isEnd = before || behind || WITHIN.test(text.slice(one.start, one.end))
    const period = isEnd ? quarterEnded(one.period.to) : null
    if (!period) return one
    return { period, start: before ? before.index : one.start, end: one.end + (behind?.[0].length ?? 0) }
  })
}
