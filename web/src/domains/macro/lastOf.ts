const COURSE = 40

/** The last known value of a column with its day, and the course before it, oldest first. */
export function lastOf<Key extends string>(
  key: Key,
  days: readonly string[],
  values: readonly (number | null)[],
): { key: Key; value: number | null; day: string | null; recent: number[] } {
  const at = values.findLastIndex((value) => value !== null)
  return {
    key,
    value: values[at] ?? null,
    day: days[at] ?? null,
    recent: values.filter((value) => value !== null).slice(-COURSE),
  }
}
