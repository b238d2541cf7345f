import { search } from '@pandora/contract/domains/search/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { AskButton } from '../../ui/AskButton.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { searchTexts } from './texts.ts'
import styles from './Search.module.css'

/** Past searches and the companies they led to; kept for the user until cleared (RANK-02). */
export function History({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const query = useOperation(search.history, {})
  const clear = useAction(search.clear, { invalidates: [search.history] })
  return (
    <section className={styles.history} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <Answer query={query} waiting={<span className={styles.wait} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <p>{t('historyNone')}</p>
          ) : (
            <>
              <ul>
                {dataList.map(({ text, companyId, nameZh, nameEn }) => {
                  const name = named(nameZh, nameEn, language, companyId)
                  return (
                    <li key={`${text}-${companyId}`}>
                      {/* Whoever typed the whole name sees it once. */}
                      {text === name ? null : (
                        <button type="button" onClick={() => onChoose(text)}>
                          {text}
                        </button>
                      )}
                      <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{name}</ScreenLink>
                    </li>
                  )
                })}
              </ul>
              <AskButton
                text={t('clear')}
                question={t('clearAsk')}
                confirm={t('clear')}
                kind="quiet"
                size="small"
                busy={clear.isPending}
                onConfirm={() =>
                  clear.mutate(
                    {},
                    {
                      onSuccess: () => notify('success', t('cleared')),
                      onError: (error) => notify('error', failureText(error, language)),
                    },
                  )
                }
              />
            </>
          )
        }
      </Answer>
    </section>
  )
}
