import { useQueries } from '@tanstack/react-query'
import { companies } from '@pandora/contract/domains/companies/operations'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { call } from '../../lib/api/call.ts'
import { operationKey, useKeyed } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import styles from './Batch.module.css'
import { watchTexts } from './texts.ts'
import type { BatchResult } from './useBatch.ts'

interface ChoiceProps {
  asked: string
  companyIds: readonly string[]
  busy: boolean
  onChoose: (company: BatchResult['added'][number]) => void
}

/** The companies that one name fits, told apart by code and exchange. */
function Choice({ asked, companyIds, busy, onChoose }: ChoiceProps) {
  const language = useLanguage()
  const keyed = useKeyed()
  const found = useQueries({
    queries: companyIds.slice(0, 12).map((companyId) => ({
      queryKey: operationKey(companies.profile, { companyId }, keyed),
      queryFn: () => call(companies.profile, { companyId }, { context: keyed }),
    })),
  })
  return (
    <Column className={styles.choice} as="li" gap={2}>
      <b>{asked}</b>
      <Row as="span" gap={3} align="stretch" wrap>
        {found.map(({ data }, index) =>
          data ? (
            <Button
              key={data.companyId}
              size="small"
              busy={busy}
              onClick={() =>
                onChoose({ asked, companyId: data.companyId, nameZh: data.companyNameZh, nameEn: data.companyNameEn })
              }
            >
              {named(data.companyNameZh, data.companyNameEn, language, data.stockCode)} · {data.stockCode}{' '}
              {data.exchangeCode}
            </Button>
          ) : (
            <Skeleton key={companyIds[index]} count={1} height={24} />
          ),
        )}
      </Row>
    </Column>
  )
}

interface Props {
  result: BatchResult
  busy: boolean
  onChoose: (asked: string, company: BatchResult['added'][number]) => void
  onRetry: (names: readonly string[]) => void
}

/** What became of each name: added, there before, not found, several fit. */
export function BatchResults({ result, busy, onChoose, onRetry }: Props) {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const { added, already, notFound, ambiguous } = result
  return (
    <div className={styles.results} role="status">
      {ambiguous.length ? (
        <section data-result="ambiguous">
          <h3 className={styles.warn}>
            {t('resultAmbiguous')} <span>{ambiguous.length}</span>
          </h3>
          <ul>
            {ambiguous.map(({ asked, companyIds }) => (
              <Choice
                key={asked}
                asked={asked}
                companyIds={companyIds}
                busy={busy}
                onChoose={(company) => onChoose(asked, company)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {notFound.length ? (
        <section data-result="notFound">
          <h3 className={styles.bad}>
            {t('resultNotFound')} <span>{notFound.length}</span>
          </h3>
          <p className={styles.names}>{notFound.join(language === 'en' ? ', ' : '、')}</p>
          <Button size="small" onClick={() => onRetry(notFound)}>
            {t('resultRetry')}
          </Button>
        </section>
      ) : null}
      <section data-result="added">
        <h3 className={styles.good}>
          {t('resultAdded')} <span>{added.length}</span>
        </h3>
        {added.length ? (
          <p className={styles.names}>
            {added
              .map(({ nameZh, nameEn, asked }) => named(nameZh, nameEn, language, asked))
              .join(language === 'en' ? ', ' : '、')}
          </p>
        ) : null}
      </section>
      {already.length ? (
        <section data-result="already">
          <h3>
            {t('resultAlready')} <span>{already.length}</span>
          </h3>
          <p className={styles.names}>{already.map(({ asked }) => asked).join(language === 'en' ? ', ' : '、')}</p>
        </section>
      ) : null}
    </div>
  )
}
