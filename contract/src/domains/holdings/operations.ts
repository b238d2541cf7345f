import { z } from 'zod'
import { screenField, screenFields } from '../figures/fields.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import {
  costMethods,
  course,
  exposure,
  heldPortfolio,
  moneyText,
  position,
  positionLine,
  priceText,
  quantityText,
  statementAnswer,
  statementColumn,
  statementFields,
  totals,
  trade,
  tradeKinds,
} from './shapes.ts'

/** Most portfolios and trades of a user in a market, and trades of a guest. */
export const PORTFOLIO_LIMIT = 50
export const TRADE_LIMIT = 20_000
export const GUEST_TRADE_LIMIT = 200
/** Rows of a statement that are told of one by one. */
export const ROWS_TOLD = 300

/** Without an id: all portfolios of the user together. */
const ofPortfolio = { portfolioId: ownedId('portfolio').optional() }
const currency = z.string().min(1).max(8).optional()
const tradeFilter = { ...ofPortfolio, securityId: publicId('security').optional() }

export const holdings = {
  portfolios: defineOperation({
    id: 'holdings.portfolios',
    method: 'GET',
    path: '/api/holdings/portfolios',
    summary: "The user's portfolios",
    output: z.object({ dataList: z.array(heldPortfolio), total: z.int(), trades: z.int(), limit: z.int() }),
  }),
  savePortfolio: defineOperation({
    id: 'holdings.savePortfolio',
    method: 'POST',
    path: '/api/holdings/savePortfolio',
    writes: true,
    summary: 'Make, rename or set a portfolio; the first one is the default',
    input: z.object({
      portfolioId: ownedId('portfolio').optional(),
      name: z.string().min(1).max(60),
      method: z.enum(costMethods).optional(),
      isDefault: z.boolean().optional(),
    }),
    output: heldPortfolio,
  }),
  deletePortfolio: defineOperation({
    id: 'holdings.deletePortfolio',
    method: 'POST',
    path: '/api/holdings/deletePortfolio',
    writes: true,
    summary: 'Delete a portfolio with all its trades; it can be taken back for a day',
    input: z.object({ portfolioId: ownedId('portfolio') }),
    output: done,
  }),
  restorePortfolio: defineOperation({
    id: 'holdings.restorePortfolio',
    method: 'POST',
    path: '/api/holdings/restorePortfolio',
    writes: true,
    summary: 'Take the deletion of a portfolio back; where its name has been taken since, under a numbered one',
    input: z.object({ portfolioId: ownedId('portfolio') }),
    output: heldPortfolio,
  }),
  trades: defineOperation({
    id: 'holdings.trades',
    method: 'POST',
    path: '/api/holdings/trades',
    dated: true,
    summary: 'Trades up to the day that is looked from, the latest first',
    input: z.object({ ...pageInput(50, 200), ...tradeFilter }),
    output: pageOf(trade),
  }),
  saveTrade: defineOperation({
    id: 'holdings.saveTrade',
    method: 'POST',
    path: '/api/holdings/saveTrade',
    writes: true,
    summary: 'Record or change a trade; without a portfolio in the default one',
    input: z.object({
      tradeId: ownedId('trade').optional(),
      ...ofPortfolio,
      securityId: publicId('security'),
      kind: z.enum(tradeKinds),
      day,
      quantity: quantityText,
      price: priceText,
      fees: moneyText.optional(),
      taxes: moneyText.optional(),
      note: z.string().max(500).optional(),
    }),
    output: trade,
  }),
  deleteTrade: defineOperation({
    id: 'holdings.deleteTrade',
    method: 'POST',
    path: '/api/holdings/deleteTrade',
    writes: true,
    summary: 'Delete a trade; it can be taken back for a day',
    input: z.object({ tradeId: ownedId('trade') }),
    output: done,
  }),
  restoreTrade: defineOperation({
    id: 'holdings.restoreTrade',
    method: 'POST',
    path: '/api/holdings/restoreTrade',
    writes: true,
    summary: 'Take the deletion of a trade back',
    input: z.object({ tradeId: ownedId('trade') }),
    output: done,
  }),
  importTrades: defineOperation({
    id: 'holdings.importTrades',
    method: 'POST',
    path: '/api/holdings/importTrades',
    writes: true,
    summary: "Import a broker's statement, or say row by row what an import would do",
    input: z.object({
      ...ofPortfolio,
      file: z.string().min(1).max(200),
      /** The file's bytes in base64; those of a text may be packed by gzip. */
      content: z
        .string()
        .max(950_000)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      columns: z.array(statementColumn).max(statementFields.length).optional(),
      dryRun: z.boolean(),
    }),
    output: statementAnswer,
  }),
  positions: defineOperation({
    id: 'holdings.positions',
    method: 'GET',
    path: '/api/holdings/positions',
    dated: true,
    summary: 'What is held and how it does',
    input: z.object({ ...ofPortfolio }),
    output: z.object({
      /** Last day of a price among the positions. */
      day: z.string().nullable(),
      totals: z.array(totals),
      dataList: z.array(position),
      total: z.int(),
    }),
  }),
  course: defineOperation({
    id: 'holdings.course',
    method: 'GET',
    path: '/api/holdings/course',
    dated: true,
    summary: 'Value and time-weighted return by day, beside the market',
    input: z.object({ ...ofPortfolio, currency }),
    output: course,
  }),
  exposure: defineOperation({
    id: 'holdings.exposure',
    method: 'GET',
    path: '/api/holdings/exposure',
    dated: true,
    summary: 'Weights by industry and theme, and points of risk and opportunity by weight',
    input: z.object({ ...ofPortfolio, currency }),
    output: exposure,
  }),
  exportPositions: defineOperation({
    id: 'holdings.exportPositions',
    method: 'POST',
    path: '/api/holdings/exportPositions',
    transport: 'download',
    dated: true,
    summary: 'Positions as CSV with BOM',
    input: z.object({
      ...ofPortfolio,
      /** Fields of the screening that follow the usual columns, in this order. */
      columns: z.array(screenField).max(screenFields.length).optional(),
    }),
    output: z.array(positionLine),
  }),
  exportTrades: defineOperation({
    id: 'holdings.exportTrades',
    method: 'GET',
    path: '/api/holdings/exportTrades',
    transport: 'download',
    dated: true,
    summary: 'Trades as CSV with BOM; such a file can be imported again',
    input: z.object({ ...ofPortfolio }),
    output: z.array(trade),
  }),
}
