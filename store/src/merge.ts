import type { Db } from './database.ts'
import type { FactTable } from './facts.ts'

/** What a merge did, in facts: first versions, further versions, already so, and repeated within the run. */
export interface MergeCounts {
  new: number
  updated: number
  unchanged: number
  duplicate: number
}

interface MergeInput {
  marketId: number
  runId: number
  stage: string
  /** ISO start of the run. */
  startedAt: string
  /** The run says how its source has things now: a fact that goes back to a value it had before is a correction too. */
  current: boolean
}

/**
 * Merges a staging table into its fact table and leaves what it wrote in the temporary table `touched_<kind>`.
 * For each staged fact, with p the version before it at its known_at (stored or staged):
 *  - p has the same values: unchanged, nothing is written;
 *  - a stored version is known at the very same instant but differs: a correction. It was known when the run started,
 * unless the
 *    current version already says so or a later version of its own stands (then the past stays as it was recorded);
 *  - p has the same values, but the current version is a later correction of it, and the run is `current`: the
 * correction is taken back.
 *    Two runs begun in the same millisecond follow one another all the same, by a microsecond.
 *  - else a version of its own, at its known_at.
 * Versions of a key follow one another: each is superseded when the next was known. Values are compared themselves, not
 * by a hash:
 * exact, and 8 bytes a row less.
 */
export async function mergeKind(tx: Db, table: FactTable, input: MergeInput): Promise<MergeCounts> {
  const sql = statements(table, input)
  const [staged] = await tx.unsafe<{ count: number }[]>(`select count(*)::int as count from ${input.stage}`)
  // Sorts of a few hundred thousand rows stay in memory.
  await tx.unsafe("set local work_mem = '96MB'")
  await tx.unsafe(sql.candidates)
  // Of rows that were found by reading texts (line -1) a source's word takes the place from when it was known; before,
  // the found one stands.
  if (table.found) {
    await tx.unsafe(sql.dropFound)
    await tx.unsafe(sql.endFound)
  }
  // A rough picture is enough for the planner: a tenth of the usual sample took 20 ms instead of 200 ms for 250,000
  // bars.
  await tx.unsafe('set local default_statistics_target = 10')
  await tx.unsafe(sql.place)
  await tx.unsafe(`analyze candidate_${table.name}`)
  const [candidates] = await tx.unsafe<{ count: number; versions: number }[]>(
    `select count(*)::int as count, coalesce(max(version), 1)::int as versions from candidate_${table.name}`,
  )
  const among = (candidates?.versions ?? 1) > 1
  const [held] = await tx.unsafe(`select 1 from ${table.name} where market_id = ${input.marketId} limit 1`)
  // Into a market that has nothing of the kind everything goes as it is: no copy, no joins, nothing to supersede.
  if (!held && !among) await tx.unsafe(sql.touchedAll)
  else {
    await tx.unsafe(among ? sql.touchedAmongVersions : sql.touched)
    await tx.unsafe(`analyze touched_${table.name}`)
    await tx.unsafe(sql.supersede)
  }
  const [inserted] = await tx.unsafe<{ total: number; fresh: number }[]>(among ? sql.insertAmongVersions : sql.insert)
  const total = inserted?.total ?? 0
  const fresh = inserted?.fresh ?? 0
  const count = candidates?.count ?? 0
  return { new: fresh, updated: total - fresh, unchanged: count - total, duplicate: (staged?.count ?? 0) - count }
}

function statements(
  { name, key, values, same: sameFact }: FactTable,
  { marketId, runId, stage, startedAt, current }: MergeInput,
) {
  const columns = [...key, ...values].map(quoted)
  const keys = key.map(quoted)
  const stored = (left: string, right: string) => `${left}.market_id = ${marketId} and ${sameFact(left, right)}`
  const equal = (left: string, right: string) =>
    [
      'true',
      ...values.map((column) => `${left}.${quoted(column)} is not distinct from ${right}.${quoted(column)}`),
    ].join(' and ')
  const correction = 'f.known_at = c.known_at'

  const touched = (among: boolean) => {
    const p = 'coalesce(p.known_at > f.known_at, p.known_at is not null)'
    const same = among
      ? `case when ${p} then ${equal('p', 'c')} else f.market_id is not null and ${equal('f', 'c')} end`
      : `f.market_id is not null and ${equal('f', 'c')}`
    return `create temp table touched_${name} on commit drop as
      select ${columns.map((column) => `c.${column}`).join(', ')},
        case when ${correction} then '${startedAt}'::timestamptz + case when cur.known_at = '${startedAt}' then interval '1 microsecond' else '0' end else c.known_at end as known_at,
        case when ${correction} then 'received'::known_by else c.known_by end as known_by,
        c.line, cur.market_id is not null as has_versions
      from candidate_${name} c
      left join ${name} cur on ${stored('cur', 'c')} and cur.superseded_at = 'infinity'
      left join ${name} f on ${stored('f', 'c')} and f.known_at <= c.known_at and f.superseded_at > c.known_at
      ${among ? `left join candidate_${name} p on p.version = c.version - 1 and ${sameFact('p', 'c')}` : ''}
      where not (${same})
        and (f.known_at is distinct from c.known_at
          or c.last and (f.superseded_at = 'infinity' or cur.known_by = 'received') and not (${equal('cur', 'c')}))
        ${current ? `or c.last and cur.known_by = 'received' and f.known_at = c.known_at and not (${equal('cur', 'c')})` : ''}`
  }

  // One version a fact in the run, nearly always: then none of them supersedes another, and no window has to be sorted.
  const insert = (among: boolean) => `with written as (
        insert into ${name} (market_id, ${columns.join(', ')}, known_at, known_by, superseded_at, recorded_at, run_id, line)
        select ${marketId}, ${columns.join(', ')}, n.known_at, n.known_by,
          ${among ? `least(lead(n.known_at, 1, 'infinity') over (partition by ${keys.join(', ')} order by n.known_at), ` : '('}
            case when n.has_versions then coalesce((select min(t.known_at) from ${name} t where ${stored('t', 'n')} and t.known_at > n.known_at), 'infinity') else 'infinity' end),
          '${startedAt}', ${runId}, n.line
        from touched_${name} n
        returning 1)
      select (select count(*)::int from written) as total,
        (select count(*)::int from ${among ? `(select distinct ${keys.join(', ')} from touched_${name} where not has_versions) first` : `touched_${name} where not has_versions`}) as fresh`

  return {
    dropFound: `delete from ${name} f using candidate_${name} c where ${stored('f', 'c')} and f.line = -1 and f.known_at >= c.known_at and c.version = 1`,
    endFound: `update ${name} f set superseded_at = c.known_at from candidate_${name} c where ${stored('f', 'c')} and f.line = -1 and f.superseded_at > c.known_at and c.version = 1`,
    // Of a fact repeated in one run the last line stands.
    candidates: `create temp table candidate_${name} on commit drop as
      select *, row_number() over (partition by ${keys.join(', ')} order by known_at) as version,
        lead(known_at) over (partition by ${keys.join(', ')} order by known_at) is null as last
      from (select distinct on (${keys.join(', ')}, known_at) ${columns.join(', ')}, known_at, known_by, line
        from ${stage} order by ${keys.join(', ')}, known_at, line desc) one`,
    touched: touched(false),
    // What has no time of its own was given one when it was stored first.
    place: `update candidate_${name} c set known_at = f.known_at from ${name} f where c.known_by = 'undated' and f.known_by = 'undated' and ${stored('f', 'c')} and f.known_at <> c.known_at`,
    // Goes with the candidates that it looks at.
    touchedAll: `create temp view touched_${name} as select ${columns.join(', ')}, known_at, known_by, line, false as has_versions from candidate_${name}`,
    touchedAmongVersions: touched(true),
    supersede: `with next as (
        select v.ctid as place, min(n.known_at) as known_at
        from touched_${name} n join ${name} v on ${stored('v', 'n')} and v.known_at < n.known_at and v.superseded_at > n.known_at
        where n.has_versions group by v.ctid)
      update ${name} t set superseded_at = next.known_at from next where t.ctid = next.place`,
    insert: insert(false),
    insertAmongVersions: insert(true),
  }
}

const quoted = (column: string) => `"${column}"`
