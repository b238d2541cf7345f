import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { VersionRow } from '../../analysis/versions.queries.ts'
import { calledAs } from '../../shared/masked.ts'

/** The wording that the view knows of a document. */
export async function wordingOf(
  db: Db,
  view: View,
  documentId: string,
): Promise<{ kind: DocumentKind; title: string; body: string; language: 'zh' | 'en' } | undefined> {
  const [row] = await db<
    { kind: DocumentKind; title: string; body: string; language: 'zh' | 'en' }[]
  >`select d.kind, d.title, d.body, d.language from document d
    where d.document_id = ${documentId} and ${inForce(db, 'd', view)}`
  return row
}

export async function versionOf(db: Db, versionId: number): Promise<VersionRow | undefined> {
  const [row] = await db<
    VersionRow[]
  >`select version_id, key, models, first_used_at from analysis_version where version_id = ${versionId}`
  return row
}

/** Documents that tell a story, the first ones, and how many there are. */
export async function storyOf(
  db: Db,
  view: View,
  storyId: string,
): Promise<
  {
    document_id: string
    title: string
    source_name: string
    source_name_en: string | null
    published_at: number
    total: number
  }[]
> {
  return db<
    {
      document_id: string
      title: string
      source_name: string
      source_name_en: string | null
      published_at: number
      total: number
    }[]
  >`
    with told as (select a.document_id from document_analysis a
      where a.story_id = ${storyId} and a.story_id <> a.document_id and ${inForce(db, 'a', view)}
      union select ${storyId}::text)
    select d.document_id, d.title, d.source_name, d.source_name_en, d.published_at, count(*) over ()::int as total
      from told t join document d on d.document_id = t.document_id and ${inForce(db, 'd', view)}
    order by d.published_at, d.document_id limit 21`
}

/** Corrections of a document that stood at the view's instant, oldest first. */
export async function correctionsOf(
  db: Db,
  view: View,
  documentId: string,
): Promise<
  {
    correction_id: number
    kind: 'entity' | 'stance' | 'tone'
    uid: number | null
    name: string | null
    corrected_at: number
  }[]
> {
  const at = view.asOf === null ? 'infinity' : instant(view.asOf)
  return db<
    {
      correction_id: number
      kind: 'entity' | 'stance' | 'tone'
      uid: number | null
      name: string | null
      corrected_at: number
    }[]
  >`
    select c.correction_id, c.kind, c.uid, ${calledAs(db, 'a')} as name, c.corrected_at from correction c
      left join account a on a.uid = c.uid
    where c.market_id = ${view.marketId} and c.document_id = ${documentId} and c.corrected_at <= ${at}
      and (c.reverted_at is null or c.reverted_at > ${at}) order by c.correction_id`
}
