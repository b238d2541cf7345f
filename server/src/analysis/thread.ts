import { parentPort, workerData } from 'node:worker_threads'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { ANALYSIS_VERSION } from '@pandora/intelligence/analysis'
import { connect } from '@pandora/store/database'
import { giveBackWhenQuiet } from '../shared/small-heap.ts'
import { oneConnectionEach } from '@pandora/store/one-connection'
import { installedModels, versionKey } from './models.ts'
import { secondReader } from './second/second.ts'
import { versionId } from './versions.queries.ts'
import { analysisWork } from './work.ts'

/** What the thread is started with, what it is told, and what it tells. */
export interface ThreadData {
  url: string
  home: string
}
export type ThreadTold = 'work' | 'wanted' | 'stop'
export type ThreadTells =
  | { kind: 'beat' }
  | { kind: 'idle' }
  | { kind: 'fault'; documentId: string; message: string }
  | { kind: 'failed'; message: string }

const port = parentPort
if (!port) throw new Error('this runs as a thread')
const { url, home } = workerData as ThreadData
const tell = (what: ThreadTells) => port.postMessage(what)
const { sql } = oneConnectionEach(connect(url, { max: 4, name: 'pandora-analysis' }), (error) =>
  tell({ kind: 'fault', documentId: '', message: error.stack ?? error.message }),
)
/** Signs of life are told so often at most, ms: telling each took a twentieth of the time that posts are read in. */
const BEAT_MS = 500
let beaten = 0
const beat = (): void => {
  if (performance.now() - beaten < BEAT_MS) return
  beaten = performance.now()
  tell({ kind: 'beat' })
}
let stopping = false
giveBackWhenQuiet()
const wanted = { raised: false }

const models = await installedModels(home, (file, error) =>
  tell({ kind: 'fault', documentId: file, message: String(error) }),
)
const facts = [...models.values()].map(({ model: { name, version, origin } }) => ({ name, version, origin }))
const { work } = analysisWork({
  sql,
  versionId: await versionId(sql, versionKey(ANALYSIS_VERSION, models), facts),
  model: (name) => models.get(name)?.model,
  analyse: analyseDocument,
  second: (names) => secondReader(home, names),
  now: Date.now,
  stopping: () => stopping,
  wanted,
  beat,
  fault: (documentId, error) =>
    tell({
      kind: 'fault',
      documentId,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
})

let working: Promise<void> = Promise.resolve()
port.on('message', (told: ThreadTold) => {
  if (told === 'stop') {
    stopping = true
    void working.then(() => sql.end({ timeout: 2 })).finally(() => port.close())
    return
  }
  wanted.raised = true
  if (told === 'wanted') return
  working = working.then(work).then(
    () => tell({ kind: 'idle' }),
    (error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
