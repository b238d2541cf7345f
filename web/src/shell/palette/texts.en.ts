import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  title: 'Search',
  placeholder: 'Company, code, theme, document, screen, or a command: compare 000651 600690',
  nothing: 'Nothing found for “{text}”. Try a code, pinyin initials or a former name.',
  start: 'Type a company, code or pinyin; ↑↓ to choose, Enter to open.',
  searching: 'Searching',
  results_one: '{count} result',
  results_other: '{count} results',
  toEnglish: 'Interface in English',
  toChinese: 'Interface in Chinese',
  latest: 'Back to latest (clear the as-of date)',
  asOf: 'As of {day}',
  asOfWhich: 'As of …',
  asOfExample: 'for instance: as of 2023-06-30',
  more: 'Still looking: {names}',
  signOut: 'Sign out',
  keyMove: 'choose',
  keyOpen: 'open',
  keyClose: 'close',
}
