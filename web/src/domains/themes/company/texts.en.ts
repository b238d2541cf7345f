import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  themes: 'Themes',
  themesOn: 'Changes as of {day}',
  noThemes: 'This company belongs to no theme of the market.',
  openTheme: 'Open theme',
  themeMapOf: 'Companies of “{name}”',
  membershipOf: 'Membership {points}',
  band_core: 'Core',
  band_related: 'Related',
  band_unproven: 'Unproven',
  'band_name-only': 'In name only',
}
