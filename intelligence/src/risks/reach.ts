import { heatAfter, type RiskTelling } from './topics.ts'

/** What a text is to a company that it names. */
export type Named = 'subject' | 'mention'
/** What a story gives a company that it is about, that it names, or that has its seat or but a site in the place. */
export const REACH = { subject: 1, mention: 0.5, seat: 0.25, site: 0.25 } as const

/** A part of what a topic does to a company. */
export interface Reach {
  reason: keyof typeof REACH
  points: number
  stories: number
  /** Newest first, at most `MOST_RECEIPTS`. */
  documentIds: readonly string[]
}

/** Documents that are named of a part. */
export const MOST_RECEIPTS = 5
/** Points are kept to two digits, so that parts add up to what is shown. */
export const rounded = (points: number): number => Math.round(points * 100) / 100

/**
 * What a topic does to one company. Each story counts once, by the strongest way that one of its texts has to the
 * company, times how sure the risk was told, halved every seven days before `newest`. `named`: what each document is to
 * the company; `there`: its seat, or but a site of it, is in the place that the topic is about.
 */
export function reachOf(
  tellings: readonly RiskTelling[],
  named: ReadonlyMap<string, Named>,
  there: 'seat' | 'site' | null,
  newest: number,
): Reach[] {
  const best = new Map<string, { reason: Reach['reason']; telling: RiskTelling }>()
  for (const telling of tellings) {
    const reason = named.get(telling.documentId) ?? there
    if (reason === null) continue
    const kept = best.get(telling.storyId)
    if (!kept || REACH[reason] > REACH[kept.reason]) best.set(telling.storyId, { reason, telling })
  }
  const byReason = Map.groupBy(best.values(), ({ reason }) => reason)
  return (['subject', 'mention', 'seat', 'site'] as const).flatMap((reason) => {
    const own = byReason.get(reason)
    if (!own) return []
    const points = own.reduce(
      (sum, { telling }) => sum + REACH[reason] * telling.confidence * heatAfter(newest - telling.at),
      0,
    )
    const documentIds = own
      .toSorted((a, b) => b.telling.at - a.telling.at)
      .slice(0, MOST_RECEIPTS)
      .map(({ telling }) => telling.documentId)
    return [{ reason, points: rounded(points), stories: own.length, documentIds }]
  })
}
