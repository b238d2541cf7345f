import { domains } from './domains.ts'
import type { Route } from './http/route.ts'

const read = await Promise.all(domains.map(({ routes }) => routes?.() ?? []))

/** Every domain's routes. A test compares them with the contract's operations. */
export const routes: readonly Route[] = read.flat()
