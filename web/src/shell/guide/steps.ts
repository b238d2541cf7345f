/** The five steps of the guide (SHELL-12), in their order. */
export const guideSteps = ['floor', 'lobby', 'rooms', 'watchList', 'setting'] as const
export type GuideStep = (typeof guideSteps)[number]

/** The real controls a step stands at, the best first; on a phone what is not at the bottom stands behind “All”. */
export const targets: Readonly<Record<GuideStep, readonly string[]>> = {
  floor: ['[data-guide="floor"]', '[data-screen="floors"]'],
  lobby: ['[data-screen="lobby"]', '[data-guide="all"]'],
  rooms: ['[data-tile]', '[data-guide="rooms"]', '[data-screen="floors"]'],
  watchList: ['[data-screen="watch"]', '[data-guide="all"]'],
  setting: ['[data-screen="settings"]', '[data-guide="all"]'],
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

const GAP = 12
const EDGE = 12

/**
 * Where the text stands beside what it is about: right, left, below or above it, whichever has room, and always inside
 * the window.
 */
export function placeBeside(target: Box, card: Size, page: Size): { left: number; top: number } {
  const right = target.left + target.width + GAP
  const left = target.left - GAP - card.width
  const below = target.top + target.height + GAP
  const above = target.top - GAP - card.height
  const within = (at: number, size: number, whole: number) => Math.max(EDGE, Math.min(at, whole - size - EDGE))
  if (right + card.width + EDGE <= page.width) return { left: right, top: within(target.top, card.height, page.height) }
  if (below + card.height + EDGE <= page.height)
    return { left: within(target.left, card.width, page.width), top: below }
  if (above >= EDGE) return { left: within(target.left, card.width, page.width), top: above }
  if (left >= EDGE) return { left, top: within(target.top, card.height, page.height) }
  // No side has room: over its lower end.
  return { left: within(target.left, card.width, page.width), top: within(page.height, card.height, page.height) }
}
