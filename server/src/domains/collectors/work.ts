import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneNonces } from './queries.ts'
import { NONCE_MS } from './signature.ts'

/** Nonces are kept for as long as a delivery with them could be taken again. */
export const collectorsWork = ({ sql }: WorkServices): Work => ({
  prune: (now) => pruneNonces(sql, now - NONCE_MS),
})
