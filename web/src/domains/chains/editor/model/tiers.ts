/** What a layout has to know of a graph. */
export interface Shape {
  ids: readonly string[]
  /** Supplier and customer of each edge. */
  edges: readonly (readonly [string, string])[]
}

const pushed = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Suppliers and customers of each node, of edges between nodes that are there; no self-edges. */
export function neighbours({ ids, edges }: Shape) {
  const there = new Set(ids)
  const [suppliers, customers] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [source, target] of edges) {
    if (source === target || !there.has(source) || !there.has(target)) continue
    pushed(customers, source, target)
    pushed(suppliers, target, source)
  }
  return { suppliers, customers }
}

/**
 * Edges that close a circle, as `source target`: those that lead back to a node that is being walked through (depth
 * first, without recursion: chains may be as long as there are nodes).
 */
function closing(ids: readonly string[], customers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const state = new Map<string, 'open' | 'done'>()
  const back = new Set<string>()
  for (const start of ids) {
    if (state.has(start)) continue
    state.set(start, 'open')
    const stack = [{ id: start, at: 0 }]
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = customers.get(top.id)?.[top.at++]
      if (next === undefined) {
        state.set(top.id, 'done')
        stack.pop()
      } else if (state.get(next) === 'open') back.add(`${top.id} ${next}`)
      else if (!state.has(next)) {
        state.set(next, 'open')
        stack.push({ id: next, at: 0 })
      }
    }
  }
  return back
}

/**
 * The tier of each node, from 0: after all of its suppliers (longest path), and who has none just before its nearest
 * customer, so that a direct supplier stands beside whom it supplies. Edges that close a circle lead back.
 */
export function tiersOf(shape: Shape): Map<string, number> {
  const { suppliers, customers } = neighbours(shape)
  const back = closing(shape.ids, customers)
  const after = (id: string) => (customers.get(id) ?? []).filter((next) => !back.has(`${id} ${next}`))
  const open = new Map(shape.ids.map((id) => [id, 0]))
  for (const id of shape.ids) for (const next of after(id)) open.set(next, (open.get(next) ?? 0) + 1)
  const tier = new Map(shape.ids.map((id) => [id, 0]))
  const order = shape.ids.filter((id) => open.get(id) === 0)
  for (const id of order)
    for (const next of after(id)) {
      tier.set(next, Math.max(tier.get(next) ?? 0, (tier.get(id) ?? 0) + 1))
      open.set(next, (open.get(next) ?? 0) - 1)
      if (open.get(next) === 0) order.push(next)
    }
  for (const id of shape.ids) {
    const next = after(id)
    if (next.length === 0 || (suppliers.get(id)?.length ?? 0) > 0) continue
    tier.set(id, Math.max(0, Math.min(...next.map((one) => tier.get(one) ?? 0)) - 1))
  }
  return tier
}
