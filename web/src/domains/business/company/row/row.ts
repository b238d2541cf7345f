import { dimensions } from '@pandora/contract/domains/business/operations'
import { useAddressField } from '../../../../lib/address.ts'
import type { Dimension } from '../model.ts'

/** A row of a report's main business; an empty key is the whole way of cutting. */
export interface ReportRow {
  periodEnd: string
  type: Dimension
  key: string
}

export const rowText = ({ periodEnd, type, key }: ReportRow): string => `${periodEnd}~${type}~${key}`

/** The row that a text of the address names; null where it names none. */
export function rowIn(text: string): ReportRow | null {
  const [periodEnd = '', asked = '', ...key] = text.split('~')
  const type = dimensions.find((one) => one === asked)
  return type && /^\d{4}-\d\d-\d\d$/.test(periodEnd) ? { periodEnd, type, key: key.join('~') } : null
}

/** The row whose report is open beside the screen, and how to open another; it stands in the address. */
export function useRow(): readonly [ReportRow | null, (row: ReportRow | null) => void] {
  const [text, setText] = useAddressField('row')
  return [rowIn(text), (row) => setText(row ? rowText(row) : '')]
}
