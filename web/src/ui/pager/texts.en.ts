import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  pages: 'Pages',
  pageOf: 'Page {page} of {pages}',
  total: '{total} in all',
  previous: 'Previous page',
  next: 'Next page',
}
