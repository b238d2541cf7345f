import { statementItems } from '@pandora/contract/records/statement-items'
import type { Bilingual } from '@pandora/contract/language'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { inWords, nameIn, type Draft } from './draft.ts'

/** A time of which a figure is wanted, with what it is called. */
export type Span =
  | { kind: 'year'; year: number }
  | { kind: 'toDate'; year: number; months: 3 | 6 | 9 }
  | { kind: 'quarter'; year: number; quarter: number }
  | { kind: 'ttm' }
  | { kind: 'now' }

export function spanName(draft: Pick<Draft, 'language'>, span: Span): string {
  switch (span.kind) {
    case 'year':
      return inWords(draft, `${span.year} 年`, `FY${span.year}`)
    case 'toDate': {
      const zh = span.months === 6 ? '上半年' : span.months === 9 ? '前三季度' : '第一季度'
      const en = span.months === 6 ? 'H1' : span.months === 9 ? 'the first nine months of' : 'Q1'
      return inWords(draft, `${span.year} 年${zh}`, `${en} ${span.year}`)
    }
    case 'quarter':
      return inWords(draft, `${span.year} 年第${'一二三四'[span.quarter - 1]}季度`, `Q${span.quarter} ${span.year}`)
    case 'ttm':
      return inWords(draft, '最近四季', 'the last four quarters')
    default:
      return inWords(draft, '最新', 'the latest')
  }
}

/** The last day of a span, by which spans stand in their order; of what is told as of now a day that comes last. */
export function endOfSpan(span: Span): string {
  if (span.kind === 'ttm' || span.kind === 'now') return '9999-12-31'
  const month = span.kind === 'year' ? 12 : span.kind === 'quarter' ? span.quarter * 3 : span.months
  return `${span.year}-${String(month).padStart(2, '0')}-31`
}

export const itemName = (item: string): Bilingual => statementItems[item] ?? { zh: item, en: item }

/** Why figures that are held are not told. */
export const unitInDoubt = (draft: Draft): string => nameIn(draft, absenceWords.UNIT_DOUBTFUL)

/** What brings statements that are not held. */
export const bringsStatements = (draft: Draft): string =>
  inWords(
    draft,
    '导入财务报表文件（如“财务报表（一列一个科目）”），或换一个披露期',
    'Import a file of statements (as the profile “Statements, a column an item” reads), or ask of another period',
  )
