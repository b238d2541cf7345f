/** A mobile number of the mainland, without country code. */
const mainland = /^1[3-9]\d{9}$/
/** E.164: `+`, country code, at most 15 digits. */
const international = /^\+[1-9]\d{6,14}$/

/**
 * A telephone number as stored: `+` and digits (E.164). Takes mainland numbers in 11 digits, with `86`, `0086` or `+86`
 * before them,
 * and others with `+` or `00` and their country code; spaces, dashes, dots and brackets do not count. Undefined where
 * it is none.
 */
export function normalPhone(typed: string): string | undefined {
  const bare = typed
    .normalize('NFKC')
    .replace(/[\s\-–.()]/g, '')
    .replace(/^00/, '+')
  const national = bare.replace(/^\+?86(?=1[3-9]\d{9}$)/, '')
  if (mainland.test(national)) return `+86${national}`
  // With the mainland's code in front it is a number of the mainland or none.
  return international.test(bare) && !bare.startsWith('+86') ? bare : undefined
}

/** A stored number as people of its country write it: 11 digits for the mainland, else with `+` and country code. */
export function shownPhone(stored: string): string {
  return stored.replace(/^\+86(?=1[3-9]\d{9}$)/, '')
}
