import { connect } from '@pandora/store/database'
import type { FastifyInstance } from 'fastify'
import { makeAccess, SESSION_ENDED_CHANNEL } from './auth/access.ts'
import { makeKeyed } from './auth/keyed.ts'
import type { Config } from './config.ts'
import { makeApp } from './http/app.ts'
import type { Services } from './http/services.ts'
import { makeImages } from './images/images.ts'
import { startHub } from './live/hub.ts'
import { makeLog } from './log.ts'
import { signingSecret } from './secret.ts'
import { makeHeld } from './shared/held.ts'
import { loadMarkets } from './shared/markets.ts'

/** A running web process. */
export interface Web {
  app: FastifyInstance
  services: Services
  stop: () => Promise<void>
}

/** Opens a web process on a database: pool, live events, routes. Does not listen yet. */
export async function openWeb(config: Config, databaseUrl: string, now: () => number = Date.now): Promise<Web> {
  const log = makeLog(config.PANDORA_LOG, 'web')
  const sql = connect(databaseUrl, { max: 10, name: 'pandora-web' })
  const secret = await signingSecret(config.PANDORA_HOME, config.PANDORA_SECRET)
  const access = makeAccess(secret, now)
  await sql.listen(SESSION_ENDED_CHANNEL, access.ended, access.doubt)
  const live = await startHub(sql, log)
  const services: Services = { config, sql, markets: await loadMarkets(sql), access, keyed: makeKeyed(secret), live, held: makeHeld(live, config.PANDORA_HOLD_MS), images: makeImages({ home: config.PANDORA_HOME, log, now }), log, now }
  const app = await makeApp(services)
  return {
    app, services,
    stop: async () => {
      await app.close()
      await live.stop()
      await sql.end({ timeout: 5 })
    },
  }
}
