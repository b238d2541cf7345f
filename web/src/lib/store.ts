import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { OutputOf } from '@pandora/contract/operation'
import type { accounts } from '@pandora/contract/domains/accounts/operations'
import type { UserConfig } from '@pandora/contract/domains/accounts/shapes'
import type { Language } from '@pandora/contract/language'
import { STORE_KEY } from './keys.ts'

/** The user as the product keeps it: `config_json` parsed, defaults in place (ACC-11, ACC-12). */
export interface User extends Omit<OutputOf<typeof accounts.userInfo>, 'config_json'> {
  config: UserConfig
}

/** 1 = red up, green down; 2 = the other way. */
export type ColourType = 1 | 2

/** By night, by day, or as the system has it. */
export type Theme = NonNullable<UserConfig['theme']>

export interface Root {
  /** Stays over start-ups: how this browser shows the product. */
  preferences: {
    language: Language | null
    colourType: ColourType
    theme: Theme
    market: string | null
    railOpen: boolean
  }
  /** Cleared at every start-up (SHELL-11). */
  dashboard: {
    /** Floor that is shown; null = the first of the open ones (SHELL-16). */
    currentFloor: string | null
    /** Floor whose picture is shown beside its tab (SHELL-17). */
    activeThumbnail: string | null
    /** Full screen: a floor's hides the nav bar, a room's the header; leaving it shows both (SHELL-18, A16). */
    headerHidden: boolean
    navHidden: boolean
  }
  /** Cleared at every start-up (SHELL-11), read again from the server. */
  user: { info: User | null; is_recomend: boolean; loginVerified: boolean; verificationImage: string | null }
}

const emptyDashboard: Root['dashboard'] = {
  currentFloor: null,
  activeThumbnail: null,
  headerHidden: false,
  navHidden: false,
}
const emptyUser: Root['user'] = { info: null, is_recomend: false, loginVerified: false, verificationImage: null }

/** The client store, kept under `pandora-root`. Holds no token. */
export const useRoot = create<Root>()(
  persist(
    (): Root => ({
      preferences: { language: null, colourType: 1, theme: 'dark', market: null, railOpen: false },
      dashboard: emptyDashboard,
      user: emptyUser,
    }),
    {
      name: STORE_KEY,
      version: 1,
      merge: (kept, fresh) => ({
        ...fresh,
        preferences: { ...fresh.preferences, ...(kept as Partial<Root> | undefined)?.preferences },
      }),
    },
  ),
)

/** Clears the dashboard and user parts, in memory and where they are kept. */
export function clearStarted(): void {
  useRoot.setState({ dashboard: emptyDashboard, user: emptyUser })
}

export function setDashboard(patch: Partial<Root['dashboard']>): void {
  useRoot.setState((root) => ({ dashboard: { ...root.dashboard, ...patch } }))
}

/** Makes a floor the current one; its picture beside the tab goes (SHELL-17). */
export function chooseFloor(floorId: string): void {
  setDashboard({ currentFloor: floorId, activeThumbnail: null })
}

/** Leaves full screen: header and nav bar both stand again (SHELL-18). */
export function leaveFullScreen(): void {
  setDashboard({ headerHidden: false, navHidden: false })
}

export function setUser(patch: Partial<Root['user']>): void {
  useRoot.setState((root) => ({ user: { ...root.user, ...patch } }))
}

export function clearUser(): void {
  useRoot.setState({ user: emptyUser })
}

export function setPreference(patch: Partial<Root['preferences']>): void {
  useRoot.setState((root) => ({ preferences: { ...root.preferences, ...patch } }))
}
