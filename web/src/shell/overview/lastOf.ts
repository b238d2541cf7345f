const COURSE = 40

/** The last known value of a column with its day, and the course before it, oldest first. */
export function lastOf(days: readonly string[], values: readonly (number | null)[]): { value: number | null; day: string | null; recent: number[] } {
  const at = values.findLastIndex((value) => value !== null)
  return { value: values[at] ?? null, day: days[at] ?? null, recent: values.filter((value) => value !== null).slice(-COURSE) }
}
