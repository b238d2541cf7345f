import { useNavigate, useParams } from 'react-router'
import { useTexts } from '../lib/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from './Message.tsx'
import { pageTexts } from './texts.ts'

/** `/404`, `/500` and `/error-browser` (SHELL-05). */
export function ErrorPage() {
  const { status } = useParams()
  const t = useTexts(pageTexts)
  const navigate = useNavigate()
  const home = (
    <Button
      kind="primary"
      onClick={() => {
        void navigate('/')
      }}
    >
      {t('home')}
    </Button>
  )
  if (status === '500') {
    return (
      <Message sign="500" title={t('failedTitle')} text={t('failedText')}>
        {home}
        <Button
          onClick={() => {
            void navigate(-1)
          }}
        >
          {t('retry')}
        </Button>
      </Message>
    )
  }
  if (status === 'error-browser') {
    return (
      <Message sign="!" title={t('browserTitle')} text={t('browserText')} detail={t('browserFine')}>
        {home}
      </Message>
    )
  }
  return (
    <Message sign="404" title={t('notFoundTitle')} text={t('notFoundText')}>
      {home}
    </Message>
  )
}
