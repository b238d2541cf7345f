import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { stockReport } from '@pandora/contract/domains/stock-report/operations'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { ReportParts } from './Parts.tsx'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

/** What is known of a company as of the day, on one page; the browser prints it (RANK-30). */
export default function StockReport() {
  const t = useTexts(stockReportTexts)
  const language = useLanguage()
  const { companyId = '' } = useParams()
  const query = useOperation(stockReport.get, { companyId })
  const { data } = query
  const name = data
    ? `${named(data.figures.nameZh, data.figures.nameEn, language, companyId)} ${data.figures.stockCode}`
    : companyId
  return (
    <Screen
      title={`${name} · ${t('title')}`}
      back={{ to: `/index/company/${encodeURIComponent(companyId)}`, text: t('back') }}
      context={data ? t('asOf', { at: wallClock(Date.parse(data.asOf)).slice(0, 16) }) : null}
      actions={
        <Button className={styles.tools} icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <Answer query={query} waiting={<Skeleton count={16} />}>
        {(report) => (
          <article className={styles.page}>
            <ReportParts report={report} />
            <Text tone="quiet" size="small">
              {t('disclaimer')}
            </Text>
          </article>
        )}
      </Answer>
    </Screen>
  )
}
