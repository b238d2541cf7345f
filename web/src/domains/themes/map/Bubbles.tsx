import { useMemo } from 'react'
import { BubbleMap } from '../../../charts/bubbles/BubbleMap.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { companyBubbles, offOf, offText, themeBubbles } from '../model.ts'
import type { ThemeBubble } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { CompanyFacts, ThemeFacts } from './Facts.tsx'
import type { KnownTheme } from './Facts.tsx'

interface Filter {
  /** Bands left out, as a word of the address. */
  off: string | undefined
  onOff: (off: string) => void
}

/** All themes as bubbles: a press goes into one. */
export function ThemeBubbles({
  themes,
  chosen,
  onChoose,
  off,
  onOff,
}: { themes: readonly KnownTheme[]; chosen: string | null; onChoose: (themeId: string) => void } & Filter) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const bubbles = useMemo(() => themeBubbles(themes, language), [themes, language])
  const away = useMemo(() => offOf(off), [off])
  const byId = useMemo(() => new Map(themes.map((one) => [one.themeId, one])), [themes])
  const facts = (id: string) => {
    const theme = byId.get(id)
    return theme ? <ThemeFacts theme={theme} /> : null
  }
  return (
    <BubbleMap
      label={t('map')}
      bubbles={bubbles}
      chosen={chosen}
      onChoose={onChoose}
      off={away}
      onOff={(next) => onOff(offText(next))}
      facts={facts}
    />
  )
}

/** The companies of a theme as bubbles (THEME-05): a press chooses one. */
export function CompanyBubbles({
  name,
  companies,
  chosen,
  onChoose,
  off,
  onOff,
}: {
  name: string
  companies: readonly ThemeBubble[]
  chosen: string | null
  onChoose: (companyId: string) => void
} & Filter) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const bubbles = useMemo(() => companyBubbles(companies, language), [companies, language])
  const away = useMemo(() => offOf(off), [off])
  const byId = useMemo(() => new Map(companies.map((one) => [one.companyId, one])), [companies])
  const facts = (id: string) => {
    const bubble = byId.get(id)
    return bubble ? <CompanyFacts bubble={bubble} /> : null
  }
  return (
    <BubbleMap
      label={t('mapOf', { name })}
      bubbles={bubbles}
      chosen={chosen}
      onChoose={onChoose}
      off={away}
      onOff={(next) => onOff(offText(next))}
      facts={facts}
    />
  )
}
