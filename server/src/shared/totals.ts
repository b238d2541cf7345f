/**
 * How many rows there are of which these are a page, where each row carries that total. A page beyond the last has no
 * row to say it: then the first row is asked for (`first`),
 * so that a list never seems to have emptied.
 */
export async function totalOf(
  rows: readonly { total: number }[],
  page: number,
  first: () => Promise<readonly { total: number }[]>,
): Promise<number> {
  return rows[0]?.total ?? (page === 0 ? 0 : ((await first())[0]?.total ?? 0))
}
