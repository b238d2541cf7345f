import type { Domain } from './domain.ts'
import * as listed from './domain-list.ts'

/** Every domain of the product. Operations, kinds of fact, live topics, refusals and rooms are read from here. */
export const domains: readonly Domain[] = Object.values(listed)
/** The same with all that they declare, for types. */
export type DeclaredDomain = (typeof listed)[keyof typeof listed]
