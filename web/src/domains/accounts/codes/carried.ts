import { useLocation } from 'react-router'

/**
 * Address and code that the link of a mail carries behind its `#`, where no server sees them; undefined where it
 * carries none.
 */
export function useCarried(): { email: string; code: string } | undefined {
  const carried = new URLSearchParams(useLocation().hash.slice(1))
  const email = carried.get('email') ?? ''
  return email ? { email, code: carried.get('code') ?? '' } : undefined
}
