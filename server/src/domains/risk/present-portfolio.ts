import type { z } from 'zod'
import type { companyAtRisk } from '@pandora/contract/domains/risk/shapes'
import { rounded } from '@pandora/intelligence/risks/reach'
import type { OnChainRow } from '../chains/offers/chain-companies.queries.ts'
import type { HeldCompany } from '../holdings/offers/held.ts'
import { presentInfluenced, presentSubject, type Names } from './present.ts'
import type { Influence } from './reach.ts'
import { isOfPlace, typeOf, type Topic } from './topics.ts'

type AtRisk = z.infer<typeof companyAtRisk>

/** What is known of a user's companies. */
interface Own {
  watched: ReadonlySet<string>
  held: readonly HeldCompany[]
  onChains: readonly OnChainRow[]
  names: Names
  /** Names of the companies that topics are of. */
  subjects: Names
}

/** What is held of one company, a currency at a time: shares of two markets are not added. */
export const presentHeld = (positions: readonly HeldCompany[]): AtRisk['heldList'] =>
  [...Map.groupBy(positions, ({ currency }) => currency)].map(([currency, own]) => {
    const values = own.flatMap(({ value }) => value ?? [])
    return {
      currency,
      value: values.length === 0 ? null : rounded(values.reduce((sum, one) => sum + one, 0)),
      unvalued: own.length - values.length,
    }
  })

/** The user's companies that topics reach, the most reached first; topics of each likewise. */
export function presentAtRisk(
  reached: readonly { topic: Topic; influences: readonly Influence[] }[],
  { watched, held, onChains, names, subjects }: Own,
): AtRisk[] {
  const chainsOf = Map.groupBy(onChains, (row) => row.company_id)
  const byCompany = Map.groupBy(
    reached.flatMap(({ topic, influences }) => influences.map((influence) => ({ topic, influence }))),
    ({ influence }) => influence.companyId,
  )
  return [...byCompany]
    .map(([companyId, own]): AtRisk => {
      const topics = own
        .toSorted((a, b) => b.influence.points - a.influence.points)
        .map(({ topic, influence }) => ({
          topicId: topic.topicId,
          riskType: typeOf(topic),
          subject: presentSubject(isOfPlace(topic), topic.subject, subjects),
          lastDay: topic.lastDay,
          points: influence.points,
          parts: presentInfluenced([influence], names)[0]?.parts ?? [],
        }))
      return {
        companyId,
        nameZh: names.get(companyId)?.name_zh ?? null,
        nameEn: names.get(companyId)?.name_en ?? null,
        watched: watched.has(companyId),
        chainList: (chainsOf.get(companyId) ?? []).map((row) => ({ chainId: row.chain_id, name: row.name })),
        heldList: presentHeld(held.filter((one) => one.companyId === companyId)),
        points: rounded(topics.reduce((sum, { points }) => sum + points, 0)),
        topics,
      }
    })
    .toSorted((a, b) => b.points - a.points || (a.companyId < b.companyId ? -1 : 1))
}
