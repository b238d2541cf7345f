import type { ReactNode } from 'react'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { useGo } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Reports.module.css'
import { statementProfiles } from '../shown.ts'
import { reportTexts } from '../texts.ts'
import { RowOf, Rows } from './Rows.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

const ofCompanies = ['companies'] as const

interface Props {
  bar: ReactNode
  text: string
  chosen: string | undefined
  onText: (text: string) => void
  onChoose: (companyId: string) => void
}

/** Companies there are reports of, those that reported last first, or those a text finds. */
export function CompanyList({ bar, text, chosen, onText, onChoose }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const go = useGo()
  const pages = usePages(financeReports.searchCompany, { text }, PAGE_SIZE)
  useReread(financeReports.searchCompany, ofCompanies)
  return (
    <ViewBody
      answer={answerOf(pages)}
      bar={bar}
      empty={(items) =>
        items.length > 0
          ? undefined
          : text
            ? { why: t('noCompanyFound', { text }), action: { text: t('clear'), run: () => onText('') } }
            : {
                why: t('noReports', { profiles: statementProfiles }),
                action: { text: t('toHealth'), run: () => go('/index/health') },
              }
      }
    >
      {(items) => (
        <div className={styles.fill}>
          {text ? null : <p className={styles.quietLine}>{t('lastReported')}</p>}
          <Rows label={t('companies')} onEnd={pages.loadMore}>
            {items.map((one) => (
              <RowOf key={one.companyId} current={one.companyId === chosen} onChoose={() => onChoose(one.companyId)}>
                <Text>{named(one.nameZh, one.nameEn, language, one.stockCode)}</Text>
                <small className={styles.aside}>
                  {one.stockCode} · {one.exchangeCode}
                </small>
                <small>{one.latestPeriod ? t('latest', { period: one.latestPeriod }) : t('noReport')}</small>
                <small className={styles.aside}>
                  {one.businesses ? t('businessCount', { count: one.businesses }) : ''}
                </small>
              </RowOf>
            ))}
          </Rows>
        </div>
      )}
    </ViewBody>
  )
}
