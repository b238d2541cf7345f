interface Dated {
  newsDay: string
  publishDateZh: string
  precision: 'instant' | 'day' | 'year'
}

/** The day of a document, or its year where the source says no more. */
export function documentDay({ newsDay, precision }: Dated): string {
  return precision === 'year' ? newsDay.slice(0, 4) : newsDay
}

/** Its day in a list: without the year where that is `thisYear`. */
export function documentShortDay(document: Dated, thisYear: string): string {
  const day = documentDay(document)
  return day.startsWith(`${thisYear}-`) ? day.slice(5) : day
}

/** Its time of day `HH:mm` in Asia/Shanghai; empty where the source gives none. */
export function documentClock({ publishDateZh, precision }: Dated): string {
  return precision === 'instant' ? publishDateZh.slice(11, 16) : ''
}
