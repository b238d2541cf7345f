import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneFloors } from './queries.ts'

/** Deleted floors go after a month. */
export const floorsWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneFloors(sql, now) })
