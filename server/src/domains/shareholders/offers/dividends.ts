import type { shareholders } from '@pandora/contract/domains/shareholders/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { companyQuarters, type QuarterFigures } from '../../figures/offers/quarters.queries.ts'
import { presentProvenance } from '../../../shared/provenance.ts'
import { companyActions, type CompanyAction } from './actions.queries.ts'
import { toldOnce } from './told-once.ts'
import { absenceOf } from '../present.ts'
import { anyFact, closesOn, sharesBefore, type DayClose } from '../queries.ts'

type Answer = OutputOf<typeof shareholders.dividends>
type Row = Answer['dataList'][number]

/** Cash over the close that was paid on the day. */
function yieldOf(
  { action, action_date: on, cash_per_share: cash, basis_date: counted }: CompanyAction,
  close: DayClose | undefined,
  today: string,
): Pick<Row, 'price' | 'yield' | 'yieldAbsence'> {
  const none = (yieldAbsence: Row['yieldAbsence']) => ({ price: null, yield: null, yieldAbsence })
  if (action !== 'dividend' || cash === null) return none(null)
  if (on > today) return none('NOT_YET')
  if (!close) return none('NO_PRICE')
  const paid = close.basis === 'traded' || close.basis_date === close.trade_date
  if (!paid || close.close <= 0) return none('PRICE_ADJUSTED')
  if (counted !== null && counted !== on) return { ...none('OTHER_BASIS'), price: close.close }
  return { price: close.close, yield: (cash / close.close) * 100, yieldAbsence: null }
}

/** Profit to the parent of the fiscal year that ended within a calendar year. */
const profitOf = (quarters: readonly QuarterFigures[], year: number): number | null =>
  quarters.find((one) => one.months === 12 && one.period_end.startsWith(`${year}-`))?.parent_net_profit_ttm ?? null

/** Whether its cash is counted in the shares that were held on the day. */
const isCounted = (one: CompanyAction | undefined): boolean =>
  one !== undefined && (one.basis_date === null || one.basis_date === one.action_date)

function yearsOf(
  rows: readonly Row[],
  shares: ReadonlyMap<string, number>,
  quarters: readonly QuarterFigures[],
): Answer['years'] {
  const paid = rows.filter((row) => row.action === 'dividend' && row.cashPerShare !== null)
  return [...Map.groupBy(paid, (row) => Number(row.day.slice(0, 4)))]
    .map(([year, own]) => {
      const cashes = own.map((row) => {
        const held = shares.get(row.day)
        return held === undefined ? null : (row.cashPerShare ?? 0) * held
      })
      const cash = cashes.includes(null) ? null : cashes.reduce<number>((sum, one) => sum + (one ?? 0), 0)
      const profit = profitOf(quarters, year - 1)
      const yields = own.map((row) => row.yield)
      return {
        year,
        cashPerShare: own.reduce((sum, row) => sum + (row.cashPerShare ?? 0), 0),
        cash,
        profit,
        payout: cash !== null && profit !== null && profit > 0 ? (cash / profit) * 100 : null,
        yield: yields.includes(null) ? null : yields.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      }
    })
    .toSorted((a, b) => a.year - b.year)
}

/** Dividends, splits and rights of a company, the latest first, each once. */
export async function dividendsOf(db: Db, view: View, companyId: string, today: string): Promise<Answer> {
  const actions = toldOnce(
    await companyActions(db, view, { from: '1800-01-01', to: '2200-12-31', companyIds: [companyId] }),
  ).filter(
    (one, _, all) => one.security_id === (all.find((own) => own.security_id === companyId) ?? all[0])?.security_id,
  )
  const security = actions[0]?.security_id ?? companyId
  const days = [...new Set(actions.filter((one) => one.action === 'dividend').map((one) => one.action_date))]
  const [closes, shares, quarters, told] = await Promise.all([
    closesOn(db, view, security, days),
    sharesBefore(db, view, security, days),
    companyQuarters(db, view, [companyId]),
    actions.length > 0 ? true : anyFact(db, view, 'corporate_action'),
  ])
  const rows = actions.map((one) => ({
    day: one.action_date,
    action: one.action,
    announcedOn: one.announced_on,
    taxBasis: one.tax_basis,
    cashPerShare: one.cash_per_share,
    sharesPerShare: one.shares_per_share,
    rightsPrice: one.rights_price,
    ...yieldOf(one, closes.get(one.action_date), today),
    provenance: presentProvenance(one),
  }))
  return {
    currency: actions[0]?.currency ?? null,
    dataList: rows,
    total: rows.length,
    years: yearsOf(
      rows.filter((_, at) => isCounted(actions[at])),
      shares,
      quarters.get(companyId) ?? [],
    ),
    absence: absenceOf(rows.length > 0, told),
  }
}
