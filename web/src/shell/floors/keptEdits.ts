import type { FloorEdits } from './edits.ts'

const KEY = 'pandora-floor-edits'

/** Keeps changes that could not be sent over a reload, for the same user. */
export function keepEdits(uid: number, floors: Readonly<Record<string, FloorEdits>>): void {
  localStorage.setItem(KEY, JSON.stringify({ uid, floors }))
}

/** Changes that an earlier visit of this user left, once. */
export function keptEdits(uid: number): Record<string, FloorEdits> | undefined {
  const text = localStorage.getItem(KEY)
  if (!text) return undefined
  localStorage.removeItem(KEY)
  try {
    const kept = JSON.parse(text) as { uid?: number; floors?: Record<string, FloorEdits> }
    return kept.uid === uid ? kept.floors : undefined
  } catch {
    return undefined
  }
}
