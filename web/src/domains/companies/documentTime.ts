interface Dated {
  newsDay: string
  publishDateZh: string
  precision: 'instant' | 'day' | 'year'
}

/** When a document was published, no finer than its source says: `2023-06-30 14:05`, `2023-06-30` or `2023`. */
export function documentTime({ newsDay, publishDateZh, precision }: Dated): string {
  if (precision === 'year') return newsDay.slice(0, 4)
  return precision === 'day' ? newsDay : `${newsDay} ${publishDateZh.slice(11, 16)}`
}
