import { create } from 'zustand'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { sessionModes } from '@pandora/contract/constants'
import type { SessionMode } from '@pandora/contract/constants'
import { accepted } from '@pandora/contract/envelope'
import type { OutputOf } from '@pandora/contract/operation'
import { HINT_KEY } from '../keys.ts'
import { callContext } from './context.ts'
import { CallFailure } from './failure.ts'
import { envelopeOf, failureOf, fetchAnswer, requestOf } from './transport.ts'

export type TokenInfo = OutputOf<typeof accounts.signIn>

interface Session {
  /** `starting` until the first refresh has been tried; `away` when no server answered it. */
  status: 'starting' | 'in' | 'out' | 'away'
  /** Access token, in memory only. */
  token: string | null
  uid: number
}

/** A good token check is good for a minute (decisions 9). */
export const CHECK_LASTS = 60_000
const LOCK = 'pandora-refresh'

export const useSession = create<Session>(() => ({ status: 'starting', token: null, uid: 0 }))

/** Logged in if and only if there is a token and the uid is above 0 (ACC-03). */
export function loggedIn(session: Pick<Session, 'token' | 'uid'>): boolean {
  return Boolean(session.token) && session.uid > 0
}

type Ended = (reason: 'signed-out' | 'ended' | 'invalid-token') => void
const endedListeners = new Set<Ended>()
/** Hears of every end of the session. Answers how to stop hearing. */
export function onSessionEnded(listener: Ended): () => void {
  endedListeners.add(listener)
  return () => endedListeners.delete(listener)
}

let checkedAt = Number.NEGATIVE_INFINITY
let checking: Promise<void> | undefined
let refreshing: Promise<boolean> | undefined

/**
 * The mark of a window's session: a cookie without an end, so that all tabs of the window see it and none after. Holds
 * nothing.
 */
const windowMark = `${HINT_KEY}=window`

/** The kind of refresh cookie that this browser may hold; undefined when none. */
function heldMode(): SessionMode | undefined {
  if (localStorage.getItem(HINT_KEY)) return sessionModes.kept
  return document.cookie.split('; ').includes(windowMark) ? sessionModes.window : undefined
}

function mark(mode: SessionMode | undefined): void {
  if (mode === sessionModes.kept) localStorage.setItem(HINT_KEY, '1')
  else localStorage.removeItem(HINT_KEY)
  if (mode === sessionModes.window) document.cookie = `${windowMark}; path=/; SameSite=Strict`
  else if (document.cookie.includes(windowMark)) document.cookie = `${HINT_KEY}=; path=/; SameSite=Strict; max-age=0`
}

/** Takes over a token. `keep` false: this browser forgets the session when its window closes. */
export function enter(tokens: TokenInfo, keep?: boolean): void {
  checkedAt = performance.now()
  if (keep !== undefined) mark(keep ? sessionModes.kept : sessionModes.window)
  const next = { token: tokens.token, uid: tokens.uid }
  useSession.setState({ ...next, status: loggedIn(next) ? 'in' : 'out' })
}

/** Ends the session here: user and token are cleared by those who listen (ACC-04). */
export function leave(reason: Parameters<Ended>[0] = 'ended'): void {
  checkedAt = Number.NEGATIVE_INFINITY
  mark(undefined)
  useSession.setState({ status: 'out', token: null, uid: 0 })
  for (const listener of endedListeners) listener(reason)
}

async function exchange(): Promise<boolean> {
  const request = requestOf(
    accounts.refresh,
    {},
    { context: callContext(), token: null, sessionMode: heldMode() ?? sessionModes.kept },
  )
  const answer = await fetchAnswer(request)
  const envelope = await envelopeOf(answer)
  if (accepted(envelope.code) && envelope.data) {
    enter(envelope.data as TokenInfo)
    return true
  }
  // A server in trouble has not said that the session is over.
  if (answer.status >= 500 || answer.status === 429) throw failureOf(envelope, answer.status)
  leave(envelope.code === 'INVALID_TOKEN' ? 'invalid-token' : 'ended')
  return false
}

/**
 * Exchanges the refresh cookie once, however many ask, over all tabs of the browser (decisions 10). False: signed out.
 * Throws when no answer came.
 */
export function refresh(): Promise<boolean> {
  refreshing ??= (navigator.locks ? navigator.locks.request(LOCK, exchange) : exchange()).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function check(token: string): Promise<void> {
  let answer: Response
  try {
    const request = requestOf(accounts.checkToken, { token }, { context: callContext(), token: null })
    answer = await fetchAnswer(request)
    if (answer.status >= 400) throw failureOf(await envelopeOf(answer), answer.status)
  } catch {
    // The check itself failed: refresh instead of leaving (ACC-06).
    if (!(await refresh())) throw new CallFailure('102')
    return
  }
  // A check that says no, and one that says nothing, end the session (ACC-05).
  const envelope = await envelopeOf(answer).catch(() => undefined)
  if (!envelope || !accepted(envelope.code) || !(envelope.data as OutputOf<typeof accounts.checkToken> | null)?.uid) {
    leave('ended')
    throw envelope && !accepted(envelope.code) ? failureOf(envelope, answer.status) : new CallFailure('102')
  }
  checkedAt = performance.now()
}

/**
 * Token for a call, checked within the last minute. Throws CallFailure when there is none; the call is then not made
 * (ACC-05).
 */
export async function checkedToken(): Promise<string> {
  const { token } = useSession.getState()
  if (!token || !loggedIn(useSession.getState())) throw new CallFailure('NOT_SIGNED_IN', { status: 401 })
  if (performance.now() - checkedAt >= CHECK_LASTS) {
    checking ??= check(token).finally(() => {
      checking = undefined
    })
    await checking
  }
  const current = useSession.getState().token
  if (!current) throw new CallFailure('102')
  return current
}

/** First thing of a page: takes up a session that this browser still has. */
export async function resume(): Promise<void> {
  if (!heldMode()) {
    useSession.setState({ status: 'out' })
    return
  }
  try {
    await refresh()
  } catch {
    // Nothing was said about the session: it may still live, so it is not ended here.
    useSession.setState({ status: 'away' })
  }
}
