import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

const DAY = 86_400_000
/** Most documents that stories of companies are counted in: the newest. */
const MOST_TOLD = 5000

/** Stories of the year up to an instant (ms) that hold words and name a company; copies once. */
export interface ToldCount {
  company_id: string
  about: number
  mentions: number
}

export async function storiesOfCompanies(db: Db, view: View, query: string, at: number): Promise<ToldCount[]> {
  return db<ToldCount[]>`
    select told.company_id, count(*) filter (where told.about)::int as about,
      count(*) filter (where not told.about)::int as mentions
    from (select dc.company_id, coalesce(a.story_id, hit.document_id) as story, bool_or(dc.relation = 'subject') as about
      from (select distinct i.document_id, i.published_at from document_index i
        where i.words @@ ${query}::tsquery and i.published_at > ${instant(at - EVIDENCE_DAYS * DAY)}
          and i.published_at <= ${instant(at)} and ${inForce(db, 'i', view)}
        order by i.published_at desc, i.document_id desc limit ${MOST_TOLD}) hit
      join document_company dc on dc.document_id = hit.document_id and ${inForce(db, 'dc', view)}
      left join document_analysis a on a.document_id = hit.document_id and ${inForce(db, 'a', view)}
      group by 1, 2) told
    group by 1`
}

/** Documents that hold words, the newest first, at most `most`; of a company alone where one is asked for. */
export async function documentsHolding(
  db: Db,
  view: View,
  { query, companyId, from, to }: { query: string; companyId: string | null; from: number | null; to: number },
  most: number,
): Promise<{ document_id: string; about: boolean }[]> {
  const company =
    companyId === null
      ? db`false as about`
      : db`bool_or(exists (select from document_company s where s.document_id = i.document_id
          and s.company_id = ${companyId} and s.relation = 'subject' and ${inForce(db, 's', view)})) as about`
  return db<{ document_id: string; about: boolean }[]>`
    select i.document_id, ${company} from document_index i
    where i.words @@ ${query}::tsquery and i.published_at <= ${instant(to)}
      ${from === null ? db`` : db`and i.published_at > ${instant(from)}`} and ${inForce(db, 'i', view)}
      ${
        companyId === null
          ? db``
          : db`and exists (select from document_company c where c.document_id = i.document_id
              and c.company_id = ${companyId} and ${inForce(db, 'c', view)})`
      }
    group by i.document_id, i.published_at order by i.published_at desc, i.document_id desc limit ${most}`
}

/** The first document that holds words. */
export async function firstHolding(
  db: Db,
  view: View,
  query: string,
): Promise<{ document_id: string; title: string; published_at: number } | null> {
  const [row] = await db<{ document_id: string; title: string; published_at: number }[]>`
    select d.document_id, d.title, d.published_at from (select i.document_id from document_index i
      where i.words @@ ${query}::tsquery and ${inForce(db, 'i', view)}
      order by i.published_at, i.document_id limit 1) hit
    join document d on d.document_id = hit.document_id and ${inForce(db, 'd', view)}`
  return row ?? null
}

/** How many documents hold words in each week (number of weeks since a Monday, ms) between two instants. */
export async function weeksHolding(
  db: Db,
  view: View,
  query: string,
  { from, to }: { from: number; to: number },
): Promise<{ week: number; documents: number }[]> {
  return db<{ week: number; documents: number }[]>`
    select floor((extract(epoch from i.published_at) * 1000 - ${from}::float8) / ${7 * DAY}::float8)::int as week,
      count(distinct i.document_id)::int as documents
    from document_index i where i.words @@ ${query}::tsquery and i.published_at >= ${instant(from)}
      and i.published_at <= ${instant(to)} and ${inForce(db, 'i', view)} group by 1 order by 1`
}

/** How many documents of the market there are in each of those weeks. */
export async function weeksOfAll(
  db: Db,
  view: View,
  { from, to }: { from: number; to: number },
): Promise<{ week: number; documents: number }[]> {
  return db<{ week: number; documents: number }[]>`
    select floor((extract(epoch from d.published_at) * 1000 - ${from}::float8) / ${7 * DAY}::float8)::int as week,
      count(*)::int as documents
    from document d where d.published_at >= ${instant(from)} and d.published_at <= ${instant(to)}
      and ${inForce(db, 'd', view)} group by 1 order by 1`
}
