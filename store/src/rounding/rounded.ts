import type { FactTable } from '../facts.ts'

/** Powers of ten between millions, the coarsest unit that sources round to, and millionths. */
const UNITS = [1e6, 1e5, 1e4, 1e3, 100, 10, 1, 0.1, 0.01, 1e-3, 1e-4, 1e-5]
const FINEST = 1e-6
/** Fewest figures that show a source's unit; of fewer, chance zeros at the end could pass for it. */
const FEWEST = 5
/** Largest part of a single figure that its own rounding is taken for where few figures show the unit. */
const FEW_PART = 1e-3

type Rounds = { figure: string; alike: readonly string[] }

const quoted = (column: string) => `"${column}"`

/**
 * SQL that makes the temporary table `grain_<name>`: the unit to which a run rounds its figures, by the columns whose
 * figures are rounded alike: the largest power of ten that all of them are whole multiples of.
 */
export function grains(name: string, candidate: string, rounds: Rounds): string {
  return `create temp table grain_${name} on commit drop as ${grainsOf(candidate, rounds, rounds.alike)}`
}

function grainsOf(from: string, { figure }: Rounds, alike: readonly string[]): string {
  const size = `abs(${quoted(figure)})`
  const whole = (unit: number) =>
    `${size} / ${unit} >= 1e12 or abs(${size} / ${unit} - round(${size} / ${unit})) < 1e-6`
  const by = alike.map(quoted).join(', ')
  return `select ${by}, case when count(*) >= ${FEWEST} then min(unit_of)
      else least(min(unit_of), min(size) * ${FEW_PART}) end as grain
    from (select ${by}, ${size} as size,
        (case ${UNITS.map((unit) => `when ${whole(unit)} then ${unit}`).join(' ')}
          else ${FINEST} end)::float8 as unit_of
      from ${from} where ${quoted(figure)} <> 0) figures
    group by ${by}`
}

/** SQL condition that two rows agree in the columns whose figures are rounded alike. */
export const alikeIn = ({ alike }: Rounds, one: string, other: string): string =>
  alike.map((column) => `${one}.${quoted(column)} = ${other}.${quoted(column)}`).join(' and ')

/**
 * SQL condition that the figure of the row `stored` is the one that `told`, of the unit in `grain`, rounds: not more
 * than half of that unit away, and alike in the columns that go with the figure. The very same figure is for the
 * caller to compare, with what else is told of it. A coarser figure than `told` lies further off by whole units, or says
 * the very same.
 */
export function roundsTo(rounds: Rounds, stored: string, told: string, grain: string): string {
  const { figure } = rounds
  const value = quoted(figure)
  return [
    `${stored}.${value} <> ${told}.${value}`,
    alikeIn(rounds, stored, told),
    `abs(${stored}.${value} - ${told}.${value}) <= ${grain}.grain * 0.500001`,
  ].join(' and ')
}

/**
 * SQL, to be done after the versions of a run were written: where the version that stands only rounds one that the run
 * wrote and that was known before it (a report at its publication, beside a file of which nobody knows when it was,
 * told by the legal deadline), the exact one stands from when it was received on. Both go with the run when it is
 * removed.
 */
export function exactAgain(table: FactTable, run: { marketId: number; runId: number; startedAt: string }): string[] {
  const { name, key, values, same, rounds } = table
  if (rounds === null) return []
  const columns = [...key, ...values].map(quoted)
  const alike = rounds.alike.map(quoted)
  const of = `${name}.market_id = ${run.marketId}`
  return [
    `create temp table exact_${name} on commit drop as
      select n.ctid as place, n.run_id as standing_run, n.${quoted(rounds.figure)} as standing,
        ${columns.map((column) => `p.${column}`).join(', ')}, p.line
      from touched_${name} t
      join ${name} p on p.market_id = ${run.marketId} and ${same('p', 't')} and p.known_at = t.known_at
      join ${name} n on n.market_id = ${run.marketId} and ${same('n', 'p')} and n.superseded_at = 'infinity'
        and n.known_at = p.superseded_at and n.known_at < '${run.startedAt}' and n.run_id <> ${run.runId}
        and ${alike.map((column) => `n.${column} = p.${column}`).join(' and ')}
        and n.${quoted(rounds.figure)} <> p.${quoted(rounds.figure)}`,
    `create temp table standing_${name} on commit drop as
      select s.* from (${grainsOf(
        `(select ${name}.* from ${name} where ${of} and (${alike.join(', ')}, run_id)
          in (select ${alike.join(', ')}, standing_run from exact_${name})) stored`,
        rounds,
        [...rounds.alike, 'run_id'],
      )}) s`,
    `delete from exact_${name} e where not exists (select from standing_${name} g
      where g.run_id = e.standing_run and ${alike.map((column) => `g.${column} = e.${column}`).join(' and ')}
        and abs(e.standing - e.${quoted(rounds.figure)}) <= g.grain * 0.500001)`,
    `update ${name} t set superseded_at = '${run.startedAt}' from exact_${name} e where t.ctid = e.place`,
    `insert into ${name} (market_id, ${columns.join(', ')}, known_at, known_by,
        superseded_at, recorded_at, run_id, line)
      select ${run.marketId}, ${columns.join(', ')}, '${run.startedAt}', 'received',
        'infinity', '${run.startedAt}', ${run.runId}, line
      from exact_${name}`,
  ]
}
