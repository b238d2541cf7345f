import { CSV_BOM, csvLine, type Cell } from '@pandora/contract/csv'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type {
  HeldPortfolio,
  Position,
  PositionLine,
  Totals,
  Trade,
  TradeKind,
} from '@pandora/contract/domains/holdings/shapes'
import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'
import { codeOf, exchangeOf, exchanges } from '@pandora/contract/records/identity'
import { decimalOf, numberOf, over, textOf, ZERO, type Decimal } from '@pandora/intelligence/holdings/decimal'
import { rateOf, type Sums } from '@pandora/intelligence/holdings/positions'
import { fieldCells, fieldHeads } from '../figures/offers/fields/file.ts'
import { noScore, type ImpactNumbers } from '../impact/offers/scores.ts'
import type { Portfolio, TradeRow } from './queries.ts'
import type { Valued } from './read.ts'
import type { RangeRow, Security } from './securities.queries.ts'

export const presentPortfolio = (row: Portfolio): HeldPortfolio => ({
  portfolioId: row.portfolio_id,
  name: row.name,
  method: row.method,
  isDefault: row.is_default,
  trades: row.trades,
})

/** A security by its id alone where the view does not know it. */
function namesOf(id: string, security: Security | undefined) {
  const exchange = exchangeOf(id)
  return {
    securityId: id,
    companyId: security?.company_id ?? null,
    code: security?.code ?? codeOf(id),
    nameZh: security?.name_zh ?? null,
    nameEn: security?.name_en ?? null,
    currency: security?.currency ?? (exchange ? exchanges[exchange].currency : ''),
  }
}

/** What trades are shown with: names of their securities, and what was paid on their days. */
export interface TradeGround {
  named: ReadonlyMap<string, Security>
  ranges: readonly RangeRow[]
}

/** A trade, with the day's range where it was bought or sold at a price. */
export const presentTrade = (row: TradeRow, { named, ranges }: TradeGround): Trade => ({
  tradeId: row.trade_id,
  portfolioId: row.portfolio_id,
  ...namesOf(row.security_id, named.get(row.security_id)),
  kind: row.kind,
  day: row.day,
  quantity: textOf(decimalOf(row.quantity)),
  price: textOf(decimalOf(row.price), 6),
  fees: textOf(decimalOf(row.fees)),
  taxes: textOf(decimalOf(row.taxes)),
  note: row.note,
  dayRange: rangeOf(row, ranges),
  imported: row.imported,
})

/** What was paid on the day of a purchase or sale; null for what else moves shares, and where no source says it. */
export function rangeOf(
  { kind, security_id, day }: Pick<TradeRow, 'kind' | 'security_id' | 'day'>,
  ranges: readonly RangeRow[],
): Trade['dayRange'] {
  if (kind !== 'buy' && kind !== 'sell') return null
  const range = ranges.find((one) => one.security_id === security_id && one.trade_date === day)
  return range ? { low: range.low, high: range.high } : null
}

const money = (value: Decimal): number => numberOf(value, 4)
const orNull = (value: Decimal | null, places = 4): number | null => (value === null ? null : numberOf(value, places))

/**
 * Positions, what is held no more last; a currency after another, and of each the largest value first, those without a
 * value after them.
 */
export function presentPositions({ positions, sums }: Valued, scores: ReadonlyMap<string, ImpactNumbers>): Position[] {
  const ofCurrency = new Map(sums.map((one) => [one.currency, one]))
  const order = new Map(sums.map(({ currency }, at) => [currency, at]))
  const place = ({ currency }: { currency: string }) => order.get(currency) ?? 0
  const open = ({ quantity }: { quantity: Decimal }) => Number(quantity > ZERO)
  return positions
    .toSorted(
      ({ position: a }, { position: b }) =>
        open(b) - open(a) ||
        place(a) - place(b) ||
        Number((b.value ?? -1n) > (a.value ?? -1n)) - Number((a.value ?? -1n) > (b.value ?? -1n)) ||
        (a.securityId < b.securityId ? -1 : 1),
    )
    .map(({ held, position, quote }): Position => {
      const { quantity, cost, value, realised, dividends, shortfall } = position
      const whole = ofCurrency.get(position.currency)
      const unrealised = value === null ? null : value - cost
      const profit = unrealised === null ? null : unrealised + realised + dividends
      const { company_id: companyId } = held.security
      return {
        ...namesOf(position.securityId, held.security),
        quantity: money(quantity),
        cost: money(cost),
        averageCost: quantity > ZERO ? numberOf(over(cost, quantity), 6) : null,
        quote,
        value: orNull(value),
        absence: position.absence,
        weight: orNull(rateOf(value, whole?.value ?? null), 6),
        dayProfit: orNull(position.dayProfit),
        unrealised: orNull(unrealised),
        unrealisedRate: orNull(rateOf(unrealised, cost), 6),
        realised: money(realised),
        dividends: money(dividends),
        dividendBases: position.dividendBases,
        profit: orNull(profit),
        contribution: orNull(rateOf(profit, whole?.putIn ?? null), 6),
        rights: position.rights,
        shortfall: shortfall && {
          day: shortfall.day,
          held: textOf(shortfall.held),
          asked: textOf(shortfall.asked),
        },
        companyImpactScoreData: (companyId === null ? undefined : scores.get(companyId)) ?? noScore,
      }
    })
}

export const presentTotals = (sums: Sums): Totals => ({
  currency: sums.currency,
  positions: sums.positions,
  value: orNull(sums.value),
  cost: money(sums.cost),
  costUnvalued: money(sums.costUnvalued),
  dayProfit: orNull(sums.dayProfit),
  dayRate: orNull(rateOf(sums.dayProfit, sums.dayBase), 6),
  unrealised: orNull(sums.unrealised),
  realised: money(sums.realised),
  dividends: money(sums.dividends),
  profit: orNull(sums.profit),
  putIn: money(sums.putIn),
  profitRate: orNull(rateOf(sums.profit, sums.putIn), 6),
  unvalued: sums.unvalued,
})

const kinds: Readonly<Record<TradeKind, Bilingual>> = {
  buy: { zh: '买入', en: 'Buy' },
  sell: { zh: '卖出', en: 'Sell' },
  transferIn: { zh: '转入', en: 'Transfer in' },
  transferOut: { zh: '转出', en: 'Transfer out' },
  dividend: { zh: '股息', en: 'Dividend' },
}

type Column<Row> = readonly [zh: string, en: string, (row: Row, language: Language) => Cell]

/** Cells behind the columns of a file, with their heads. */
interface Behind<Row> {
  head: readonly string[]
  cells: (row: Row) => readonly Cell[]
}

/** A table as CSV with BOM, in a language. */
const written = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  language: Language,
  behind: Behind<Row> = { head: [], cells: () => [] },
): string =>
  CSV_BOM +
  csvLine([...columns.map(([zh, en]) => (language === 'en' ? en : zh)), ...behind.head]) +
  rows.map((row) => csvLine([...columns.map(([, , cell]) => cell(row, language)), ...behind.cells(row)])).join('')

const names: readonly Column<Pick<Trade, 'code' | 'securityId' | 'nameZh' | 'nameEn'>>[] = [
  ['证券代码', 'Symbol', (row) => row.code],
  ['交易市场', 'Exchange', (row) => exchangeOf(row.securityId) ?? null],
  [
    '证券名称',
    'Name',
    (row, language) => (language === 'en' ? (row.nameEn ?? row.nameZh) : (row.nameZh ?? row.nameEn)),
  ],
]

/** Trades under the headers of a statement, so that they can be imported elsewhere. */
export const writeTrades = (held: readonly Trade[], language: Language): string =>
  written<Trade>(
    held,
    [
      ['成交日期', 'Date', (row) => row.day],
      ...names,
      ['买卖标志', 'Side', (row) => inLanguage(kinds[row.kind], language)],
      ['成交数量', 'Quantity', (row) => row.quantity],
      ['成交价格', 'Price', (row) => row.price],
      ['手续费', 'Commission', (row) => row.fees],
      ['印花税', 'Stamp duty', (row) => row.taxes],
      ['币种', 'Currency', (row) => row.currency],
      ['备注', 'Note', (row) => row.note],
    ],
    language,
  )

const absences: Readonly<Record<NonNullable<Position['absence']>, Bilingual>> = {
  NO_PRICE: { zh: '没有行情', en: 'no price' },
  PRICE_ADJUSTED: { zh: '只有复权价', en: 'adjusted prices only' },
}

/** Positions as they are shown, and behind them the fields asked for with what those are of. */
export const writePositions = (
  held: readonly PositionLine[],
  language: Language,
  columns: readonly ScreenField[],
): string =>
  written<PositionLine>(
    held,
    [
      ...names,
      ['币种', 'Currency', (row) => row.currency],
      ['持有数量', 'Quantity', (row) => row.quantity],
      ['平均成本', 'Average cost', (row) => row.averageCost],
      ['成本', 'Cost', (row) => row.cost],
      ['最新价', 'Price', (row) => (row.absence === null ? row.quote?.close : null)],
      ['价格日期', 'Price date', (row) => (row.absence === null ? row.quote?.date : null)],
      ['市值', 'Value', (row) => row.value],
      [
        '无市值原因',
        'Why no value',
        (row) => (row.absence === null ? null : inLanguage(absences[row.absence], language)),
      ],
      ['占比 %', 'Weight %', (row) => row.weight],
      ['当日盈亏', 'Profit of the day', (row) => row.dayProfit],
      ['浮动盈亏', 'Unrealised', (row) => row.unrealised],
      ['浮动盈亏 %', 'Unrealised %', (row) => row.unrealisedRate],
      ['已实现盈亏', 'Realised', (row) => row.realised],
      ['股息', 'Dividends', (row) => row.dividends],
      ['总盈亏', 'Profit', (row) => row.profit],
      ['贡献（百分点）', 'Contribution, points', (row) => row.contribution],
      ['影响分', 'Impact score', (row) => row.companyImpactScoreData.impactScore],
      ['风险分', 'Risk points', (row) => row.companyImpactScoreData.riskPoint],
      ['机会分', 'Opportunity points', (row) => row.companyImpactScoreData.opportunityPoint],
    ],
    language,
    {
      head: fieldHeads(columns, language),
      cells: ({ fields }) => fieldCells(columns, fields, language),
    },
  )
