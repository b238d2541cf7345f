import { defineHeldMany } from '../../shared/define-held.ts'
import { companyCards } from './offers/cards.queries.ts'

/** Names and latest news by company. */
export const heldCards = defineHeldMany({
  id: 'watch.card',
  reads: ['company_name', 'document_company', 'exchange', 'industry', 'industry_membership', 'security'],
  load: ({ db, view }, ids) => companyCards(db, view, ids, ['news']),
})
