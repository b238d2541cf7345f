import { FileText } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { TabProps } from '../companies/slots.ts'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

/** From the head of a company’s page to its report on one page. */
export default function ReportLink({ profile }: TabProps) {
  const t = useTexts(stockReportTexts)
  return (
    <ScreenLink
      className={styles.link}
      to={`/index/stock-report/${profile.companyId}`}
      aria-label={t('openReport')}
      title={t('openReport')}
    >
      <FileText size={16} aria-hidden="true" />
    </ScreenLink>
  )
}
