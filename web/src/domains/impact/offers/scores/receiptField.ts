import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Field of the address that names the company whose receipt is open: it can be linked to, and "back" closes it. */
const RECEIPT = 'receipt'

/** Company whose receipt is open, and how to open another; null closes it. */
export function useReceipt(): readonly [string | null, (companyId: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const open = useCallback(
    (companyId: string | null) =>
      setQuery((was) => {
        const next = new URLSearchParams(was)
        if (companyId) next.set(RECEIPT, companyId)
        else next.delete(RECEIPT)
        return next
      }),
    [setQuery],
  )
  return [query.get(RECEIPT), open]
}
