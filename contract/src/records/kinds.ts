import {
  company,
  companyName,
  companyProfile,
  industry,
  industryMembership,
  listingStatus,
  security,
} from './company.ts'
import { document, documentCompany } from './document.ts'
import { corporateAction, dailyPrice, observation, series, shareCount, tradingDay } from './market-data.ts'
import { event, eventCompany } from './event.ts'
import { countryRelation, financingRound } from './investment.ts'
import { author, post } from './post.ts'
import { industryRelation, productRelation } from './relation.ts'
import { supplyEdge, theme, themeMembership } from './theme.ts'
import { businessSegment, statementItem } from './statement.ts'

/** Every kind of fact that can be imported, by table name. */
export const recordKinds = {
  company,
  company_name: companyName,
  company_profile: companyProfile,
  security,
  listing_status: listingStatus,
  industry,
  industry_membership: industryMembership,
  daily_price: dailyPrice,
  trading_day: tradingDay,
  share_count: shareCount,
  corporate_action: corporateAction,
  series,
  observation,
  statement_item: statementItem,
  business_segment: businessSegment,
  document,
  document_company: documentCompany,
  author,
  post,
  theme,
  theme_membership: themeMembership,
  supply_edge: supplyEdge,
  industry_relation: industryRelation,
  product_relation: productRelation,
  event,
  event_company: eventCompany,
  financing_round: financingRound,
  country_relation: countryRelation,
} as const

export type KindName = keyof typeof recordKinds
