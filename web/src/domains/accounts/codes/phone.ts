/** A telephone number as the server takes it: mainland numbers in their 11 digits, others with `+` and country code; null when it is none. */
export function phoneOf(country: string, number: string): string | null {
  const plain = (text: string) => text.normalize('NFKC').replace(/[\s().-]/g, '')
  const typed = plain(number)
  const whole = typed.startsWith('+') ? typed : `${plain(country).replace(/^(?!\+)/, '+')}${typed}`
  if (!/^\+\d{6,15}$/.test(whole)) return null
  const mainland = /^\+86(\d+)$/.exec(whole)?.[1]
  if (mainland === undefined) return whole
  return /^1\d{10}$/.test(mainland) ? mainland : null
}

/** The number with its middle covered, as it is shown back: `199 **** 0128`. */
export function covered(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, phone.startsWith('+') ? 4 : 3)} **** ${phone.slice(-4)}`
}
