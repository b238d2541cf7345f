import type { Domain } from '@pandora/contract/domain'
import type { FastifyInstance } from 'fastify'
import type { Route } from './http/route.ts'
import type { Services } from './http/services.ts'
import type { Work, WorkServices } from './jobs/work.ts'
import type { Derivation } from './shared/derivation.ts'

/**
 * What a domain does in the server. Each part is loaded by the process that needs it: the worker serves nothing, the
 * web works nothing off.
 */
interface Parts {
  /** Domains whose things it uses, by key; the import law holds it to that. */
  uses?: readonly string[]
  /** What serves its operations. */
  routes?: () => Promise<readonly Route[]>
  /** Addresses that it serves beside its operations, bare: another protocol than the envelope. */
  serve?: (app: FastifyInstance, services: Services) => Promise<void>
  /** What it works out of facts in the transaction that changes them. */
  derive?: () => Promise<Derivation>
  /** What it does in the worker. */
  work?: (services: WorkServices) => Promise<Work>
}
export interface ServerModule extends Parts {
  domain: Domain
}

/** Declares what a domain does in the server. */
export const defineModule = (domain: Domain, parts: Parts): ServerModule => ({ domain, ...parts })
