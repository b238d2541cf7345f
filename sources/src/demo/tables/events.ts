import type { EventType } from '../world.ts'

/** What an event of a type does. Sizes in per cent of the subject's price. */
export interface EventRule {
  type: EventType
  sign: 1 | -1
  /** How often it comes among the events of its subjects. */
  weight: number
  size: readonly [low: number, high: number]
  /** Of 1: chances that the price answers on the first day, and after one, two and three more. */
  delays: readonly number[]
  subject: 'company' | 'industry' | 'theme'
  /**
   * Part of the move that reaches suppliers and customers, with its sign relative to the event's, before shares and
   * damping.
   */
  suppliers: number
  customers: number
}

const prompt = [0.85, 0.15] as const
const slow = [0.45, 0.3, 0.15, 0.1] as const
const rule = (
  type: EventType,
  sign: 1 | -1,
  weight: number,
  low: number,
  high: number,
  suppliers = 0,
  customers = 0,
  delays: readonly number[] = prompt,
  subject: EventRule['subject'] = 'company',
): EventRule => ({ type, sign, weight, size: [low, high], delays, subject, suppliers, customers })

/** Every type but results, whose events come with the reports. */
export const eventRules: readonly EventRule[] = [
  rule('contract-win', 1, 14, 2, 8, 0.5, 0, slow),
  rule('contract-loss', -1, 3, 2, 7, 0.4),
  rule('product-approval', 1, 6, 3, 10),
  rule('product-launch', 1, 7, 1, 5, 0, 0, slow),
  // Who stops buys nothing and sells nothing: both sides feel it.
  rule('recall', -1, 4, 3, 8, 0.4, 0.4),
  rule('accident', -1, 4, 3, 9, 0.5, 0.5),
  rule('buy-back', 1, 8, 1.5, 5),
  rule('holder-sells', -1, 9, 2, 6),
  rule('holder-buys', 1, 5, 1.5, 5),
  rule('guidance-up', 1, 7, 3, 9, 0.3),
  rule('guidance-down', -1, 6, 3, 9, 0.3),
  rule('merger', 1, 5, 4, 12),
  rule('merger-fails', -1, 2, 3, 8),
  rule('lawsuit', -1, 5, 1.5, 5, 0, 0, slow),
  rule('lawsuit-won', 1, 2, 1.5, 4),
  rule('inspection', -1, 4, 2, 6),
  rule('penalty', -1, 4, 2, 7),
  rule('capacity', 1, 6, 1.5, 5, 0.4, 0.2, slow),
  rule('shortage', -1, 3, 2, 6, 0.5, 0.5, slow),
  rule('subsidy', 1, 4, 1, 4),
  rule('management-change', -1, 4, 1, 4, 0, 0, slow),
  rule('financing', -1, 4, 1.5, 5),
  rule('pledge', -1, 3, 1, 3.5),
  rule('dividend-plan', 1, 5, 1, 4),
  rule('regulation-tightens', -1, 4, 1.5, 5, 0, 0, prompt, 'industry'),
  rule('regulation-eases', 1, 4, 1.5, 5, 0, 0, prompt, 'industry'),
  rule('input-price-up', -1, 5, 1.5, 5, 0, 0, slow, 'industry'),
  rule('input-price-down', 1, 5, 1.5, 5, 0, 0, slow, 'industry'),
  rule('product-price-up', 1, 5, 2, 6, 0, -0.5, prompt, 'industry'),
  rule('product-price-down', -1, 4, 2, 6, 0, -0.5, prompt, 'industry'),
  rule('export-limit', -1, 3, 2, 6, 0, 0.3, prompt, 'industry'),
  rule('subsidy', 1, 5, 1.5, 5, 0, 0, slow, 'theme'),
  rule('regulation-eases', 1, 4, 1.5, 5, 0, 0, prompt, 'theme'),
  rule('export-limit', -1, 2, 1.5, 5, 0, 0, prompt, 'theme'),
]
