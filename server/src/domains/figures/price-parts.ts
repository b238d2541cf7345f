import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { presentProvenance, type Origin } from '../../shared/provenance.ts'

export type ReceiptPart = OutputOf<typeof figures.receipt>['parts'][number]

/** A bar as receipts show it. */
export interface ShownBar {
  trade_date: string
  basis: PriceBasis
  basis_date: string | null
  close: number
  amount: number | null
  volume: number | null
}

const words = {
  traded: { zh: '收盘价（不复权）', en: 'Close as paid' },
  'forward-adjusted': { zh: '收盘价（前复权）', en: 'Close, forward-adjusted' },
  'backward-adjusted': { zh: '收盘价（后复权）', en: 'Close, backward-adjusted' },
} as const
const ownDay = { zh: '收盘价（复权基准日当天，即实际成交价）', en: 'Close on the very day it is adjusted to: as paid' }

type Own = Pick<ReceiptPart, 'kind' | 'name' | 'nameZh' | 'nameEn' | 'periodEnd' | 'value' | 'unit'> & {
  formula?: string
  within?: string
}

/** Adds a part of a receipt; answers its id. */
export function addPart(parts: ReceiptPart[], own: Own, origin: Origin | null): string {
  const id = String(parts.length)
  parts.push({
    id,
    role: own.name,
    basis: null,
    months: null,
    versions: [],
    provenance: origin ? presentProvenance(origin) : null,
    formula: null,
    within: null,
    ...own,
  })
  return id
}

/** The close of a bar, with what it is counted in. */
export function addClose(parts: ReceiptPart[], bar: ShownBar, currency: string, origin: Origin | null): void {
  const { zh, en } = bar.basis === 'forward-adjusted' && bar.basis_date === bar.trade_date ? ownDay : words[bar.basis]
  addPart(
    parts,
    {
      kind: 'price',
      name: 'price',
      nameZh: zh,
      nameEn: en,
      periodEnd: bar.trade_date,
      value: bar.close,
      unit: `${currency}/share`,
    },
    origin,
  )
}

/** The average price of a day that stands in for its close, with amount and volume. */
export function addAverage(parts: ReceiptPart[], bar: ShownBar, currency: string, origin: Origin | null): void {
  if (bar.amount === null || bar.volume === null) return
  const id = addPart(
    parts,
    {
      kind: 'figure',
      name: 'price',
      nameZh: '当日均价',
      nameEn: 'Average price of the day',
      periodEnd: bar.trade_date,
      value: bar.amount / bar.volume,
      unit: `${currency}/share`,
      formula: 'average-price',
    },
    null,
  )
  addPart(
    parts,
    {
      kind: 'price',
      name: 'amount',
      nameZh: '成交额',
      nameEn: 'Amount traded',
      periodEnd: bar.trade_date,
      value: bar.amount,
      unit: currency,
      within: id,
    },
    origin,
  )
  addPart(
    parts,
    {
      kind: 'price',
      name: 'volume',
      nameZh: '成交量',
      nameEn: 'Volume',
      periodEnd: bar.trade_date,
      value: bar.volume,
      unit: 'shares',
      within: id,
    },
    origin,
  )
}
