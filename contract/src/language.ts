/** The two languages of the product; anything else reads as `zh-CN` (ACC-17). */
export const languages = ['zh-CN', 'en'] as const
export type Language = (typeof languages)[number]

/** The language for a value from outside: exactly `en` or `zh-CN`, else the fallback `zh-CN`. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'zh-CN'
}

/** One text in both languages. */
export interface Bilingual {
  zh: string
  en: string
}

/** The text of `text` in `language`. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'en' ? text.en : text.zh
}
