const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
])

/**
 * Whether an error means that the database cannot be reached for the moment, and nothing is wrong with what was asked.
 */
export function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(String(error.code))
}
