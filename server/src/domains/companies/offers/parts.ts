import { companyCards } from './cards.queries.ts'
import { defineHeldMany } from '../../../shared/define-held.ts'
import { impactNumbersOf } from '../../impact/offers/scores.ts'
import { lastQuotes } from './quotes.ts'

/** Last quotes by security, the same for every list that shows them. */
export const heldQuotes = defineHeldMany({
  id: 'companies.quote',
  reads: ['daily_price', 'security'],
  load: ({ db, view }, ids) => lastQuotes(db, view, ids),
})
/** Numbers of the impact score by company. */
export const heldImpact = defineHeldMany({
  id: 'companies.impact',
  reads: ['company', 'company_score'],
  load: ({ db, view }, ids) => impactNumbersOf(db, view, ids),
})
/** Names and latest news by company. */
export const heldCards = defineHeldMany({
  id: 'companies.card',
  reads: ['company_name', 'document_company', 'exchange', 'industry', 'industry_membership', 'security'],
  load: ({ db, view }, ids) => companyCards(db, view, ids, ['news']),
})
