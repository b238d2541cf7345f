import type { Links } from './shock-network.ts'
import { amountsOf, type ShockRun } from './shock.ts'
import { lackOn } from './shock-spread.ts'
import {
  shockDirections,
  type ShockBound,
  type ShockDirection,
  type ShockExplanation,
  type ShockPath,
} from './shock-types.ts'

/** Ways that are looked at for one node; those left over are told together. */
const MOST_LOOKED_AT = 500
/** What a way on must still be able to add, of 1. */
const LEAST = 1e-9

/** A way seen from its end: the node it has come back to, and what a loss there on each day adds to the end. */
interface Way {
  direction: ShockDirection
  node: number
  days: Float64Array
  most: number
  /** First day on which anything of it counts at the end. */
  day: number
  links: readonly number[]
}

/** Links by the node that they lead to. */
function arriving({ to }: Links, count: number): number[][] {
  const into: number[][] = Array.from({ length: count }, () => [])
  for (const [link, node] of to.entries()) into[node]?.push(link)
  return into
}

/**
 * Which ways a shock reaches a node by and what each adds on one bound: own + paths + rest is the whole. `most`: paths
 * that are told one by one, the weightiest first. Undefined for a node that is not in the network.
 */
export function explainShock(
  run: ShockRun,
  nodeId: string,
  bound: ShockBound,
  most = 12,
): ShockExplanation | undefined {
  const { network, spreads, own } = run
  const { shock, settings, nodes, edges } = network
  const end = network.placeOf.get(nodeId)
  if (end === undefined) return undefined
  const price = shock.kind === 'price'
  const damping = Math.min(0.95, Math.max(0, settings.damping))
  const whole = amountsOf(run, end, bound)
  const together = whole.supply + whole.demand
  // Where suppliers and customers together come to more than there is, each way is cut alike.
  const cut = together > 0 ? Math.min(1, (whole.whole - whole.own) / together) : 1
  const scale = (cut * (price ? Math.max(0, shock.size) : 1)) / shock.days
  const links = {
    supply: network.links('supply', bound),
    demand: network.links('demand', bound),
  }
  const into = { supply: arriving(links.supply, nodes.length), demand: arriving(links.demand, nodes.length) }
  const lossOf = (direction: ShockDirection, node: number): number =>
    (direction === 'supply' ? network.hit[bound][node] : own[bound][node]) ?? 0
  const limitOf = (direction: ShockDirection, node: number, day: number): number => {
    const lack = lackOn(spreads[bound][direction].courses.get(node), day)
    return lack > 1 ? 1 / lack : 1
  }
  // A dearer price travels to customers alone.
  const directions = shockDirections.filter((one) => one === 'supply' || !price)
  const open: Way[] = directions.map((direction) => {
    const days = Float64Array.from(
      { length: shock.days },
      (_none, day) => (price ? 1 : (1 - (own[bound][end] ?? 0)) * damping) * limitOf(direction, end, day) * scale,
    )
    return { direction, node: end, days, most: Infinity, day: 0, links: [] }
  })
  const paths: ShockPath[] = []
  const tell = (way: Way, share: number, part: string | null) => {
    const ids = way.links.map((link) => edges[link]?.id ?? '')
    const places = way.links.map((link) => links[way.direction].from[link] ?? 0)
    paths.push({
      direction: way.direction,
      nodeIds: [...places, end].map((at) => nodes[at]?.id ?? ''),
      edgeIds: ids,
      part,
      share,
      day: way.day,
    })
  }
  for (let looked = 0; looked < MOST_LOOKED_AT; looked++) {
    const way = heaviest(open)
    if (!way) break
    const { direction } = way
    const delay = direction === 'supply' ? (network.delays[way.node] ?? 0) : 0
    for (const link of into[direction][way.node] ?? []) {
      const weight = links[direction].weight[link] ?? 0
      if (weight <= 0 || delay >= shock.days) continue
      const from = links[direction].from[link] ?? 0
      const given = links[direction].given[link] ?? 0
      const days = Float64Array.from({ length: shock.days }, (_none, day) => (way.days[day + delay] ?? 0) * weight)
      const sum = days.reduce((all, one) => all + one, 0)
      if (sum < LEAST) continue
      const on = { direction, node: from, day: way.day + delay, links: [link, ...way.links] }
      const loss = lossOf(direction, from)
      if (given > 0) tell({ ...on, days, most: 0 }, sum * given, edges[link]?.product ?? null)
      if (loss > 0 && given < 1) tell({ ...on, days, most: 0 }, sum * (1 - given) * loss, null)
      if (given >= 1 || loss >= 1 || !spreads[bound][direction].courses.has(from)) continue
      const further = days.map((one, day) => one * (1 - given) * (1 - loss) * damping * limitOf(direction, from, day))
      open.push({ ...on, days: further, most: further.reduce((all, one) => all + one, 0) })
    }
  }
  const told = paths
    .toSorted((a, b) => b.share - a.share || (a.edgeIds.join() < b.edgeIds.join() ? -1 : 1))
    .slice(0, most)
  const sum = told.reduce((all, one) => all + one.share, 0)
  return { bound, whole: whole.whole, own: whole.own, paths: told, rest: Math.max(0, whole.whole - whole.own - sum) }
}

/** Takes the way out that may add most; undefined where none is left. */
function heaviest(open: Way[]): Way | undefined {
  let best = -1
  for (const [at, way] of open.entries()) if (way.most > LEAST && way.most > (open[best]?.most ?? 0)) best = at
  if (best < 0) return undefined
  const [way] = open.splice(best, 1)
  return way
}
