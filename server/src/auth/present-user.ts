import type { z } from 'zod'
import type { userInfo } from '@pandora/contract/domains/accounts/shapes'
import { languageOf } from '@pandora/contract/language'
import { shownPhone } from '@pandora/contract/phone'
import type { Account } from './account.queries.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** User info as the wire spells it (ACC-11), with the stated defaults (ACC-12). */
export function presentUser(account: Account, now: number): z.infer<typeof userInfo> {
  return {
    uid: account.uid,
    language: languageOf(account.language),
    config_json: JSON.stringify(account.config),
    phoneNum: shownPhone(account.phone ?? ''),
    phoneNumIn: account.phone ?? '',
    email: account.email ?? '',
    user_name: account.user_name,
    family_name: account.family_name,
    gender: account.gender,
    stockAge: account.stock_age,
    fundPreference: account.fund_preference,
    role: account.role,
    premiumMembership: account.premium_until !== null && account.premium_until > now,
    userLoginTime: account.signed_in_at === null ? null : iso(account.signed_in_at),
    userCreateTime: iso(account.created_at),
    expire_time: account.expires_at === null ? null : iso(account.expires_at),
    is_recomend: account.invited,
    hasPassword: account.password_hash !== null,
  }
}
