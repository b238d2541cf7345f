import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { call } from '../../lib/api/call.ts'
import { CallFailure, failureText } from '../../lib/api/failure.ts'
import { sendLeaving } from '../../lib/api/leaving.ts'
import { useSession } from '../../lib/api/session.ts'
import { callContext } from '../../lib/api/context.ts'
import { backOff } from '../../lib/live/parse.ts'
import { notify } from '../../lib/notices.ts'
import { isEmpty, settle, useEdits } from './edits.ts'
import type { FloorEdits } from './edits.ts'
import { editsText } from './layouts.ts'
import { knownFloor, reloadOpen, takeIn } from './openFloors.ts'
import { keepEdits, keptEdits } from './keptEdits.ts'

/** ms without a further change before changes are sent: a row of key presses is one call. */
const CALM = 600
let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let attempt = 0

/** The calls that bring the changes of a floor home, each with the part it settles. */
function callsOf(floorId: string, edits: FloorEdits): { run: () => Promise<Floor>; settles: FloorEdits }[] {
  const layouts = editsText(edits.places)
  const moves =
    layouts === '{}'
      ? []
      : [
          {
            run: () => call(floors.updateLayouts, { floorId, revision: knownFloor(floorId)?.revision ?? 0, layouts }),
            settles: { places: edits.places, settings: {} },
          },
        ]
  return [
    ...moves,
    ...Object.entries(edits.settings).map(([tileId, patch]) => ({
      run: () => call(floors.updateRoomMetadata, { floorId, tileId, metadata: JSON.stringify(patch) }),
      settles: { places: {}, settings: { [tileId]: patch } },
    })),
  ]
}

async function saveFloor(floorId: string, edits: FloorEdits): Promise<void> {
  for (const { run, settles } of callsOf(floorId, edits)) {
    try {
      takeIn(await run())
      settle(floorId, settles)
    } catch (error) {
      // What can pass is kept and tried again; what the server will never take (its floor or tile is gone) is not.
      if (error instanceof CallFailure && !error.passing && error.status !== 401) {
        settle(floorId, settles)
        notify('error', failureText(error, callContext().language))
        continue
      }
      throw error
    }
  }
}

async function save(): Promise<void> {
  if (running) return
  const waiting = Object.entries(useEdits.getState().floors).filter(([, edits]) => !isEmpty(edits))
  if (!waiting.length || useSession.getState().status !== 'in') return
  running = true
  useEdits.setState(({ state }) => ({ state: state === 'failed' ? 'failed' : 'saving' }))
  try {
    for (const [floorId, edits] of waiting) await saveFloor(floorId, edits)
    attempt = 0
    useEdits.setState({ state: 'idle' })
    void reloadOpen()
  } catch {
    useEdits.setState({ state: 'failed' })
    attempt += 1
    saveSoon(backOff(attempt, Math.random()))
  } finally {
    running = false
    if (useEdits.getState().state === 'idle' && Object.keys(useEdits.getState().floors).length) saveSoon()
  }
}

/** Sends what waits once nothing has changed for a moment. */
export function saveSoon(after = CALM): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    void save()
  }, after)
}

/** Sends what waits now. */
export function saveNow(): void {
  clearTimeout(timer)
  void save()
}

/**
 * The page is being left: what waits goes out without waiting for an answer, and is kept for the next visit where the
 * last try failed.
 */
function leave(): void {
  const { floors: waiting, state } = useEdits.getState()
  if (!Object.keys(waiting).length) return
  if (state === 'failed') keepEdits(useSession.getState().uid, waiting)
  for (const [floorId, edits] of Object.entries(waiting)) {
    const layouts = editsText(edits.places)
    if (layouts !== '{}')
      sendLeaving(floors.updateLayouts, { floorId, revision: knownFloor(floorId)?.revision ?? 0, layouts })
    for (const [tileId, patch] of Object.entries(edits.settings))
      sendLeaving(floors.updateRoomMetadata, { floorId, tileId, metadata: JSON.stringify(patch) })
  }
}

/**
 * Keeps saving while floors are open: on leaving the page, on coming back online, and what an earlier visit could not
 * bring home. Answers how to stop.
 */
export function startSaving(): () => void {
  const kept = keptEdits(useSession.getState().uid)
  if (kept) {
    useEdits.setState(({ floors: now }) => ({ floors: { ...kept, ...now } }))
    saveSoon()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('online', saveNow)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('online', saveNow)
    saveNow()
  }
}
