import type { z } from 'zod'
import type { reason } from '@pandora/contract/domains/ranking/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { eventParts } from '../../impact/offers/parts.queries.ts'
import { eventTitles } from '../../impact/offers/titles.queries.ts'

type Reason = z.infer<typeof reason>
/** The events that give most to a company's score, and how many reach it. */
export interface Told {
  reasons: Reason[]
  events: number
}

/** The events that give most to the scores of companies, by company, at most so many of each; and how many there are. */
export async function strongestEvents(
  db: Db,
  view: View,
  companies: readonly string[],
  most: number,
): Promise<Map<string, Told>> {
  const parts = await eventParts(db, view, companies)
  const chosen = new Map(
    [...parts].map(([id, own]) => [
      id,
      own
        .filter((part) => part.points > 0)
        .toSorted((a, b) => b.points - a.points || (a.eventId < b.eventId ? -1 : 1))
        .slice(0, most),
    ]),
  )
  const titles = await eventTitles(
    db,
    view,
    [...new Set([...chosen.values()].flatMap((own) => own.map((part) => part.eventId)))].toSorted(),
  )
  return new Map(
    [...chosen].map(([id, own]) => [
      id,
      {
        reasons: own.map((part): Reason => {
          const title = titles.get(part.eventId)
          return {
            eventId: part.eventId,
            type: part.type,
            titleZh: title?.title_zh ?? null,
            titleEn: title?.title_en ?? null,
            happenedAt: title?.happened_at ?? 0,
            side: part.side,
            points: part.points,
            direct: part.direct,
            newsId: part.documentIds[0] ?? null,
          }
        }),
        events: new Set((parts.get(id) ?? []).map((part) => part.eventId)).size,
      },
    ]),
  )
}
