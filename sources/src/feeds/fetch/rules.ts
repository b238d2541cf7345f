import type { FetchRules } from '../../net/fetch.ts'
import { publicPlace } from '../../net/guard.ts'

/** Longest that one fetch may take, in ms. */
const FETCH_MS = 20_000

/**
 * Where feeds may be fetched from: public places, and the hosts that whoever runs the product allows by
 * PANDORA_FEEDS_ALLOW_HOSTS, each
 * `host` or `host:port`. Only the host as written in the address counts: a public name that leads to a private place
 * stays refused.
 */
export function feedRules(allowHosts: readonly string[], signal?: AbortSignal): FetchRules {
  const allowed = new Set(allowHosts.map((host) => host.toLowerCase()))
  return {
    allowed: (address, port, host) =>
      allowed.has(host) ||
      allowed.has(`${host}:${port}`) ||
      allowed.has(`[${host}]:${port}`) ||
      publicPlace(address, port),
    ms: FETCH_MS,
    redirects: 5,
    packed: true,
    ...(signal ? { signal } : {}),
  }
}
