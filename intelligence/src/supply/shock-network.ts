import type {
  PartConcentration,
  Shock,
  ShockBound,
  ShockDirection,
  ShockEdge,
  ShockNode,
  ShockRange,
  ShockSettings,
} from './shock-types.ts'

/** Links as arrays, by the place of their nodes, so that a spread touches no object. */
export interface Links {
  /** Links that an effect leaves node `i` by: `out[first[i]] … out[first[i + 1] - 1]`, places of links. */
  first: Int32Array
  out: Int32Array
  /** Where an effect comes from and where it goes along a link. */
  from: Int32Array
  to: Int32Array
  /** What of the loss at `from` is a loss of what `to` needs. */
  weight: Float64Array
  /** Share of the link's part that is lost by itself, apart from its node. */
  given: Float64Array
}

/** A network under a shock: what is hit, and how far each link passes it on. */
export interface ShockNetwork {
  nodes: readonly ShockNode[]
  edges: readonly ShockEdge[]
  placeOf: ReadonlyMap<string, number>
  shock: Shock
  settings: ShockSettings
  /**
   * Of 1: what each node loses by itself. For a price its size is left out: 1 is the whole rise. The bounds differ for
   * who has but a site in a region that is hit.
   */
  hit: Readonly<Record<ShockBound, Float64Array>>
  hitParts: ReadonlySet<string>
  /** Whole days before a node feels what its suppliers lose. */
  delays: Int32Array
  links: (direction: ShockDirection, bound: ShockBound) => Links
}

const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0
/** In order of ids; what is in order already is left as it is. */
function inOrder<One extends { id: string }>(all: readonly One[]): readonly One[] {
  for (let at = 1; at < all.length; at++) if ((all[at]?.id ?? '') < (all[at - 1]?.id ?? '')) return all.toSorted(byId)
  return all
}
const unit = (share: number): number => Math.min(1, Math.max(0, share))
const middle = ({ low, high }: ShockRange): number => (low + high) / 2

/**
 * How concentrated the suppliers of each part are (Herfindahl-Hirschman index, 0 to 1): by money sold (revenue × share
 * of it) where that is known of every supplier, else each alike.
 */
export function concentrationsOf(
  nodes: readonly ShockNode[],
  edges: readonly ShockEdge[],
): Map<string, PartConcentration> {
  const revenueOf = new Map(nodes.map((one) => [one.id, one.revenue]))
  const byPart = new Map<string, Map<string, number | null>>()
  for (const { source, product, revenueShare } of inOrder(edges)) {
    if (product === null) continue
    const sellers = byPart.get(product) ?? new Map<string, number | null>()
    byPart.set(product, sellers)
    const revenue = revenueOf.get(source) ?? null
    const sold = revenue === null || revenueShare === null ? null : Math.max(0, revenue) * middle(revenueShare)
    const before = sellers.get(source)
    sellers.set(source, before === undefined ? sold : before === null || sold === null ? null : before + sold)
  }
  return new Map(
    [...byPart].map(([part, sellers]) => {
      const sold = [...sellers.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0)
      const known = sold > 0 && [...sellers.values()].every((one) => one !== null)
      const shares = new Map(
        [...sellers].map(([id, one]) => [id, known ? (one ?? 0) / sold : 1 / sellers.size] as const),
      )
      const hhi = [...shares.values()].reduce((sum, share) => sum + share ** 2, 0)
      return [part, { hhi, shares, basis: known ? 'sales' : 'count' } satisfies PartConcentration]
    }),
  )
}

/** Who is in one of the regions: a province counts for the places in it (adcodes begin with its two figures). */
function inRegions(regions: readonly string[]): (region: string | null) => boolean {
  const provinces = new Set(regions.filter((one) => /^\d\d0000$/.test(one)).map((one) => one.slice(0, 2)))
  const all = new Set(regions)
  return (region) =>
    region !== null && (all.has(region) || (/^\d{6}$/.test(region) && provinces.has(region.slice(0, 2))))
}

function linksOf(
  [from, to]: readonly [Int32Array, Int32Array],
  weight: Float64Array,
  given: Float64Array,
  count: number,
): Links {
  const first = new Int32Array(count + 1)
  for (const one of from) first[one + 1] = (first[one + 1] ?? 0) + 1
  for (let at = 0; at < count; at++) first[at + 1] = (first[at + 1] ?? 0) + (first[at] ?? 0)
  const next = first.slice()
  const out = new Int32Array(from.length)
  for (let link = 0; link < from.length; link++) {
    const one = from[link] ?? 0
    const place = next[one] ?? 0
    out[place] = link
    next[one] = place + 1
  }
  return { first, out, from, to, weight, given }
}

/**
 * A network under a shock, the same for every order of nodes and edges. Links to nodes that are not there and from a
 * node to itself are left out. `concentrations` are worked out of the edges unless given.
 */
export function shockNetwork(
  given: {
    nodes: readonly ShockNode[]
    edges: readonly ShockEdge[]
    concentrations?: ReadonlyMap<string, PartConcentration>
  },
  shock: Shock,
  settings: ShockSettings,
): ShockNetwork {
  const nodes = inOrder(given.nodes)
  const placeOf = new Map(nodes.map((one, at) => [one.id, at]))
  const edges = inOrder(
    given.edges.filter((one) => one.source !== one.target && placeOf.has(one.source) && placeOf.has(one.target)),
  )
  const concentrations = given.concentrations ?? concentrationsOf(nodes, edges)
  const size = shock.kind === 'volume' ? unit(shock.size) : shock.size > 0 || shock.kind === 'stop' ? 1 : 0
  const named = new Set(shock.nodeIds)
  const struck = inRegions(shock.regions)
  const low = Float64Array.from(nodes, (one) => (named.has(one.id) || struck(one.region) ? size : 0))
  const high = Float64Array.from(nodes, (one, at) => (one.siteRegions?.some(struck) ? size : (low[at] ?? 0)))
  const hit = { low, high }
  const hitParts = new Set(shock.parts.filter((one) => concentrations.has(one)))
  const [sources, targets] = [
    Int32Array.from(edges, (one) => placeOf.get(one.source) ?? 0),
    Int32Array.from(edges, (one) => placeOf.get(one.target) ?? 0),
  ]
  const lost = Float64Array.from(edges, (one) => (one.product !== null && hitParts.has(one.product) ? size : 0))
  const passedOn = (bound: ShockBound) =>
    new Map(
      [...concentrations].map(([part, { hhi, shares }]) => {
        const of = hitParts.has(part) ? size : 0
        let left = 0
        for (const [id, share] of shares) left += share * (1 - (hit[bound][placeOf.get(id) ?? -1] ?? 0)) * (1 - of)
        return [part, 1 - unit(settings.substitution) * (1 - hhi) * left]
      }),
    )
  const substitutionOf = (bound: ShockBound) => {
    const passed = passedOn(bound)
    return Float64Array.from(edges, (one) => (one.product === null ? 1 : (passed.get(one.product) ?? 1)))
  }
  const shareOf = (share: ShockRange | null, bound: ShockBound): number =>
    share === null ? (bound === 'low' ? 0 : unit(settings.unknownUpTo)) : unit(share[bound])
  const substitution = { low: substitutionOf('low'), high: substitutionOf('high') }
  const none = new Float64Array(edges.length)
  const made = new Map<string, Links>()
  const linksFor = (direction: ShockDirection, bound: ShockBound): Links =>
    direction === 'supply'
      ? linksOf(
          [sources, targets],
          Float64Array.from(edges, (one, at) => shareOf(one.purchaseShare, bound) * (substitution[bound][at] ?? 1)),
          lost,
          nodes.length,
        )
      : linksOf(
          [targets, sources],
          Float64Array.from(edges, (one) => shareOf(one.revenueShare, bound)),
          none,
          nodes.length,
        )
  return {
    nodes,
    edges,
    placeOf,
    shock,
    settings,
    hit,
    hitParts,
    delays: Int32Array.from(nodes, (one) =>
      Math.max(0, Math.floor(one.inventoryDays ?? settings.unknownInventoryDays)),
    ),
    links: (direction, bound) => {
      const key = `${direction} ${bound}`
      const links = made.get(key) ?? linksFor(direction, bound)
      made.set(key, links)
      return links
    },
  }
}

/** What nodes lose by themselves on one bound: hit whole, or of a part that is hit as much as it makes of their revenue. */
export function ownLosses(
  { nodes, edges, placeOf, hit, hitParts, shock, settings }: ShockNetwork,
  bound: ShockBound,
): Float64Array {
  if (shock.kind === 'price' || hitParts.size === 0) return hit[bound]
  const size = shock.kind === 'volume' ? unit(shock.size) : 1
  const sold = new Float64Array(nodes.length)
  for (const { source, product, revenueShare } of edges) {
    if (product === null || !hitParts.has(product)) continue
    const at = placeOf.get(source) ?? 0
    const share = revenueShare === null ? (bound === 'low' ? 0 : unit(settings.unknownUpTo)) : unit(revenueShare[bound])
    sold[at] = Math.min(1, (sold[at] ?? 0) + share)
  }
  return Float64Array.from(hit[bound], (one, at) => one + (1 - one) * size * (sold[at] ?? 0))
}
