import { namedSeriesOf, seriesOf } from '@pandora/intelligence/policy/meetings/series'
import type { Db, Sql } from '@pandora/store/database'
import { hasChanged, type Derivation } from '../../shared/derivation.ts'
import {
  dropMeetings,
  keepMeetings,
  keepRules,
  marketsOfOldRules,
  policyVersions,
  touchedDocuments,
  untouchedSince,
  type MeetingPlace,
  type PolicyVersion,
} from './derive.queries.ts'

/** Counts up when what tells a series changes, so that what is held is read anew. */
export const RULES = 1
/** Documents of one statement. */
const BATCH = 2000

/** The meeting that a version of a document tells of, with the place of the words that say so; null for none. */
function meetingOf({ title, opening, source_name, source_name_en }: PolicyVersion): MeetingPlace | null {
  const known = seriesOf({ title, text: opening })
  const other = known ? null : namedSeriesOf(title)
  if (!known && !other) return null
  // Words that stand apart are told with a gap between them: the first of them is the place.
  const words = (known?.why ?? other?.why ?? '').split(' … ')[0] ?? ''
  const field = title.includes(words) ? ('title' as const) : ('body' as const)
  const start = Math.max(0, (field === 'title' ? title : opening).indexOf(words))
  return {
    series: known?.series ?? other?.name ?? '',
    // A market's mark may stand before the name of the body.
    series_en: other && source_name.includes(other.name) ? (source_name_en?.split(' · ').at(-1) ?? null) : null,
    field,
    starts_at: start,
    ends_at: start + words.length,
    words,
  }
}

/** Tells anew of which meetings some documents are, in every version of theirs. */
async function tellMeetings(tx: Db, marketId: number, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    await dropMeetings(tx, marketId, some)
    const versions = await policyVersions(tx, marketId, some)
    await keepMeetings(
      tx,
      marketId,
      versions.flatMap((version) => {
        const place = meetingOf(version)
        return place ? [{ ...version, ...place }] : []
      }),
    )
  }
}

/** What a merge of documents, or the removal of a run, does to the meetings: inside its transaction. */
export const deriveMeetings: Derivation = async (tx, change) => {
  if (!hasChanged(change, 'document')) return
  await tellMeetings(tx, change.marketId, await touchedDocuments(tx))
}

/** Reads what markets hold since before these rules, a batch a transaction; answers how many documents. */
export async function tellHeldMeetings(sql: Sql, stopping: () => boolean): Promise<number> {
  let done = 0
  for (const marketId of await marketsOfOldRules(sql, RULES)) {
    let after = ''
    while (!stopping()) {
      const ids = await untouchedSince(sql, marketId, after, BATCH)
      const last = ids.at(-1)
      if (last === undefined) break
      await sql.begin((tx) => tellMeetings(tx, marketId, ids))
      after = last
      done += ids.length
    }
    if (!stopping()) await keepRules(sql, marketId, RULES)
  }
  return done
}
