import type { ReportedFact } from './write.queries.ts'

/**
 * Versions of figures with each erratum of a source in the place of the error; null where nothing was mended. A
 * `received` version says otherwise of the very instant at which
 * the version that stood then was known: the past is valued by it from that instant on. A restatement has an instant of
 * its own and stays where it is.
 */
export function mended(items: readonly ReportedFact[]): ReportedFact[] | null {
  let any = false
  const facts = [...Map.groupBy(items, (one) => `${one.item} ${one.periodEnd} ${one.months}`).values()].flatMap(
    (versions) => {
      const inOrder = versions.toSorted((a, b) => a.knownAt - b.knownAt)
      const own = inOrder.filter((one, at) => at === 0 || one.knownBy !== 'received')
      if (own.length === inOrder.length) return versions
      any = true
      const values = new Map<ReportedFact, ReportedFact>(own.map((one) => [one, one]))
      for (const erratum of inOrder.filter((one) => !own.includes(one))) {
        // Runs are numbered as they begin: what a later one brought was not there to be mended.
        const mendedOne = own.findLast((one) => one.runId < erratum.runId) ?? own[0]
        if (mendedOne) values.set(mendedOne, erratum)
      }
      const until = Math.max(...versions.map((one) => one.supersededAt))
      return own.map((one, at): ReportedFact => ({
        ...(values.get(one) ?? one),
        knownAt: one.knownAt,
        supersededAt: own[at + 1]?.knownAt ?? until,
      }))
    },
  )
  return any ? facts : null
}
