import { financing } from '@pandora/contract/domains/financing/operations'
import { serveShared, type Route } from '../../../http/route.ts'
import { heldLedger, ledgerIn } from '../ledger/held.ts'
import { comparedOf } from './compare.ts'
import { rotationIn, sharesOf } from './shares.ts'
import { survivalOf } from './survival.ts'
import { topOf } from './top.ts'

const reads = [heldLedger] as const

export const marketRoutes: readonly Route[] = [
  serveShared(financing.top, { reads }, async ({ services, view, input }) =>
    topOf(await ledgerIn(services, view, input.currency), input),
  ),
  serveShared(financing.industry, { reads }, async ({ services, view, input: { currency, ...input } }) =>
    sharesOf(await ledgerIn(services, view, currency), input),
  ),
  serveShared(financing.subdomain, { reads }, async ({ services, view, input: { currency, ...input } }) =>
    sharesOf(await ledgerIn(services, view, currency), input),
  ),
  serveShared(financing.rotation, { reads }, async ({ services, view, input }) =>
    rotationIn(await ledgerIn(services, view, input.currency), input),
  ),
  serveShared(financing.compare, { reads }, async ({ services, view, input }) =>
    comparedOf(await ledgerIn(services, view, input.currency), input),
  ),
  serveShared(financing.survival, { reads }, async ({ services, view, input }) =>
    survivalOf(await ledgerIn(services, view), input),
  ),
]
