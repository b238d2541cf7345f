import type { Stance } from '../analysis.ts'

/**
 * Names of stances in labelled files, small letters; the product's own stand for themselves. A number is −1, 0 or 1.
 */
export const stanceNames: Readonly<Record<string, Stance>> = {
  many: 'many',
  bullish: 'many',
  bull: 'many',
  positive: 'many',
  pos: 'many',
  long: 'many',
  buy: 'many',
  up: 'many',
  '1': 'many',
  '+1': 'many',
  看多: 'many',
  看涨: 'many',
  利好: 'many',
  积极: 'many',
  正面: 'many',
  多: 'many',
  empty: 'empty',
  bearish: 'empty',
  bear: 'empty',
  negative: 'empty',
  neg: 'empty',
  short: 'empty',
  sell: 'empty',
  down: 'empty',
  '-1': 'empty',
  看空: 'empty',
  看跌: 'empty',
  利空: 'empty',
  消极: 'empty',
  负面: 'empty',
  空: 'empty',
  neutral: 'neutral',
  neu: 'neutral',
  hold: 'neutral',
  none: 'neutral',
  '0': 'neutral',
  中性: 'neutral',
  中立: 'neutral',
  观望: 'neutral',
  irrelevance: 'irrelevance',
  irrelevant: 'irrelevance',
  unrelated: 'irrelevance',
  'off-topic': 'irrelevance',
  spam: 'irrelevance',
  无关: 'irrelevance',
  不相关: 'irrelevance',
  广告: 'irrelevance',
}

/** The stance a label means; null for one that is none. */
export function stanceNamed(label: unknown): Stance | null {
  if (typeof label !== 'string' && typeof label !== 'number') return null
  const name = String(label).trim().toLowerCase()
  return Object.hasOwn(stanceNames, name) ? (stanceNames[name] ?? null) : null
}
