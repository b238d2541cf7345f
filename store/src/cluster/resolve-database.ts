import { type Log, startCluster, urlOf } from './cluster.ts'
import { ClusterError } from './errors.ts'
import { databasePassword } from './initdb.ts'
import { plainUrlOf } from '../plain-role.ts'
import { refuseUnfinished } from './unfinished-restore.ts'
import { runningFrom } from './lock.ts'

export type DatabaseChoice = {
  databaseUrl?: string | undefined
  /** Who owns the database that `databaseUrl` names, where another role than that one. */
  ownerUrl?: string | undefined
  /** PANDORA_HOME */
  home: string
  log?: Log
  /** True for commands beside the product: a cluster that already runs from this home is used instead of refused. */
  join?: boolean
}
/**
 * Where the data is: `url` for the processes, `ownerUrl` for what makes and changes tables and for backups. `stop`
 * stops only what was started here.
 */
export type Database = {
  url: string
  ownerUrl: string
  kind: 'external' | 'embedded' | 'joined'
  stop(): Promise<void>
}

/** DATABASE_URL where it is set, else the home's own cluster, started or joined. Throws ClusterError. */
export async function resolveDatabase(choice: DatabaseChoice): Promise<Database> {
  await refuseUnfinished(choice.home)
  if (choice.databaseUrl)
    return { url: choice.databaseUrl, ownerUrl: choice.ownerUrl ?? choice.databaseUrl, kind: 'external', stop: nothing }
  if (choice.join === true) {
    const running = await runningCluster(choice.home)
    if (running !== null) return { url: plainUrlOf(running), ownerUrl: running, kind: 'joined', stop: nothing }
  }
  const cluster = await startCluster({ home: choice.home, ...(choice.log ? { log: choice.log } : {}) })
  return { url: cluster.plainUrl, ownerUrl: cluster.url, kind: 'embedded', stop: cluster.stop }
}

/** The address of the cluster that runs from this home, or null. Throws `cluster_not_running` while one is starting. */
async function runningCluster(home: string): Promise<string | null> {
  const held = await runningFrom(home)
  if (held === null) return null
  if (held.port === null) {
    throw new ClusterError(
      'cluster_not_running',
      `Pandora (process ${held.pid}) is starting from ${home}; try again in a moment`,
    )
  }
  return urlOf(held.port, await databasePassword(home))
}

const nothing = async (): Promise<void> => undefined
