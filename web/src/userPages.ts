import type { ComponentType } from 'react'

/** One page for visitors at `/u/<type>` (ACC-02). */
interface UserPage {
  type: string
  /** Who is signed in has no use for it and is led into the shell: everybody, everybody but guests, or nobody. */
  leadsOn: 'everybody' | 'members' | 'nobody'
  load: () => Promise<{ default: ComponentType }>
}

/** Every user page there is; any other type leads to /404. */
export const userPages: readonly UserPage[] = [
  { type: 'login', leadsOn: 'everybody', load: () => import('./domains/accounts/login/Login.tsx') },
  { type: 'register', leadsOn: 'members', load: () => import('./domains/accounts/Register.tsx') },
  { type: 'reset', leadsOn: 'nobody', load: () => import('./domains/accounts/Reset.tsx') },
  { type: 'demo', leadsOn: 'everybody', load: () => import('./domains/accounts/Demo.tsx') },
  { type: 'themes', leadsOn: 'nobody', load: () => import('./domains/themes/visitor/ThemesPage.tsx') },
  { type: 'activate', leadsOn: 'nobody', load: () => import('./domains/accounts/Activate.tsx') },
]
