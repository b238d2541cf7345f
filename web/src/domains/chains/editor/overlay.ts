import { createContext, useContext } from 'react'

/**
 * What a scenario does to a node, 0 to 1: the part of its revenue that is at risk, or with `dearer` by how much what it
 * buys becomes dearer; a range where shares are ranges.
 */
export interface Effect {
  low: number
  high: number
  dearer?: boolean
}
/** Scores of a company as its card shows them. */
export interface CardScores {
  riskPoint: number | null
  opportunityPoint: number | null
}

/** What is laid over a graph that is no part of it. */
export interface Overlay {
  effects: ReadonlyMap<string, Effect>
  /** By company. */
  scores: ReadonlyMap<string, CardScores>
}

export const nothingOver: Overlay = { effects: new Map(), scores: new Map() }
export const OverlayContext = createContext<Overlay>(nothingOver)
export const useOverlay = (): Overlay => useContext(OverlayContext)

const percent = (share: number) => (Math.abs(share) * 100).toFixed(1)

/** An effect in words: `−2.4%`, `−1.2 to −2.4%`; what is below .05 % is said as such and not as nothing. */
export function effectText({ low, high, dearer = false }: Effect): string {
  const [a, b, sign] = [percent(low), percent(high), dearer ? '+' : '−']
  if (a === b) return a === '0.0' ? `${sign}<0.1%` : `${sign}${a}%`
  return `${sign}${a}~${b}%`
}

/** Upper ends of effects from which on a node is coloured more: the last is the strongest. */
export const effectBands = [0, 0.03, 0.1, 0.3] as const
/** How strongly a node is coloured: 1 to 4, by the upper end of its effect. */
export const effectLevel = ({ high }: Effect): number => effectBands.filter((from) => high >= from).length
