import { isDatabaseAway } from '@pandora/store/away'
import type { Work, WorkServices } from '../../jobs/work.ts'
import { askDue, refundDue, type Asking } from './money/in-doubt.ts'
import { providersOf } from './providers.ts'

/** Orders in doubt are asked for, refunds are sent. */
export function membershipWork({ sql, config, log, stopping }: WorkServices): Promise<Work> {
  const asking: Asking = {
    sql,
    providers: providersOf({ config, now: Date.now }),
    now: Date.now,
    fault: (err) => {
      if (!isDatabaseAway(err)) log.error({ err }, 'a payment could not be asked for')
    },
  }
  const all = async (some: (asking: Asking) => Promise<number>): Promise<void> => {
    while (!stopping.aborted && (await some(asking)) > 0);
  }
  return Promise.resolve({
    tasks: {
      membership_refunds: () => all(refundDue),
      membership_due: async () => {
        await all(askDue)
        await all(refundDue)
      },
    },
    crontab: ['* * * * * membership_due'],
  })
}
