import type { z } from 'zod'
import type { accounts } from '@pandora/contract/domains/accounts/operations'
import type { tokenInfo } from '@pandora/contract/domains/accounts/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { ACCESS_SECONDS } from '../../auth/access.ts'
import type { Begun } from '../../auth/begin-session.ts'
import type { OpenSession } from '../../auth/sessions.queries.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** Token info (ACC-14). */
export function presentToken({ user, token, refreshToken }: Begun): z.infer<typeof tokenInfo> {
  return { token, refresh_token: refreshToken, expire_in: ACCESS_SECONDS, uid: user.uid }
}

export function presentSessions(rows: readonly OpenSession[], current: string): OutputOf<typeof accounts.sessions> {
  return {
    dataList: rows.map((row) => ({
      sessionId: row.session_id,
      current: row.session_id === current,
      device: row.device,
      address: row.address,
      startedAt: iso(row.started_at),
      lastUsedAt: iso(row.last_used_at),
    })),
  }
}
