import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneEntries } from './register.queries.ts'

/** Deleted entries of registers go after a day. */
export const riskWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneEntries(sql, now) })
