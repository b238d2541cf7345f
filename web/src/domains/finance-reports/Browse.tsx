import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { segmentDimensions, WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import type { ReportDataType } from '@pandora/contract/domains/finance-reports/shapes'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { usePages } from '../../lib/api/usePages.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useGo } from '../../lib/address.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { moveByArrows } from '../../ui/listKeys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { BusinessCompanies } from './BusinessCompanies.tsx'
import styles from './Reports.module.css'
import { businessProfiles, statementProfiles } from './shown.ts'
import { reportTexts } from './texts.ts'

const ofCompanies = ['companies'] as const
const nearEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < 200

interface Props {
  by: ReportDataType
  onBy: (by: ReportDataType) => void
  text: string
  onText: (text: string) => void
  dimension: string
  onDimension: (dimension: string) => void
  /** Business whose companies are listed; empty = the list of businesses. */
  business: string
  onBusiness: (businessTypeId: string) => void
  companyId: string
  onReport: (companyId: string, businessTypeId: string) => void
}

/** What there are reports of: companies, or businesses and then the companies that have one; both searched. */
export function Browse({
  by,
  onBy,
  text,
  onText,
  dimension,
  onDimension,
  business,
  onBusiness,
  companyId,
  onReport,
}: Props) {
  const t = useTexts(reportTexts)
  const listing = by === 'company' || business === ''
  return (
    <Tile title={t('browse')}>
      <div className={styles.browse}>
        <div className={styles.find}>
          <SegmentedControl
            label={t('by')}
            value={by}
            onChange={onBy}
            options={[
              { value: 'company', text: t('by_company') },
              { value: 'business', text: t('by_business') },
            ]}
          />
          {listing && by === 'business' ? (
            <span className={styles.narrow}>
              <Select
                height="small"
                aria-label={t('dimension')}
                value={dimension}
                onChange={(event) => onDimension(event.target.value)}
              >
                <option value="">{t('dimension_all')}</option>
                {segmentDimensions.map((one) => (
                  <option key={one} value={one}>
                    {t(`dimension_${one}`)}
                  </option>
                ))}
              </Select>
            </span>
          ) : null}
          {listing ? (
            <SearchField
              key={by}
              label={by === 'company' ? t('searchCompany') : t('searchBusiness')}
              value={text}
              onSearch={onText}
            />
          ) : null}
        </div>
        {by === 'company' ? (
          <Companies text={text} chosen={companyId} onText={onText} onChoose={(id) => onReport(id, WHOLE_COMPANY)} />
        ) : business ? (
          <BusinessCompanies
            businessTypeId={business}
            chosen={companyId}
            onBack={() => onBusiness('')}
            onChoose={(id) => onReport(id, business)}
          />
        ) : (
          <Businesses text={text} dimension={dimension} onText={onText} onChoose={onBusiness} />
        )}
      </div>
    </Tile>
  )
}

function Companies({
  text,
  chosen,
  onText,
  onChoose,
}: {
  text: string
  chosen: string
  onText: (text: string) => void
  onChoose: (companyId: string) => void
}) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const go = useGo()
  const pages = usePages(financeReports.searchCompany, { text }, PAGE_SIZE)
  useReread(financeReports.searchCompany, ofCompanies)
  if (pages.error && pages.items.length === 0) return <ErrorState failure={pages.error} onRetry={pages.refetch} />
  if (pages.isPending) return <Skeleton count={12} height={42} />
  if (pages.items.length === 0)
    return text ? (
      <Empty why={t('noCompanyFound', { text })} action={{ text: t('clear'), run: () => onText('') }} />
    ) : (
      <Empty
        why={t('noReports', { profiles: statementProfiles })}
        action={{ text: t('toHealth'), run: () => go('/index/health') }}
      />
    )
  return (
    <>
      {text ? null : <p className={styles.quietLine}>{t('lastReported')}</p>}
      <ul
        className={styles.list}
        data-list
        aria-label={t('companies')}
        onScroll={(event) => {
          if (nearEnd(event.currentTarget)) pages.loadMore()
        }}
      >
        {pages.items.map((one) => (
          <li key={one.companyId}>
            <button
              type="button"
              data-item
              className={styles.row}
              aria-current={one.companyId === chosen}
              onKeyDown={moveByArrows}
              onClick={() => onChoose(one.companyId)}
            >
              <span>{named(one.nameZh, one.nameEn, language, one.stockCode)}</span>
              <small className={styles.aside}>
                {one.stockCode} · {one.exchangeCode}
              </small>
              <small>{one.latestPeriod ? t('latest', { period: one.latestPeriod }) : t('noReport')}</small>
              <small className={styles.aside}>
                {one.businesses ? t('businessCount', { count: one.businesses }) : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Businesses({
  text,
  dimension,
  onText,
  onChoose,
}: {
  text: string
  dimension: string
  onText: (text: string) => void
  onChoose: (businessTypeId: string) => void
}) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const go = useGo()
  const chosen = segmentDimensions.find((one) => one === dimension)
  const pages = usePages(
    financeReports.searchBusiness,
    { text, ...(chosen ? { dimension: chosen } : {}) },
    2 * PAGE_SIZE,
  )
  useReread(financeReports.searchBusiness, ofCompanies)
  if (pages.error && pages.items.length === 0) return <ErrorState failure={pages.error} onRetry={pages.refetch} />
  if (pages.isPending) return <Skeleton count={12} height={42} />
  if (pages.items.length === 0)
    return text ? (
      <Empty why={t('noBusinessFound', { text })} action={{ text: t('clear'), run: () => onText('') }} />
    ) : (
      <Empty
        why={t('noBusinesses', { profiles: businessProfiles })}
        action={{ text: t('toHealth'), run: () => go('/index/health') }}
      />
    )
  return (
    <ul
      className={styles.list}
      data-list
      aria-label={t('businesses')}
      onScroll={(event) => {
        if (nearEnd(event.currentTarget)) pages.loadMore()
      }}
    >
      {pages.items.map((one) => (
        <li key={one.businessTypeId}>
          <button
            type="button"
            data-item
            className={styles.row}
            onKeyDown={moveByArrows}
            onClick={() => onChoose(one.businessTypeId)}
          >
            <span>{named(one.name, one.nameEn, language)}</span>
            <small className={styles.aside}>{t('companyCount', { count: number(one.companies, { digits: 0 }) })}</small>
            <small>
              {t(`dimension_${one.dimension}`)}
              {one.kind === 'line' ? '' : ` · ${t(one.kind === 'other' ? 'part_rest' : `part_${one.kind}`)}`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
