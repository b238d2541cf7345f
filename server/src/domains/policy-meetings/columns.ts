import type { Bilingual, Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'

type Column = OutputOf<typeof policyMeetings.columns>['dataList'][number]

/** Columns of the comparison (POLICY-28); `widthTwo` is theirs in the two-sided view, which shows both texts. */
const columns: readonly (Omit<Column, 'name'> & { name: Bilingual })[] = [
  { name: { zh: '上一次', en: 'Before' }, fields: ['before'], visible: true, width: 480, widthTwo: 480, minwidth: 240 },
  {
    name: { zh: '变化', en: 'Change' },
    fields: ['change', 'words'],
    visible: true,
    width: 92,
    widthTwo: 92,
    minwidth: 84,
  },
  { name: { zh: '这一次', en: 'Now' }, fields: ['after'], visible: true, width: 480, widthTwo: 480, minwidth: 240 },
  {
    name: { zh: '领域 · 触及收入', en: 'Field · revenue touched' },
    fields: ['fields', 'revenue'],
    visible: true,
    width: 168,
    widthTwo: 148,
    minwidth: 120,
  },
  {
    name: { zh: '相似度', en: 'Likeness' },
    fields: ['similarity'],
    visible: false,
    width: 80,
    widthTwo: 80,
    minwidth: 64,
  },
]

/** The columns with their names in a language. */
export const columnsIn = (language: Language): Column[] =>
  columns.map(({ name, ...column }) => ({
    name: language === 'en' ? name.en : name.zh,
    ...column,
    fields: [...column.fields],
  }))
