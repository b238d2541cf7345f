import { live } from '../demo/life.ts'
import { makeDelivery, sendMessage } from '../messages/deliver.ts'
import { pruneOld } from './prune.ts'
import type { Work, WorkServices } from './work.ts'

/**
 * What is no domain's: messages are sent, the demo market lives, what every domain writes (live events, audit) goes
 * after its time.
 */
export function ownWork(services: WorkServices): Work {
  const { sql, config } = services
  const delivery = makeDelivery(config)
  return {
    tasks: {
      send_message: (payload, { job }) =>
        sendMessage({ sql, delivery }, (payload as { messageId: string }).messageId, job.attempts >= job.max_attempts),
      demo_life: () => live(services, Date.now()),
    },
    prune: (now) => pruneOld(sql, now),
    close: delivery.close,
  }
}
