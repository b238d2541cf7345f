import { z } from 'zod'
import { measured } from '../../measured.ts'
import { priceBases } from './kinds.ts'

/**
 * The last bar known, of one basis; null where there is none. Rates in per cent, amounts in the security's currency.
 */
export const quote = z.object({
  securityId: z.string(),
  date: z.string(),
  close: measured({ measure: 'company.close', day: 'date', basis: ['basis', 'basisDate'] }, z.number()),
  change: z.number().nullable(),
  changeRate: measured({ measure: 'company.changeRate', day: 'date', basis: 'basis' }),
  volume: z.number().nullable(),
  amount: measured({ measure: 'company.amount', day: 'date' }),
  turnoverRate: measured({ measure: 'company.turnoverRate', day: 'date' }),
  basis: z.enum(priceBases),
  basisDate: z.string().nullable(),
  currency: z.string().nullable(),
  /** Closes of the last 20 bars known, oldest first. */
  recent: z.array(z.number()),
})
