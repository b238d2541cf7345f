import { ownLosses, shockNetwork, type ShockNetwork } from './shock-network.ts'
import { meanLack, spreadOver, type Spread } from './shock-spread.ts'
import {
  shockDirections,
  type PartConcentration,
  type Shock,
  type ShockBound,
  type ShockDirection,
  type ShockEdge,
  type ShockEffect,
  type ShockNode,
  type ShockRange,
  type ShockResult,
  type ShockSettings,
} from './shock-types.ts'

/** Changes whenever a rule does. */
export const SHOCK_VERSION = 'shock-2'
/** Effects below it are none. */
const FELT = 1e-9
const bounds = ['low', 'high'] as const

/** A shock spread over a network on both bounds: what results and explanations are made of. */
export interface ShockRun {
  network: ShockNetwork
  own: Readonly<Record<ShockBound, Float64Array>>
  spreads: Readonly<Record<ShockBound, Readonly<Record<ShockDirection, Spread>>>>
}

const nobody: Spread = { courses: new Map(), cut: false }

/**
 * Spreads a shock along supplies: losses to customers (supply), and to suppliers the orders that are missing (demand);
 * a way does not turn. A dearer price travels to customers alone.
 */
export function runShock(
  given: {
    nodes: readonly ShockNode[]
    edges: readonly ShockEdge[]
    concentrations?: ReadonlyMap<string, PartConcentration>
  },
  shock: Shock,
  settings: ShockSettings,
): ShockRun {
  const network = shockNetwork(given, shock, settings)
  const { days } = shock
  const damping = Math.min(0.95, Math.max(0, settings.damping))
  const own = { low: ownLosses(network, 'low'), high: ownLosses(network, 'high') }
  const none = new Int32Array(network.nodes.length)
  const spreadsOf = (bound: ShockBound) => ({
    supply: spreadOver(network.links('supply', bound), network.hit[bound], network.delays, { days, damping }),
    demand:
      shock.kind === 'price' ? nobody : spreadOver(network.links('demand', bound), own[bound], none, { days, damping }),
  })
  return { network, own, spreads: { low: spreadsOf('low'), high: spreadsOf('high') } }
}

/** What one node comes to on one bound. The parts add up to the whole, unless it is cut at 1. */
export function amountsOf({ network, own, spreads }: ShockRun, node: number, bound: ShockBound) {
  const { shock, settings } = network
  const lacks = (direction: ShockDirection) => meanLack(spreads[bound][direction].courses.get(node), shock.days)
  if (shock.kind === 'price') {
    const supply = Math.max(0, shock.size) * lacks('supply')
    return { own: 0, supply, demand: 0, whole: supply }
  }
  const lost = own[bound][node] ?? 0
  const left = (1 - lost) * Math.min(0.95, Math.max(0, settings.damping))
  const [supply, demand] = [left * lacks('supply'), left * lacks('demand')]
  return { own: lost, supply, demand, whole: Math.min(1, lost + supply + demand) }
}

/** Whether a node is hit by a site in a region alone. */
const bySite = ({ hit }: ShockNetwork, at: number): boolean => (hit.high[at] ?? 0) > (hit.low[at] ?? 0)

/** Whether what reaches nodes came over a link of which nobody says the share, or past a stock nobody says. */
function unknownBehind({ network, spreads, own }: ShockRun) {
  // Of who is hit by a site alone it is not known how much.
  const shares = Uint8Array.from(network.nodes, (_node, at) => Number(bySite(network, at)))
  const stocks = new Uint8Array(network.nodes.length)
  const count = { all: 0, unknown: 0 }
  for (const direction of shockDirections) {
    const { courses } = spreads.high[direction]
    const { first, out, to } = network.links(direction, 'high')
    const reached = (node: number) =>
      courses.has(node) || (own.high[node] ?? 0) > 0 || (network.hit.high[node] ?? 0) > 0
    const soldPart = (link: number) => {
      const part = network.edges[link]?.product ?? null
      return direction === 'supply' && part !== null && network.hitParts.has(part)
    }
    const marks: number[] = []
    const mark = (node: number, share: number, stock: number) => {
      const [one, other] = [shares[node] ?? 0, stocks[node] ?? 0]
      if ((one | share) === one && (other | stock) === other) return
      shares[node] = one | share
      stocks[node] = other | stock
      marks.push(node)
    }
    const visit = (node: number, counted: boolean) => {
      for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++) {
        const link = out[at] ?? 0
        const other = to[link] ?? 0
        if (!courses.has(other) || !(reached(node) || soldPart(link))) continue
        const edge = network.edges[link]
        const unknown = (direction === 'supply' ? edge?.purchaseShare : edge?.revenueShare) === null
        if (counted) {
          count.all++
          if (unknown) count.unknown++
        }
        const empty = direction === 'supply' && network.nodes[other]?.inventoryDays === null
        mark(other, (shares[node] ?? 0) | Number(unknown), (stocks[node] ?? 0) | Number(empty))
      }
    }
    for (let node = 0; node < network.nodes.length; node++) visit(node, true)
    for (let node = marks.pop(); node !== undefined; node = marks.pop()) visit(node, false)
  }
  return { shares, stocks, count }
}

/** What a shock does to whom, of a run. */
export function resultOf(run: ShockRun): ShockResult {
  const { network, spreads } = run
  const { shares, stocks, count } = unknownBehind(run)
  const effects: ShockEffect[] = []
  for (const [at, { id }] of network.nodes.entries()) {
    const hit = (network.hit.high[at] ?? 0) > 0
    const [low, high] = bounds.map((bound) => amountsOf(run, at, bound))
    if (!low || !high || (high.whole <= FELT && !hit)) continue
    const range = (key: keyof typeof low): ShockRange => ({ low: low[key], high: high[key] })
    const firsts = shockDirections.map((direction) => spreads.high[direction].courses.get(at)?.days[0] ?? Infinity)
    effects.push({
      nodeId: id,
      direct: hit || high.own > 0,
      bySite: bySite(network, at),
      whole: range('whole'),
      own: range('own'),
      supply: range('supply'),
      demand: range('demand'),
      firstDay: hit || high.own > 0 ? 0 : Math.min(...firsts),
      sharesUnknown: shares[at] === 1,
      inventoryUnknown: stocks[at] === 1,
    })
  }
  return {
    effects: effects.toSorted(
      (a, b) =>
        b.whole.high - a.whole.high ||
        b.whole.low - a.whole.low ||
        (a.nodeId < b.nodeId ? -1 : a.nodeId > b.nodeId ? 1 : 0),
    ),
    hitNodes: network.nodes.filter((_node, at) => (network.hit.high[at] ?? 0) > 0).map((one) => one.id),
    hitParts: [...network.hitParts].toSorted(),
    shares: count,
  }
}

/** What a shock does to whom. Shares are shares of 1; throws nothing. */
export const spreadShock = (
  given: Parameters<typeof runShock>[0],
  shock: Shock,
  settings: ShockSettings,
): ShockResult => resultOf(runShock(given, shock, settings))
