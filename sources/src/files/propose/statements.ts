import type { KindName } from '@pandora/contract/records/kinds'
import { inSimplified } from '../header-names.ts'
import { itemOf } from '../statements/lines.ts'
import { columnPeriod } from '../statements/column-periods.ts'
import { fileSays } from '../statements/file-says.ts'
import { isOpenQuarter, isPeriod, itemBeside, periodIn } from '../statements/periods.ts'
import { roleIn } from '../statements/roles.ts'
import { Bad } from '../values/bad.ts'
import { companyInText, listedId } from '../values/codes.ts'
import { type Context, type Fields, type Found, as, cellsOf, isThere } from './draft.ts'

interface Statement {
  kind: KindName
  parts: unknown[]
  missing: string[]
  score: number
  beside: string[]
}

/** A column named as one company's, and as nothing else. */
const namesCompany = (column: string): boolean =>
  /\d{5,6}/.test(column) && periodIn(column) === undefined && !(listedId(column, null, 'stock') instanceof Bad)

/** Which statement a text names; lines that the product does not know stand in it. */
function statementNamed(text: string): string | undefined {
  const plain = inSimplified(text).toLowerCase()
  const named = [
    /利润表|损益表|income statement|profit and loss/.test(plain) ? 'income' : undefined,
    /资产负债表|财务状况表|balance sheet|financial position/.test(plain) ? 'balance' : undefined,
    /现金流量表|cash flow/.test(plain) ? 'cash-flow' : undefined,
  ].filter((one) => one !== undefined)
  return named.length === 1 ? named[0] : undefined
}

/** Figures of the parent alone are none of the group's, which is what the product keeps. */
const ofParentAlone = (text: string): boolean =>
  /母公司(?!所有者|股东|净利润|的)|parent company only/i.test(inSimplified(text))

/** The column whose cells are lines of statements: most of those that are known, and at least two. */
function lineColumn(context: Context): string | undefined {
  const known = (column: string): number =>
    new Set(cellsOf(column, context).flatMap((cell) => (isThere(cell) ? (itemOf(String(cell)) ?? []) : []))).size
  const best = context.columns
    .map((column) => ({ column, lines: known(column), filled: cellsOf(column, context).filter(isThere).length }))
    .toSorted((one, other) => other.lines - one.lines)[0]
  return best && best.lines >= 2 && best.lines * 4 >= best.filled ? best.column : undefined
}

/** How the end of a period and its months are read. */
interface PeriodFields {
  end: Fields
  months: Fields
}

const periodOf = (column: string, line?: string): PeriodFields => ({
  end: { column, as: 'period', ...(line === undefined ? {} : { line }) },
  months: { column, as: 'period-months', ...(line === undefined ? {} : { line }) },
})

/** What a table names once, for all of it: in its titles, else in the name of the file. */
const onceIn = (transform: string): Fields => ({
  first: [
    { column: '$title', as: transform },
    { column: '$file', as: transform },
  ],
})

const companyOfAll = ({ title, file }: Context): Fields | undefined =>
  [title, file].some((text) => typeof companyInText(text) === 'string') ? onceIn('company-in-text') : undefined

const periodOfAll = ({ title, file }: Context): PeriodFields | undefined =>
  [title, file].some((text) => periodIn(text) !== undefined)
    ? { end: onceIn('period-in-text'), months: onceIn('period-months') }
    : undefined

/**
 * A mapping for statements laid out by their lines: lines down and periods across (of one company, or of one a row);
 * lines down and companies across; a company a row, lines and periods across. Undefined where a table is none of these.
 */
export function statementTable(found: Found, context: Context): Statement | undefined {
  const { columns, title, file } = context
  if (ofParentAlone(title) || ofParentAlone(file)) return undefined
  const lines = lineColumn(context)
  const ofGroup = columns.filter((column) => column !== lines && !ofParentAlone(column))
  const inRoles = ofGroup.some((column) => !isPeriod(column) && roleIn(column) !== undefined)
  const across = ofGroup.filter((column) => isPeriod(column) || roleIn(column) !== undefined)
  const companies = columns.filter((column) => column !== lines && namesCompany(column))
  const pairs = columns.filter((column) => itemBeside(column) !== undefined)
  const coded: Fields | undefined =
    found.code === undefined || found.code === lines
      ? undefined
      : { column: found.code, as: 'company', ...(found.exchange ? { exchange: { column: found.exchange } } : {}) }
  const says = fileSays(columns, { title, file })
  /** Whether the file leaves to its reader which period a column is of. */
  const asked = (some: readonly string[]): boolean =>
    some.some((column) => {
      const period = columnPeriod(column, says)
      return period instanceof Bad && (period.reason === 'PERIOD_UNSAID' || period.reason === 'FISCAL_YEAR')
    })
  const otherwise = statementNamed(`${title}\n${file}`)
  const draft = (
    line: string,
    taken: readonly string[],
    company: Fields | undefined,
    period: PeriodFields | undefined,
    told: readonly string[],
  ): Statement => {
    const beside = columns.filter((column) => !taken.includes(column))
    const part = (take: string): Fields => ({
      column: line,
      as: 'line',
      take,
      ...(otherwise === undefined ? {} : { otherwise }),
    })
    return {
      kind: 'statement_item',
      score: 0.9,
      beside,
      missing: [
        ...(company ? [] : ['company_id']),
        ...(period && !asked(taken) ? [] : ['period_end']),
        ...(told.some(isOpenQuarter) ? ['period_months'] : []),
      ],
      parts: [
        {
          kind: 'statement_item',
          alone: true,
          single: true,
          columns: { except: beside },
          fields: {
            company_id: company ?? { value: null },
            statement: part('statement'),
            period_end: period?.end ?? { value: null },
            period_months: { first: [part('months'), ...(period ? [period.months] : [])] },
            item: part('item'),
            value: { column: '$value', as: 'line-figure', line },
            unit: part('unit'),
            published_on: as(found.announced, 'day'),
          },
        },
      ],
    }
  }
  const said = context.company === undefined ? undefined : { value: context.company }
  // Statistics of an industry have lines of the same names: indicators of nobody are series.
  if (lines !== undefined && lines === found.series && !coded && !companyOfAll(context) && companies.length === 0)
    return undefined
  const name = periodOf('$name')
  if (lines !== undefined && across.length > 0) {
    const period = inRoles ? periodOf('$name', lines) : name
    return draft(lines, across, coded ?? companyOfAll(context) ?? said, period, across)
  }
  if (lines !== undefined && companies.length > 0) {
    const own = found.period ?? found.date
    const inRow = own === undefined || own === lines ? undefined : periodOf(own)
    const told = own === undefined ? [title, file] : cellsOf(own, context).map(String)
    return draft(lines, companies, { column: '$name', as: 'company' }, inRow ?? periodOfAll(context), told)
  }
  return coded && pairs.length > 1 ? draft('$name', pairs, coded, name, pairs) : undefined
}
