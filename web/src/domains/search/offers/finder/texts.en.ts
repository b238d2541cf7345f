import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  hint: 'Name, code or pinyin of a company or index',
  none: 'Nothing found for “{text}”.',
  kind_company: 'Company',
  kind_index: 'Index',
  chooseCompany: 'Choose a company',
  companyChip: 'Company: {name}, choose another',
}
