import { z } from 'zod'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { administratorsId } from '../../records/ids.ts'

/** Where collectors send posts. */
export const COLLECT_PATH = '/api/collect/posts'
/** Most posts of one delivery, and the largest body, in bytes. */
export const MOST_POSTS = 1000
export const MOST_BYTES = 8_388_608
/** How far a collector's clock may be off, in minutes. */
export const CLOCK_MINUTES = 5
/** Most keys of a market that are in force. */
export const MOST_KEYS = 50

const keyId = administratorsId('collectorKey', z.uuid())

/** A key of a collector; its secret is shown once, when it is made. `hint`: the secret's last signs. */
const collectorKey = z.object({
  keyId: z.string(),
  name: z.string(),
  hint: z.string(),
  madeAt: instant,
  madeBy: z.string().nullable(),
  usedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  /** What it brought in all: deliveries, posts that were new, that were others than before, and that were refused. */
  deliveries: z.int(),
  newPosts: z.int(),
  changedPosts: z.int(),
  refusedPosts: z.int(),
})

export const collectors = {
  list: defineOperation({
    id: 'collectors.list',
    method: 'POST',
    path: '/api/admin/collectors',
    access: 'admin',
    summary: 'Keys of collectors of the market, the newest first, with what each has brought',
    input: z.object({ ...pageInput(30) }),
    output: pageOf(collectorKey),
  }),
  create: defineOperation({
    id: 'collectors.create',
    method: 'POST',
    path: '/api/admin/collectorAdd',
    access: 'admin',
    writes: true,
    summary: 'Makes a key for a collector; its secret is answered this once',
    input: z.object({ name: z.string().min(1).max(60) }),
    output: z.object({ keyId: z.string(), secret: z.string() }),
  }),
  revoke: defineOperation({
    id: 'collectors.revoke',
    method: 'POST',
    path: '/api/admin/collectorRevoke',
    access: 'admin',
    writes: true,
    summary: 'Revokes a key for good; what it brought stays',
    input: z.object({ keyId }),
    output: done,
  }),
}
