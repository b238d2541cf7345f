import type { zh } from './screens.texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  floors: 'Floors',
  sharedFloor: 'Shared floor',
  lobby: 'Lobby',
  overview: 'Overview',
  flash: 'Daily flash',
  newsDetail: 'News',
  companies: 'Companies',
  company: 'Company',
  search: 'Company search',
  watch: 'Watch lists',
  rates: 'Rates & FX',
  industries: 'Industries',
  exchanges: 'Exchanges',
  event: 'Event',
  corrections: 'Corrections',
  health: 'Data health',
  imports: 'Imports',
  feeds: 'Feeds',
  administration: 'Administration',
  settings: 'Settings',
}
