import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { hasChanged, type Derivation } from '../shared/derivation.ts'
import { readNamedAgain } from './names/named-later.queries.ts'
import { regroupWithout } from './regroup.queries.ts'
import { giveBackFound, takeOverFound } from './taken-over.queries.ts'
import { readingTables } from './reading-tables.ts'
import { ofOlderProgram } from './versions.queries.ts'

/** Kinds by which things are recognised in texts, and kinds of which a source may say more than the texts. */
const naming: readonly KindName[] = ['company_name', 'company', 'security', 'industry', 'industry_membership', 'theme']
const happening: readonly KindName[] = ['event', 'event_company']
/** Kinds that name what companies sell. */
const selling: readonly KindName[] = ['business_segment', 'supply_edge']
/**
 * Kinds that scores rest on beside texts: what happened, along which links it reaches whom, how large companies are and
 * where.
 */
const weighing: readonly KindName[] = [
  'event',
  'event_company',
  'supply_edge',
  'industry',
  'industry_membership',
  'theme_membership',
  'statement_item',
  'daily_price',
  'share_count',
  'company_profile',
  'site',
]

/**
 * What a merge or removal means for the analysis, inside its transaction: new wordings of documents wait to be read;
 * what was read from wordings
 * that are gone goes with them; events that a source gives take the place of those found in texts; present scores are
 * made anew where what they rest on beside texts has changed.
 */
export const awaitAnalysis: Derivation = async (tx, change) => {
  const { marketId, changed } = change
  const has = (kinds: readonly KindName[]) => hasChanged(change, ...kinds)
  const [named, happened, told, sold, weighed] = [
    has(naming),
    has(happening),
    has(['document']),
    has(selling),
    has(weighing),
  ]
  if (!named && !happened && !told && !sold && !weighed) return
  await tx`insert into analysis_state (market_id) values (${marketId}) on conflict do nothing`
  if (told) await awaitDocuments(tx, marketId, (changed.get('document')?.updated ?? 0) > 0)
  if (happened)
    await awaitEvents(
      tx,
      marketId,
      happening.filter((kind) => has([kind])),
    )
  if (named) {
    await readNamelessAgain(tx, marketId)
    await readNamedAgain(
      tx,
      marketId,
      naming.filter((kind) => has([kind])),
    )
  }
  if (named || happened)
    await tx`update analysis_state set names_epoch = names_epoch + ${named ? 1 : 0},
      events_epoch = events_epoch + ${happened ? 1 : 0} where market_id = ${marketId}`
  if (sold)
    await tx`insert into policy_names (market_id, names, stale) values (${marketId}, '', true)
      on conflict (market_id) do update set stale = true`
  const rescored = weighed
    ? (
        await tx`update analysis_state set present_changed = true
          where market_id = ${marketId} and exists (select from company_score where market_id = ${marketId})`
      ).count > 0
    : false
  if (told || named || sold || rescored) await wakeAnalysis(tx)
}

async function awaitDocuments(tx: Db, marketId: number, changes: boolean): Promise<void> {
  const waiting = tx`insert into analysis_waiting (market_id, known_at, document_id)
    select d.market_id, d.known_at, d.document_id`
  const ofVersion = tx`d.market_id = ${marketId} and d.document_id = t.document_id and d.known_at = t.known_at`
  // Of first versions alone each touched one is there: to look them up was half of the statement.
  if (!changes) {
    await tx`insert into analysis_waiting (market_id, known_at, document_id)
      select ${marketId}, known_at, document_id from touched_document on conflict do nothing`
    return
  }
  await tx`${waiting} from touched_document t join document d on ${ofVersion} on conflict do nothing`
  await tx`create temp table gone_document on commit drop as select distinct t.document_id from touched_document t
    where not exists (select from document d where ${ofVersion})`
  await readAnew(tx, marketId)
}

/**
 * Events that a source gives take the place of those found in texts; where it gives them no longer, texts are read
 * anew. Scores of the past rest on both.
 */
async function awaitEvents(tx: Db, marketId: number, kinds: readonly KindName[]): Promise<void> {
  await takeOverFound(tx, marketId, kinds)
  if (await giveBackFound(tx, marketId, kinds)) await readAnew(tx, marketId)
  for (const kind of kinds) {
    await tx`update analysis_state set changed_from = least(changed_from, t.day)
      from (select (min(known_at) at time zone 'Asia/Shanghai')::date as day from ${tx(`touched_${kind}`)}
      where isfinite(known_at)) t
      where market_id = ${marketId} and t.day is not null and exists (select from score_day s
        where s.market_id = ${marketId} and s.scored_on >= t.day)`
  }
}

/**
 * What was read in the documents of the temporary table `gone_document` goes, and they wait as if they had never been
 * read.
 */
async function readAnew(tx: Db, marketId: number): Promise<void> {
  await regroupWithout(tx, marketId, 'gone_document')
  await tx`insert into keyword_month_due
    select distinct a.market_id, date_trunc('month', a.known_at at time zone 'Asia/Shanghai')::date
    from document_analysis a join gone_document g on g.document_id = a.document_id
    where a.market_id = ${marketId} and a.kind <> 'post' on conflict do nothing`
  for (const table of [...readingTables, 'event_evidence', 'policy_link', 'policy_link_due', 'analysis_waiting'])
    await tx`delete from ${tx(table)} x using gone_document g
      where x.market_id = ${marketId} and x.document_id = g.document_id`
  await tx`delete from document_company x using gone_document g
    where x.market_id = ${marketId} and x.document_id = g.document_id and x.line = -1`
  for (const table of ['event', 'event_company']) {
    await tx`delete from ${tx(table)} x where x.market_id = ${marketId} and x.line = -1
      and not exists (select from event_evidence e where e.market_id = x.market_id and e.event_id = x.event_id)`
  }
  await tx`insert into analysis_waiting (market_id, known_at, document_id) select d.market_id, d.known_at, d.document_id
    from gone_document g join document d on d.market_id = ${marketId} and d.document_id = g.document_id
    on conflict do nothing`
  await tx`update analysis_state set events_epoch = events_epoch + 1 where market_id = ${marketId}`
  await tx`drop table gone_document`
}

/**
 * With new names, documents that name no company may name one: they are read as if for the first time. Without this,
 * texts imported before their companies would stay mute. What was read stands until then: a policy is in its library
 * while it waits.
 */
async function readNamelessAgain(tx: Db, marketId: number): Promise<void> {
  // A wording that has just been superseded is read again too: what was read from it stands for its time.
  await tx`
    insert into analysis_waiting (market_id, known_at, document_id, again)
    select d.market_id, d.known_at, d.document_id, a.known_at > d.known_at
    from document_analysis a join document d on d.market_id = a.market_id and d.document_id = a.document_id
      and (d.superseded_at = 'infinity' or d.known_at = a.known_at)
    where a.market_id = ${marketId} and a.kind <> 'post' and a.failure is null and a.superseded_at = 'infinity'
      and not exists (select from document_company c where c.market_id = a.market_id and c.document_id = a.document_id
        and c.superseded_at = 'infinity')
    on conflict do nothing`
}

/** Wakes the readers on commit; one job at most waits. */
export async function wakeAnalysis(db: Db): Promise<void> {
  // A database that no product has been started on has no queue; its first worker looks for what waits.
  const [queue] = await db<
    { there: boolean }[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as there`
  if (!queue?.there) return
  await db`select graphile_worker.add_job('analyse', job_key := 'analyse', job_key_mode := 'replace',
    max_attempts := 25)`
}

/**
 * Markets in which something waits, the one first whose documents were known last: what is live comes before histories.
 */
export async function waitingMarkets(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`
    select m.market_id from market m where exists (select from analysis_waiting w where w.market_id = m.market_id)
    order by (select max(w.known_at) from analysis_waiting w where w.market_id = m.market_id) desc`
  return rows.map((row) => row.market_id)
}

/**
 * Puts documents back into the queue: all, those last read by an older version, or those that failed. Answers how many.
 */
export async function readAgain(
  tx: Db,
  marketId: number,
  scope: 'all' | 'outdated' | 'failed',
  versionId: number | null,
): Promise<number> {
  const which =
    scope === 'all'
      ? tx`true`
      : scope === 'failed'
        ? tx`a.failure is not null`
        : tx`(a.version_id <> ${versionId ?? 0} or ${ofOlderProgram(tx, 'a')})`
  const queued = await tx`
    insert into analysis_waiting (market_id, known_at, document_id, again)
      select d.market_id, d.known_at, d.document_id, true
    from document_analysis a join document d on d.market_id = a.market_id and d.document_id = a.document_id
      and d.superseded_at = 'infinity'
    where a.market_id = ${marketId} and a.superseded_at = 'infinity' and ${which} on conflict do nothing`
  if (queued.count > 0) await wakeAnalysis(tx)
  return queued.count
}
