interface Asked {
  page: number
  size: number
}

/**
 * Whether a list may go on behind what came of it: false where fewer came than were asked for, and true otherwise
 * (CONV-14). Behind a last page that is full there is an empty one.
 */
export const moreThan = (came: number, { size }: Pick<Asked, 'size'>): boolean => came >= size

/**
 * A page of a list as it goes out, with how long the list is; `came` is how many were found where not all of them can
 * be shown.
 */
export const pageOf = <T>(
  dataList: T[],
  total: number,
  { page, size }: Asked,
  came = dataList.length,
): { dataList: T[]; total: number; page: number; hasMore: boolean } => ({
  dataList,
  total,
  page,
  hasMore: moreThan(came, { size }),
})

/** The part of a whole list that a page shows. */
export const partOf = <T>(list: readonly T[], { page, size }: Asked): T[] => list.slice(page * size, (page + 1) * size)
