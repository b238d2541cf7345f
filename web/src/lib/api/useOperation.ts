import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Language } from '@pandora/contract/language'
import type { InputOf, Operation, OutputOf } from '@pandora/contract/operation'
import { useAsOf } from '../address.ts'
import { useRoot } from '../store.ts'
import { useLanguage } from '../texts.ts'
import { call } from './call.ts'
import type { CallFailure } from './failure.ts'

/** True within a room: what it reads is judged leniently (CONV-10). */
export const InRoom = createContext(false)

export interface ReadOptions {
  /** False: not asked yet. */
  enabled?: boolean
  /** ms until the answer counts as old. */
  staleTime?: number
  /** ms between re-reads; false = none. */
  refetchInterval?: number | false
  /**
   * Show the last answer while another input is being read (paging, sorting), where it is about the same thing in the
   * same market as of the same instant: figures of one company never stand under the name of the next.
   */
  keepPrevious?: boolean
}

export interface Keyed {
  market: string | null
  asOf: string | null
  language: Language
}

/** Key of a read: operation, then market, instant and language as far as they matter, then the input. */
export function operationKey<O extends Operation>(operation: O, input: InputOf<O>, keyed: Keyed) {
  return [
    operation.id,
    operation.dated ? keyed.market : null,
    operation.dated ? keyed.asOf : null,
    operation.worded ? keyed.language : null,
    input,
  ] as const
}

/** Fields of an input that say what an answer is about, beside ids. */
const subjects = /^(?:id|of|area|country|partner|subject)$|Id$/

/** What an answer under a key is about, as text: operation, market, instant, language, and the input's subjects. */
function aboutOf(key: readonly unknown[]): string {
  const input = Object.entries(key.at(-1) ?? {}).filter(([name]) => subjects.test(name))
  return JSON.stringify([...key.slice(0, -1), input.toSorted(([one], [other]) => (one < other ? -1 : 1))])
}

/** Market, instant and language that the page stands at. */
export function useKeyed(): Keyed {
  const [asOf] = useAsOf()
  const market = useRoot((root) => root.preferences.market)
  return { market, asOf, language: useLanguage() }
}

/** Reads an operation. `isPending` is its own loading flag (CONV-13); old data stays while it is read again. */
export function useOperation<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  options: ReadOptions = {},
): UseQueryResult<OutputOf<O>, CallFailure> {
  const keyed = useKeyed()
  const lenient = useContext(InRoom)
  const { enabled = true, staleTime, refetchInterval, keepPrevious = false } = options
  const queryKey = operationKey(operation, input, keyed)
  return useQuery<OutputOf<O>, CallFailure>({
    queryKey,
    queryFn: ({ signal }) =>
      call(operation, input, {
        ...(lenient && operation.acceptance === 'strict' ? { acceptance: 'room' } : {}),
        signal,
        context: keyed,
      }),
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(keepPrevious
      ? {
          placeholderData: (last, query) => (query && aboutOf(query.queryKey) === aboutOf(queryKey) ? last : undefined),
        }
      : {}),
  })
}
