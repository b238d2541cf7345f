import type { z } from 'zod'
import type { accounts, tokenInfo, userInfo } from '@pandora/contract/accounts'
import type { OutputOf } from '@pandora/contract/operation'
import { languageOf } from '@pandora/contract/language'
import { ACCESS_SECONDS, type User } from '../../auth/access.ts'
import type { Account, OpenSession } from './queries.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** User info as the wire spells it (ACC-11), with the stated defaults (ACC-12). */
export function presentUser(account: Account): z.infer<typeof userInfo> {
  return {
    uid: account.uid, language: languageOf(account.language), config_json: JSON.stringify(account.config), phoneNum: '', email: account.email,
    user_name: account.user_name, family_name: account.family_name, gender: 0, stockAge: 1, fundPreference: [], role: account.role, premiumMembership: false,
    userLoginTime: account.signed_in_at === null ? null : iso(account.signed_in_at), userCreateTime: iso(account.created_at), expire_time: null, phoneNumIn: '', is_recomend: false,
  }
}

/** Token info (ACC-14). */
export function presentToken(user: User, token: string, refreshToken: string): z.infer<typeof tokenInfo> {
  return { token, refresh_token: refreshToken, expire_in: ACCESS_SECONDS, uid: user.uid }
}

export function presentSessions(rows: readonly OpenSession[], current: string): OutputOf<typeof accounts.sessions> {
  return {
    dataList: rows.map((row) => ({
      sessionId: row.session_id, current: row.session_id === current, device: row.device, address: row.address, startedAt: iso(row.started_at), lastUsedAt: iso(row.last_used_at),
    })),
  }
}
