import type { administration } from '@pandora/contract/domains/administration/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type KnownUser = OutputOf<typeof administration.setRole>

/** Names of a person; empty where none are known. */
export const namesOf = (user: Pick<KnownUser, 'user_name' | 'family_name'>) =>
  [user.user_name, user.family_name].filter(Boolean).join(' ')
/** What an account is called: its names, else how it is reached, else its number. */
export const calledOf = (user: KnownUser) => namesOf(user) || user.email || user.phoneNum || `#${user.uid}`
