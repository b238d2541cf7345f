import { changeGroups, changes, type ChangeGroup } from '@pandora/contract/domains/changes/operations'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { asText, draft, type Draft } from './draft.ts'
import { changesOf } from './gather.ts'
import { documentChanges } from './pairs.queries.ts'
import { presentChanges } from './present.ts'
import { comparedOf, spanOf, type Compared, type Span } from './subject.ts'
import { pageOf } from '../../shared/page.ts'

const isoOf = (ms: number): string => new Date(ms).toISOString()
const listed = (group: ChangeGroup): group is Exclude<ChangeGroup, 'documents'> => group !== 'documents'

/** A page of the documents that came, went or changed. */
async function documentPage(
  db: Db,
  span: Span,
  { companies, themes }: Compared,
  limit: number,
  offset: number,
): Promise<{ drafts: Draft[]; total: number }> {
  const rows = await documentChanges(db, span, { companies, themes, limit, offset })
  const drafts = rows.map((row) =>
    draft({
      group: 'documents',
      kind: row.changed ? 'changed' : row.ended ? 'ended' : 'began',
      companyId: row.company_id,
      themeId: row.theme_id,
      what: row.kind,
      before: row.changed || row.ended ? asText(row.title, row.title) : null,
      after: row.ended ? null : asText(row.title, row.title),
      knownAt: row.known_at,
      origin: row,
      documentIds: [row.document_id],
    }),
  )
  // Beyond the last page nothing says how many there are.
  if (rows.length > 0 || offset === 0) return { drafts, total: rows[0]?.total ?? 0 }
  return { drafts, total: (await documentChanges(db, span, { companies, themes, limit: 1, offset: 0 }))[0]?.total ?? 0 }
}

export const changeRoutes: readonly Route[] = [
  serve(changes.counts, async ({ db, view, user, now, services, input: { subject, id, from, to } }) => {
    const span = spanOf(view, now, from, to)
    const compared = await comparedOf(services, span, user.uid, subject, id)
    const groups = await Promise.all(
      changeGroups.map(async (group) => {
        if (!listed(group)) return { group, count: (await documentPage(db, span, compared, 1, 0)).total, leftOut: 0 }
        const { drafts, total } = await changesOf(services, compared, span, group)
        return { group, count: total, leftOut: total - drafts.length }
      }),
    )
    return {
      subject,
      id,
      nameZh: compared.nameZh,
      nameEn: compared.nameEn,
      companies: compared.companies.length,
      themes: compared.themes.length,
      from: isoOf(span.from),
      to: isoOf(span.to),
      groups,
      total: groups.reduce((sum, one) => sum + one.count, 0),
      companiesLeftOut: compared.leftOut,
      madeNow: compared.madeNow,
    }
  }),

  serve(
    changes.list,
    async ({ db, view, user, now, services, input: { subject, id, from, to, group, page, size } }) => {
      const span = spanOf(view, now, from, to)
      const compared = await comparedOf(services, span, user.uid, subject, id)
      const offset = page * size
      const all = listed(group) ? await changesOf(services, compared, span, group) : null
      const { drafts, total } = all
        ? { drafts: all.drafts.slice(offset, offset + size), total: all.total }
        : await documentPage(db, span, compared, size, offset)
      return pageOf(
        await presentChanges(services, span, compared, drafts, offset),
        total,
        { page, size },
        drafts.length,
      )
    },
  ),
]
