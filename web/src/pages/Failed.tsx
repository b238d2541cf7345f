import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { askServer, useReach } from '../lib/api/reach.ts'
import { notLoaded } from '../lib/notLoaded.ts'
import { useTexts } from '../lib/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from './Message.tsx'
import { pageTexts } from './texts.ts'

/**
 * Where an unhandled error ends: the address stays, so that trying again tries the same. Where code did not arrive for
 * want of a server, that is done as soon as there is one.
 */
export function Failed() {
  return <FailedWith failure={useRouteError()} />
}

/** The same within the frame of the screens. */
export function ScreenFailed() {
  return <FailedWith failure={useRouteError()} framed />
}

/** Failures whose screen was left; the timers of those whose effect was ended, as it also is to be begun again at once. */
const left = new WeakSet<Error>()
const leaving = new WeakMap<Error, ReturnType<typeof setTimeout>>()

/**
 * The same for a failure that is known where it stands. Code that did not arrive is kept as missing for as long as the
 * page stands; who comes back to it has it tried again.
 */
export function FailedWith({ failure, framed = false }: { failure: unknown; framed?: boolean }) {
  const t = useTexts(pageTexts)
  const missing = notLoaded(failure)
  const away = useReach((reach) => reach.away)
  useEffect(() => {
    if (!notLoaded(failure)) return undefined
    clearTimeout(leaving.get(failure))
    if (left.has(failure))
      void askServer().finally(() => {
        if (!useReach.getState().away) location.reload()
      })
    const follow = useReach.subscribe((now, was) => {
      if (was.away && !now.away) location.reload()
    })
    return () => {
      follow()
      leaving.set(
        failure,
        setTimeout(() => left.add(failure)),
      )
    }
  }, [failure])
  const text = failure instanceof Error ? failure.message : String(failure)
  return (
    <Message
      sign={missing ? undefined : '500'}
      framed={framed}
      title={t(missing && away ? 'awayChunkTitle' : 'failedTitle')}
      text={missing ? t(away ? 'awayChunkText' : 'chunkText') : t('failedText')}
      detail={t('reference', { text })}
    >
      <Button kind="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <Button onClick={() => location.assign('/')}>{t('home')}</Button>
    </Message>
  )
}
