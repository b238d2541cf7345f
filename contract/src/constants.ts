/** The one shared page size (CONV-16, A04); doubled where a list asks for twice as much. */
export const PAGE_SIZE = 30

/** Documents that wait to be read are counted up to so many: a count of this many means that there may be more. */
export const MOST_WAITING = 20_000

/** What every non-exempt call carries as `x-device-type` (CONV-02). */
export const DEVICE_TYPE = 'WEB'

/** Names of the carried headers besides `authorization` (CONV-02). */
export const headerNames = {
  language: 'x-language',
  token: 'x-token',
  deviceType: 'x-device-type',
  /** One of `sessionModes`: asks for the refresh token in an HttpOnly cookie instead of the body. */
  session: 'x-session',
  market: 'x-market',
  /** ISO instant, or a day `YYYY-MM-DD` meaning its end in Asia/Shanghai. */
  asOf: 'x-as-of',
} as const

/** Values of `x-session`: a cookie that stays, or one that the browser forgets with its window. */
export const sessionModes = { kept: 'cookie', window: 'cookie-window' } as const
export type SessionMode = (typeof sessionModes)[keyof typeof sessionModes]

/** Whether a value of `x-session` asks for a cookie. */
export function isCookieSession(value: string | undefined): boolean {
  return value === sessionModes.kept || value === sessionModes.window
}

/** Exchanges chosen when nothing else is (IND-05). */
export const defaultExchanges = ['SHZ', 'SSE'] as const

/** Pages of a list of `total` items, ten a page (COMP-17). */
export function totalPages(total: number, size = 10): number {
  return Math.ceil(total / size)
}
/** Largest upload, in bytes (2 GB). */
export const UPLOAD_LIMIT = 2_000_000_000
