import type { Db } from './database.ts'
import type { FactTable } from './facts.ts'
import { alikeIn, exactAgain, grains, roundsTo } from './rounding/rounded.ts'

/** What a merge did, in facts: first versions, further versions, already so, and repeated within the run. */
export interface MergeCounts {
  new: number
  updated: number
  unchanged: number
  duplicate: number
  /** Of the repeated ones those that said something else than the one that was taken. */
  otherwise?: { count: number; first: readonly Otherwise[] }
}

/** A staged row whose fact another row of the run tells otherwise: the first value that differs. */
export interface Otherwise {
  line: number
  field: string
  value: string | null
}
/** Most of them that are told one by one. */
const MOST_OTHERWISE = 1000

/** A merge and, where what it wrote is a view of what was staged, that view's name: it is to be dropped at the end. */
interface Merged {
  counts: MergeCounts
  view: string | null
}

interface MergeInput {
  marketId: number
  runId: number
  stage: string
  /** ISO start of the run. */
  startedAt: string
  /** The run says how its source has things now: a fact that goes back to a value it had before is a correction too. */
  current: boolean
  /** So few rows are staged that each is looked up by itself. */
  small: boolean
  /** Some of them have no time of their own. */
  undated: boolean
  /** No two staged rows tell one fact: they are the candidates as they stand. */
  distinct: boolean
}

/**
 * Merges a staging table into its fact table and leaves what it wrote in the temporary table `touched_<kind>`.
 * For each staged fact, with p the version before it at its known_at (stored or staged):
 *  - p has the same values: unchanged, nothing is written; so where the staged figure is p's, rounded to the unit of
 *    its source (`rounding/rounded.ts`): whoever came last, the exact one stands;
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
export async function mergeKind(tx: Db, table: FactTable, input: MergeInput): Promise<Merged> {
  const sql = statements(table, input)
  const { name } = table
  // Several statements at a time: of a small run, the way to the database and back takes as long as the statements.
  const [[counted], [candidates], [held]] = await tell<
    [[{ count: number }], [{ count: number; versions: number }], [{ held: boolean }]]
  >(tx, [
    // Sorts of a few hundred thousand rows stay in memory. A rough picture is enough for the planner: a tenth of the
    // usual sample took 20 ms instead of 200 ms for 250,000 bars.
    "set local work_mem = '96MB'; set local default_statistics_target = 10",
    ...(input.distinct ? [] : [sql.candidates]),
    sql.analyze(sql.candidate),
    // Of rows that were found by reading texts (line -1) a source's word takes the place from when it was known;
    // before, the found one stands.
    ...(table.found ? [sql.replaceFound] : []),
    ...(input.undated ? [sql.place] : []),
    `select count(*)::int as count from ${input.stage}`,
    sql.countCandidates,
    sql.held,
  ])
  const repeated = counted.count - candidates.count
  const otherwise =
    repeated > 0 && table.values.length > 0 ? await tx.unsafe<(Otherwise & { count: number })[]>(sql.otherwise) : []
  const among = candidates.versions > 1
  // Into a market that has nothing of the kind, or of a small run nothing of these facts, everything goes as it is: no
  // copy, no joins, nothing to supersede.
  const asStaged = !held.held && !among
  const [[inserted]] = await tell<[[{ total: number; fresh: number }]]>(tx, [
    ...(asStaged
      ? [sql.touchedAll]
      : [...sql.grains, among ? sql.touchedAmongVersions : sql.touched, sql.analyze(`touched_${name}`), sql.supersede]),
    among ? sql.insertAmongVersions : sql.insert,
  ])
  const again = held.held ? exactAgain(table, input) : []
  if (again.length > 0) await tx.unsafe(again.join(';\n'))
  const { total, fresh } = inserted
  const { count } = candidates
  const counts = { new: fresh, updated: total - fresh, unchanged: count - total, duplicate: repeated }
  const [first] = otherwise
  return {
    counts: first
      ? { ...counts, otherwise: { count: first.count, first: otherwise.map(({ count: _all, ...one }) => one) } }
      : counts,
    view: asStaged ? `touched_${name}` : null,
  }
}

/** Has statements done in their order at one go, and answers what those gave that ask for something. */
async function tell<Answers extends object[][]>(tx: Db, told: readonly string[]): Promise<Answers> {
  const answers = (await tx.unsafe(told.join(';\n'))) as unknown as { command: string }[]
  return answers.filter((one) => one.command === 'SELECT' && Array.isArray(one) && one.length > 0) as unknown as Answers
}

function statements(table: FactTable, input: MergeInput) {
  const { marketId, runId, stage, startedAt, current, small, distinct } = input
  const { name, key, values, same: sameFact, rounds } = table
  const candidate = distinct ? stage : `candidate_${name}`
  const [isFirst, isLast] = distinct ? ['true', 'true'] : ['c.version = 1', 'c.last']
  const columns = [...key, ...values].map(quoted)
  const keys = key.map(quoted)
  const stored = (left: string, right: string) => `${left}.market_id = ${marketId} and ${sameFact(left, right)}`
  const equal = (left: string, right: string) =>
    [
      'true',
      ...values.map((column) => `${left}.${quoted(column)} is not distinct from ${right}.${quoted(column)}`),
    ].join(' and ')
  /** Whether a stored version says what the candidate `c` does: the same values, or the figure that `c` rounds. */
  const says = (version: string) =>
    rounds ? `(${equal(version, 'c')} or ${roundsTo(rounds, version, 'c', 'g')})` : equal(version, 'c')
  const differs = (column: string) => `s.${quoted(column)} is distinct from c.${quoted(column)}`
  const firstOther = ['field', 'value']
    .map((what) => {
      const told = (column: string) => (what === 'field' ? `'${column}'` : `left(s.${quoted(column)}::text, 200)`)
      return `case ${values.map((column) => `when ${differs(column)} then ${told(column)}`).join(' ')} end as ${what}`
    })
    .join(', ')
  const correction = 'f.known_at = c.known_at'
  /**
   * Joins the version of a fact that fits, of which there is one at most. Of a small run each is looked up by itself: a
   * join of what was staged a moment ago with a table that has grown since it was analysed was planned as a thousand
   * rows times the whole market, 130 ms of a delivery of a thousand posts.
   */
  const join = (kind: 'left' | 'inner', alias: string, fits: string) =>
    small
      ? `${kind} join lateral (select ${alias}.*, ${alias}.ctid as row_place from ${name} ${alias} where ${fits} limit 1) ${alias} on true`
      : `${kind} join (select *, ctid as row_place from ${name}) ${alias} on ${fits}`

  /**
   * Joins `cur`, the version in force now, and `f`, the one at the candidate's known_at. Of a small run the newest
   * version is looked up alone: of what is new there is none, and nearly always it is both.
   */
  const versions = small
    ? `left join lateral (select v.* from ${name} v where ${stored('v', 'c')} order by v.superseded_at desc limit 1) newest on true
      left join lateral (select newest.* where newest.superseded_at = 'infinity') cur on true
      left join lateral (select newest.* where newest.known_at <= c.known_at and newest.superseded_at > c.known_at
        union all (select v.* from ${name} v where newest.known_at > c.known_at and ${stored('v', 'c')}
          and v.known_at <= c.known_at and v.superseded_at > c.known_at limit 1)) f on true`
    : `${join('left', 'cur', `${stored('cur', 'c')} and cur.superseded_at = 'infinity'`)}
      ${join('left', 'f', `${stored('f', 'c')} and f.known_at <= c.known_at and f.superseded_at > c.known_at`)}`

  const touched = (among: boolean) => {
    const p = 'coalesce(p.known_at > f.known_at, p.known_at is not null)'
    const same = among
      ? `case when ${p} then ${equal('p', 'c')} else f.market_id is not null and ${says('f')} end`
      : `f.market_id is not null and ${says('f')}`
    return `create temp table touched_${name} on commit drop as
      select ${columns.map((column) => `c.${column}`).join(', ')},
        case when ${correction} then '${startedAt}'::timestamptz + case when cur.known_at = '${startedAt}' then interval '1 microsecond' else '0' end else c.known_at end as known_at,
        case when ${correction} then 'received'::known_by else c.known_by end as known_by,
        c.line, cur.market_id is not null as has_versions
      from ${candidate} c
      ${rounds ? `left join grain_${name} g on ${alikeIn(rounds, 'g', 'c')}` : ''}
      ${versions}
      ${among ? `left join ${candidate} p on p.version = c.version - 1 and ${sameFact('p', 'c')}` : ''}
      where not (${same})
        and (f.known_at is distinct from c.known_at
          or ${isLast} and (f.superseded_at = 'infinity' or cur.known_by = 'received') and not (${says('cur')}))
        ${current ? `or ${isLast} and cur.known_by = 'received' and ${correction} and not (${says('cur')})` : ''}`
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
    /** Of a body that is long: only what rows are told apart and joined by is looked at. */
    analyze: (which: string) => `analyze ${which} (${keys.join(', ')}, known_at)`,
    candidate,
    countCandidates: `select count(*)::int as count, ${distinct ? '1' : 'coalesce(max(version), 1)::int'} as versions from ${candidate}`,
    // Of a few rows it ends at the first that is known.
    held: small
      ? `select exists (select from ${candidate} c cross join lateral (select from ${name} v where ${stored('v', 'c')} limit 1) v) as held`
      : `select exists (select from ${name} where market_id = ${marketId}) as held`,
    replaceFound: `with found as materialized (
        select f.row_place, c.known_at, f.known_at >= c.known_at as goes from ${candidate} c cross join lateral (
          select f.ctid as row_place, f.known_at from ${name} f where ${stored('f', 'c')} and f.line = -1
            and (f.known_at >= c.known_at or f.superseded_at > c.known_at) ${small ? 'offset 0' : ''}) f
        where ${isFirst}),
      gone as (delete from ${name} t using found where found.goes and t.ctid = found.row_place)
      update ${name} t set superseded_at = found.known_at from found where not found.goes and t.ctid = found.row_place`,
    // Of a fact repeated in one run the last line stands.
    candidates: `create temp table candidate_${name} on commit drop as
      select *, row_number() over (partition by ${keys.join(', ')} order by known_at) as version,
        lead(known_at) over (partition by ${keys.join(', ')} order by known_at) is null as last
      from (select distinct on (${keys.join(', ')}, known_at) ${columns.join(', ')}, known_at, known_by, line
        from ${stage} order by ${keys.join(', ')}, known_at, line desc) one`,
    // Two rows that agree are one told twice; two that do not are a contradiction of the file, which has to be told.
    otherwise: `select s.line, ${firstOther}, count(*) over ()::int as count
      from ${stage} s join ${candidate} c on ${sameFact('s', 'c')} and s.line <> c.line
        and (s.known_at = c.known_at or s.known_by = 'undated' and c.known_by = 'undated')
      where not (${equal('s', 'c')}) order by s.line limit ${MOST_OTHERWISE}`,
    grains: rounds ? [grains(name, candidate, rounds)] : [],
    touched: touched(false),
    // What has no time of its own was given one when it was stored first.
    place: small
      ? `update ${candidate} t set known_at = placed.known_at from (
          select c.ctid as row_place, f.known_at from ${candidate} c cross join lateral (
            select f.known_at from ${name} f where f.known_by = 'undated' and ${stored('f', 'c')} and f.known_at <> c.known_at limit 1) f
          where c.known_by = 'undated') placed
        where t.ctid = placed.row_place`
      : `update ${candidate} c set known_at = f.known_at from ${name} f where c.known_by = 'undated' and f.known_by = 'undated' and ${stored('f', 'c')} and f.known_at <> c.known_at`,
    touchedAll: `create temp view touched_${name} as select ${columns.join(', ')}, known_at, known_by, line, false as has_versions from ${candidate}`,
    touchedAmongVersions: touched(true),
    supersede: `with next as (
        select v.row_place as place, min(n.known_at) as known_at
        from touched_${name} n ${join('inner', 'v', `${stored('v', 'n')} and v.known_at < n.known_at and v.superseded_at > n.known_at`)}
        where n.has_versions group by v.row_place)
      update ${name} t set superseded_at = next.known_at from next where t.ctid = next.place`,
    insert: insert(false),
    insertAmongVersions: insert(true),
  }
}

const quoted = (column: string) => `"${column}"`
