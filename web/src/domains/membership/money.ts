/** Minor units as money in a currency: 390000 of CNY are ¥3,900.00. */
export function money(amount: number, currency: string): string {
  const sign = amount < 0 ? '−' : ''
  const text = `${String(Math.floor(Math.abs(amount) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
  return currency === 'CNY' ? `${sign}¥${text}` : `${sign}${currency} ${text}`
}

/** What is typed as money, in minor units; null where it is none. */
export function minorOf(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
