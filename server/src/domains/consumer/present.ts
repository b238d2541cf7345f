import type { consumer } from '@pandora/contract/domains/consumer/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ACCESS_SECONDS } from '../../auth/access.ts'
import type { beginSession } from '../../auth/begin-session.ts'

type Begun = Awaited<ReturnType<typeof beginSession>>

/** A session begun by password, as the phone's client reads it. */
export const presentLogin = ({ user, token, refreshToken }: Begun): OutputOf<typeof consumer.login> => ({
  uid: user.uid,
  expireIn: ACCESS_SECONDS,
  token,
  refreshToken,
})

/** A session begun by a texted code: the same under the names that this answer has always had. */
export const presentSignIn = ({ user, token, refreshToken }: Begun): OutputOf<typeof consumer.signIn> => ({
  token,
  refresh_token: refreshToken,
  expire_in: ACCESS_SECONDS,
  uid: user.uid,
})
