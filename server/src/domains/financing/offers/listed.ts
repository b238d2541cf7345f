import type { z } from 'zod'
import type { sourcedRound } from '@pandora/contract/domains/financing/shapes'
import { isStep, roundOrder, roundPlace } from '@pandora/contract/domains/financing/rounds'
import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { filtered } from '../filter.ts'
import { ledgerIn } from '../ledger/held.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { roundOrigins } from '../ledger/queries.ts'
import { at } from '../ledger/words/columns.ts'
import { presentSourced } from '../present.ts'

/** Rounds that are looked for; `topic`: a field, an investor, or a part of a company's or an investor's name. */
export interface RoundsSought {
  topic: string
  from: string | undefined
  to: string
  stage: { code: string; orLater: boolean } | null
  /** The least amount in yuan; `passed`: more than that. */
  least: { amount: number; passed: boolean } | null
  order: 'newest' | 'largest'
  most: number
}

/** What a topic turned out to be. */
export type RoundTopic = 'all' | 'field' | 'investor' | 'name'

/** Fields of a name, of the two levels, in either language: those that bear it, else those whose name holds it. */
export function fieldsNamed(ledger: Ledger, topic: string): ReadonlySet<number> {
  // Fields are called in full what is spoken of in short.
  const asked = [topic.toLowerCase(), topic.toLowerCase().replace('ai', '人工智能')]
  const { list } = ledger.base.words.labels
  const of = (fits: (name: string) => boolean) =>
    list.flatMap(({ key, en }, label) =>
      fits(key.toLowerCase()) || (en !== null && fits(en.toLowerCase())) ? [label] : [],
    )
  const same = of((name) => asked.includes(name))
  return new Set(same.length > 0 || topic.length < 2 ? same : of((name) => asked.some((one) => name.includes(one))))
}

/** Fields of the first level that rounds are of. */
export function fieldsOf(ledger: Ledger): { zh: string; en: string | null }[] {
  const { rounds, words } = ledger.base
  const own = new Set<number>()
  for (let round = 0; round < rounds.count; round++) own.add(at(rounds.industry, round))
  return [
    ...new Map(
      words.labels.list.flatMap(({ key, en }, label) => (own.has(label) ? [[key, { zh: key, en }]] : [])),
    ).values(),
  ]
}

/** Rounds of the ledger, the newest or the largest first, with what the topic is, how many there are and how many have an amount. */
export async function roundsListed(
  services: HeldServices,
  view: View,
  { topic, from, to, stage, least, order, most }: RoundsSought,
): Promise<{
  of: RoundTopic
  rounds: z.infer<typeof sourcedRound>[]
  total: number
  sized: number
  /** Of those that fit but for their amount, how many tell none. */ unsized: number
  /** What the rounds that fit come to, as their own list says it. */ sum: ReturnType<Ledger['sumOf']>
  /** Fields that the ledger has, in both languages. */ fields: { zh: string; en: string | null }[]
}> {
  const ledger = await ledgerIn(services, view)
  const { rounds } = ledger.base
  const base = { from, to }
  const own = fieldsNamed(ledger, topic)
  const isInvestor = topic !== '' && own.size === 0 && ledger.orgNumber(topic) >= 0
  const of: RoundTopic = topic === '' ? 'all' : own.size > 0 ? 'field' : isInvestor ? 'investor' : 'name'
  const found = filtered(ledger, {
    ...base,
    ...(of === 'investor' ? { organisation: topic } : {}),
    ...(of === 'name' ? { text: topic } : {}),
  })
  const place = stage === null ? -1 : roundPlace(stage.code)
  const fits = (round: number): boolean => {
    if (of === 'field' && !own.has(at(rounds.industry, round)) && !own.has(at(rounds.subdomain, round))) return false
    if (stage === null) return true
    const here = at(rounds.place, round)
    const name = roundOrder[here]
    return here === place || (stage.orLater && here > place && name !== undefined && isStep(name))
  }
  const fitting = [...found].toReversed().filter(fits)
  const isSized = (round: number): boolean => ledger.counted(round) > 0
  const isLarge = (round: number): boolean => {
    const amount = ledger.counted(round)
    return least === null || (least.passed ? amount > least.amount : amount >= least.amount)
  }
  const newest = fitting.filter(isLarge)
  const sized = newest.filter(isSized)
  const listed = order === 'largest' ? sized.toSorted((a, b) => ledger.counted(b) - ledger.counted(a)) : newest
  const shown = ledger.rounds(listed.slice(0, most))
  const origins = await roundOrigins(
    services.sql,
    view,
    shown.map(({ id }) => id),
  )
  return {
    of,
    rounds: shown.map((round) => presentSourced(ledger, round, origins)),
    total: newest.length,
    sized: sized.length,
    sum: ledger.sumOf(newest),
    unsized: fitting.length - fitting.filter(isSized).length,
    fields: fieldsOf(ledger),
  }
}
