import { inSimplified, type Concept } from '../header-names.ts'

type Found = Partial<Record<Concept, string>>
type Fields = Record<string, unknown>

/** Whether a column says that it counts by ten shares. */
const perTen = (column: string): boolean => /每\s*(?:10|十)\s*股|^10[派送转]|per\s*(?:10|ten)/i.test(column)
const perOne = (column: string): boolean => /每股|per.?share|dividend|stkdiv|stk_div|cash_?div/i.test(column)
const cash = /派息|派现|分红|股利|红利|派发现金|cash.?per.?share|cash.?div|dividend/i
const noAmount = /日期?$|date|方案|进度|年度|总额|税率|率$|yield|ratio|plan|total/i

/**
 * Where a mainland table is dated by the day of record or of payment, its name says so; the ex-date is taken where
 * there is one.
 */
const days = [
  ['ex_date', 'ex-date'],
  ['record_date', 'record-date'],
  ['payment_date', 'payment-date'],
] as const

/** Which tax basis a column of cash is on; null where it does not say. */
function taxOf(column: string): 'before-tax' | 'after-tax' | null {
  const name = inSimplified(column)
  if (/税后|扣税后|after.?tax|net/i.test(name)) return 'after-tax'
  return /税前|含税|before.?tax|gross|pre.?tax/i.test(name) ? 'before-tax' : null
}

/** Columns of cash by their tax basis: the first of each, so that before and after tax are two facts. */
function cashColumns(columns: readonly string[]): { column: string; tax: ReturnType<typeof taxOf> }[] {
  const named = columns.filter(
    (column) =>
      cash.test(inSimplified(column)) &&
      !noAmount.test(
        inSimplified(column)
          .replace(/[(（[【].*$/, '')
          .trim(),
      ),
  )
  const first = new Map<string | null, string>()
  for (const column of named) if (!first.has(taxOf(column))) first.set(taxOf(column), column)
  return [...first].map(([, column]) => ({ column, tax: taxOf(column) }))
}

/** The concepts of a header with its first column of cash, however that is called. */
export function withCash(found: Found, columns: readonly string[]): Found {
  const cashColumn = found.dividend ?? cashColumns(columns)[0]?.column
  return cashColumn === undefined ? found : { ...found, dividend: cashColumn }
}

const byShare = (column: string): Fields => ({ column, as: 'number', ...(perTen(column) ? { exponent: -1 } : {}) })

/** Whether a table's figures are counted in later shares: those of vendors that adjust dividends for splits since. */
const isAdjusted = (column: string): boolean => /复权|adjusted|split.?adj|^adj/i.test(inSimplified(column))

/**
 * A mapping for dividends and shares given out: a fact for each column of cash, so that no basis writes over another.
 */
export function actionRecords(security: Fields | undefined, found: Found, columns: readonly string[]): unknown[] {
  const [concept, datedBy] = days.find(([one]) => found[one] !== undefined) ?? days[0]
  const day = found[concept]
  const common = {
    security_id: security,
    action_date: day === undefined ? undefined : { column: day, as: 'day' },
    dated_by: { value: datedBy },
    announced_on: found.announced === undefined ? undefined : { column: found.announced, as: 'day' },
  }
  const dividends = cashColumns(columns).map(({ column, tax }) => ({
    kind: 'corporate_action',
    when: { present: column },
    fields: {
      ...common,
      action: { value: 'dividend' },
      tax_basis: { value: tax },
      ...(isAdjusted(column) ? { basis_date: { value: null } } : {}),
      cash_per_share: byShare(column),
    },
  }))
  const bonus =
    found.bonus === undefined
      ? []
      : [
          {
            kind: 'corporate_action',
            when: { present: found.bonus },
            fields: { ...common, action: { value: 'bonus' }, shares_per_share: byShare(found.bonus) },
          },
        ]
  return [...dividends, ...bonus]
}

/** What the columns do not say: by how many shares they count, and of which day's shares adjusted figures are. */
export function actionLacks(found: Found, columns: readonly string[]): string[] {
  const paid = cashColumns(columns).map(({ column }) => column)
  return [
    ...(paid.some((column) => !perTen(column) && !perOne(column)) ? ['cash_per_share'] : []),
    ...(found.bonus !== undefined && !perTen(found.bonus) && !perOne(found.bonus) && !/pershare/i.test(found.bonus)
      ? ['shares_per_share']
      : []),
    ...(paid.some(isAdjusted) ? ['basis_date'] : []),
  ]
}
