import { matchPath, useLocation } from 'react-router'
import { carryAsOf } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { screens } from '../../lib/installed.ts'
import type { Screen } from '../../lib/module.ts'

/** The screens this user is offered, in their order. */
export function useScreens(): readonly Screen[] {
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  return screens().filter(({ admin: only }) => !only || admin)
}

/** Key of the screen whose sign is lit: of the one shown, or of the one it belongs to. */
export function useLit(): string | undefined {
  const { pathname } = useLocation()
  const shown = screens().find(({ path }) => matchPath(`/index/${path}`.replace(/\/$/, ''), pathname))
  return shown?.under ?? shown?.key
}

/** Where a screen begins; keeps the as-of instant of `search`. */
export function addressOf({ start, path }: Screen, search: string): string {
  return carryAsOf(`/index/${start ?? path}`.replace(/\/$/, ''), search)
}
