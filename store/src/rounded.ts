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
export function grains(name: string, { figure, alike }: Rounds): string {
  const size = `abs(${quoted(figure)})`
  const whole = (unit: number) =>
    `${size} / ${unit} >= 1e12 or abs(${size} / ${unit} - round(${size} / ${unit})) < 1e-6`
  const by = alike.map(quoted).join(', ')
  return `create temp table grain_${name} on commit drop as
    select ${by}, case when count(*) >= ${FEWEST} then min(unit_of) else least(min(unit_of), min(size) * ${FEW_PART}) end as grain
    from (select ${by}, ${size} as size,
        (case ${UNITS.map((unit) => `when ${whole(unit)} then ${unit}`).join(' ')} else ${FINEST} end)::float8 as unit_of
      from candidate_${name} where ${quoted(figure)} <> 0) figures
    group by ${by}`
}

/**
 * SQL condition that the figure of the row `stored` is the one that `told`, of the unit in `grain`, rounds: not more than
 * half of that unit away, and alike in the columns that go with the figure. The very same figure is for the caller to
 * compare, with what else is told of it. A coarser figure than `told` lies further off
 * by whole units, or says the very same.
 */
export function roundsTo({ figure, alike }: Rounds, stored: string, told: string, grain: string): string {
  const value = quoted(figure)
  return [
    `${stored}.${value} <> ${told}.${value}`,
    ...alike.map((column) => `${stored}.${quoted(column)} = ${told}.${quoted(column)}`),
    `abs(${stored}.${value} - ${told}.${value}) <= ${grain}.grain * 0.500001`,
  ].join(' and ')
}
