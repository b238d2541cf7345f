/** The one of two names that fits the interface language, else the other, else `fallback`. */
export function named(
  zh: string | null | undefined,
  en: string | null | undefined,
  language: string,
  fallback = '',
): string {
  return (language === 'en' ? en || zh : zh || en) || fallback
}
