import { daysBefore } from '@pandora/intelligence/answers/days'
import { readyMarket } from '../../../../figures/offers/fields/order.ts'
import { companyActions, type CompanyAction } from '../../../../shareholders/offers/actions.queries.ts'
import { toldOnce } from '../../../../shareholders/offers/told-once.ts'
import { presentProvenance } from '../../../../../shared/provenance.ts'
import { addFact, companyName, inWords, type Asking, type Draft } from '../../draft.ts'
import { fieldFact } from '../../today.ts'
import type { HeldColumn, Lack } from './held-column.ts'

/** Days of which the payments are counted. */
const DAYS = 365

/** Payments of a company among its actions. */
const paymentsIn = (own: readonly CompanyAction[]): CompanyAction[] =>
  own.filter((one) => one.action === 'dividend' && (one.cash_per_share ?? 0) > 0)

/** Cash that went ex in the last year by the shares of today, and whether it can be counted so. */
function paidIn(own: readonly CompanyAction[]): { cash: number; paid: CompanyAction[] } | null {
  const paid = paymentsIn(own)
  const first = paid.reduce((day, one) => (one.action_date < day ? one.action_date : day), '9999-12-31')
  // Shares were split since: what was paid on one is not what is paid on one of today.
  const isSplit = own.some((one) => one.action !== 'dividend' && one.action_date >= first)
  const isOther = paid.some((one) => one.basis_date !== null && one.basis_date !== one.action_date)
  if (paid.length === 0 || isSplit || isOther) return null
  return { cash: paid.reduce((sum, one) => sum + (one.cash_per_share ?? 0), 0), paid }
}

/**
 * The yield of dividends of all companies that paid any in the last year: cash a share before tax that went ex in it,
 * over the last close. Companies whose shares were split since have none, and are named.
 */
export async function yieldColumn(draft: Draft, asking: Asking): Promise<HeldColumn[] | Lack> {
  const { services, view, known } = asking
  const year = Number(known.today.slice(0, 4))
  const [market, actions] = await Promise.all([
    readyMarket(services, view),
    companyActions(services.sql, view, { from: `${year - 1}-01-01`, to: `${year}-12-31` }),
  ])
  const since = daysBefore(known.today, DAYS)
  const counted = toldOnce(actions).filter((one) => one.action_date > since && one.action_date <= known.today)
  const bySecurity = Map.groupBy(counted, (one) => one.security_id)
  const name = inWords(draft, '股息率（近一年派息 ÷ 收盘价）', 'Dividend yield (paid in a year ÷ close)')
  const found = new Map(
    market.rows.flatMap((row) => {
      const paid = paidIn(bySecurity.get(row.securityId) ?? [])
      if (!paid || row.close === null || row.close <= 0) return []
      if (paid.paid.some((one) => one.currency !== row.currency)) return []
      return [[row.companyId, { row, paid: paid.paid, value: (paid.cash / row.close) * 100 }] as const]
    }),
  )
  const uncounted = new Set(
    market.rows.flatMap((row) =>
      row.close === null || found.has(row.companyId) || paymentsIn(bySecurity.get(row.securityId) ?? []).length === 0
        ? []
        : [row.companyId],
    ),
  )
  if (found.size === 0)
    return {
      what: inWords(draft, '近一年的股息率', 'Dividend yields of the last year'),
      brings: inWords(draft, '导入分红送转文件与日线行情', 'Import a file of dividends and splits, and daily prices'),
    }
  return [
    {
      name,
      unit: 'percent',
      currency: null,
      values: new Map([...found].map(([companyId, one]) => [companyId, one.value])),
      doubted: new Set(),
      uncounted: {
        ids: uncounted,
        why: inWords(
          draft,
          '派息之后送转或拆股，或派息的币种、日期与收盘价的不同',
          'their shares were split after it was paid, or it was paid in another currency or by another day’s shares',
        ),
      },
      fact: (companyId) => {
        const of = found.get(companyId)
        if (!of) return null
        const at = { companyId, company: companyName(draft, known, companyId) }
        const close = fieldFact(draft, asking, of.row, 'close')
        const parts = of.paid.map((one) =>
          addFact(draft, {
            ...at,
            label: inWords(draft, '每股派现', 'Cash a share'),
            period: one.action_date,
            unit: 'per-share',
            currency: one.currency,
            value: one.cash_per_share,
            provenance: presentProvenance(one),
          }),
        )
        return addFact(draft, {
          ...at,
          label: name,
          period: inWords(draft, `${since} 之后至 ${known.today}`, `after ${since} to ${known.today}`),
          unit: 'percent',
          value: of.value,
          decimals: asking.reading.decimals,
          formula: inWords(
            draft,
            '股息率 = 近一年除息的每股派现（税前）之和 ÷ 最新收盘价',
            'Dividend yield = cash a share before tax that went ex in a year ÷ last close',
          ),
          parts: [...parts, ...(close === null ? [] : [close])],
        })
      },
    },
  ]
}
