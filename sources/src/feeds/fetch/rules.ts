import type { FetchRules } from '../../net/fetch.ts'
import { placesWith } from '../../net/guard.ts'

/** Longest that one fetch may take, in ms. */
const FETCH_MS = 20_000

/** Where feeds may be fetched from: public places, and the hosts that PANDORA_FEEDS_ALLOW_HOSTS allows. */
export function feedRules(allowHosts: readonly string[], signal?: AbortSignal): FetchRules {
  return { allowed: placesWith(allowHosts), ms: FETCH_MS, redirects: 5, packed: true, ...(signal ? { signal } : {}) }
}
