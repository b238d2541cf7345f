import { createContext, useContext } from 'react'

/** What a scenario does to a node, as a part of its revenue, 0 to 1: a range where shares are ranges. */
export interface Effect {
  low: number
  high: number
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
export function effectText({ low, high }: Effect): string {
  const [a, b] = [percent(low), percent(high)]
  if (a === b) return a === '0.0' ? '−<0.1%' : `−${a}%`
  return `−${a}~${b}%`
}
