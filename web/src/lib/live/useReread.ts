import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LiveTopic } from '@pandora/contract/live-topics'
import type { Operation } from '@pandora/contract/operation'
import { readAgain } from '../api/readAgain.ts'
import { listen } from './live.ts'

/** A living market tells of prices many times a second; what is shown is read again this often at most, in ms. */
const PAUSE = 1_000

/**
 * Reads an operation again when one of the topics changes; several events within a second are one. `topics` is the same
 * list on every draw.
 */
export function useReread(operation: Operation, topics: readonly LiveTopic[]): void {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    const soon = () => {
      waiting.current ??= setTimeout(() => {
        waiting.current = undefined
        void readAgain(client, [operation], { cut: false })
      }, PAUSE)
    }
    const ends = topics.map((topic) => listen(topic, soon))
    return () => {
      for (const end of ends) end()
      clearTimeout(waiting.current)
      waiting.current = undefined
    }
  }, [client, operation, topics])
}
