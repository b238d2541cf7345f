/** That one part of a chain sells to another. */
export interface ChainLink {
  from: string
  to: string
  weight: number
}
export type Stage = 'upstream' | 'middle' | 'downstream'

/** Share of a part's links, by weight, that must go one way for it to stand at that end. */
const ONE_SIDED = 0.7

/**
 * Where parts stand in their chain: who mostly sells to the others is upstream, who mostly buys from them downstream,
 * who does both stands
 * between. Links of a part to itself say nothing. Parts without links are absent: nothing is known of them.
 */
export function stagesOf(links: readonly ChainLink[]): Map<string, Stage> {
  const flows = new Map<string, { sells: number; buys: number }>()
  const of = (id: string) =>
    flows.get(id) ?? (flows.set(id, { sells: 0, buys: 0 }).get(id) as { sells: number; buys: number })
  for (const { from, to, weight } of links) {
    if (from === to || weight <= 0) continue
    of(from).sells += weight
    of(to).buys += weight
  }
  return new Map(
    [...flows].map(([id, { sells, buys }]) => [
      id,
      sells / (sells + buys) >= ONE_SIDED ? 'upstream' : buys / (sells + buys) >= ONE_SIDED ? 'downstream' : 'middle',
    ]),
  )
}
