import type { Sql } from '@pandora/store/database'
import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

/** What jobs work with. */
export interface WorkServices {
  sql: Sql
  databaseUrl: string
  config: Config
  log: Logger
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/** What a part of the product does in a worker. Whatever it leaves out it has none of. */
export interface Work {
  /** Its kinds of job, by name. */
  tasks?: TaskList
  /** When the clock begins them: lines of a crontab. */
  crontab?: readonly string[]
  /** Before the first job is taken up. */
  prepare?: () => Promise<void>
  /** Once jobs are taken up. */
  begin?: () => Promise<void>
  /** Every ten minutes: drops what has served its time at `now` (ms). */
  prune?: (now: number) => Promise<void>
  /** When the process stops, before the job queue does. */
  stop?: () => Promise<void>
  /** After the job queue has stopped. */
  close?: () => void
}
