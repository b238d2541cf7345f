import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'

const ofCompanies = ['companies'] as const

/**
 * The businesses of a company as tags (FINREP-09), the company as a whole first; the one whose report is shown is
 * marked.
 */
export function Chips({
  companyId,
  name,
  chosen,
  onChoose,
}: {
  companyId: string
  name: string
  chosen: string
  onChoose: (businessTypeId: string) => void
}) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const { data } = useOperation(financeReports.companyBusinesses, { companyId })
  useReread(financeReports.companyBusinesses, ofCompanies)
  const chip = (id: string, text: string, aside: string) => (
    <button
      key={id}
      type="button"
      className={styles.chip}
      aria-current={id === chosen ? 'page' : undefined}
      title={text}
      onClick={() => onChoose(id)}
    >
      <span>{text}</span>
      {aside ? <small>{aside}</small> : null}
    </button>
  )
  return (
    <nav className={styles.chips} aria-label={t('businessesOf', { name })}>
      {chip(WHOLE_COMPANY, t('whole'), '')}
      {data?.dataList.map((one) =>
        chip(
          one.businessTypeId,
          named(one.name, one.nameEn, language),
          `${t(`dimension_${one.dimension}`)}${one.figures.revenueShare === null ? '' : ` ${percent(one.figures.revenueShare, { digits: 1, sign: false })}`}`,
        ),
      )}
    </nav>
  )
}
