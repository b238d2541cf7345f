import type { Sql } from '@pandora/store/database'
import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { pruneOld } from './prune.ts'

/** What jobs work with. */
export interface JobServices {
  sql: Sql
  config: Config
  log: Logger
}

/** Every kind of job, by name. */
export function tasks(services: JobServices): TaskList {
  return {
    prune_old: () => pruneOld(services.sql, Date.now()),
  }
}
