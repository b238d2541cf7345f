import { useEffect, useRef } from 'react'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import type { LiveTopic } from '@pandora/contract/live-topics'
import { useKeyed } from '../api/useOperation.ts'
import { listen, startLive, useLiveState } from './live.ts'

/** Runs the stream while the shell is open; paused while the page looks at the past. */
export function useLiveStream(): void {
  const { asOf, market } = useKeyed()
  useEffect(() => {
    if (asOf) {
      useLiveState.setState({ state: 'paused' })
      return undefined
    }
    return startLive(market)
  }, [asOf, market])
}

/**
 * Calls the handler for every event of a topic while the component is there. Events carry ids only: re-read what is
 * shown.
 */
export function useLive(topic: LiveTopic, handler: (event: LiveEvent) => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => listen(topic, (event) => latest.current(event)), [topic])
}
