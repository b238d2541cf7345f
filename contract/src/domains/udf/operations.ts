import { z } from 'zod'
import { ownedId, publicId } from '../../records/ids.ts'
import { defineOperation, done, instant } from '../../operation.ts'

/** Most connection keys of one account. */
export const MOST_KEYS = 20

/**
 * A connection key: lets another program read prices and events over the UDF protocol, and nothing else. The key itself
 * is shown once, when it is made.
 */
export const connectionKey = z.object({
  keyId: ownedId('connectionKey', z.string()),
  name: z.string(),
  /** How the key begins, to tell it from others. */
  begins: z.string(),
  /** The market it reads, and the instant as of which; null = the present. */
  market: z.string(),
  asOf: instant.nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

export const udf = {
  keys: defineOperation({
    id: 'udf.keys',
    method: 'POST',
    path: '/api/connections/list',
    summary: 'The user’s connection keys, the newest first',
    output: z.object({ dataList: z.array(connectionKey) }),
  }),
  // Not declared as a write: the answer of a write may be kept for a repeated requestId, and the key is kept nowhere.
  makeKey: defineOperation({
    id: 'udf.makeKey',
    method: 'POST',
    path: '/api/connections/make',
    guests: false,
    rate: 'write',
    summary: 'Make a connection key for a market; `path` is where a UDF client is pointed at',
    input: z.object({
      name: z.string().min(1).max(60),
      market: publicId('marketKey'),
      asOf: z.string().max(40).optional(),
    }),
    output: connectionKey.extend({ key: z.string(), path: z.string() }),
  }),
  revokeKey: defineOperation({
    id: 'udf.revokeKey',
    method: 'POST',
    path: '/api/connections/revoke',
    writes: true,
    summary: 'End a connection key at once',
    input: z.object({ keyId: ownedId('connectionKey', z.string().min(1).max(20)) }),
    output: done,
  }),
}
