import type { figures } from '@pandora/contract/domains/figures/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { monthOf } from '@pandora/intelligence/fundamentals/months'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { companyNames } from '../../../shared/names.ts'
import { isoInstant } from '../../../shared/provenance.ts'
import { companyQuarters } from '../offers/quarters.queries.ts'
import { addAverage, addClose, addPart, type ReceiptPart, type ShownBar } from '../price-parts.ts'
import { addParts } from '../receipt.ts'
import { standInOf } from '../stand-ins.ts'
import { statementsOf } from '../statements.ts'
import { valuedDays } from './bands.ts'
import { originsThen } from './queries.ts'

type Receipt = OutputOf<typeof figures.dayReceipt>

const rests = {
  peTtm: { formula: 'pe', item: 'parentNetProfit', role: 'profit', column: 'parent_net_profit_ttm' },
  pbRatio: { formula: 'pb', item: 'parentEquity', role: 'equity', column: 'parent_equity' },
} as const

/**
 * How the valuation of a day comes about, of what was known at its end: of the last trading day up to it. Throws
 * NOT_FOUND for a day before the first.
 */
export async function dayReceiptOf(
  db: Db,
  view: View,
  { companyId, figure, day: asked }: ParsedInputOf<typeof figures.dayReceipt>,
): Promise<Receipt> {
  const valued = await valuedDays(db, view, companyId)
  const one = valued?.course.findLast((own) => own.day <= asked)
  if (!valued || !one) throw new Refusal(errors.NOT_FOUND)
  const { securityId, currency } = valued
  const { day } = one
  const then: View = { marketId: view.marketId, asOf: Number.isFinite(one.knows) ? one.knows : null }
  const { formula, item, role, column } = rests[figure]
  const [origins, quarters, names] = await Promise.all([
    originsThen(db, then, { securityId, day, basis: one.bar.basis, countedOn: one.count?.on ?? null }),
    companyQuarters(db, then, [companyId]),
    companyNames(db, view, [companyId]),
  ])
  const row = quarters.get(companyId)?.find((own) => own.period_end === one.earnings?.periodEnd)
  const work = await statementsOf(db, then, companyId, row)
  const bar: ShownBar = {
    trade_date: day,
    basis: one.bar.basis,
    basis_date: one.bar.basisDate,
    close: one.bar.close,
    amount: one.bar.amount,
    volume: one.bar.volume,
  }
  const parts: ReceiptPart[] = []
  const byVwap = one.cap.basis === 'vwap'
  if (byVwap) addAverage(parts, bar, currency, origins.price)
  else addClose(parts, bar, currency, origins.price)
  if (one.count?.total)
    addPart(
      parts,
      {
        kind: 'shares',
        name: 'shares',
        nameZh: '总股本',
        nameEn: 'All shares',
        periodEnd: one.count.on ?? day,
        value: one.count.total,
        unit: 'shares',
      },
      origins.shares,
    )
  if (row && work) addParts(parts, [{ role, of: work(item, 'ttm', monthOf(row.period_end)) }], null)
  const { value, absence } = figure === 'peTtm' ? one.pe : one.pb
  const stated = row && value !== null ? standInOf(row, column) : null
  const known = [origins.price?.known_at, origins.shares?.known_at, row?.known_at].filter((at) => at !== undefined)
  return {
    companyId,
    nameZh: names.get(companyId)?.nameZh ?? null,
    nameEn: names.get(companyId)?.nameEn ?? null,
    figure,
    priceDate: day,
    periodEnd: one.earnings?.periodEnd ?? null,
    value,
    unit: 'times',
    absence,
    formula,
    standIns: [...(byVwap && value !== null ? (['paidPrice'] as const) : []), ...(stated ? [stated] : [])],
    parts,
    knownAt: known.length > 0 ? isoInstant(Math.max(...known)) : null,
  }
}
