import { live as liveOperations, liveEvent } from '@pandora/contract/domains/live/operations'
import { liveTopics } from '@pandora/contract/live-topics'
import { oneConnectionEach, type SecondConnection } from '@pandora/store/one-connection'
import { connectPatiently } from '@pandora/store/patience'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { z } from 'zod'
import { makeAccess, SESSION_ENDED_CHANNEL } from './auth/access.ts'
import { makeKeyed } from './auth/keyed.ts'
import { makeSealed } from './auth/sealed.ts'
import type { Config } from './config.ts'
import { domains } from './domains.ts'
import { makeAnswerCheck, type AnswerFault } from './http/answer-check.ts'
import { keepAnswerRecord } from './http/answer-record.ts'
import { makeApp } from './http/app.ts'
import type { Services } from './http/services.ts'
import { makeImages } from './images/images.ts'
import { startHub } from './live/hub.ts'
import { makeLog } from './log.ts'
import { signingSecret } from './secret.ts'
import { routes } from './routes.ts'
import { heldOutside, makeHeld } from './shared/held.ts'
import { loadMarkets } from './shared/markets.ts'

const MOST_FAULTS_LOGGED = 10
/** A live message as it is held against what is declared: of a topic that a domain has. */
const liveMessage = { id: liveOperations.stream.id, output: liveEvent.extend({ topic: z.enum(liveTopics) }) }

/** A running web process. */
export interface Web {
  app: FastifyInstance
  services: Services
  stop: () => Promise<void>
}

/**
 * After how long a transaction of a call that does nothing is ended, in ms: nothing that a call does between two
 * statements takes so long.
 */
const IDLE_MS = 30_000

/** Who hears of faults of ours, beside the log. */
interface Heard {
  /** A call that asks the pool for more while it holds a transaction of it; tests throw. */
  secondConnection?: (error: SecondConnection) => void
  /** An answer that is not as its operation declares. */
  answers?: (faults: readonly AnswerFault[]) => void
}

/** Opens a web process on a database: pool, live events, routes. Does not listen yet. */
export async function openWeb(
  config: Config,
  databaseUrl: string,
  now: () => number = Date.now,
  heard: Heard = {},
): Promise<Web> {
  const log = makeLog(config.PANDORA_LOG, 'web')
  const pool = connectPatiently(databaseUrl, { max: 10, name: 'pandora-web', idleInTransactionMs: IDLE_MS })
  let second = 0
  const { sql, outside } = oneConnectionEach(
    pool,
    heard.secondConnection ??
      ((err) => {
        second += 1
        log.error({ err }, 'a call holds a transaction and asks the pool for more')
      }),
  )
  const secret = await signingSecret(config.PANDORA_HOME, config.PANDORA_SECRET)
  const access = makeAccess(secret, now)
  await sql.listen(SESSION_ENDED_CHANNEL, access.ended, access.doubt)
  const answers = makeAnswerCheck({
    every: config.PANDORA_CHECK_ANSWERS,
    tell: (faults) => {
      log.error({ faults: faults.slice(0, MOST_FAULTS_LOGGED) }, 'an answer is not as its operation declares')
      answerRecord.tell(faults)
      heard.answers?.(faults)
    },
  })
  const answerRecord = keepAnswerRecord({ sql: pool, counts: answers.counts, now, log })
  const live = await startHub(sql, log, (event) => answers.fits(liveMessage, event))
  const services: Services = {
    config,
    sql,
    markets: await loadMarkets(sql),
    access,
    keyed: makeKeyed(secret),
    sealed: makeSealed(secret),
    sealedAs: (what) => makeSealed(secret, what),
    live,
    held: heldOutside(makeHeld(live, config.PANDORA_HOLD_MS), outside),
    answers,
    answerRecord,
    images: makeImages({ home: config.PANDORA_HOME, log, now }),
    log,
    now,
  }
  const app = await makeApp(services, { routes, bare: domains.flatMap(({ serve }) => serve ?? []) })
  app.metrics.registerMetric(
    new Counter({
      name: 'second_connections_total',
      help: 'Calls that asked the pool for more while they held a transaction',
      registers: [],
      collect() {
        this.reset()
        this.inc(second)
      },
    }),
  )
  return {
    app,
    services,
    stop: async () => {
      await app.close()
      await live.stop()
      await answerRecord.stop()
      await sql.end({ timeout: 5 })
    },
  }
}
