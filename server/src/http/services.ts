import type { Sql } from '@pandora/store/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Access } from '../auth/access.ts'
import type { Keyed } from '../auth/keyed.ts'
import type { Sealed } from '../auth/sealed.ts'
import type { Config } from '../config.ts'
import type { Images } from '../images/images.ts'
import type { LiveHub } from '../live/hub.ts'
import type { Held } from '../shared/held.ts'
import type { Markets } from '../shared/markets.ts'
import type { AnswerCheck } from './answer-check.ts'
import type { AnswerRecord } from './answer-record.ts'

/** What a server process holds and hands to its routes. */
export interface Services {
  config: Config
  sql: Sql
  markets: Markets
  access: Access
  keyed: Keyed
  sealed: Sealed
  /** Seals under a key of its own for what is named. */
  sealedAs: (what: string) => Sealed
  live: LiveHub
  held: Held
  answers: AnswerCheck
  answerRecord: AnswerRecord
  images: Images
  log: FastifyBaseLogger
  /** Clock, in ms; tests set it. */
  now: () => number
}
