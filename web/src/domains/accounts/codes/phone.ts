import { normalPhone, shownPhone } from '@pandora/contract/phone'

/**
 * A telephone number from its two fields, as stored (`+` and digits); a whole number may stand in the second. Null when
 * it is none.
 */
export function phoneOf(country: string, number: string): string | null {
  const typed = number.trim()
  const whole = /^(?:\+|00|＋)/.test(typed) ? typed : `${country.trim().replace(/^(?![+＋])/, '+')}${typed}`
  return normalPhone(whole) ?? null
}

/** The number with its middle covered, as it is shown back: `199 **** 0128`. */
export function covered(phone: string): string {
  const shown = shownPhone(phone)
  return shown.length < 8 ? shown : `${shown.slice(0, shown.startsWith('+') ? 4 : 3)} **** ${shown.slice(-4)}`
}
