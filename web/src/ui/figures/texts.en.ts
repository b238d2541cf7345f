import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  receipt: 'Receipt of a figure',
  formula: 'How it is worked out',
  parts: 'What it rests on',
  basis_quarter: 'Quarter',
  basis_ttm: 'Last four quarters',
  months: '{from} months to {end}',
  at: '{end}',
  restated: '{count} versions',
  restatedNow: 'current',
  restatedUntil: 'corrected {date}',
  knownAt: 'Known {at}',
  unknownAt: 'The source gives no time',
  history: 'What it was before',
  noParts: 'There is nothing to list.',
  missing: 'Missing: {reason}',
  stated: 'Ratio as the source gives it, from the beginning of the year',
  notFound: 'As of this time there is no such period.',
  within: 'part of {name}',
  open: '{company} {period} {figure}: open the receipt',
}
