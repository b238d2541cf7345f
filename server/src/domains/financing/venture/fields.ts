import type { Ledger } from '../ledger/ledger.ts'
import { at, listOf } from '../ledger/words/columns.ts'

/** What companies do, by number: the same number where their industry, or its part, has the same name. */
interface Fields {
  industry: Int32Array
  subdomain: Int32Array
  numberOf: (name: string | null) => number
}
const kept = new WeakMap<Ledger['base'], Fields>()

/** Fields of every company: of what is told of it, else of its latest round that tells any, as `fieldsOf` has them. */
export function fieldsIn({ base }: Ledger): Fields {
  const known = kept.get(base)
  if (known) return known
  const { ventures, words, rounds, ofVenture } = base
  const numbers = new Map<string, number>()
  for (const { zh } of words.labels.list) if (!numbers.has(zh)) numbers.set(zh, numbers.size)
  const [told, named] = [
    words.labels.list.map(({ zhTold }) => (zhTold === null ? -1 : (numbers.get(zhTold) ?? -1))),
    words.labels.list.map(({ zh }) => numbers.get(zh) ?? -1),
  ]
  const column = (about: Int32Array, ofRounds: Int32Array): Int32Array =>
    Int32Array.from({ length: ventures.count }, (_, venture) => {
      const label = at(ventures.described, venture) === 1 ? at(about, venture) : -1
      if (label >= 0 && at(told, label) >= 0) return at(told, label)
      const last = listOf(ofVenture, venture).findLast((round) => at(ofRounds, round) >= 0)
      return last === undefined ? -1 : at(named, at(ofRounds, last))
    })
  const fields = {
    industry: column(ventures.industry, rounds.industry),
    subdomain: column(ventures.subdomain, rounds.subdomain),
    numberOf: (name: string | null) => (name === null ? -1 : (numbers.get(name) ?? -1)),
  }
  kept.set(base, fields)
  return fields
}
