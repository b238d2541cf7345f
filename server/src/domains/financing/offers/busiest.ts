import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { filtered } from '../filter.ts'
import { eachOrg } from '../ledger/base.ts'
import { ledgerIn } from '../ledger/held.ts'
import { at } from '../ledger/words/columns.ts'
import { fieldsNamed, fieldsOf } from './listed.ts'

/** An investor by how many rounds it took part in. */
export interface BusyInvestor {
  id: string
  nameEn: string | null
  rounds: number
  /** The day of its last round of these. */
  lastDay: string
}

/** Investors of the rounds between two days, in a field or in all, those of most rounds first; of equals by name. */
export async function busiestInvestors(
  services: HeldServices,
  view: View,
  { topic, from, to, most }: { topic: string; from: string; to: string; most: number },
): Promise<{
  /** No field is called so. */ isUnknown: boolean
  investors: BusyInvestor[]
  /** Investors and rounds that were counted, and rounds that name nobody. */
  all: number
  rounds: number
  nameless: number
  fields: { zh: string; en: string | null }[]
}> {
  const ledger = await ledgerIn(services, view)
  const { rounds, words, rows, organisations } = ledger.base
  const own = fieldsNamed(ledger, topic)
  const isUnknown = topic !== '' && own.size === 0
  const found = isUnknown
    ? []
    : [...filtered(ledger, { from, to })].filter(
        (round) => topic === '' || own.has(at(rounds.industry, round)) || own.has(at(rounds.subdomain, round)),
      )
  const counts = new Map<number, { rounds: number; last: number }>()
  let nameless = 0
  for (const round of found) {
    let named = false
    eachOrg(words, rows, organisations, at(rounds.partsRow, round), (org) => {
      named = true
      const before = counts.get(org)
      const last = before && at(rounds.day, before.last) > at(rounds.day, round) ? before.last : round
      counts.set(org, { rounds: (before?.rounds ?? 0) + 1, last })
    })
    if (!named) nameless++
  }
  const listed = [...counts]
    .map(([org, one]) => ({ org, id: ledger.orgName(org), ...one }))
    .toSorted((a, b) => b.rounds - a.rounds || (a.id < b.id ? -1 : 1))
    .slice(0, most)
  return {
    isUnknown,
    investors: listed.map(({ org, id, rounds: many, last }) => ({
      id,
      nameEn: ledger.orgEnglish(org),
      rounds: many,
      lastDay: ledger.round(last).day,
    })),
    all: counts.size,
    rounds: found.length,
    nameless,
    fields: fieldsOf(ledger),
  }
}
