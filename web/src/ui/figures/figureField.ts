import { figureNames } from '@pandora/contract/figures'
import type { FigureName } from '@pandora/contract/figures'
import { useAddressField } from '../../lib/address.ts'

/** A figure of a company and quarter whose receipt can be opened. */
export interface FigurePlace {
  companyId: string
  figure: FigureName
  basis: 'quarter' | 'ttm'
  periodEnd: string
}

export const figureText = ({ companyId, figure, basis, periodEnd }: FigurePlace): string => [companyId, figure, basis, periodEnd].join('~')

/** The figure that a text of the address names; null where it names none. */
export function figureIn(text: string): FigurePlace | null {
  const [companyId = '', asked, basis, periodEnd = ''] = text.split('~')
  const figure = figureNames.find((one) => one === asked)
  return companyId && figure && (basis === 'quarter' || basis === 'ttm') && /^\d{4}-\d\d-\d\d$/.test(periodEnd) ? { companyId, figure, basis, periodEnd } : null
}

/** The figure whose receipt is open beside the screen, and how to open another; it stands in the address. */
export function useFigureField(): readonly [FigurePlace | null, (place: FigurePlace | null) => void] {
  const [text, setText] = useAddressField('figure')
  return [figureIn(text), (place) => setText(place ? figureText(place) : '')]
}
