import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  back: 'Back',
  asPage: 'Open as a page',
  original: 'Original',
  companies: 'Companies',
  noCompanies: 'No company was recognised in it.',
  dayOnly: 'the source gives the day only',
  document: 'Document',
}
