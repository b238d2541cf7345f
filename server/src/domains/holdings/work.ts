import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneTrades } from './queries.ts'

/** Deleted trades go after a day. */
export const holdingsWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneTrades(sql, now) })
