import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneModel } from './model/kept.queries.ts'

/** What a language model said, and how often it was asked, goes when nobody asks for it any more. */
export const chatWork = ({ sql }: WorkServices): Work => ({ prune: (now) => pruneModel(sql, now) })
