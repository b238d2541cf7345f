import { rm } from 'node:fs/promises'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { isKindName } from '@pandora/contract/records/kinds'
import { imports } from '@pandora/contract/domains/imports/operations'
import { parseProfile } from '@pandora/sources/files/profile'
import type { ProfileText } from '@pandora/sources/files/shipped'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { removeRunWithin } from '@pandora/store/runs'
import type { User } from '../../auth/access.ts'
import type { Config } from '../../config.ts'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { deriveFor } from '../../imports/derive.ts'
import { enqueueRun } from '../../imports/job.queries.ts'
import { planImport, profileNamed, profilesOf } from '../../imports/plan.ts'
import { createRun } from '../../imports/queries.ts'
import { rejectedHead, rejectedRows, writeRejected } from '../../imports/rejected-csv.ts'
import { allowedPath, storeUpload, uploadedFile, type Place } from './files.ts'
import { presentProfile, presentRejection, presentRejectionCount, presentRun } from './present.ts'
import { previewWithCompany } from './company-of-file.ts'
import {
  addUpload,
  cancelRun,
  deleteProfile,
  rejectionCounts,
  rejectionsPage,
  runById,
  runsPage,
  saveProfile,
  uploadById,
} from './queries.ts'
import { pageOf } from '../../shared/page.ts'

type Which = { uploadId?: string | undefined; path?: string | undefined }

/** The file that a call names, by upload or by server path. */
async function placeOf(db: Db, config: Config, marketId: number, { uploadId, path }: Which): Promise<Place> {
  if (uploadId !== undefined) {
    const upload = await uploadById(db, marketId, uploadId)
    if (!upload) throw new Refusal(errors.NOT_FOUND)
    return { path: upload.path, name: upload.file }
  }
  if (path === undefined) throw badInput('path', 'required')
  return allowedPath(config, path)
}

function givenProfile(
  profiles: readonly ProfileText[],
  { profile, profileText }: { profile?: string | undefined; profileText?: string | undefined },
): ProfileText | undefined {
  if (profileText !== undefined) return { text: profileText, profile: parseProfile(profileText) }
  return profile === undefined ? undefined : profileNamed(profiles, profile)
}

async function knownRun(db: Db, marketId: number, runId: number) {
  const run = await runById(db, marketId, runId)
  if (!run) throw new Refusal(errors.NOT_FOUND)
  return run
}

const by = (user: User): string => `user:${user.uid}`

export const importRoutes: readonly Route[] = [
  serve(imports.upload, async ({ request, db, view, user, services, now, language }) => {
    const { uploadId, path, name, bytes } = await uploadedFile(
      request,
      (file) => storeUpload(services.config, file),
      ({ path: kept }) => rm(kept, { force: true }),
    )
    try {
      const preview = await previewWithCompany(
        db,
        view.marketId,
        { uploadId, place: { path, name }, profiles: await profilesOf(db, view.marketId) },
        now,
        language,
      )
      await addUpload(db, {
        upload_id: uploadId,
        market_id: view.marketId,
        file: name,
        path,
        bytes,
        uploaded_by: user.uid,
      })
      return preview
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }),

  serve(imports.preview, async ({ input, db, view, services, now, language }) => {
    const { kind } = input
    if (kind !== undefined && !isKindName(kind)) throw badInput('kind', 'not-offered')
    const place = await placeOf(db, services.config, view.marketId, input)
    const profiles = await profilesOf(db, view.marketId)
    return previewWithCompany(
      db,
      view.marketId,
      {
        uploadId: input.uploadId ?? '',
        place,
        profiles,
        profile: input.profile,
        profileText: input.profileText,
        kind,
        header: input.header,
        part: input.part,
      },
      now,
      language,
    )
  }),

  serve(imports.start, async ({ input, db, view, user, services, language }) => {
    const place = await placeOf(db, services.config, view.marketId, input)
    const profiles = await profilesOf(db, view.marketId)
    const planned = await planImport(place.path, profiles, givenProfile(profiles, input), place.name, input.part)
    const runIds: number[] = []
    for (const { path, name, profile } of planned) {
      if (!profile) continue
      const runId = await createRun(db, {
        marketId: view.marketId,
        source: 'files',
        profile: profile.profile.name,
        profileText: profile.text,
        file: name,
        path,
        dryRun: input.dryRun,
        startedBy: by(user),
      })
      await enqueueRun(db, runId)
      runIds.push(runId)
    }
    await emitLive(db, { topic: 'import-run', marketId: view.marketId, ids: runIds.map(String) })
    return presentRun(await knownRun(db, view.marketId, runIds[0] ?? 0), language)
  }),

  serve(imports.list, async ({ input, db, view, language }) => {
    const { rows, total } = await runsPage(db, view.marketId, input.page, input.size)
    return pageOf(
      rows.map((run) => presentRun(run, language)),
      total,
      input,
    )
  }),

  serve(imports.get, async ({ input, db, view, language }) =>
    presentRun(await knownRun(db, view.marketId, input.runId), language),
  ),

  serve(imports.cancel, async ({ input, db, view, language }) => {
    await knownRun(db, view.marketId, input.runId)
    if (!(await cancelRun(db, view.marketId, input.runId))) throw new Refusal(importsErrors.IMPORT_NOT_RUNNING)
    await emitLive(db, { topic: 'import-run', marketId: view.marketId, ids: [String(input.runId)] })
    return presentRun(await knownRun(db, view.marketId, input.runId), language)
  }),

  serve(imports.remove, async ({ input, db, view, language }) => {
    await knownRun(db, view.marketId, input.runId)
    // In the call's one transaction: a second connection beside it would let as many calls as the pool is large wait
    // for each other for ever.
    const removed = await removeRunWithin(db, input.runId, deriveFor(view.marketId))
    if (!removed) throw new Refusal(importsErrors.IMPORT_NOT_REMOVABLE)
    await emitLive(db, { topic: 'import-run', marketId: view.marketId, ids: [String(input.runId)] })
    return presentRun(await knownRun(db, view.marketId, input.runId), language)
  }),

  serve(imports.rejections, async ({ input, db, view, language }) => {
    await knownRun(db, view.marketId, input.runId)
    const { rows, total } = await rejectionsPage(db, input.runId, input)
    return pageOf(
      rows.map((row) => presentRejection(row, language)),
      total,
      input,
    )
  }),

  serve(imports.rejectionReasons, async ({ input, db, view, language }) => {
    await knownRun(db, view.marketId, input.runId)
    return { dataList: (await rejectionCounts(db, input.runId)).map((row) => presentRejectionCount(row, language)) }
  }),

  serveDownload(imports.rejectionsCsv, async ({ input, db, view, language }) => {
    await knownRun(db, view.marketId, input.runId)
    return {
      file: `rejected-${input.runId}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: rejectedRows(db, input.runId, language),
      begins: rejectedHead(language),
      write: writeRejected,
    }
  }),

  serve(imports.profiles, async ({ db, view }) => ({
    dataList: (await profilesOf(db, view.marketId)).map(presentProfile),
  })),

  serve(imports.saveProfile, async ({ input, db, view, user }) => {
    const profile = parseProfile(input.text)
    await saveProfile(db, view.marketId, profile.name, input.text, by(user))
    return presentProfile({ profile, text: input.text })
  }),

  serve(imports.deleteProfile, async ({ input, db, view }) => {
    if (!(await deleteProfile(db, view.marketId, input.name)))
      throw new Refusal(importsErrors.NO_SUCH_PROFILE, { profile: input.name })
    return { done: true }
  }),
]
