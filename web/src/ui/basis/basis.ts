import type { basisWords } from '@pandora/contract/measures/basis'
import type { Bare } from '@pandora/contract/measured'

/** What a figure rests on that is not what was paid, or what the exchange counted. */
export type FigureBasis = keyof typeof basisWords

/** Footnote marks. */
export const basisSign: Readonly<Record<FigureBasis, string>> = { averaged: '†', adjusted: '‡' }

/** A figure to be written as text: whoever writes it sets `markAfter` behind it, or a `BasisMark` beside it. */
export const bared = <Value extends number | null | undefined>(value: Value): Bare | Exclude<Value, number> =>
  value as Bare | Exclude<Value, number>

/** The mark after a figure in a text that nothing can be hung on: a label, a line of a tooltip. */
export const markAfter = (basis: FigureBasis | null): string => (basis === null ? '' : ` ${basisSign[basis]}`)

/** Of a market value, or what is made of it. */
export const ofCap = (basis: 'shares' | 'vwap' | 'turnover' | 'float' | null): FigureBasis | null =>
  basis === 'vwap' ? 'averaged' : null
/** Of a sum of market values, by how many of them are by an average price. */
export const ofSum = (standIns: number): FigureBasis | null => (standIns > 0 ? 'averaged' : null)
/** Of a change. */
export const ofChange = (adjusted: boolean): FigureBasis | null => (adjusted ? 'adjusted' : null)
/** Of the change that a quote says. */
export const ofQuote = (quote: { basis: string } | null | undefined): FigureBasis | null =>
  quote && quote.basis !== 'traded' ? 'adjusted' : null
