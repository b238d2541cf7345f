import { useCallback } from 'react'
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

/** What follows on the answer to a write. */
interface After<Data> {
  onSuccess?: (answer: Data) => void
  onError?: (error: CallFailure) => void
  onSettled?: () => void
}

type Action<Data, Input> = Omit<UseMutationResult<Data, CallFailure, Input>, 'mutate'> & {
  /**
   * Sends the write. What follows on its answer happens whatever has left the screen since, and for each of several
   * sent one after the other: what was refused is said, what was done can be undone.
   */
  mutate: (input: Input, after?: After<Data>) => void
}

/**
 * A write. `mutate` / `mutateAsync` take the input; a lost connection is tried once more under the same `requestId`, so
 * it happens once.
 */
export function useAction<O extends Operation>(
  operation: O,
  { invalidates = [] }: ActionOptions = {},
): Action<Accepted<OutputOf<O>>, InputOf<O>> {
  const client = useQueryClient()
  const mutation = useMutation<Accepted<OutputOf<O>>, CallFailure, InputOf<O>>({
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
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: InputOf<O>, after: After<Accepted<OutputOf<O>>> = {}) => {
      void mutateAsync(input)
        .then(after.onSuccess, (error: CallFailure) => after.onError?.(error))
        .finally(after.onSettled)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
