/** A pair that could be made, and what it is worth; nothing is worth 0. */
export interface Offer {
  from: number
  to: number
  worth: number
}

/** Least step of a bid: what the whole may fall short of the best, for each sentence. */
const STEP = 0.05

/**
 * The pairs, each side once, that are worth most together: an auction (Bertsekas) in which a sentence bids for the one it
 * wants most what it would lose by its second choice, or by going without.
 */
export function assign(offers: readonly Offer[]): Map<number, number> {
  const wanted = Map.groupBy(
    offers.filter(({ worth }) => worth > 0),
    ({ from }) => from,
  )
  const [prices, owners, toOf] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const waiting = [...wanted.keys()].toSorted((a, b) => b - a)
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    let [best, second, to] = [0, 0, -1]
    for (const offer of wanted.get(from) ?? []) {
      const gain = offer.worth - (prices.get(offer.to) ?? 0)
      if (gain > best) [second, best, to] = [best, gain, offer.to]
      else if (gain > second) second = gain
    }
    if (to < 0) continue
    const owner = owners.get(to)
    if (owner !== undefined) {
      toOf.delete(owner)
      waiting.push(owner)
    }
    prices.set(to, (prices.get(to) ?? 0) + best - second + STEP)
    owners.set(to, from)
    toOf.set(from, to)
  }
  return toOf
}
