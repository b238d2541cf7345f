import { createContext, useContext } from 'react'
import { usePhone } from '../../lib/usePhone.ts'

/** Whether what stands here moves with the page around it; otherwise it has its own place and moves within that. */
export const InPage = createContext(false)

/** Whether a list must stand in full: on a phone no list is moved within a page that is moved itself. */
export function useInPage(): boolean {
  const moves = useContext(InPage)
  return usePhone() && moves
}
