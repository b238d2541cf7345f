import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changed } from '../../../lib/address.ts'

/** The document that is open beside the screen, in the address: opening it is a step that "back" undoes. */
export function useOpened(): readonly [string | null, (newsId: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (newsId: string | null) =>
      setQuery((was) =>
        changed(was, (next) => {
          if (newsId) next.set('news', newsId)
          else next.delete('news')
        }),
      ),
    [setQuery],
  )
  return [query.get('news'), set]
}
