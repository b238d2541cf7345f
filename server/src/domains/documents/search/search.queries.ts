import { normalised } from '@pandora/intelligence/names'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DocumentIndexRow } from '@pandora/store/generated/schema'
import { timeMarks } from '../index/marks.ts'
import { quoted } from '@pandora/intelligence/words/phrase'
import { needed, ofWordsAlone, type Ask } from './ask.ts'

/** A passage that a search found. */
export type FoundPassage = Pick<
  DocumentIndexRow,
  'document_id' | 'passage' | 'starts_at' | 'published_at' | 'kind' | 'source_name'
> & { rank: number }

/** Instants (ms) from the first to before the last. */
export interface Stretch {
  from: number
  to: number
}

const bounds = (db: Db, { from, to }: Stretch) => db`
  ${from === -Infinity ? db`` : db`and i.published_at >= ${instant(from)}`}
  ${to === Infinity ? db`` : db`and i.published_at < ${instant(to)}`}`

/** The condition of what is asked on the passage `i`. */
function meets(db: Db, view: View, ask: Ask): ReturnType<Db> {
  if (ask.type === 'not' && ofWordsAlone(ask.part)) {
    const left = needed(ask.part)
    // What is left out is left out though it stands in another passage of the text.
    return db`(not i.words @@ ${left}::tsquery and (i.passages = 1 or not exists (select from document_index o
      where o.market_id = i.market_id and o.document_id = i.document_id and o.known_at = i.known_at
        and o.words @@ ${left}::tsquery)))`
  }
  switch (ask.type) {
    case 'words':
      return db`i.words @@ ${ask.query}::tsquery`
    case 'company':
      return db`exists (select from document_company c where c.document_id = i.document_id
        and c.company_id = ${ask.companyId} and ${inForce(db, 'c', view)})`
    case 'event':
      return db`exists (select from event_evidence e where e.document_id = i.document_id
        and e.type = ${ask.eventType} and ${inForce(db, 'e', view)})`
    case 'after':
      return db`i.published_at >= ${instant(ask.at)}`
    case 'before':
      return db`i.published_at < ${instant(ask.at)}`
    case 'not':
      return db`not ${meets(db, view, ask.part)}`
    default: {
      const join = ask.type === 'and' ? db`and` : db`or`
      return db`(${ask.parts.map((part) => meets(db, view, part)).reduce((all, part) => db`${all} ${join} ${part}`)})`
    }
  }
}

/**
 * Passages of a stretch of time that meet what is asked, the newest first, at most `most`. `byTime`: the stretch is short,
 * and the words are looked at one after the other rather than looked up.
 */
export async function passagesWithin(
  db: Db,
  view: View,
  { ask, ranked }: { ask: Ask; ranked: string | null },
  stretch: Stretch,
  most: number,
  byTime: boolean,
): Promise<FoundPassage[]> {
  const marks = `(${timeMarks(view.marketId, stretch.from, stretch.to).map(quoted).join(' | ')})`
  const words = needed(ask)
  const whole = words === null ? marks : `${marks} & (${words})`
  // Oftener is more, in a title most; a forum's post, of which there are ten to each report, counts half.
  const rank =
    ranked === null
      ? db`0::real`
      : db`ts_rank('{0.1, 0.2, 0.4, 1}', i.words, ${ranked}::tsquery) * case i.kind when 'post' then 0.5 else 1 end`
  const exact = ask.type === 'words' ? db`` : db`and ${meets(db, view, ask)}`
  const columns = db`i.document_id, i.passage, i.starts_at, i.published_at, i.kind, i.source_name, i.words`
  // Apart, so that no order tempts the planner to walk back through all of time.
  const found = byTime
    ? db`recent as materialized (select i.* from document_index i where ${inForce(db, 'i', view)}
          ${bounds(db, stretch)}),
        found as materialized (select ${columns} from recent i
          where ${words === null ? db`true` : db`i.words @@ ${words}::tsquery`} ${exact})`
    : db`found as materialized (select ${columns} from document_index i
          where i.words @@ ${whole}::tsquery and ${inForce(db, 'i', view)} ${bounds(db, stretch)} ${exact})`
  return db<FoundPassage[]>`
    with ${found},
      newest as (select * from found i order by i.published_at desc, i.document_id desc, i.passage limit ${most})
    select i.document_id, i.passage, i.starts_at, i.published_at, i.kind, i.source_name, ${rank} as rank
    from newest i order by i.published_at desc, i.document_id desc, i.passage`
}

/** Characters of a passage that it is told by whether it holds a word as such. */
const OPENING = 20_000

/** Titles and beginnings of the passages found, as the view sees their documents. */
export async function openingsOf(
  db: Db,
  view: View,
  found: readonly FoundPassage[],
): Promise<{ document_id: string; title: string; opening: string }[]> {
  return db<{ document_id: string; title: string; opening: string }[]>`
    select d.document_id, d.title, substr(d.body, one.starts_at + 1, ${OPENING}) as opening
    from unnest(${db.array(found.map((one) => one.document_id))}::text[],
      ${db.array(found.map((one) => one.starts_at))}::int[]) one(document_id, starts_at)
    join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}`
}

/** When the document was published (ms) that so many others of a stretch came after; null where there are fewer. */
export async function instantAfter(db: Db, view: View, stretch: Stretch, count: number): Promise<number | null> {
  const [row] = await db<{ published_at: number }[]>`select i.published_at from document_index i
    where i.market_id = ${view.marketId} ${bounds(db, stretch)}
    order by i.published_at desc, i.document_id desc offset ${count} limit 1`
  return row?.published_at ?? null
}

/** When the first document of the market was published (ms); null where it has none. */
export async function firstPublished(db: Db, view: View): Promise<number | null> {
  const [row] = await db<{ published_at: number }[]>`select i.published_at from document_index i
    where i.market_id = ${view.marketId} order by i.published_at, i.document_id limit 1`
  return row?.published_at ?? null
}

/** Companies by what a reader wrote: id, code or one of the names as a whole; the listed before the delisted. */
export async function companyNamed(db: Db, view: View, value: string, now: number): Promise<string | undefined> {
  const [known] = await db<{ company_id: string }[]>`select c.company_id from company c
    where c.company_id = ${value.toUpperCase()} and ${inForce(db, 'c', view)}`
  if (known) return known.company_id
  const [named] = await db<{ company_id: string }[]>`select f.company_id from search_form f
    where f.suffix = ${normalised(value)} and f.whole and f.company_id is not null and f.kind = 'company'
      and ${inForce(db, 'f', view)}
    order by case f.form when 'code' then 0 when 'name' then 1 when 'english' then 2 when 'full' then 2
      when 'former' then 3 else 4 end, f.delisted_at <= ${instant(view.asOf ?? now)}, f.company_id limit 1`
  return named?.company_id
}

/** Names of sources in the market of which what was typed is a part, in Chinese or English. */
export async function sourcesNamed(db: Db, marketId: number, value: string): Promise<string[]> {
  const rows = await db<{ source_name: string; source_name_en: string | null }[]>`
    select source_name, source_name_en from document_source where market_id = ${marketId} order by source_name`
  const asked = value.toLowerCase()
  const whole = rows.filter(
    (row) => row.source_name.toLowerCase() === asked || row.source_name_en?.toLowerCase() === asked,
  )
  const parts = rows.filter(
    (row) => row.source_name.toLowerCase().includes(asked) || row.source_name_en?.toLowerCase().includes(asked),
  )
  return (whole.length > 0 ? whole : parts).map((row) => row.source_name)
}
