import { Refusal, type ErrorDefinition } from '@pandora/contract/errors'

/**
 * Does the work; where another took the address or number in the same moment, it is refused as if that had been seen
 * before.
 */
export async function orTaken<Result>(taken: ErrorDefinition, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw (error as { code?: string }).code === '23505' ? new Refusal(taken) : error
  }
}
