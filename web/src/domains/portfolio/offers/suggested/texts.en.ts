import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  byCap: 'You watch no company yet: these are the {count} largest of the market.',
  byAmount: 'You watch no company yet: these are the {count} most traded of the market.',
  largest: 'The {count} largest, while you watch none',
  traded: 'The {count} most traded, while you watch none',
  watchThese: 'Watch these {count}',
  watched_one: '{count} company is watched',
  watched_other: '{count} companies are watched',
  nothing: 'You watch no company, and this market has no prices yet.',
  toHealth: 'Open data health',
}
