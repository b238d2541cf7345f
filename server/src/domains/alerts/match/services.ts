import type { Sql } from '@pandora/store/database'
import type { Config } from '../../../config.ts'

/** What matching works with. */
export interface MatchServices {
  sql: Sql
  config: Pick<Config, 'PANDORA_PUBLIC_URL' | 'HOST' | 'PORT' | 'SMTP_URL'>
  now: () => number
}
