import type { ChainBox } from './layout.ts'

const middle = ({ x, width }: ChainBox) => x + width / 2

/** Where an arrow leads in a chain: to the nearest head or company that way. Null at the rim. */
export function boxBeside(
  boxes: readonly ChainBox[],
  from: ChainBox,
  direction: 'left' | 'right' | 'up' | 'down',
): ChainBox | null {
  let best: ChainBox | null = null
  let least = Infinity
  for (const one of boxes) {
    if (one === from) continue
    const down = one.y - from.y
    const across = middle(one) - middle(from)
    const side = direction === 'left' || direction === 'right'
    const along = direction === 'down' ? down : direction === 'up' ? -down : direction === 'right' ? across : -across
    if (along <= 0.5) continue
    // Up and down keep to what stands over or under; to the sides, to what stands level.
    const gap = side
      ? Math.max(0, one.y - (from.y + from.height), from.y - (one.y + one.height))
      : Math.max(0, one.x - (from.x + from.width), from.x - (one.x + one.width))
    const cost = along + gap * 4 + (side ? Math.abs(down) * 2 : Math.abs(across) * 0.05)
    if (cost < least) [best, least] = [one, cost]
  }
  return best
}
