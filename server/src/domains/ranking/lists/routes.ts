import { ranking } from '@pandora/contract/domains/ranking/operations'
import { serve, type Route } from '../../../http/route.ts'
import { pageOf, partOf } from '../../../shared/page.ts'
import { heldImpact } from '../../impact/offers/scores.ts'
import { documentTitles } from '../offers/policies.queries.ts'
import { drivenCompanies } from '../offers/policies.ts'
import { versionOf } from '../offers/ranked.ts'
import { strongestEvents } from '../offers/reasons.ts'
import { sectionOf } from '../offers/section.ts'
import { socialCompanies } from '../offers/social.ts'
import { presentEventDriven, presentPolicyItem, presentSocial } from '../present.ts'
import { eventDriven } from './event-driven.ts'
import { aboutOf, arrangedFor, figuresOf, shownWith } from './shown.ts'

/** Reasons that an entry shows. */
const REASONS = 3

export const listRoutes: readonly Route[] = [
  serve(ranking.eventRank, async (call) => {
    const { services, view, input, now } = call
    const section = await sectionOf(services, view, now)
    const ranked = eventDriven(section, input.sort)
    const ids = ranked.map((one) => one.companyId)
    const list = await arrangedFor(call, 'event', ids)
    const page = partOf(list.order, input)
    const figures = figuresOf(section, page)
    const [shown, told, scores] = await Promise.all([
      shownWith(call, figures, list.promoted),
      strongestEvents(services.sql, view, page, REASONS),
      heldImpact.read(services, view, page),
    ])
    const version = versionOf(
      section.day,
      ranked.map((one) => `${one.companyId} ${one.weight}`),
    )
    return {
      ...pageOf(presentEventDriven(figures, shown, { ids, list, told, scores }), list.order.length, input),
      ...aboutOf(version, section, list),
    }
  }),

  serve(ranking.policyDriven, async (call) => {
    const { services, view, input, now } = call
    const [section, driven] = await Promise.all([sectionOf(services, view, now), drivenCompanies(services, view, now)])
    const ids = driven.order.map((one) => one.companyId)
    const list = await arrangedFor(call, 'policy', ids)
    const page = partOf(list.order, input)
    const figures = figuresOf(section, page)
    const documents = page.flatMap((id) =>
      (driven.byId.get(id)?.touches ?? []).slice(0, REASONS).map((one) => one.documentId),
    )
    const [shown, titles] = await Promise.all([
      shownWith(call, figures, list.promoted),
      documentTitles(services.sql, view, [...new Set(documents)]),
    ])
    return {
      ...pageOf(
        presentPolicyItem(figures, shown, { ids, list, driven, titles, most: REASONS }),
        list.order.length,
        input,
      ),
      ...aboutOf(driven.version, section, list),
    }
  }),

  serve(ranking.socialMedia, async (call) => {
    const { services, view, input, now } = call
    const section = await sectionOf(services, view, now)
    const companies = socialCompanies(section, input)
    const page = partOf(companies, input)
    const shown = await shownWith(
      call,
      figuresOf(
        section,
        page.map((one) => one.companyId),
      ),
    )
    return pageOf(presentSocial(section, shown, page, input), companies.length, input)
  }),
]
