import { domains } from './domains.ts'
import type { Operation } from './operation.ts'

const read = await Promise.all(domains.map(({ operations }) => operations?.() ?? {}))

/** Every operation of the product, in the order of the domains. */
export const operations: readonly Operation[] = read.flatMap((one) => Object.values(one))
