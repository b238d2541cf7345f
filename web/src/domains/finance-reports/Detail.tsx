import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import type { ReactNode } from 'react'
import { useAddressField } from '../../lib/address.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { BridgePane } from './BridgePane.tsx'
import { BusinessCompanies } from './BusinessCompanies.tsx'
import { BusinessReport } from './BusinessReport.tsx'
import { Chips } from './Chips.tsx'
import { choiceOf, useStatements } from './choice.ts'
import { Comments } from './Comments.tsx'
import { periodsTable, statementTable } from './exported.ts'
import styles from './Reports.module.css'
import { StatementPane } from './StatementPane.tsx'
import { reportTexts } from './texts.ts'
import { useChoice } from './useChoice.ts'
import { useReport } from './useReport.ts'

/** Periods shown side by side. */
const PERIODS = 8

interface Props {
  companyId: string
  businessTypeId: string
  onBusiness: (businessTypeId: string) => void
  /** Absent where the companies of the business stand beside it already. */ onCompany?:
    | ((companyId: string) => void)
    | undefined
  lead?: ReactNode
}

/**
 * One report: the company's statements and the bridge of its profit, or a business of it with its rank; comments
 * beside.
 */
export function Detail({ companyId, businessTypeId, onBusiness, onCompany, lead }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const [choice, setChoice] = useChoice()
  const [period, setPeriod] = useAddressField('bridge')
  const { query, report } = useReport(companyId, businessTypeId)
  const whole = businessTypeId === WHOLE_COMPANY
  const statements = useStatements(whole ? companyId : undefined, choice, PERIODS)
  if (!report)
    return (
      <div className={styles.detail}>
        {lead}
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {() => null}
        </Answer>
      </div>
    )
  const { company, business } = report
  const shown = whole ? statements.data : undefined
  const name = named(company.nameZh, company.nameEn, language, company.stockCode)
  const about = business ? `${name} · ${named(business.name, business.nameEn, language)}` : name
  const comments = (
    <Tile title={t('comments')} context={String(report.commentsTotal)}>
      <Comments
        key={report.reportKey}
        companyId={companyId}
        businessTypeId={businessTypeId}
        name={about}
        comments={report.comments}
        total={report.commentsTotal}
      />
    </Tile>
  )
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        {lead}
        <h2>{name}</h2>
        <span className={styles.quiet}>
          {company.stockCode} · {company.exchangeCode}
        </span>
        <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{t('openCompany')}</ScreenLink>
      </div>
      <Chips companyId={companyId} name={name} chosen={businessTypeId} onChoose={onBusiness} />
      {whole ? (
        <div className={styles.grid}>
          <Tile
            title={t('statements')}
            context={name}
            onRefresh={() => {
              void statements.refetch()
            }}
            refreshing={statements.isFetching}
            {...(shown && shown.rows.length > 0
              ? {
                  onExport: () =>
                    statementTable(
                      t('reportTable', { name, statement: t(`statement_${shown.statement}`) }),
                      shown,
                      language,
                      t,
                    ),
                }
              : {})}
          >
            <div className={styles.fill}>
              <StatementPane companyId={companyId} name={name} periods={PERIODS} choice={choice} onChoice={setChoice} />
            </div>
          </Tile>
          <Tile title={t('bridge')} context={name}>
            <BridgePane
              companyId={companyId}
              name={name}
              basis={choiceOf(choice).basis}
              period={period}
              onPeriod={setPeriod}
            />
          </Tile>
          {comments}
        </div>
      ) : (
        <div className={`${styles.grid} ${onCompany ? styles.gridBusiness : styles.gridAlone}`}>
          <Tile
            title={t('businessReport')}
            context={about}
            onRefresh={() => {
              void query.refetch()
            }}
            refreshing={query.isFetching}
            onExport={() => periodsTable(about, report, t)}
          >
            <BusinessReport report={report} name={about} />
          </Tile>
          {comments}
          {business && onCompany ? (
            <Tile title={t('companies')} context={named(business.name, business.nameEn, language)}>
              <div className={styles.fill}>
                <BusinessCompanies businessTypeId={businessTypeId} chosen={companyId} onChoose={onCompany} />
              </div>
            </Tile>
          ) : null}
        </div>
      )}
    </div>
  )
}
