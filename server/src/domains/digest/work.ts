import { isDatabaseAway } from '@pandora/store/away'
import { makeSealed } from '../../auth/sealed.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'
import { makeMail } from '../../mail/smtp.ts'
import { makeHeld } from '../../shared/held.ts'
import { signingSecret } from '../../secret.ts'
import { composeDue, composePublic, type EditionServices } from './editions.ts'
import { pruneEditions } from './editions.queries.ts'
import { STOP_SEAL } from './mail/links.ts'
import { sendDue } from './mail/send.ts'
import { wakeSending } from './queue.queries.ts'

const DAY = 86_400_000
/** Days for which editions stay in the archive. */
const KEPT_DAYS = 400

/** Editions are composed when they have closed, and mailed. */
export async function digestWork({ sql, config, log, stopping }: WorkServices): Promise<Work> {
  const sealed = makeSealed(await signingSecret(config.PANDORA_HOME, config.PANDORA_SECRET), STOP_SEAL)
  // Editions look from the past, each once: there is nothing to hold.
  const held = { sql, held: makeHeld({ watch: () => {} }, 0) }
  const services: EditionServices = {
    sql,
    config,
    held,
    now: Date.now,
    stopping: () => stopping.aborted,
    fault: (error, subscriptionId) => {
      if (!isDatabaseAway(error)) log.error({ err: error, subscriptionId }, 'a digest could not be composed')
    },
  }
  const mail =
    config.SMTP_URL && config.PANDORA_MAIL_FROM ? makeMail(config.SMTP_URL, config.PANDORA_MAIL_FROM) : undefined
  return {
    tasks: {
      compose_digests: async () => {
        await composeDue(services)
        await composePublic(services)
        if (mail) await wakeSending(sql)
      },
      send_digests: async () => {
        if (mail) await sendDue({ sql, config, sealed, mail, now: Date.now, stopping })
      },
    },
    crontab: ['* * * * * compose_digests'],
    prune: (now) => pruneEditions(sql, now - KEPT_DAYS * DAY),
    close: () => mail?.close(),
  }
}
