import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { defineHeld } from '../../../shared/define-held.ts'
import { causeOf } from '../cause.ts'

/** Why a price moved between two days, as the company’s page and answers to questions say it. */
export const heldCause = defineHeld({
  id: 'price-events.cause',
  reads: [
    'company',
    'company_name',
    'daily_price',
    'document',
    'event',
    'event_company',
    'event_evidence',
    'event_taken_over',
    'industry',
    'industry_membership',
    'security',
    'share_count',
    'statement_item',
    'unit_doubt',
    'supply_edge',
    'company_profile',
    'site',
    'found_site',
    'theme',
    'theme_membership',
    'trading_day',
  ],
  input: priceEvents.cause.input,
  load: ({ db, view, now }, asked): Promise<OutputOf<typeof priceEvents.cause>> => causeOf(db, view, { ...asked, now }),
})
