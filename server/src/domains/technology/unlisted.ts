import type { FinderBand } from '@pandora/contract/domains/technology/names'
import { freeName } from '@pandora/contract/domains/supply/names'
import { normalised } from '@pandora/intelligence/names'
import { finderText } from '@pandora/intelligence/technology/match'
import { finderBand, findIn, type FinderPart } from '@pandora/intelligence/technology/rank'
import type { View } from '@pandora/store/as-of'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { roundsNaming, type NamedRound } from '../financing/offers/named-rounds.queries.ts'
import { suppliesNaming, type SuppliedRow } from '../supply/offers/products.queries.ts'
import { askedKeyword } from './asked.ts'
import { groundOf, heldGround } from './ground.ts'

/** A company without a listing that a keyword finds, by its rounds and by what it sells. */
export interface UnlistedFound {
  nameZh: string
  nameEn: string | null
  points: number
  parts: FinderPart[]
  band: FinderBand
  rounds: NamedRound[]
  supplies: SuppliedRow[]
}

/** Most rounds and supplies that are looked at for one keyword. */
const MOST = 3000

/** Companies without a listing that a keyword finds, the nearest first. */
export const unlistedCompanies = (
  services: HeldServices,
  view: View,
  keyword: string,
  now: number,
): Promise<readonly UnlistedFound[]> => heldUnlisted.read(services, view, { keyword }, now)

export const heldUnlisted = defineHeld({
  id: 'technology.unlisted',
  reads: [heldGround, 'financing_round', 'import_run', 'supply_edge'],
  input: z.object({ keyword: z.string() }),
  load: async ({ services, db, view, now }, { keyword }): Promise<readonly UnlistedFound[]> => {
    const [{ companies }, { query, matchers }] = await Promise.all([
      groundOf(services, view, now),
      askedKeyword(services, view, keyword, now),
    ])
    const words = [...query.same, ...query.narrower].map((word) => word.toLowerCase())
    const [rounds, supplies] = await Promise.all([
      roundsNaming(db, view, words, MOST),
      suppliesNaming(db, view, { supplierId: null, words, now }, MOST),
    ])
    const listed = new Set(
      [...companies.values()].flatMap(({ nameZh, nameEn }) =>
        [nameZh, nameEn].filter((one) => one !== null).map(normalised),
      ),
    )
    const known = new Map<string, UnlistedFound>()
    const own = (nameZh: string, nameEn: string | null): UnlistedFound | null => {
      const key = normalised(nameZh)
      if (key === '' || listed.has(key) || (nameEn !== null && listed.has(normalised(nameEn)))) return null
      const one: UnlistedFound = known.get(key) ?? {
        nameZh,
        nameEn,
        points: 0,
        parts: [],
        band: 'name-only',
        rounds: [],
        supplies: [],
      }
      one.nameEn ??= nameEn
      known.set(key, one)
      return one
    }
    for (const row of rounds) own(row.company_zh, row.company_en)?.rounds.push(row)
    for (const row of supplies) own(row.supplier_name ?? freeName(row.supplier_id) ?? '', null)?.supplies.push(row)
    return [...known.values()]
      .flatMap((one) => {
        const found = findIn(
          {
            lines: [],
            profile: null,
            names: finderText(one.nameZh, one.nameEn),
            classes: one.rounds.map((row) => finderText(row.industry_zh, row.industry_en)),
            supplied: one.supplies.map((row) => finderText(row.product_zh, row.product_en)),
          },
          matchers,
          { about: 0, mentions: 0 },
        )
        // Words within a longer word of Latin letters are none.
        if (!found) return []
        const industry = found.parts.some((part) => part.ground === 'industry' && part.raw > 0)
        return [
          {
            ...one,
            points: found.points,
            parts: found.parts,
            band: finderBand({ share: null, said: found.said || industry }),
          },
        ]
      })
      .toSorted((a, b) => b.points - a.points || b.rounds.length - a.rounds.length || (a.nameZh < b.nameZh ? -1 : 1))
  },
})
