import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { NEWEST_OF_EACH } from '@pandora/contract/domains/finance-reports/shapes'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Reports.module.css'
import { reportTexts } from '../texts.ts'
import { RowOf, Rows } from './Rows.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

const ofCompanies = ['companies'] as const
const sorts = ['revenue', 'revenueShare', 'grossMargin', 'revenueGrowth', 'periodEnd'] as const
type Sort = (typeof sorts)[number]

interface Props {
  businessTypeId: string
  /** Above its own choosers. */
  bar?: ReactNode
  chosen: string | undefined
  onBack?: (() => void) | undefined
  onChoose: (companyId: string) => void
}

/** Companies that report a business (FINREP-10), each with its newest figures, in an order to choose. */
export function PeerList({ businessTypeId, bar, chosen, onBack, onChoose }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const [sort, setSort] = useState<Sort>('revenue')
  const [period, setPeriod] = useState('')
  const [currency, setCurrency] = useState('')
  const asked = { businessTypeId, ...(period === '' ? {} : { period }), ...(currency === '' ? {} : { currency }) }
  const pages = usePages(financeReports.companiesByBusiness, { ...asked, sort }, PAGE_SIZE)
  // The name, and what can be compared, come with the first page of any order; it is the same read, so it costs
  // nothing.
  const first = useOperation(
    financeReports.companiesByBusiness,
    { ...asked, sort: 'revenue', page: 0, size: 1 },
    { keepPrevious: true },
  )
  useReread(financeReports.companiesByBusiness, ofCompanies)
  const business = first.data?.business
  const name = business ? named(business.name, business.nameEn, language) : ''
  return (
    <ViewBody
      answer={answerOf(pages)}
      also={[first]}
      context={onBack ? null : name}
      bar={
        <>
          {bar}

          {onBack ? (
            <Button size="small" kind="quiet" icon={<ArrowLeft size={14} aria-hidden="true" />} onClick={onBack}>
              {t('businesses')}
            </Button>
          ) : null}
          {onBack ? <strong>{t('companiesOf', { name })}</strong> : null}
          <span className={styles.narrow}>
            <Select
              height="small"
              aria-label={t('sortBy')}
              value={sort}
              onChange={(event) => setSort(sorts.find((one) => one === event.target.value) ?? 'revenue')}
            >
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {t(`sort_${one}`)}
                </option>
              ))}
            </Select>
          </span>
          {first.data ? (
            <span className={styles.period}>
              <Select
                height="small"
                aria-label={t('period')}
                value={period === '' ? (first.data.period ?? '') : period}
                onChange={(event) => setPeriod(event.target.value)}
              >
                {first.data.periods.map((one) => (
                  <option key={one.periodEnd} value={one.periodEnd}>{`${one.periodEnd} (${one.companies})`}</option>
                ))}
                <option value={NEWEST_OF_EACH}>{t('allNewest')}</option>
              </Select>
            </span>
          ) : null}
          {first.data && first.data.currencies.length > 1 ? (
            <span className={styles.narrow}>
              <Select
                height="small"
                aria-label={t('currency')}
                value={first.data.currency ?? ''}
                onChange={(event) => {
                  setCurrency(event.target.value)
                  setPeriod('')
                }}
              >
                {first.data.currencies.map((one) => (
                  <option key={one.currency} value={one.currency}>{`${one.currency} (${one.companies})`}</option>
                ))}
              </Select>
            </span>
          ) : null}
        </>
      }
    >
      {(items) => (
        <Rows
          label={t('companiesOf', { name })}
          onEnd={pages.loadMore}
          end={
            first.data && first.data.leftOut > 0 ? (
              <li className={styles.quietLine}>{t('leftOut', { count: first.data.leftOut })}</li>
            ) : null
          }
        >
          {items.map(({ companyId, nameZh, nameEn, stockCode, figures }) => (
            <RowOf key={companyId} current={companyId === chosen} onChoose={() => onChoose(companyId)}>
              <Text>{named(nameZh, nameEn, language, stockCode)}</Text>
              <span className={styles.aside}>
                <Figure
                  value={figures.revenue}
                  as="short"
                  {...(figures.notes[0] ? { reason: t(`note_${figures.notes[0]}`) } : {})}
                />{' '}
                <small>{figures.currency}</small>
              </span>
              <small>
                {figures.periodEnd} · {t('sort_grossMargin')}{' '}
                <Figure value={figures.grossMargin} as="percent" digits={1} />
              </small>
              <small className={styles.aside}>
                <Figure value={figures.revenueGrowth} as="percent" digits={1} change reason={t('noGrowth')} />
              </small>
            </RowOf>
          ))}
        </Rows>
      )}
    </ViewBody>
  )
}
