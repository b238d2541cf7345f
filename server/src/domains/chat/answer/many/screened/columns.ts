import { screenWords, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Period } from '@pandora/intelligence/answers/periods'
import type { ScreenColumn } from '@pandora/intelligence/answers/screened/screen'
import { isOfDividends, keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { readyMarket } from '../../../../figures/offers/fields/order.ts'
import { movesOver } from '../../../../markets/offers/moves.queries.ts'
import { inWords, nameIn, type Asking, type Draft } from '../../draft.ts'
import { daysOf } from '../../prices.ts'
import { bringsStatements } from '../../spans.ts'
import { fieldFact, fieldUnit } from '../../today.ts'
import { changeOf, moveFact } from '../moved.ts'
import { screenFieldOf } from '../screen-field.ts'
import type { HeldColumn, Lack } from './held-column.ts'
import { statementColumns } from './statements.ts'
import { yieldColumn } from './yields.ts'

/** Figures told of a time that only the last price, or the last analysis, has. */
const ofToday = (measure: Measure): boolean =>
  measure.kind === 'field' && measure.field !== 'roe' && measure.field !== 'nopat'

/** The figures of a column, of a streak one of each of its times; or why they are not held over many companies. */
export async function heldColumns(draft: Draft, asking: Asking, column: ScreenColumn): Promise<HeldColumn[] | Lack> {
  const { measure, time, every } = column
  const name = nameIn(draft, measure.name)
  const isLatest = every === null && (time === null || time.kind === 'latest' || time.kind === 'ttm')
  if (isOfDividends(measure) && measure.name.zh === '股息率' && isLatest) return yieldColumn(draft, asking)
  if (measure.kind === 'unheld' || measure.kind === 'profile')
    return {
      what: inWords(draft, `许多公司的${name}`, `${name} over many companies`),
      brings: inWords(
        draft,
        '产品不按全市场持有它；请去掉它再问，或按公司问',
        'It is not held over the market: ask without it, or of a company',
      ),
    }
  if (measure.kind === 'field' && measure.field === 'changeRate' && time !== null && !isLatest && every === null)
    return moveColumn(draft, asking, time)
  const field = screenFieldOf(measure)
  if (isLatest && field !== undefined) return [await fieldColumn(draft, asking, field)]
  if (ofToday(measure))
    return {
      what: inWords(draft, `全市场那时的${name}`, `${name} of that time over the market`),
      brings: inWords(
        draft,
        '它只有最新的：去掉时间再问，或把顶部的“截至”设为那一天',
        'It is held as of now alone: ask without the time, or set the as-of day at the top',
      ),
    }
  return (
    (await statementColumns(draft, asking, column)) ?? {
      what: inWords(draft, `全市场那时的${name}`, `${name} of that time over the market`),
      brings: bringsStatements(draft),
    }
  )
}

async function fieldColumn(draft: Draft, asking: Asking, field: ScreenField): Promise<HeldColumn> {
  const market = await readyMarket(asking.services, asking.view)
  const values = market.columns({})(field)
  const byId = new Map(market.rows.map((row) => [row.companyId, row]))
  return {
    name: nameIn(draft, screenWords[field]),
    unit: fieldUnit(field),
    currency: market.currency,
    values: new Map(
      market.rows.flatMap((row, at) => {
        const value = values[at] ?? Number.NaN
        return Number.isNaN(value) ? [] : [[row.companyId, value] as const]
      }),
    ),
    doubted: new Set(
      market.rows.flatMap((row, at) => (row.unitDoubtful && Number.isNaN(values[at]) ? [row.companyId] : [])),
    ),
    fact: (companyId) => {
      const row = byId.get(companyId)
      return row ? fieldFact(draft, asking, row, field) : null
    },
  }
}

async function moveColumn(draft: Draft, asking: Asking, time: Period): Promise<HeldColumn[] | Lack> {
  const { services, view, known } = asking
  const span = daysOf(time, known.today)
  const rows = span === null || span.from > known.today ? [] : await movesOver(services.sql, view, span)
  const last = rows.reduce((latest, row) => (row.last_day > latest ? row.last_day : latest), '')
  if (span === null || last === '')
    return {
      what: inWords(draft, '那段时间的涨跌', 'Changes of prices over that time'),
      brings: inWords(draft, '那时没有行情：导入日线行情', 'No prices of that time: import daily prices'),
    }
  const mark = rows.every((row) => row.basis === 'traded') ? '' : inWords(draft, '（复权）', ' (adjusted)')
  const change = `${inWords(draft, '涨跌', 'Change')}${mark}`
  const days = span.from === last ? last : inWords(draft, `${span.from} 至 ${last}`, `${span.from} to ${last}`)
  const byId = new Map(rows.map((row) => [row.company_id, row]))
  return [
    {
      name: `${days} ${change}`,
      unit: 'percent',
      currency: null,
      values: new Map(rows.map((row) => [row.company_id, changeOf(row)])),
      doubted: new Set(),
      fact: (companyId) => {
        const row = byId.get(companyId)
        return row ? moveFact(draft, asking, row, change) : null
      },
    },
  ]
}

/** One word for a column: two of the same figure and time have the same. */
export const columnKey = ({ measure, time, every }: ScreenColumn): string =>
  JSON.stringify([keyOf(measure), time, every])
