import { EventEmitter } from 'node:events'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Role } from '@pandora/contract/roles'
import type { Db } from '@pandora/store/database'
import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { aliveRole } from './sessions.queries.ts'

/** Life of an access token, in seconds (ASVS: at most 15 minutes). */
export const ACCESS_SECONDS = 900
/** How long a session found alive is not asked after again, in ms (decisions 9). */
const GOOD_CHECK_MS = 60_000

/** Who calls. */
export interface User {
  uid: number
  role: Role
  sessionId: string
}

/** Channel on which processes hear that a session ended, or that its user's rights changed; payload: its id. */
export const SESSION_ENDED_CHANNEL = 'pandora_session_ended'

/** Access tokens: made, read, and held against the session they belong to. */
export interface Access {
  issue: (user: User) => string
  /** The user of a token. Throws TOKEN_EXPIRED, INVALID_TOKEN. Does not ask the database. */
  read: (token: string) => User
  /** The user of a token whose session is alive, with the role that holds now. Throws also NOT_SIGNED_IN. */
  check: (token: string, db: Db) => Promise<User>
  /** A session ended: its good check is forgotten, and what waits for its end is called. */
  ended: (sessionId: string) => void
  /**
   * Ends of sessions may have gone unheard: every session is asked after again, and what waits for an end is called, to
   * come back if it may.
   */
  doubt: () => void
  /** Calls once when the session ends, or is in doubt; answers how to stop waiting. */
  onEnded: (sessionId: string, call: () => void) => () => void
}

/** Makes the access check of a process. `now` in ms. */
export function makeAccess(secret: string, now: () => number): Access {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: ACCESS_SECONDS * 1000, noTimestamp: false })
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 10_000, cacheTTL: 60_000 })
  const alive = new Map<string, { at: number; role: Role }>()
  let heard = 0
  const endings = new EventEmitter().setMaxListeners(0)

  const read = (token: string): User => {
    try {
      const claims = verify(token) as { uid: number; role: Role; sid: string }
      return { uid: claims.uid, role: claims.role, sessionId: claims.sid }
    } catch (error) {
      if (error instanceof TokenError && error.code === TokenError.codes.expired)
        throw new Refusal(errors.TOKEN_EXPIRED)
      throw new Refusal(errors.INVALID_TOKEN)
    }
  }
  return {
    issue: (user) => sign({ uid: user.uid, role: user.role, sid: user.sessionId }),
    read,
    async check(token, db) {
      const user = read(token)
      const checked = alive.get(user.sessionId)
      if (checked !== undefined && now() - checked.at < GOOD_CHECK_MS) return { ...user, role: checked.role }
      const heardBefore = heard
      const role = await aliveRole(db, user.sessionId, now())
      if (role === undefined) throw new Refusal(errors.NOT_SIGNED_IN)
      if (alive.size > 50_000) alive.clear()
      // An end that was heard while the database was asked may have been this session's.
      if (heard === heardBefore) alive.set(user.sessionId, { at: now(), role })
      return { ...user, role }
    },
    ended(sessionId) {
      heard += 1
      alive.delete(sessionId)
      endings.emit(sessionId)
    },
    doubt() {
      heard += 1
      alive.clear()
      for (const sessionId of endings.eventNames()) endings.emit(sessionId)
    },
    onEnded(sessionId, call) {
      endings.once(sessionId, call)
      return () => void endings.off(sessionId, call)
    },
  }
}
