import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'

interface Props {
  zh: string | null | undefined
  en: string | null | undefined
}

/**
 * A name in the language of the screen with the other one as its title; where it has none in that language it stays as
 * it is, and says of what language it is.
 */
export function Named({ zh, en }: Props) {
  const language = useLanguage()
  const name = named(zh, en, language)
  const [own, other] = language === 'en' ? [en, zh] : [zh, en]
  return (
    <span
      lang={own || !other ? undefined : language === 'en' ? 'zh-CN' : 'en'}
      title={other && other !== name ? other : undefined}
    >
      {name}
    </span>
  )
}
