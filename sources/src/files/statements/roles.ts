import { periodIn, plainOf, type Told } from './periods.ts'

/**
 * What a column's words say of the period of its report without naming it: the period itself (本期), the quarter alone
 * of a report that also counts from the year's beginning (本报告期), the year so far (年初至报告期末), the one before
 * (上期), the year before (上年), the same a year before (上年同期), the days on which period and year begin and end.
 */
export type Role =
  | 'current'
  | 'quarter'
  | 'to-date'
  | 'before'
  | 'year-before'
  | 'same-before'
  | 'closing'
  | 'opening'
  | 'year-opening'

const words: Readonly<Record<Role, string>> = {
  current:
    '本期|本年|本年度|本会计期间|当期|当年|current period|current year|current fiscal year|this period|this year',
  quarter: '本报告期',
  'to-date': '本年累计|本期累计|本年初至报告期末|年初至报告期末|年初至本报告期末|年初至期末|年初至今|year to date|ytd',
  before:
    '上期|上一期|上会计期间|prior period|previous period|preceding period|comparative period|comparative|comparatives',
  'year-before': '上年|上年度|上一年|上一年度|去年|prior year|previous year|preceding year|last year|prior fiscal year',
  'same-before':
    '上年同期|上年度同期|去年同期|上期同期|prior year period|prior-year period|same period last year|same period of last year|same period prior year|same period of prior year|same period of previous year|corresponding period of last year|corresponding period of prior year|year-ago period|year ago period|year ago',
  closing:
    '期末|本期末|本期期末|年末|本年末|本年年末|本年度末|报告期末|本报告期末|closing|closing balance|ending balance|balance at end|end of period|end of year|period end|year end|end of current period|end of current year',
  opening:
    '期初|本期初|本期期初|上期末|上期期末|报告期初|opening|opening balance|beginning balance|beginning of period|end of prior period|prior period end',
  'year-opening':
    '年初|本年初|本年年初|上年末|上年年末|上年度末|上一年末|上一年度末|上年期末|beginning of year|start of year|end of prior year|end of previous year|end of last year|prior year end|previous year end',
}
const roles = new Map(
  (Object.entries(words) as [Role, string][]).flatMap(([role, names]) =>
    names.split('|').map((name) => [name, role] as const),
  ),
)

/** What stands beside such words and changes nothing of them: what is counted, in which unit, whether audited. */
const beside =
  /[()（）[\]【】:：,，/]|合并|金额|余额|数额|发生额|实际数|数|调整后|重述后|未经审计|未审计|经审计|已审计|人民币|[千百十万亿]*元|\b(?:the|unaudited|audited|restated|consolidated|amount|amounts|cny|rmb|usd|hkd|eur|thousands?|millions?|billions?|mn|bn|in)\b/g

/** Between the period of a report and the role of a column in it, as two rows of a header are joined. */
const JOINED = '：'

/** Months of the year in brackets. */
const monthsIn = /[(（] ?(\d{1,2}) ?[-–—至到~] ?(\d{1,2}) ?月 ?[)）]/

const roleOf = (text: string): Role | undefined =>
  roles.get(plainOf(text).toLowerCase().replace(beside, '').replace(/\s+/g, ' ').trim())

/** A column that a word of its period names: its role, the report's period where it stands before it, or its own. */
export interface RoleTold {
  role: Role
  /** Words of the column, for who asks what was meant. */
  of?: Told
  own?: Told
  /** Months of the year that stand in brackets, 7 to 9 of `本报告期（7-9月）`. */
  months?: readonly [first: number, last: number]
}

/** The role that a column's name tells; undefined where it is none, or a day or a year names its period. */
export function roleIn(column: string): RoleTold | undefined {
  const at = column.lastIndexOf(JOINED)
  if (at > 0) {
    const of = periodIn(column.slice(0, at))
    const role = of && roleOf(column.slice(at + 1))
    if (role) return { role, of }
  }
  const own = periodIn(column)
  if (own) {
    const role = roleOf(own.rest)
    return role && { role, own }
  }
  const months = monthsIn.exec(plainOf(column))
  const role = roleOf(months ? plainOf(column).replace(months[0], '') : column)
  return role && { role, ...(months ? { months: [Number(months[1]), Number(months[2])] } : {}) }
}

/** The name of a column that bears a role in the period of the group above it; undefined where it does not. */
export const roleBelow = (group: string, name: string): string | undefined =>
  periodIn(group) !== undefined && periodIn(name) === undefined && roleOf(name) !== undefined
    ? `${group}${JOINED}${name}`
    : undefined
