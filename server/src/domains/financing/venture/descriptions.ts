import { rarityOf, wordsOf } from '@pandora/intelligence/financing/alike'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { defineHeld } from '../../../shared/define-held.ts'
import { turn } from '../ledger/order.ts'
import { descriptionsOf, someDescriptions, type Description } from './descriptions.queries.ts'

/**
 * Descriptions that are compared word by word. Finding the words of one takes 0.2 ms: of a million, minutes. In a larger
 * market those of the companies nearest by what they do are.
 */
export const COMPARED_DESCRIPTIONS = 1500
/** Descriptions whose words are found between two turns of the loop. */
const TURN = 50

/** Words of what is told of companies, by name, and how rare each is among them. */
export interface Described {
  words: ReadonlyMap<string, ReadonlySet<string>>
  rarity: ReadonlyMap<string, number>
}

async function describedBy(descriptions: readonly Description[]): Promise<Described> {
  const words = new Map<string, ReadonlySet<string>>()
  for (const { company_zh, introduction } of descriptions) {
    if (words.size % TURN === TURN - 1) await turn()
    words.set(company_zh, wordsOf(introduction))
  }
  return { words, rarity: rarityOf([...words.values()]) }
}

/** The descriptions of a market, where they are not too many to be compared with every one of them. */
export const heldDescriptions = defineHeld({
  id: 'financing.descriptions',
  reads: ['unlisted_company'],
  load: async ({ db, view }): Promise<{ all: Described | null }> => {
    const some = await someDescriptions(db, view, COMPARED_DESCRIPTIONS + 1)
    return { all: some.length > COMPARED_DESCRIPTIONS ? null : await describedBy(some) }
  },
})

/** The descriptions of some companies. */
export const describedAmong = async (db: Db, view: View, names: readonly string[]): Promise<Described> =>
  describedBy(await descriptionsOf(db, view, names))
