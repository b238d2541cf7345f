import { analysis } from '@pandora/contract/domains/analysis/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { installedModels } from '../../analysis/models.ts'
import { readAgain } from '../../analysis/queue.queries.ts'
import { versions } from '../../analysis/versions.queries.ts'
import { audit } from '../../auth/audit.ts'
import { serve, type Route } from '../../http/route.ts'
import { analysedOf } from './offers/analysed.queries.ts'
import { presentNewsItems } from '../documents/offers/documents.ts'
import { companiesOfDocuments, listedDocuments } from '../documents/offers/documents.queries.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { totalOf } from '../../shared/totals.ts'
import { headlinesOf } from './gists.queries.ts'
import { standingEvents } from './offers/standing-events.queries.ts'
import { cardOf } from './cards.ts'
import { correctionsOf, storyOf, versionOf, wordingOf } from './document.queries.ts'
import { idsIn, presentDocument, presentGists, presentVersion } from './present.ts'
import { presentConflict, presentFailure, presentKind } from './present-health.ts'
import {
  conflicts,
  documentsByVersion,
  failedDocuments,
  failureCounts,
  foundCounts,
  healthByKind,
  namelessDocuments,
  sidesOf,
  standingOf,
} from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { pageOf } from '../../shared/page.ts'

const heldStanding = defineHeld({
  id: 'analysis.standing',
  reads: ['analysis_state', 'analysis_version', 'analysis_waiting', 'document_analysis'],
  load: ({ db, view }) => standingOf(db, view.marketId),
})
const heldHealth = defineHeld({
  id: 'analysis.health',
  reads: ['correction', 'document', 'document_analysis', 'event', 'event_evidence'],
  load: async ({ db, view }) => {
    const [kinds, counts, conflicting, { total: withoutEntity }] = await Promise.all([
      healthByKind(db, view),
      foundCounts(db, view),
      conflicts(db, view, { page: 0, size: 1 }),
      namelessDocuments(db, view, { page: 0, size: 1 }),
    ])
    return {
      kinds: kinds.map(presentKind),
      duplicates: {
        stories: kinds.reduce((sum, one) => sum + one.stories, 0),
        copies: kinds.reduce((sum, one) => sum + one.copies, 0),
      },
      conflicts: conflicting[0]?.total ?? 0,
      withoutEntity,
      ...counts,
    }
  },
})

export const analysisRoutes: readonly Route[] = [
  serve(analysis.gists, async ({ db, view, input: { newsIds, eventIds } }) => {
    const standing = await standingEvents(db, view, eventIds)
    const headlines = await headlinesOf(db, view, newsIds, eventIds.map(standing))
    const read = await analysedOf(
      db,
      view,
      headlines.map((row) => row.document_id),
    )
    const names = await entityNames(
      db,
      view,
      [...read.values()].flatMap(({ result }) => idsIn(result)),
    )
    return presentGists(
      headlines,
      read,
      (id) => names.get(id)?.en ?? null,
      (id) => eventIds.filter((asked) => standing(asked) === id),
    )
  }),

  serve(analysis.document, async ({ db, view, user, input: { newsId } }) => {
    const wording = await wordingOf(db, view, newsId)
    if (!wording) throw new Refusal(errors.NOT_FOUND)
    const row = (await analysedOf(db, view, [newsId])).get(newsId)
    const [names, version, story, corrections] = await Promise.all([
      entityNames(db, view, idsIn(row?.result ?? null)),
      row ? versionOf(db, row.version_id) : undefined,
      row?.story_id ? storyOf(db, view, row.story_id) : [],
      correctionsOf(db, view, newsId),
    ])
    return presentDocument({ newsId, wording, row, version, names, story, corrections, uid: user.uid })
  }),

  serve(analysis.progress, async ({ db, view, services }) => {
    const standing = await heldStanding.read(services, view, {})
    const [version, failures] = await Promise.all([
      standing.version_id === null ? undefined : versionOf(db, standing.version_id),
      failureCounts(db, view.marketId),
    ])
    const { waiting, done, failed, outdated, recent, recent_seconds: seconds } = standing
    const rate = waiting > 0 && recent > 0 && seconds > 0 ? recent / seconds : null
    return {
      state: waiting > 0 ? ('running' as const) : ('idle' as const),
      waiting,
      done,
      failed,
      outdated,
      rate,
      secondsLeft: rate === null ? null : waiting / rate,
      version: version ? presentVersion(version) : null,
      failures,
    }
  }),

  serve(analysis.restart, async ({ db, view, user, input: { scope } }) => {
    const latest = (await standingOf(db, view.marketId)).version_id
    const queued = await readAgain(db, view.marketId, scope, latest)
    await audit(db, user.uid, 'analysis-restarted', { marketId: view.marketId, scope, queued })
    await emitLive(db, { topic: 'analysis', marketId: view.marketId, ids: [], count: queued })
    return { queued }
  }),

  serve(analysis.failures, async ({ db, view, input }) => {
    const rows = await failedDocuments(db, view.marketId, input)
    return pageOf(
      rows.map(presentFailure),
      await totalOf(rows, input.page, () => failedDocuments(db, view.marketId, { ...input, page: 0, size: 1 })),
      input,
    )
  }),

  serve(analysis.models, async ({ db, view, services: { config, log } }) => {
    const [models, used, documents] = await Promise.all([
      installedModels(config.PANDORA_HOME, (file, error) =>
        log.warn({ file, error: String(error) }, 'a model cannot be read'),
      ),
      versions(db),
      documentsByVersion(db, view.marketId),
    ])
    return {
      dataList: await Promise.all(
        [...models.values()].map(async ({ model: { name, version, origin, labels, rows }, bytes }) => ({
          name,
          version,
          origin,
          labels: [...labels],
          rows,
          bytes,
          ...(await cardOf(name)),
        })),
      ),
      versions: used.map((one) => ({ ...presentVersion(one), documents: documents.get(one.version_id) ?? 0 })),
    }
  }),

  serve(analysis.health, ({ view, services }) => heldHealth.read(services, view, {})),

  serve(analysis.conflicts, async ({ db, view, input }) => {
    const rows = await conflicts(db, view, input)
    const [sides, names] = await Promise.all([
      sidesOf(
        db,
        view,
        rows.map((row) => row.event_id),
      ),
      entityNames(
        db,
        view,
        rows.map((row) => row.subject_id),
      ),
    ])
    const ofEvent = Map.groupBy(sides, (side) => side.event_id)
    return pageOf(
      rows.map((row) => presentConflict(row, ofEvent.get(row.event_id) ?? [], names)),
      await totalOf(rows, input.page, () => conflicts(db, view, { ...input, page: 0, size: 1 })),
      input,
    )
  }),

  serve(analysis.withoutEntity, async ({ db, view, input }) => {
    const { ids, total } = await namelessDocuments(db, view, input)
    const rows = await listedDocuments(db, view, ids)
    return pageOf(presentNewsItems(rows, await companiesOfDocuments(db, view, ids)), total, input, ids.length)
  }),
]
