import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { consumer } from '@pandora/contract/domains/consumer/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { sessionModes } from '@pandora/contract/constants'
import { backTo } from '../../lib/address.ts'
import { enter, useSession } from '../../lib/api/session.ts'
import type { TokenInfo } from '../../lib/api/session.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { loadUser } from '../../lib/user.ts'

/** The consumer login's token in the one shape the product keeps (ACC-14, A21). */
export function tokensOf({ uid, token, expireIn, refreshToken }: OutputOf<typeof consumer.login>): TokenInfo {
  return { uid, token, expire_in: expireIn, refresh_token: refreshToken }
}

/** How a session is asked for: kept by this browser, or forgotten with its window. */
export const sessionMode = (keep: boolean) => (keep ? sessionModes.kept : sessionModes.window)

/**
 * Takes over a new session: what another user read is forgotten, the user is read, and the page goes where the visitor
 * wanted to.
 */
export function useEntering(): (tokens: TokenInfo, keep?: boolean) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (tokens, keep = true) => {
      queryClient.clear()
      enter(tokens, keep)
      try {
        if (!(await loadUser())) return
      } catch {
        useSession.setState({ status: 'away' })
      }
      await navigate(backTo(location.search), { replace: true })
    },
    [navigate],
  )
}
