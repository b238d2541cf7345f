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
  const error = useRouteError()
  const t = useTexts(pageTexts)
  const missing = notLoaded(error)
  useEffect(() => {
    if (!missing) return undefined
    return useReach.subscribe((now, was) => {
      if (was.away && !now.away) location.reload()
    })
  }, [missing])
  const text = error instanceof Error ? error.message : String(error)
  return (
    <Message
      sign="500"
      title={t('failedTitle')}
      text={missing ? t('chunkText') : t('failedText')}
      detail={t('reference', { text })}
    >
      <Button kind="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <Button onClick={() => location.assign('/')}>{t('home')}</Button>
    </Message>
  )
}
