import type { Query, QueryClient } from '@tanstack/react-query'
import type { Operation } from '@pandora/contract/operation'

interface Options {
  /**
   * False: what is on its way is let through, and read once more when it is there; where changes come many times a
   * second, cutting each off would end in none.
   */
  cut?: boolean
}

/**
 * Reads operations again because something that they rest on has changed. An answer that is on its way may tell what
 * was before: it is cut off, and a first one, which
 * cannot be, is read once more when it is there. Resolves when what is shown is new.
 */
export async function readAgain(
  client: QueryClient,
  operations: readonly Operation[],
  { cut = true }: Options = {},
): Promise<void> {
  await Promise.all(
    operations.map(async ({ id }) => {
      const queryKey = [id]
      const under = client
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: 'fetching' })
        .filter(({ state }) => !cut || state.data === undefined)
      await client.invalidateQueries({ queryKey }, { cancelRefetch: cut })
      const before = new Set<Query>(under)
      if (before.size > 0)
        await client.invalidateQueries(
          { queryKey, predicate: (query) => before.has(query as Query) },
          { cancelRefetch: false },
        )
    }),
  )
}
