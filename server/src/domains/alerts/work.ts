import { isDatabaseAway } from '@pandora/store/away'
import { placesWith } from '@pandora/sources/net/guard'
import { makeSealed } from '../../auth/sealed.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'
import { signingSecret } from '../../secret.ts'
import { CHANNEL_SEAL } from './channels/secret.ts'
import { deliverDue } from './deliver/deliver.ts'
import { wakeDelivery } from './deliver/queue.queries.ts'
import { checkAlerts } from './match/check.ts'
import { matchWaiting, TakenMeanwhile } from './match/match.ts'
import { sweepHealth } from './match/swept.ts'
import { alertsAreDue, pruneAlerts, settleMailed } from './work.queries.ts'

/** New facts are held against rules, and what they make is sent. */
export async function alertsWork({ sql, config, log, stopping }: WorkServices): Promise<Work> {
  const sealed = makeSealed(await signingSecret(config.PANDORA_HOME, config.PANDORA_SECRET), CHANNEL_SEAL)
  const services = { sql, config, now: Date.now }
  const match = async (): Promise<void> => {
    try {
      while (!stopping.aborted && (await matchWaiting(services)) > 0);
      while (!stopping.aborted && (await checkAlerts(services)) > 0);
    } catch (error) {
      // The other process goes on with what waits.
      if (!(error instanceof TakenMeanwhile)) throw error
    }
  }
  return {
    tasks: {
      match_alerts: match,
      deliver_alerts: () =>
        deliverDue({
          sql,
          config,
          sealed,
          rules: { allowed: placesWith(config.PANDORA_ALERTS_ALLOW_HOSTS) },
          now: Date.now,
          random: Math.random,
          stopping,
          fault: (error) => {
            if (!isDatabaseAway(error)) log.error({ err: error }, 'an alert could not be sent')
          },
        }),
      alerts_due: async () => {
        await sweepHealth(services)
        if (await alertsAreDue(sql)) await match()
        await wakeDelivery(sql)
      },
    },
    crontab: ['* * * * * alerts_due'],
    prune: async (now) => {
      await settleMailed(sql)
      await pruneAlerts(sql, now)
    },
  }
}
