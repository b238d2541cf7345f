import { useLanguage } from '../../lib/texts.ts'
import { named } from '../../lib/names.ts'

/** What topics are called in the interface language. */
export function useTopicName(): (topic: { nameZh: string; nameEn: string }) => string {
  const language = useLanguage()
  return ({ nameZh, nameEn }) => named(nameZh, nameEn, language)
}
