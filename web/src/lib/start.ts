import { languageOf } from '@pandora/contract/language'
import { asOfIn } from './address.ts'
import { applyLook, onSystemTheme } from '../styles/look.ts'
import { setCallContext } from './api/context.ts'
import { followReach } from './api/reach.ts'
import { onSessionEnded, resume, useSession } from './api/session.ts'
import { forgetNotices, notify } from './notices.ts'
import { clearStarted, clearUser, setPreference, useRoot } from './store.ts'
import { setLanguage } from './texts.ts'
import { keepLeaving, loadUser } from './user.ts'
import { queryClient } from './queryClient.ts'

function browserLanguage() {
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : languageOf(navigator.language.slice(0, 2))
}

/** Follows the preferences: language and colours of the document, what calls carry. */
function applyPreferences(): void {
  const { language, colourType, theme, market } = useRoot.getState().preferences
  const chosen = language ?? browserLanguage()
  setLanguage(chosen)
  applyLook(theme, colourType)
  setCallContext({ language: chosen, market, asOf: asOfIn(location.search) })
}

async function removeWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registered = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registered.map((worker) => worker.unregister()))
}

async function takeUp(): Promise<void> {
  await resume()
  if (useSession.getState().status !== 'in') return
  try {
    await loadUser()
  } catch {
    if (useSession.getState().status === 'in') useSession.setState({ status: 'away' })
  }
}

let started: Promise<void> | undefined

/** The session is known once this resolves: in, out, or away with no server to ask. */
export function sessionKnown(): Promise<void> {
  return (started ??= takeUp())
}

/** Asks again for the session after no server answered. */
export function takeUpAgain(): Promise<void> {
  started = takeUp()
  return started
}

/**
 * What happens once, before the first screen (SHELL-11): stale parts cleared, workers removed, the session taken up
 * again.
 */
export function startUp(): void {
  clearStarted()
  applyPreferences()
  useRoot.subscribe((root, was) => {
    if (root.preferences !== was.preferences) applyPreferences()
  })
  onSystemTheme(applyPreferences)
  window.addEventListener('pagehide', keepLeaving)
  followReach(() => void queryClient.invalidateQueries())
  onSessionEnded((reason) => {
    // The demo's market was the guest's, not this browser's: whoever signs in next begins at the server's own.
    if (useRoot.getState().user.info?.role === 'guest') setPreference({ market: null })
    clearUser()
    queryClient.clear()
    forgetNotices()
    if (reason === 'invalid-token') notify('error', 'Invalid Token')
  })
  void removeWorkers().catch(() => undefined)
  void sessionKnown()
}
