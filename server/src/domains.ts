import * as listed from './domain-list.ts'
import { installDerivations } from './imports/derive.ts'
import type { ServerModule } from './module.ts'

/**
 * Every domain that serves or works. All that a process does is read from here; each process loads its own part of it.
 */
export const domains: readonly ServerModule[] = Object.values(listed)

installDerivations(domains.flatMap(({ derive }) => derive ?? []))
