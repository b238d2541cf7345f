import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { defineHeld } from '../../../shared/define-held.ts'
import { groundTables } from '../../impact/offers/ground.ts'
import { causeOf } from '../cause.ts'

/** Why a price moved between two days, as the company’s page and answers to questions say it. */
export const heldCause = defineHeld({
  id: 'price-events.cause',
  reads: [...groundTables, 'company', 'company_name', 'theme', 'trading_day'],
  input: priceEvents.cause.input,
  load: ({ db, view, now }, asked): Promise<OutputOf<typeof priceEvents.cause>> => causeOf(db, view, { ...asked, now }),
})
