import { CHANGES_MOST, type ChangeGroup } from '@pandora/contract/domains/changes/operations'
import {
  businessChanges,
  eventChanges,
  figureChanges,
  industryChanges,
  nameChanges,
  statusChanges,
} from './company-changes.ts'
import { latestFirst, type Draft } from './draft.ts'
import { scoreChanges } from './scores.ts'
import { comparedOf, type Compared, type Span } from './subject.ts'
import { membershipChanges, themeEventChanges, wordingChanges } from './theme-changes.ts'
import { themeFigureChanges } from './theme-figures.ts'
import { heldMarket } from '../figures/offers/market.ts'
import { heldGraded } from '../themes/offers/graded.ts'
import { heldThemes } from '../themes/offers/summary.ts'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { z } from 'zod'

type Listed = Exclude<ChangeGroup, 'documents'>

/** The latest of what is otherwise, and how much there is in all. */
export interface Gathered {
  drafts: readonly Draft[]
  total: number
}

/**
 * The latest `CHANGES_MOST` of a group that are otherwise; documents are read a page at a time instead. Of what is
 * nobody's own they are held until facts change.
 */
export function changesOf(services: HeldServices, compared: Compared, span: Span, group: Listed): Promise<Gathered> {
  if (compared.own) return latestOf(services, compared, span, group)
  const { kind, id } = compared
  return heldChanges.read(
    services,
    { marketId: span.toView.marketId, asOf: null },
    { kind, id, group, from: span.from, to: span.toView.asOf },
    span.to,
  )
}

async function latestOf(services: HeldServices, compared: Compared, span: Span, group: Listed): Promise<Gathered> {
  const all = latestFirst(await gathered(services, compared, span, group))
  return { drafts: all.slice(0, CHANGES_MOST), total: all.length }
}

/** `to` is null where the second instant is now. */
const heldChanges = defineHeld({
  id: 'changes.group',
  reads: [
    heldGraded,
    heldThemes,
    heldMarket,
    'company',
    'company_name',
    'company_profile',
    'company_score_history',
    'daily_price',
    'event',
    'event_company',
    'event_evidence',
    'event_taken_over',
    'import_run',
    'industry',
    'industry_membership',
    'listing_status',
    'region',
    'site',
    'found_site',
    'score_day',
    'security',
    'share_count',
    'statement_item',
    'unit_doubt',
    'supply_edge',
  ],
  input: z.object({
    kind: z.custom<Compared['kind']>(),
    id: z.string(),
    group: z.custom<Listed>(),
    from: z.number(),
    to: z.number().nullable(),
  }),
  load: async ({ services, view, now }, { kind, id, group, from, to }) => {
    const span: Span = { from, to: to ?? now, fromView: { ...view, asOf: from }, toView: { ...view, asOf: to } }
    // What is held is nobody's own, so nobody asks.
    return latestOf(services, await comparedOf(services, span, 0, kind, id), span, group)
  },
})

async function gathered(services: HeldServices, compared: Compared, span: Span, group: Listed): Promise<Draft[]> {
  const { sql } = services
  const { companies, themes, members } = compared
  const marketThemesOnly = compared.own && compared.kind === 'theme' ? [] : themes
  switch (group) {
    case 'figures':
      return (
        await Promise.all([figureChanges(sql, span, companies), themeFigureChanges(services, span, marketThemesOnly)])
      ).flat()
    case 'scores':
      return scoreChanges(sql, span, [...companies, ...members])
    case 'events':
      return (
        await Promise.all([
          eventChanges(sql, span, [...companies, ...members]),
          themeEventChanges(services, span, marketThemesOnly),
        ])
      ).flat()
    case 'names':
      return (
        await Promise.all([nameChanges(sql, span, companies), wordingChanges(services, span, marketThemesOnly)])
      ).flat()
    case 'status':
      return statusChanges(sql, span, companies)
    case 'industries':
      return industryChanges(sql, span, companies)
    case 'business':
      return businessChanges(sql, span, companies)
    case 'themes':
      return membershipChanges(compared, span)
  }
}
