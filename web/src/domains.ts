import * as listed from './domain-list.ts'
import type { WebModule } from './lib/module.ts'

/** Every domain that has a screen, a view or a part of somebody else's screen. All of it is read from here. */
export const domains: readonly WebModule[] = Object.values(listed)
