import type { Language } from '@pandora/contract/language'

/** What every call carries besides its input. Set by the app; the transport only reads it. */
export interface CallContext {
  language: Language
  /** Key of the market; null = the server's default. */
  market: string | null
  /** `YYYY-MM-DD` or an ISO instant; null = now. */
  asOf: string | null
}

let current: CallContext = { language: 'zh-CN', market: null, asOf: null }

export function callContext(): CallContext {
  return current
}

export function setCallContext(patch: Partial<CallContext>): void {
  current = { ...current, ...patch }
}
