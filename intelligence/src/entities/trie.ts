// Names in one packed tree: a transition is a slot of an open-addressed table that holds the child; the child knows its
// parent and unit.
// 30,000 names (some 300,000 nodes) take about 6 MB, and reading a text costs two to three probes a character.

/** Longest name looked for, in UTF-16 units after folding. */
export const LONGEST_NAME = 96

export interface Trie {
  parent: Int32Array
  unit: Uint16Array
  /** First value at a node, −1 for none; further values are chained by the owner. */
  value: Int32Array
  slots: Int32Array
  first: Int32Array
}

const slotOf = (node: number, unit: number, mask: number): number =>
  ((Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7) & mask

/** Builder of a trie: `add` gives the node of a name. */
export function trieBuilder(expectedUnits: number): {
  add: (name: string) => number
  finish: (values: ReadonlyMap<number, number>) => Trie
} {
  let capacity = 1024
  while (capacity < expectedUnits * 1.6) capacity *= 2
  let parent = new Int32Array(capacity)
  let unit = new Uint16Array(capacity)
  const slots = new Int32Array(capacity).fill(-1)
  const first = new Int32Array(65_536).fill(-1)
  const mask = capacity - 1
  let nodes = 1

  const childOf = (node: number, code: number): number => {
    if (node === 0) {
      if ((first[code] ?? -1) < 0) first[code] = open(node, code)
      return first[code] ?? 0
    }
    let slot = slotOf(node, code, mask)
    for (;;) {
      const child = slots[slot] ?? -1
      if (child < 0) return (slots[slot] = open(node, code))
      if (parent[child] === node && unit[child] === code) return child
      slot = (slot + 1) & mask
    }
  }
  const open = (node: number, code: number): number => {
    parent[nodes] = node
    unit[nodes] = code
    return nodes++
  }
  return {
    add: (name) => {
      let node = 0
      for (let place = 0; place < name.length; place++) node = childOf(node, name.charCodeAt(place))
      return node
    },
    finish: (values) => {
      parent = parent.slice(0, nodes)
      unit = unit.slice(0, nodes)
      const value = new Int32Array(nodes).fill(-1)
      for (const [node, one] of values) value[node] = one
      return { parent, unit, value, slots, first }
    },
  }
}

/** The child of a node by a unit; −1 where there is none. */
export function step(trie: Trie, node: number, code: number): number {
  if (node === 0) return trie.first[code] ?? -1
  const mask = trie.slots.length - 1
  let slot = slotOf(node, code, mask)
  for (;;) {
    const child = trie.slots[slot] ?? -1
    if (child < 0) return -1
    if (trie.parent[child] === node && trie.unit[child] === code) return child
    slot = (slot + 1) & mask
  }
}

/** Bytes that the tree holds. */
export const trieBytes = (trie: Trie): number =>
  trie.parent.byteLength + trie.unit.byteLength + trie.value.byteLength + trie.slots.byteLength + trie.first.byteLength
