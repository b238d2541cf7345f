import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import { weighs } from '@pandora/intelligence/impact/strength'
import type { AnalysedRow } from '../../analysis/offers/analysed.queries.ts'

type Effect = Pick<z.infer<typeof eventSummary>, 'effect' | 'strength' | 'events'>

const unread: Effect = { effect: null, strength: null, events: [] }

/**
 * What a document means for a company: by the events it tells of it, else by its tone for it, else by its tone at
 * large.
 */
export function effectOf(row: AnalysedRow | undefined, companyId: string): Effect {
  if (!row?.result) return unread
  const own = row.result.events.filter((event) => event.companyId === companyId && weighs(event.modality))
  const events = own.flatMap((event) =>
    event.eventId === null ? [] : [{ eventId: event.eventId, type: event.type, sign: event.sign }],
  )
  const sum = own.reduce((so, event) => so + event.sign * event.confidence, 0)
  if (sum !== 0) return { effect: sum > 0 ? 'opportunity' : 'risk', strength: Math.min(1, Math.abs(sum)), events }
  const tone =
    row.result.tones.find((one) => one.companyId === companyId) ??
    row.result.tones.find((one) => one.companyId === null)
  return { effect: tone?.tone ?? 'neutral', strength: tone?.strength ?? 0, events }
}
