import { useEffect, useState } from 'react'

/** The time in ms, told anew every `step` ms. */
export function useNow(step: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
