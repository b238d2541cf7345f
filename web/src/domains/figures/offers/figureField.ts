import { bandFigures, type BandFigure } from '@pandora/contract/domains/figures/bands'
import { figureNames } from '@pandora/contract/domains/figures/names'
import type { FigureName } from '@pandora/contract/domains/figures/names'
import { todayFigures } from '@pandora/contract/domains/figures/today'
import type { TodayFigure } from '@pandora/contract/domains/figures/today'
import { useAddressField } from '../../../lib/address.ts'

/** A figure of a company and quarter whose receipt can be opened. */
export interface FigurePlace {
  companyId: string
  figure: FigureName
  basis: 'quarter' | 'ttm'
  periodEnd: string
}

/** A figure by the last price, of which the receipt is that of the view's day. */
export interface TodayPlace {
  companyId: string
  figure: TodayFigure
  basis: 'today'
}
/** A valuation of a past day, of which the receipt is that of the day. */
export interface DayPlace {
  companyId: string
  figure: BandFigure
  basis: 'day'
  day: string
}
export type AnyPlace = FigurePlace | TodayPlace | DayPlace

export const figureText = (place: AnyPlace): string =>
  [
    place.companyId,
    place.figure,
    place.basis,
    ...(place.basis === 'today' ? [] : [place.basis === 'day' ? place.day : place.periodEnd]),
  ].join('~')

/** The figure that a text of the address names; null where it names none. */
export function figureIn(text: string): AnyPlace | null {
  const [companyId = '', asked, basis, periodEnd = ''] = text.split('~')
  if (basis === 'today') {
    const today = todayFigures.find((one) => one === asked)
    return companyId && today && periodEnd === '' ? { companyId, figure: today, basis } : null
  }
  if (basis === 'day') {
    const valued = bandFigures.find((one) => one === asked)
    return companyId && valued && /^\d{4}-\d\d-\d\d$/.test(periodEnd)
      ? { companyId, figure: valued, basis, day: periodEnd }
      : null
  }
  const figure = figureNames.find((one) => one === asked)
  return companyId && figure && (basis === 'quarter' || basis === 'ttm') && /^\d{4}-\d\d-\d\d$/.test(periodEnd)
    ? { companyId, figure, basis, periodEnd }
    : null
}

/** The figure whose receipt is open beside the screen, and how to open another; it stands in the address. */
export function useFigureField(): readonly [AnyPlace | null, (place: AnyPlace | null) => void] {
  const [text, setText] = useAddressField('figure')
  return [figureIn(text), (place) => setText(place ? figureText(place) : '')]
}
