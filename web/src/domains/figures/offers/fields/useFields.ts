import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { figures, FIELDS_LIMIT } from '@pandora/contract/domains/figures/operations'
import { call } from '../../../../lib/api/call.ts'
import { operationKey, useKeyed } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import type { FieldMarket, Fields } from './model.ts'

const topics = ['figures', 'prices', 'companies', 'analysis'] as const

/**
 * Figures of companies by the fields of the screening, for the columns of a list: asked for only while `wanted`, so
 * many at once. `fieldsOf` answers null of a company that the view does not know, undefined while it is asked for.
 */
export function useFields(companyIds: readonly string[], wanted: boolean) {
  const keyed = useKeyed()
  useReread(figures.fields, topics)
  // The same companies in another order are the same question.
  const ids = useMemo(() => [...new Set(companyIds)].toSorted(), [companyIds])
  const parts = useMemo(() => {
    const cut: string[][] = []
    for (let at = 0; wanted && at < ids.length; at += FIELDS_LIMIT) cut.push(ids.slice(at, at + FIELDS_LIMIT))
    return cut
  }, [ids, wanted])
  const answers = useQueries({
    queries: parts.map((part) => ({
      queryKey: operationKey(figures.fields, { companyIds: part }, keyed),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(figures.fields, { companyIds: part }, { signal, context: keyed }),
    })),
    combine: (results) => ({
      data: results.flatMap((one) => one.data ?? []),
      pending: results.some((one) => one.isPending),
    }),
  })
  const known = useMemo(
    () =>
      new Map(
        answers.data.flatMap(({ dataList }) => dataList.map((one): [string, Fields] => [one.companyId, one] as const)),
      ),
    [answers.data],
  )
  const [first] = answers.data
  const market = useMemo<FieldMarket | null>(
    () => (first ? { day: first.day, periodFrom: first.periodFrom, currency: first.currency } : null),
    [first],
  )
  const { pending } = answers
  const fieldsOf = useMemo(
    () =>
      (companyId: string): Fields | null | undefined =>
        known.get(companyId) ?? (pending ? undefined : null),
    [known, pending],
  )
  return { market, fieldsOf }
}
