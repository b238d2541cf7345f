import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  documents_one: '{count} document, {stories} story',
  documents_other: '{count} documents, {stories} stories',
  origin_disclosed: 'given by a source',
  origin_found: 'read in documents',
  origin_both: 'given by a source and read in documents',
  effect_risk: 'risk',
  effect_opportunity: 'opportunity',
  effect_neutral: 'neutral',
  scoreOf: 'Event score {score} of 20; 10 is neither',
  pointsLong: 'Points of its side of the impact score: opportunity is added, risk taken off',
  watch: 'Watch the event “{title}”',
  unwatch: 'Stop watching the event “{title}”',
}
