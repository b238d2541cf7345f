import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneChains } from './queries.ts'

/** Deleted chains go after a month. */
export const chainsWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneChains(sql, now) })
