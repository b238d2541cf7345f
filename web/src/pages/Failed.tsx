import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useReach } from '../lib/api/reach.ts'
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

/** The same for a failure that is known where it stands. */
export function FailedWith({ failure, framed = false }: { failure: unknown; framed?: boolean }) {
  const t = useTexts(pageTexts)
  const missing = notLoaded(failure)
  const away = useReach((reach) => reach.away)
  useEffect(() => {
    if (!missing) return undefined
    return useReach.subscribe((now, was) => {
      if (was.away && !now.away) location.reload()
    })
  }, [missing])
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
