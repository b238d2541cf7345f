import { daysBefore } from '@pandora/intelligence/answers/days'
import { chained } from '@pandora/intelligence/industries/series'
import { day } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { industryDays, memberships } from './days.queries.ts'
import { heldTree, industryTree } from './held.ts'
import { codesWithin } from './tree.ts'

/** Days before a time within which the day that it is counted from may lie: the longest holidays. */
const NEAR = 20

/** How far the index of an industry went, in per cent, from the last trading day before a time to the last one in it. */
export interface IndustryMove {
  id: string
  nameZh: string
  nameEn: string | null
  firstDay: string
  lastDay: string
  change: number
}

/**
 * How far the indices of industries went over a time, those of the first level where no `codes` are named: the mean of their members' returns day by
 * day, chained, as the page of an industry draws it. Industries without a trading day before it are absent.
 */
export const industryMoves = (
  services: HeldServices,
  view: View,
  asked: { from: string; to: string; codes: readonly string[] },
): Promise<readonly IndustryMove[]> => heldMoves.read(services, view, { ...asked, codes: [...asked.codes].toSorted() })

export const heldMoves = defineHeld({
  id: 'industries.moves',
  reads: [heldTree, 'daily_price'],
  input: z.object({ from: day, to: day, codes: z.array(z.string()) }),
  load: async ({ services, db, view }, { from, to, codes }): Promise<IndustryMove[]> => {
    const nodes = [...(await industryTree(services, view)).values()].filter((node) =>
      codes.length === 0 ? node.level === 1 : codes.includes(node.industry_code),
    )
    const moves = await Promise.all(
      nodes.map(async (node) => {
        const of = await memberships(db, view, { codes: codesWithin(node), from: daysBefore(from, NEAR), to })
        const days = (await industryDays(db, view, of)).toSorted((one, other) => (one.date < other.date ? -1 : 1))
        const base = days.findLast(({ date }) => date < from)
        const last = days.at(-1)
        if (!base || !last || last.date < from) return []
        const level = chained(days.filter(({ date }) => date >= base.date).map(({ mean }) => mean)).at(-1) ?? 100
        return [
          {
            id: node.industry_code,
            nameZh: node.name_zh,
            nameEn: node.name_en,
            firstDay: base.date,
            lastDay: last.date,
            change: level - 100,
          },
        ]
      }),
    )
    return moves.flat()
  },
})
