import { isDay } from '../../../time.ts'
import type { DocumentKind } from '../kinds.ts'
import type { QueryField } from './tree.ts'

/** The words before a colon that name a field, in both languages, in small letters. */
export const fieldWords: Readonly<Record<string, QueryField>> = {
  title: 'title',
  标题: 'title',
  company: 'company',
  公司: 'company',
  source: 'source',
  来源: 'source',
  kind: 'kind',
  type: 'kind',
  类型: 'kind',
  event: 'event',
  事件: 'event',
  before: 'before',
  早于: 'before',
  after: 'after',
  自: 'after',
}

/** The word of a language that a field is written by. */
export const fieldWord = (field: QueryField, language: 'zh' | 'en'): string =>
  Object.keys(fieldWords).find((word) => fieldWords[word] === field && isChinese(word) === (language === 'zh')) ?? field

const isChinese = (word: string) => /\p{Script=Han}/u.test(word)

/** The words by which a kind of document is asked for, in both languages. */
export const kindWords: Readonly<Record<string, DocumentKind>> = {
  news: 'news',
  新闻: 'news',
  announcement: 'announcement',
  announcements: 'announcement',
  公告: 'announcement',
  policy: 'policy',
  政策: 'policy',
  post: 'post',
  posts: 'post',
  帖子: 'post',
  report: 'report',
  reports: 'report',
  研报: 'report',
}

/** The word of a language that a kind of document is asked for by. */
export const kindWord = (kind: DocumentKind, language: 'zh' | 'en'): string =>
  Object.keys(kindWords).find((word) => kindWords[word] === kind && isChinese(word) === (language === 'zh')) ?? kind

/** The first day of what is written as `2024`, `2024-03` or `2024-03-05` (with `/` or `.` too); null where it is none. */
export function firstDayOf(written: string): string | null {
  const [, year, month = '1', date = '1'] = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?$/.exec(written) ?? []
  if (!year) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}
