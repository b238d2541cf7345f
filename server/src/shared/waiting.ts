import { defineHeld } from './define-held.ts'
import { waitingCount } from './waiting.queries.ts'

/** How many documents of the market wait to be read. */
export const heldWaiting = defineHeld({
  id: 'analysis.waiting',
  reads: ['analysis_waiting'],
  load: ({ db, view }) => waitingCount(db, view),
})
