import { useEffect, useRef, useState } from 'react'
import { useAddressField } from '../../../lib/address.ts'

/** ms of rest after which a moved slider is written into the address. */
const REST = 200

/**
 * The quarter asked for, the latest unless moved: follows the hand at once, and the address after it rests, so that
 * sliding draws at the screen's pace.
 */
export function useQuarter(latest: string | undefined): { asked: string; choose: (key: string) => void } {
  const [inAddress, setInAddress] = useAddressField('quarter')
  const [moving, setMoving] = useState<string | null>(null)
  const write = useRef(setInAddress)
  useEffect(() => {
    write.current = setInAddress
  })
  useEffect(() => {
    if (moving === null) return undefined
    const timer = setTimeout(() => {
      write.current(moving === latest ? '' : moving)
      setMoving(null)
    }, REST)
    return () => clearTimeout(timer)
  }, [moving, latest])
  return { asked: (moving ?? inAddress) || (latest ?? ''), choose: setMoving }
}
