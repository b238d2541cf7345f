import { z } from 'zod'
import { unmeasured } from '../../measured.ts'
import { ownedId } from '../../records/ids.ts'
import { fieldFigures } from '../figures/fields.ts'
import { impactNumbers } from '../impact/operations.ts'
import { quote } from '../markets/shapes.ts'

/** What is done in a trade; a `dividend` is cash that the user received, in place of what the product works out. */
export const tradeKinds = ['buy', 'sell', 'transferIn', 'transferOut', 'dividend'] as const
export type TradeKind = (typeof tradeKinds)[number]
/** How the cost of what is sold is found: moving weighted average, or first in, first out. */
export const costMethods = ['average', 'fifo'] as const
export type CostMethod = (typeof costMethods)[number]

/** Exact decimals travel as text: of a quantity up to 4 places, of a price up to 6, of an amount of money up to 4. */
export const quantityText = z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/)
export const priceText = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/)
export const moneyText = z.string().regex(/^\d{1,14}(?:\.\d{1,4})?$/)

export const heldPortfolio = z.object({
  portfolioId: ownedId('portfolio', z.string()),
  name: z.string(),
  method: z.enum(costMethods),
  isDefault: z.boolean(),
  trades: z.int(),
})
export type HeldPortfolio = z.infer<typeof heldPortfolio>

/** What a security is called. `companyId` null: a fund. */
const named = {
  securityId: z.string(),
  companyId: z.string().nullable(),
  code: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  currency: z.string(),
}

export const trade = z.object({
  tradeId: ownedId('trade', z.string()),
  portfolioId: ownedId('portfolio', z.string()),
  ...named,
  kind: z.enum(tradeKinds),
  day: z.string(),
  quantity: z.string(),
  price: z.string(),
  fees: z.string(),
  taxes: z.string(),
  note: z.string(),
  /** Lowest and highest price paid that day; null where no source gives them, and for what is neither bought nor sold. */
  dayRange: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** It came from a broker's statement. */
  imported: z.boolean(),
})
export type Trade = z.infer<typeof trade>

/** Why a position has no value. */
export const valueAbsences = ['NO_PRICE', 'PRICE_ADJUSTED'] as const
/** Tax bases of the dividends counted: as declared, after tax, unsaid by the source, or as the user recorded them. */
export const dividendBases = ['before-tax', 'after-tax', 'unsaid', 'recorded'] as const

const money = z.number().nullable()
/** A holding of one security. Money in `currency`; rates in per cent. Null: not known, with `absence`. */
export const position = z.object({
  ...named,
  quantity: z.number(),
  cost: z.number(),
  averageCost: money,
  quote: quote.nullable(),
  value: money,
  absence: z.enum(valueAbsences).nullable(),
  /** Share of the value of all positions in its currency. */
  weight: money,
  /** Of the market's last day; null where the security did not trade that day. */
  dayProfit: money,
  unrealised: money,
  /** Unrealised profit ÷ cost. */
  unrealisedRate: money,
  realised: z.number(),
  dividends: z.number(),
  dividendBases: z.array(z.enum(dividendBases)),
  /** Realised, unrealised and dividends. */
  profit: money,
  /** Profit ÷ money put into all positions of the currency, in points. */
  contribution: money,
  /** Rights issues while it was held: they are told of and never assumed taken. */
  rights: z.array(z.object({ day: z.string(), shares: money, price: money })),
  /** Trades said more than was held, as the view knows it: what is shown ends at zero. */
  shortfall: z.object({ day: z.string(), held: z.string(), asked: z.string() }).nullable(),
  companyImpactScoreData: impactNumbers,
})
export type Position = z.infer<typeof position>

/** A position as a file holds it; `fields`: those asked for, null of what the market's list of companies does not know. */
export const positionLine = position.extend({ fields: fieldFigures.nullable() })
export type PositionLine = z.infer<typeof positionLine>

/** Sums of the positions of one currency; there is no exchange between currencies. */
export const totals = z.object({
  currency: z.string(),
  positions: z.int(),
  value: money,
  /** Cost of the positions that have a value, and of those that have none. */
  cost: z.number(),
  costUnvalued: z.number(),
  dayProfit: money,
  dayRate: money,
  unrealised: money,
  realised: z.number(),
  dividends: z.number(),
  profit: money,
  putIn: z.number(),
  /** Profit ÷ money put in. */
  profitRate: money,
  /** Positions without a value: in no sum of values. */
  unvalued: z.int(),
})
export type Totals = z.infer<typeof totals>

/** What a part of the holdings weighs: an industry, a theme. */
const part = z.object({
  id: z.string(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  value: z.number(),
  weight: z.number(),
  positions: z.int(),
})
export const exposure = z.object({
  currency: z.string().nullable(),
  currencies: z.array(z.string()),
  value: money,
  /** Shenwan, first level; weights add up to 100 with what has no class. */
  industries: z.array(part),
  withoutClass: z.number(),
  /** A company counts in each of its themes: weights add up to more than 100. */
  themes: z.array(part),
  withoutTheme: z.number(),
  /** Σ weight × points over companies that were read about, their weights made to add up to one. */
  risk: z.object({
    riskPoint: unmeasured('mean over what one user holds, by weight', z.number().nullable()),
    opportunityPoint: unmeasured('mean over what one user holds, by weight', z.number().nullable()),
    /** Per cent of the value that was read about, and how many positions were not. */
    covered: z.number(),
    leftOut: z.int(),
  }),
  unvalued: z.int(),
})

/** One day of the holdings. `index`: time-weighted, 100 before the first day. */
export const courseDay = z.object({
  date: z.string(),
  value: z.number(),
  index: z.number(),
  benchmark: money,
})
export const course = z.object({
  currency: z.string().nullable(),
  currencies: z.array(z.string()),
  days: z.array(courseDay),
  /** Per cent over the days shown. */
  returnRate: money,
  benchmarkRate: money,
  benchmark: z
    .object({ securityId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() })
    .nullable(),
  /** Securities without a price paid on any day: in no value of the course. */
  leftOut: z.array(z.object({ securityId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() })),
})

/** Fields of a trade that columns of a statement may hold. */
export const statementFields = [
  'day',
  'code',
  'exchange',
  'name',
  'side',
  'quantity',
  'price',
  'amount',
  'commission',
  'stampDuty',
  'transferFee',
  'otherFees',
  'number',
  'note',
] as const
export type StatementField = (typeof statementFields)[number]
/** Which column of a statement is which field. */
export const statementColumn = z.object({ field: z.enum(statementFields), column: z.string().max(200) })
/**
 * What became of a row: `new` it is (to be) added, `known` it was there, `left` it is no trade (a bank transfer, bonus
 * shares that the product counts itself), `refused` it is wrong.
 */
export const rowStates = ['new', 'known', 'left', 'refused'] as const
export const statementRow = z.object({
  line: z.int(),
  state: z.enum(rowStates),
  /** In the reader's language; empty for `new`. */
  message: z.string(),
  day: z.string().nullable(),
  securityId: z.string().nullable(),
  text: z.string(),
  kind: z.enum(tradeKinds).nullable(),
  quantity: z.string().nullable(),
  price: z.string().nullable(),
  /** What was paid that day at least and at most; null where no source says it, and where nothing was paid. */
  dayRange: z.object({ low: z.number(), high: z.number() }).nullable(),
})
export const statementAnswer = z.object({
  portfolioId: ownedId('portfolio', z.string()).nullable(),
  dryRun: z.boolean(),
  encoding: z.string(),
  columns: z.array(z.string()),
  /** Which column was taken for which field. */
  mapping: z.array(statementColumn),
  counts: z.object({ new: z.int(), known: z.int(), left: z.int(), refused: z.int() }),
  /** New rows whose price nobody paid that day: a wrong column, an adjusted price, a slip of the keys. */
  outOfRange: z.int(),
  /** Refused rows first, then those whose price is out of range, then the others in the order of the file; at most 300 of them. */
  rows: z.array(statementRow),
})
