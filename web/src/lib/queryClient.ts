import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from './api/failure.ts'

/**
 * One cache for all reads. Live events say when something is old, so focus does not ask again; only what may pass is
 * retried.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked even where the browser says that it is offline: a call that fails says so, one that waits says nothing.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => error instanceof CallFailure && error.passing && error.status !== 429 && failures < 2,
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
})
