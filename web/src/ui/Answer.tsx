import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '../lib/api/failure.ts'
import { ErrorState, Skeleton } from './States.tsx'

interface Props<Data> {
  query: UseQueryResult<Data, CallFailure>
  /** Shape while the first answer is on its way. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The three states of a read: its shape, its failure with a retry, its content. A failed re-read keeps the old content.
 */
export function Answer<Data>({ query, waiting, children }: Props<Data>) {
  const { data, error, isPending, refetch } = query
  const retry = () => {
    void refetch()
  }
  if (data !== undefined)
    return (
      <>
        {error ? <ErrorState failure={error} onRetry={retry} withOld /> : null}
        {children(data)}
      </>
    )
  if (isPending && !error) return <>{waiting ?? <Skeleton />}</>
  return <ErrorState failure={error} onRetry={retry} />
}
