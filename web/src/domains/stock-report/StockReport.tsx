import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { stockReport } from '@pandora/contract/domains/stock-report/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { nameOfFields } from '../figures/offers/fields/model.ts'
import { Chapters } from './Chapters.tsx'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

/** One page of a company as of the day: on the screen, and on paper as the reader's own browser prints it. */
export default function StockReport() {
  const t = useTexts(stockReportTexts)
  const language = useLanguage()
  const { companyId = '' } = useParams()
  const query = useOperation(stockReport.get, { companyId })
  const { data } = query
  return (
    <Screen
      title={data ? `${nameOfFields(data.figures, language)} · ${data.figures.stockCode}` : t('title')}
      back={{ to: `/index/company/${companyId}`, text: t('back') }}
      context={data ? t('known', { at: dateTime(data.asOf) }) : null}
      actions={
        <Button
          className={styles.tools}
          icon={<Printer size={16} aria-hidden="true" />}
          disabled={!data}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      }
    >
      <Answer query={query} waiting={<Skeleton count={24} />}>
        {(report) => <Chapters report={report} />}
      </Answer>
    </Screen>
  )
}
