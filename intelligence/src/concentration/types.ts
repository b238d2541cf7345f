/** Which of the two tables. */
export type Side = 'customers' | 'suppliers'

/** A row of the tables of largest customers and suppliers of an annual report. */
export interface ConcentrationRow {
  side: Side
  /** 1 to 5; 0: the five together. */
  rank: number
  /** Null where the report hides it, and of totals. */
  name: string | null
  /** Currency units (CNY); null where the report gives the share alone. */
  amount: number | null
  /** Of all sales or purchases of the year, 0 to 1. */
  share: number | null
  /** Page of the report; null where the text has none. */
  page: number | null
}

/** A page of a report. */
export interface ReportPage {
  page: number | null
  text: string
}
