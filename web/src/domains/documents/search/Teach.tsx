import { documents } from '@pandora/contract/domains/documents/operations'
import { quotedValue } from '@pandora/contract/domains/documents/query/write'
import { search } from '@pandora/contract/domains/search/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './Teach.module.css'
import { documentSearchTexts } from './texts.ts'

const lessons = ['words', 'phrase', 'without', 'or', 'title', 'company', 'source', 'kind', 'dates', 'near'] as const

/** Before a search: what was searched last, what is saved, and what can be written. */
export function Teach({ onText }: { onText: (text: string) => void }) {
  const t = useTexts(documentSearchTexts)
  const language = useLanguage()
  const history = useOperation(documents.history, {})
  const saved = useOperation(documents.saved, {})
  const some = useOperation(search.companyInfo, { text: '6', size: 1 })
  const forget = useAction(documents.forget, { invalidates: [documents.history] })
  const last = history.data?.dataList ?? []
  const kept = saved.data?.dataList ?? []
  // One that the market has.
  const one = some.data?.dataList[0]
  const company = one ? named(one.companyNameZh, one.companyNameEn, language, one.stockCode) : '600690'
  const exampleOf = (lesson: (typeof lessons)[number]) => t(`example_${lesson}`, { company: quotedValue(company) })
  return (
    <Column className={styles.teach} gap={7}>
      {last.length > 0 ? (
        <section aria-label={t('history')}>
          <Row gap={4} wrap>
            <Text as="h2" size="small" tone="quiet">
              {t('history')}
            </Text>
            {last.slice(0, 10).map(({ text }) => (
              <Button key={text} size="small" onClick={() => onText(text)}>
                {text}
              </Button>
            ))}
            <AskButton
              text={t('forget')}
              question={t('forgetAsk')}
              confirm={t('forget')}
              kind="quiet"
              size="small"
              busy={forget.isPending}
              onConfirm={() =>
                forget.mutate(
                  {},
                  {
                    onSuccess: () => notify('success', t('forgotten')),
                    onError: (error) => notify('error', failureText(error, language)),
                  },
                )
              }
            />
          </Row>
        </section>
      ) : null}
      {kept.length > 0 ? (
        <section aria-label={t('saved')}>
          <Row gap={4} wrap>
            <Text as="h2" size="small" tone="quiet">
              {t('saved')}
            </Text>
            {kept.map(({ searchId, name, text }) => (
              <Button key={searchId} size="small" title={text} onClick={() => onText(text)}>
                {name}
              </Button>
            ))}
          </Row>
        </section>
      ) : null}
      <section aria-label={t('teach')}>
        <Text as="h2" size="lead" strong>
          {t('teach')}
        </Text>
        <ul className={styles.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson}>
              <button
                type="button"
                className={styles.example}
                aria-label={`${t('teachTry')} ${exampleOf(lesson)}`}
                onClick={() => onText(exampleOf(lesson))}
              >
                {exampleOf(lesson)}
              </button>
              <Text tone="plain">{t(`teach_${lesson}`)}</Text>
            </li>
          ))}
        </ul>
        <Text as="p" size="small" tone="quiet">
          {t('keys')}
        </Text>
      </section>
    </Column>
  )
}
