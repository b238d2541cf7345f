import type { Language } from '../../../language.ts'
import { documentKinds } from '../kinds.ts'
import { eventNames } from '../../../events/names.ts'
import { fieldWord, kindWord } from './fields.ts'
import type { QueryField } from './tree.ts'

/**
 * A field with its value as it is written in a language, in quotation marks where it holds what would end a word. The
 * search reads it in either.
 */
export function fieldTerm(field: QueryField, value: string, language: Language): string {
  const own = language === 'en' ? 'en' : 'zh'
  return `${fieldWord(field, own)}:${quotedValue(valueWord(field, value, own))}`
}

function valueWord(field: QueryField, value: string, language: 'zh' | 'en'): string {
  const kind = field === 'kind' ? documentKinds.find((one) => one === value) : undefined
  if (kind) return kindWord(kind, language)
  return (field === 'event' && language === 'zh' && eventNames[value]?.zh) || value
}

/** A value of a field, in quotation marks where it holds what would end a word. */
export const quotedValue = (value: string): string =>
  /[\s()（）|｜"“”]/u.test(value) ? `"${value.replaceAll(/["“”]/gu, '')}"` : value
