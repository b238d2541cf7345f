import type { basisWords } from '@pandora/contract/figure-words'
import type { CapBasis } from '@pandora/contract/figures'
import type { PriceBasis } from '@pandora/contract/records/market-data'

/** What a figure rests on that is not what was paid, or what the exchange counted. */
export type FigureBasis = keyof typeof basisWords

/** Footnote marks. */
export const basisSign: Readonly<Record<FigureBasis, string>> = { averaged: '†', adjusted: '‡' }

/** Of a market value, or what is made of it. */
export const ofCap = (basis: CapBasis | 'float' | null): FigureBasis | null => (basis === 'vwap' ? 'averaged' : null)
/** Of a sum of market values, by how many of them are by an average price. */
export const ofSum = (standIns: number): FigureBasis | null => (standIns > 0 ? 'averaged' : null)
/** Of a change. */
export const ofChange = (adjusted: boolean): FigureBasis | null => (adjusted ? 'adjusted' : null)
/** Of the change that a quote says. */
export const ofQuote = (quote: { basis: PriceBasis } | null | undefined): FigureBasis | null =>
  quote && quote.basis !== 'traded' ? 'adjusted' : null
