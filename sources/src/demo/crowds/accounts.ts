import { makeAuthors } from '../authors.ts'
import type { DemoAuthor, World } from '../world.ts'

/** Numbers of these accounts begin here, so that no other author has them. */
const FIRST = 80_000
/** Accounts of a ring, and rings and other accounts by size of the world. */
const RING = 12
const amounts = {
  small: { rings: 4, others: 40 },
  medium: { rings: 12, others: 160 },
  full: { rings: 40, others: 600 },
}

export interface CrowdAccounts {
  /** Accounts that pass texts round among themselves and write nothing else. */ rings: readonly (readonly DemoAuthor[])[]
  /** Accounts that pass on news, quote, and say things of their own. */ others: readonly DemoAuthor[]
}

const made = new WeakMap<object, CrowdAccounts>()

/** Accounts that write only what is planted of crowds; no author of the world's own is one of them. */
export function crowdAccounts(world: Pick<World, 'seed' | 'size' | 'from' | 'authors'>): CrowdAccounts {
  const before = made.get(world.authors)
  if (before) return before
  const { rings, others } = amounts[world.size]
  const all = makeAuthors(world.seed, rings * RING + others, world.from, {
    first: FIRST,
    taken: world.authors.map((one) => one.name),
  })
  const accounts = {
    rings: Array.from({ length: rings }, (_, at) => all.slice(at * RING, (at + 1) * RING)),
    others: all.slice(rings * RING),
  }
  made.set(world.authors, accounts)
  return accounts
}
