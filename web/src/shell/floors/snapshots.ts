import { floors } from '@pandora/contract/domains/floors/operations'
import { SNAPSHOT_BYTES } from '@pandora/contract/domains/floors/shapes'
import { call } from '../../lib/api/call.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { takeIn, knownFloor } from './openFloors.ts'

/** Pictures of one floor are at least so far apart, in ms. */
const APART = 60_000
/** ms of rest before a picture is taken: after a change, on a floor that has none, and once a visit on one that has. */
const REST = { changed: 4_000, none: 15_000, visit: 60_000 } as const
type Why = keyof typeof REST
const WIDTH = 480

const due = new Map<string, Why>()
const takenAt = new Map<string, number>()
let shown: { floorId: string; element: HTMLElement } | undefined
let held = false
let timer: ReturnType<typeof setTimeout> | undefined

function plan(): void {
  clearTimeout(timer)
  const why = shown && due.get(shown.floorId)
  if (!shown || !why) return
  const wait = Math.max(REST[why], (takenAt.get(shown.floorId) ?? -APART) + APART - performance.now())
  timer = setTimeout(() => {
    // Safari has no idle callback: there the rest before is enough.
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          void take()
        },
        { timeout: 5_000 },
      )
    else void take()
  }, wait)
}

async function take(): Promise<void> {
  const target = shown
  // Nothing is pictured under a hand that moves: the change it makes brings the next.
  if (held || !target || document.visibilityState !== 'visible' || !due.has(target.floorId)) return
  due.delete(target.floorId)
  takenAt.set(target.floorId, performance.now())
  try {
    const { smallPicture } = await import('../../ui/picture.ts')
    const picture = await smallPicture(target.element, WIDTH, SNAPSHOT_BYTES)
    if (!picture || shown?.element !== target.element) return
    const { thumbnails } = await call(floors.updateSnapshot, { floorId: target.floorId, thumbnails: picture })
    const known = knownFloor(target.floorId)
    if (known) takeIn({ ...known, thumbnails })
    void queryClient.invalidateQueries({ queryKey: [floors.listByType.id] })
  } catch {
    // A floor without its newest picture is no fault to tell of; the next change brings another.
  }
}

/** A tile is being moved: no picture until it stands. */
export function hold(on: boolean): void {
  held = on
  if (!on) plan()
}

/** The floor looks different: a new picture is due. */
export function changed(floorId: string): void {
  due.set(floorId, 'changed')
  plan()
}

/** Says which floor is on the screen, and what of it is pictured. Answers how to say that it is gone. */
export function pictured(floorId: string, element: HTMLElement, has: boolean): () => void {
  shown = { floorId, element }
  if (!due.has(floorId) && !takenAt.has(floorId)) due.set(floorId, has ? 'visit' : 'none')
  plan()
  return () => {
    if (shown?.element === element) shown = undefined
    clearTimeout(timer)
  }
}
