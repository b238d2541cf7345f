import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneHoldings } from './queries.ts'

/** Deleted trades and portfolios go after a day. */
export const holdingsWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneHoldings(sql, now) })
