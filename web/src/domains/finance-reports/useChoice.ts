import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changed } from '../../lib/address.ts'
import type { StatementChoice } from './choice.ts'

const fields = ['statement', 'basis', 'show', 'yearly', 'before', 'figure'] as const

/** The choices of a statement as fields of the address, several changed at once. */
export function useChoice(): readonly [Partial<StatementChoice>, (patch: Partial<StatementChoice>) => void] {
  const [query, setQuery] = useSearchParams()
  const choice = useMemo(() => Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ''])), [query])
  const choose = useCallback(
    (patch: Partial<StatementChoice>) =>
      setQuery(
        (was) =>
          changed(was, (next) => {
            for (const [field, value] of Object.entries(patch)) {
              if (value) next.set(field, value)
              else next.delete(field)
            }
          }),
        { replace: true },
      ),
    [setQuery],
  )
  return [choice, choose]
}
