export interface Breadth {
  rising: number
  falling: number
  flat: number
}

/** Shares of rising, flat and falling in per cent of what has a quote; null where nothing has one. */
export function breadthShares({ rising, falling, flat }: Breadth): Breadth | null {
  const all = rising + falling + flat
  if (all === 0) return null
  return { rising: (rising / all) * 100, falling: (falling / all) * 100, flat: (flat / all) * 100 }
}
