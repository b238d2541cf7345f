import { failureText } from '../../../lib/api/failure.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'
import type { useDemo } from './useDemo.ts'

/** A look first: a private guest account in the demo market for a day (decisions 17). Nothing where the demo is off. */
export function DemoBar({ entry: { demo, busy, failure, start } }: { entry: ReturnType<typeof useDemo> }) {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  if (demo === undefined || demo === 'off') return null
  return (
    <section className={styles.demo} aria-label={t('demoTitle')}>
      <b>{t('demoTitle')}</b>
      <p>{t(demo === 'loading' ? 'demoLoading' : 'demoText')}</p>
      <Button
        busy={busy}
        disabled={demo === 'loading'}
        onClick={() => {
          void start()
        }}
      >
        {t('demoStart')}
      </Button>
      {failure ? (
        <Text as="p" size="small" tone="error" role="alert">
          {failureText(failure, language)}
        </Text>
      ) : null}
    </section>
  )
}
