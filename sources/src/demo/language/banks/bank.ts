import type { Bank } from '../grammar.ts'

/** How the press tells of one type of event in Chinese. */
export interface ChineseEventBank {
  /** Titles of the company's own announcement. */
  filing: Bank
  /** Titles of news agencies: short, figure first. */
  wire: Bank
  /** Titles of papers and portals. */
  press: Bank
  /** First sentences. */
  lead: Bank
  /** Sentences that may follow. */
  detail: Bank
}

/** The same in English; filings are rarely translated, so titles are of one sort. */
export interface EnglishEventBank {
  title: Bank
  lead: Bank
  detail: Bank
}
