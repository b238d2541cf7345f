import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { Operation } from '@pandora/contract/operation'
import { readAgain } from '../../lib/api/readAgain.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { isGoing } from './RunState.tsx'

/** ms between reads of a run under way: the stream says that a run changed, its rows a second come by asking. */
const WHILE_GOING = 1_500
const RUNS = 30

/** Reads an operation again on every event of a run, and every moment while one is under way. */
function useFollowing(operation: Operation, going: boolean): void {
  const client = useQueryClient()
  useLive('import-run', () => {
    void readAgain(client, [operation])
  })
  useEffect(() => {
    if (!going) return undefined
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: [operation.id] })
    }, WHILE_GOING)
    return () => clearInterval(timer)
  }, [client, operation, going])
}

/** Runs, newest first. */
export function useRuns() {
  const pages = usePages(imports.list, {}, RUNS)
  useFollowing(imports.list, pages.items.some(isGoing))
  return pages
}

/** One run. */
export function useRun(runId: number) {
  const query = useOperation(imports.get, { runId }, { staleTime: 0 })
  useFollowing(imports.get, query.data ? isGoing(query.data) : false)
  return query
}
