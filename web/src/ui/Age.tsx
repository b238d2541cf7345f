import { useEffect, useState } from 'react'
import { ago, dateTime } from '../lib/formats.ts'
import { useLanguage } from '../lib/texts.ts'

/** How long ago an instant (ms or ISO) was, kept up to date; the instant itself on hover. */
export function Age({ at }: { at: number | string }) {
  const language = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  const instant = typeof at === 'number' ? at : Date.parse(at)
  const young = now - instant < 60_000
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), young ? 1_000 : 30_000)
    return () => clearInterval(timer)
  }, [young])
  return (
    <time dateTime={Number.isNaN(instant) ? undefined : new Date(instant).toISOString()} title={dateTime(instant)}>
      {ago(now - instant, language)}
    </time>
  )
}
