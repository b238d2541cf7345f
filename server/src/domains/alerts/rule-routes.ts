import { adminKinds, GUEST_RULE_LIMIT, RULE_LIMIT, targetsOf } from '@pandora/contract/domains/alerts/terms'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { isKindName } from '@pandora/contract/records/kinds'
import { eventKind } from '@pandora/intelligence/events/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { allowed } from '../membership/offers.ts'
import { channelsOf } from './channels.queries.ts'
import { factOf } from './match/conditions.ts'
import { countRules, rulesOf, setDeleted, storeRule, switchRule, wantNewFacts } from './rules.queries.ts'
import { oneRule, shownRules } from './shown.ts'
import { draftOf, targetIdOf, type Draft } from './target.ts'
import { companiesOfTarget } from './target-companies.ts'
import { tryRule } from './trial.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** What a rule looks at is of the present, whatever instant the page looks from. */
const present = ({ marketId }: View): View => ({ marketId, asOf: null })

/** Refuses a rule that cannot be one, by the field's name; answers the id of what it looks at. */
async function checked(db: Db, user: User, view: View, draft: Draft): Promise<string | null> {
  const { condition, target } = draft
  if (!targetsOf[condition.kind].includes(target)) throw badInput('target', 'not-offered')
  if (adminKinds.includes(condition.kind) && user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
  if (condition.kind === 'event')
    for (const type of condition.types)
      if (!eventKind(type)) throw badInput('condition.types', 'unknown', { value: type })
  if (condition.kind === 'phrase' && condition.phrase.trim().length < 2)
    throw badInput('condition.phrase', 'too-short', { limit: 2 })
  if (condition.kind === 'stale' && condition.fact !== undefined && !isKindName(condition.fact))
    throw badInput('condition.fact', 'unknown', { value: condition.fact })
  return targetIdOf(db, user.uid, view, draft)
}

async function checkRoom(db: Db, user: User, now: number): Promise<void> {
  const limit = user.role === 'guest' ? GUEST_RULE_LIMIT : RULE_LIMIT
  const count = await countRules(db, user.uid)
  if (count >= limit) throw new Refusal(errors.LIST_FULL, { limit })
  await allowed(db, user.uid, 'alerts', count + 1, now)
}

/** Rules: what a user wants to be told of. */
export const ruleRoutes: readonly Route[] = [
  serve(alerts.rules, async ({ db, view, user, now, input: { page, size, ...filter } }) => {
    const whose = { uid: user.uid, marketId: view.marketId, now }
    const rows = await rulesOf(db, whose, filter, { page, size })
    const total =
      rows[0]?.total ?? (page === 0 ? 0 : ((await rulesOf(db, whose, filter, { page: 0, size: 1 }))[0]?.total ?? 0))
    return pageOf(await shownRules(db, user.uid, view, rows), total, { page, size })
  }),

  serve(alerts.saveRule, async ({ db, view, user, now, input: asked }) => {
    const input = draftOf(asked)
    const { ruleId, condition, channelIds, cooldownMinutes, quiet, enabled, target } = input
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'empty')
    if (ruleId === undefined) await checkRoom(db, user, now)
    else await oneRule(db, user, view, now, ruleId)
    const targetId = await checked(db, user, present(view), input)
    if (channelIds.length > 0) {
      // A guest has none: what a guest is told of stays in the product.
      const own = new Set((await channelsOf(db, user.uid)).map((one) => one.channel_id))
      const unknown = channelIds.find((id) => !own.has(id))
      if (unknown !== undefined) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: unknown })
    }
    const id = await storeRule(db, { uid: user.uid, marketId: view.marketId, now }, ruleId, {
      name,
      target,
      targetId,
      condition: condition.kind === 'phrase' ? { ...condition, phrase: condition.phrase.trim() } : condition,
      cooldownMinutes,
      quiet,
      enabled,
      channelIds,
    })
    const fact = factOf[condition.kind]
    if (fact !== 'import' && fact !== 'stale') await wantNewFacts(db, view.marketId, fact)
    return oneRule(db, user, view, now, id)
  }),

  serve(alerts.switchRule, async ({ db, view, user, now, input: { ruleId, enabled } }) => {
    if (!(await switchRule(db, user.uid, view.marketId, ruleId, enabled))) throw new Refusal(errors.NOT_FOUND)
    return oneRule(db, user, view, now, ruleId)
  }),

  serve(alerts.removeRule, async ({ db, view, user, now, input: { ruleId } }) => {
    if (!(await setDeleted(db, user.uid, view.marketId, ruleId, now))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(alerts.restoreRule, async ({ db, view, user, now, input: { ruleId } }) => {
    await takeTurn(db, user.uid)
    if (!(await setDeleted(db, user.uid, view.marketId, ruleId, null))) throw new Refusal(errors.NOT_FOUND)
    const limit = user.role === 'guest' ? GUEST_RULE_LIMIT : RULE_LIMIT
    const count = await countRules(db, user.uid)
    if (count > limit) throw new Refusal(errors.LIST_FULL, { limit })
    await allowed(db, user.uid, 'alerts', count, now)
    const rule = await oneRule(db, user, view, now, ruleId)
    const fact = factOf[rule.condition.kind]
    if (fact !== 'import' && fact !== 'stale') await wantNewFacts(db, view.marketId, fact)
    return rule
  }),

  serve(alerts.tryRule, async ({ db, view, user, now, services, input: asked }) => {
    const input = draftOf(asked)
    const targetId = await checked(db, user, view, input)
    const companies = await companiesOfTarget(services, view, now, user.uid, input, targetId)
    const { target, condition, cooldownMinutes } = input
    const themeId = target === 'theme' ? targetId : null
    const tried = await tryRule(services, view, now, { target, companies, themeId, condition, cooldownMinutes })
    return {
      from: iso(tried.from),
      to: iso(tried.to),
      dataList: tried.shown.map(({ fact, evidence, said, at, heldBack }) => ({
        said,
        companyId: evidence.companyId,
        themeId: evidence.themeId,
        documentId: evidence.documentId,
        eventId: evidence.eventId,
        runId: fact.kind === 'import' ? fact.runId : null,
        knownAt: iso(at),
        heldBack,
      })),
      total: tried.total,
      heldBack: tried.heldBack,
      companies: companies?.length ?? null,
      cut: tried.cut,
      newestAt: tried.newestAt === null ? null : iso(tried.newestAt),
    }
  }),
]
