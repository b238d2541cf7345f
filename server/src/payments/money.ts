/** Minor units as yuan with two places, `3900` → `39.00`. */
export const yuanOf = (amount: number): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Yuan as providers write them, in minor units; null where it is no amount of at most two places. */
export function minorOf(yuan: unknown): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typeof yuan === 'string' ? yuan : '') ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
