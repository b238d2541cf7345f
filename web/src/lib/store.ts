import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { OutputOf } from '@pandora/contract/operation'
import type { accounts, UserConfig } from '@pandora/contract/accounts'
import type { Language } from '@pandora/contract/language'
import { STORE_KEY } from './keys.ts'

/** The user as the product keeps it: `config_json` parsed, defaults in place (ACC-11, ACC-12). */
export interface User extends Omit<OutputOf<typeof accounts.userInfo>, 'config_json'> {
  config: UserConfig
}

/** 1 = red up, green down; 2 = the other way. */
export type ColourType = 1 | 2

export interface Root {
  /** Stays over start-ups: how this browser shows the product. */
  preferences: { language: Language | null; colourType: ColourType; market: string | null; railOpen: boolean }
  /** Cleared at every start-up (SHELL-11). */
  dashboard: { fullScreenTile: string | null }
  /** Cleared at every start-up (SHELL-11), read again from the server. */
  user: { info: User | null; is_recomend: boolean; loginVerified: boolean; verificationImage: string | null }
}

const emptyDashboard: Root['dashboard'] = { fullScreenTile: null }
const emptyUser: Root['user'] = { info: null, is_recomend: false, loginVerified: false, verificationImage: null }

/** The client store, kept under `pandora-root`. Holds no token. */
export const useRoot = create<Root>()(
  persist(
    (): Root => ({
      preferences: { language: null, colourType: 1, market: null, railOpen: false },
      dashboard: emptyDashboard,
      user: emptyUser,
    }),
    {
      name: STORE_KEY,
      version: 1,
      merge: (kept, fresh) => ({ ...fresh, preferences: { ...fresh.preferences, ...(kept as Partial<Root> | undefined)?.preferences } }),
    },
  ),
)

/** Clears the dashboard and user parts, in memory and where they are kept. */
export function clearStarted(): void {
  useRoot.setState({ dashboard: emptyDashboard, user: emptyUser })
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
