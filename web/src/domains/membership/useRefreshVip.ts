import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { membership } from '@pandora/contract/domains/membership/operations'
import { readAgain } from '../../lib/api/readAgain.ts'
import { loadUser } from '../../lib/user.ts'

/** What a payment changes is read again: VIP info, what is unlocked, and the user (MEM-06). */
export function useRefreshVip(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void readAgain(client, [membership.getVip, membership.plans])
    void loadUser()
  }, [client])
}
