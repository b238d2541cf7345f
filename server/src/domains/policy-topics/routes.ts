import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { dayOf, instantOf } from '@pandora/contract/time'
import { errors, Refusal } from '@pandora/contract/errors'
import { policyTopicsOf } from '@pandora/intelligence/policy/topics'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { industryRows } from './catalogue.queries.ts'
import { catalogueOf, heldCatalogue, storedOf } from './catalogue.ts'
import { forgetTicked, saveTicked, tickedTopics } from './configuration.queries.ts'
import { countsOf, FRESH_DAYS, heldCounts, heldReach } from './counts.ts'
import { countsOfMonths } from './counts.queries.ts'
import { besideOf, policiesOfTopics } from './policies.ts'
import { industriesNamed, policyTexts } from './policies.queries.ts'
import {
  presentConfiguration,
  presentEvidence,
  presentLabels,
  presentPolicy,
  presentRanking,
  presentTimeline,
  presentTree,
} from './present.ts'
import { exposureOfTopic } from './topic-exposure.ts'
import { pageOfTopic } from './topic-page.ts'

const reads = [heldCatalogue, heldReach, 'policy_topic_document', 'policy_topic_word', 'document'] as const
const counted = [...reads, heldCounts] as const
/** Topics that gained most, at most so many. */
const HOTTEST = 20

/** The first instant of the day after, and of the month after. */
const dayAfter = (day: string) => instantOf(day) + 86_400_000
const monthAfter = (month: string) =>
  month.endsWith('-12')
    ? `${Number(month.slice(0, 4)) + 1}-01`
    : `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, '0')}`

export const topicRoutes: readonly Route[] = [
  serveShared(policyTopics.list, { reads }, async ({ services, db, view, input: { from, to, ...asked } }) =>
    policiesOfTopics({ services, db, view }, asked, {
      from: from === undefined ? -Infinity : instantOf(from),
      to: to === undefined ? Infinity : dayAfter(to),
    }),
  ),

  serve(policyTopics.configuration, async ({ services, db, view, user }) => {
    const catalogue = await heldCatalogue.read(services, view, {})
    const ticked = await tickedTopics(db, user.uid, view.marketId)
    const kept = ticked === null ? null : new Set(ticked)
    const tree = presentConfiguration(catalogue, kept)
    return {
      dataList: tree,
      total: catalogue.topics.length,
      ticked: tree.flatMap(({ dataList }) => dataList).filter(({ flag }) => flag).length,
      saved: ticked !== null,
    }
  }),

  serve(policyTopics.saveConfiguration, async ({ db, view, user, now, input: { ticked, all } }) => {
    const { byId } = catalogueOf(await industryRows(db, { marketId: view.marketId, asOf: null }))
    for (const id of ticked) if (!byId.has(id)) throw new Refusal(errors.NOT_FOUND)
    if (all) await forgetTicked(db, user.uid, view.marketId)
    else await saveTicked(db, user.uid, view.marketId, [...new Set(ticked)].toSorted(), now)
    return { done: true }
  }),

  serveShared(policyTopics.tree, { reads: counted }, async ({ services, view }) => {
    const [catalogue, { newest, counts }, { policies }] = await Promise.all([
      heldCatalogue.read(services, view, {}),
      countsOf(services, view, FRESH_DAYS),
      heldReach.read(services, view, {}),
    ])
    return { ...wholeOf(presentTree(catalogue, counts)), policies, newestDay: newest === null ? null : dayOf(newest) }
  }),

  serveShared(policyTopics.timeline, { reads }, async ({ services, db, view, input: { topicIds, months } }) => {
    const [catalogue, { newest }] = await Promise.all([
      heldCatalogue.read(services, view, {}),
      heldReach.read(services, view, {}),
    ])
    const rows = await countsOfMonths(db, view, storedOf(catalogue, topicIds))
    return {
      ...wholeOf(newest === null ? [] : presentTimeline(rows, newest, months)),
      policies: rows.reduce((sum, { count }) => sum + count, 0),
    }
  }),

  serveShared(policyTopics.timelineList, { reads }, async ({ services, db, view, input: { month, ...asked } }) =>
    policiesOfTopics({ services, db, view }, asked, {
      from: instantOf(`${month}-01`),
      to: instantOf(`${monthAfter(month)}-01`),
    }),
  ),

  serve(policyTopics.detail, async ({ services, db, view, input: { documentId } }) => {
    const [text] = await policyTexts(db, view, [documentId])
    if (!text || text.kind !== 'policy') throw new Refusal(errors.NOT_FOUND)
    const [beside, industries] = await Promise.all([
      besideOf({ services, db, view }, [documentId], null),
      industriesNamed(db, view, documentId),
    ])
    const found = policyTopicsOf(
      text,
      industries.map((one) => ({ ...one, kind: 'industry' as const, confidence: 1, why: [] })),
    )
    return {
      ...presentPolicy(text, beside),
      content: text.body,
      url: text.url,
      labels: presentLabels(beside.labels.get(documentId) ?? [], beside.given),
      evidence: presentEvidence(found, beside),
    }
  }),

  serveShared(policyTopics.hotTopics, { reads: counted }, async ({ services, view, input: { days } }) => {
    const [catalogue, { newest, counts }] = await Promise.all([
      heldCatalogue.read(services, view, {}),
      countsOf(services, view, days),
    ])
    const gained = presentRanking(catalogue, counts)
      .toSorted((a, b) => b.count - b.before - (a.count - a.before) || a.rank - b.rank)
      .slice(0, HOTTEST)
    return { ...wholeOf(gained), newestDay: newest === null ? null : dayOf(newest) }
  }),

  serve(policyTopics.exposure, ({ services, db, view, input: { topicId, ...asked } }) =>
    exposureOfTopic({ services, db, view }, topicId, asked),
  ),

  serveShared(policyTopics.page, { reads: counted }, async ({ services, db, view, input: { topicId, months } }) =>
    pageOfTopic({ services, db, view }, topicId, months),
  ),
]
