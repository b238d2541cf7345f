import { screens } from '../../lib/installed.ts'

/**
 * Address of the screen that says it shows a kind of fact. What has no screen of its own is seen on the company pages.
 */
export function placeOfKind(kind: string): string {
  const screen = screens().find(({ shows }) => shows?.includes(kind))
  return screen ? `/index/${screen.start ?? screen.path}` : '/index/search'
}

/** Part of the whole between 0 and 1; null where there is no whole. */
export function share(count: number, of: number): number | null {
  return of > 0 ? Math.min(1, Math.max(0, count / of)) : null
}
