import { z } from 'zod'
import { isDay, isInstant } from '../time.ts'
import { exchanges } from './identity.ts'
import type { ExchangeCode } from './identity.ts'

/** Field types of records. Records are checked by zod itself, so refinements are allowed here (not in operations). */
export const dayField = z.string().refine(isDay, { error: 'NOT_A_DAY' })
/** ISO instant. */
export const instantField = z.iso
  .datetime({ offset: true })
  .refine((text) => isInstant(Date.parse(text)), { error: 'NOT_AN_INSTANT' })
export const nameField = z.string().min(1).max(400)
export const idField = z.string().min(1).max(64)
/**
 * Largest figure, either way: what anybody counts, in any currency, is far below it, and sums, squares and quotients of
 * such figures stay numbers. Smallest of what others are divided by.
 */
const [LARGEST, SMALLEST] = [1e21, 1e-12]
/** A number as given, up to 1e21 either way; missing is null, never 0. */
export const amount = z.number().min(-LARGEST).max(LARGEST)
/** A price: changes are told by it, so it is 0 or not next to it (TOO_SMALL). */
export const priceField = amount.refine((value) => value === 0 || Math.abs(value) >= SMALLEST, { error: 'TOO_SMALL' })
export const positive = z.number().min(SMALLEST).max(LARGEST)
export const notNegative = z.number().min(0).max(LARGEST)
/** How many there are of something: 0 to 2,147,483,647, what its column holds. */
export const count = z.int32().min(0)
export const exchangeField = z.enum(Object.keys(exchanges) as [ExchangeCode, ...ExchangeCode[]])
