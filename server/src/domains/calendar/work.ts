import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneNotes } from './notes.queries.ts'

/** Deleted notes go after a day. */
export const calendarWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneNotes(sql, now) })
