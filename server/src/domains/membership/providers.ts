import type { Config } from '../../config.ts'
import { makeProviders, type Providers } from '../../payments/providers.ts'

const made = new WeakMap<Config, Providers>()

/** The providers of a process: they hold the platform's keys, which are fetched once. */
export function providersOf({ config, now }: { config: Config; now: () => number }): Providers {
  const there = made.get(config) ?? makeProviders(config, now)
  made.set(config, there)
  return there
}
