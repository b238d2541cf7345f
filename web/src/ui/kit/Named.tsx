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
  const otherLanguage = language === 'en' ? 'zh-CN' : 'en'
  if (!own) return <span lang={other ? otherLanguage : undefined}>{name}</span>
  if (!other || other === own) return <span>{name}</span>
  // A title is of the language of its element.
  return (
    <span lang={otherLanguage} title={other}>
      <span lang={language}>{name}</span>
    </span>
  )
}
