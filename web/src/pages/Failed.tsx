import { useRouteError } from 'react-router'
import { useTexts } from '../lib/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from './Message.tsx'
import { pageTexts } from './texts.ts'

const isMissingChunk = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

/** Where an unhandled error ends: the address stays, so that trying again tries the same. */
export function Failed() {
  const error = useRouteError()
  const t = useTexts(pageTexts)
  const text = error instanceof Error ? error.message : String(error)
  return (
    <Message
      sign="500"
      title={t('failedTitle')}
      text={isMissingChunk(error) ? t('chunkText') : t('failedText')}
      detail={t('reference', { text })}
    >
      <Button kind="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <Button onClick={() => location.assign('/')}>{t('home')}</Button>
    </Message>
  )
}
