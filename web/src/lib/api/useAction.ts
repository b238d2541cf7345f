import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { callFully } from './call.ts'
import type { Accepted } from './call.ts'
import { CallFailure } from './failure.ts'
import { readAgain } from './readAgain.ts'

interface ActionOptions {
  /** Reads that this changes: they are read again once it is accepted. */
  invalidates?: readonly Operation[]
}

/**
 * A write. `mutate` / `mutateAsync` take the input; a lost connection is tried once more under the same `requestId`, so
 * it happens once.
 */
export function useAction<O extends Operation>(
  operation: O,
  { invalidates = [] }: ActionOptions = {},
): UseMutationResult<Accepted<OutputOf<O>>, CallFailure, InputOf<O>> {
  const client = useQueryClient()
  return useMutation<Accepted<OutputOf<O>>, CallFailure, InputOf<O>>({
    mutationKey: [operation.id],
    mutationFn: async (input) => {
      const requestId = crypto.randomUUID()
      try {
        return await callFully(operation, input, { requestId })
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'NETWORK') throw error
        return callFully(operation, input, { requestId })
      }
    },
    onSuccess: async () => {
      await readAgain(client, invalidates)
    },
  })
}
