import { useState } from 'react'
import { research } from '@pandora/contract/domains/research/operations'
import { dayOf } from '@pandora/contract/time'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { documentClock, documentShortDay } from '../../documents/offers/documentTime.ts'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import { usePage } from '../../../lib/usePage.ts'
import { RatingMark, TargetMark } from './Rating.tsx'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'

const relations = ['all', 'subject', 'mention'] as const

/**
 * Research reports of a company, ten a page, by year and relation (COMP-29, COMP-35); a press takes one apart beside.
 */
export function ReportListTile({
  companyId,
  opened,
  onOpen,
  className,
}: {
  companyId: string
  opened: string
  onOpen: (reportId: string) => void
  className?: string | undefined
}) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const [thisYear] = useState(() => dayOf(Date.now()).slice(0, 4))
  const [page, setPage] = usePage()
  const [yearText, setYear] = useAddressField('year')
  const [relationText, setRelation] = useAddressField('relation')
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : undefined
  const relation = relations.find((one) => one === relationText) ?? 'all'
  const years = useOperation(research.years, { companyId })
  const query = useOperation(
    research.list,
    { companyId, page, size: 10, ...(year ? { year } : {}), ...(relation === 'all' ? {} : { relation }) },
    { keepPrevious: true },
  )
  const filtered = year !== undefined || relation !== 'all'
  return (
    <Tile
      title={t('reports')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      controls={
        <>
          <SegmentedControl
            label={t('relation')}
            value={relation}
            onChange={(next) => {
              setRelation(next === 'all' ? '' : next)
              setPage(0)
            }}
            options={relations.map((value) => ({ value, text: t(`relation_${value}`) }))}
          />
          <Select
            height="small"
            aria-label={t('year')}
            value={year ?? ''}
            onChange={({ target }) => {
              setYear(target.value)
              setPage(0)
            }}
          >
            <option value="">{t('allYears')}</option>
            {years.data?.dataList
              .filter((one) => one.research > 0 || one.year === year)
              .map((one) => (
                <option key={one.year} value={one.year}>
                  {t('yearCount', { year: one.year, count: one.research })}
                </option>
              ))}
          </Select>
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton count={6} height={58} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            <MissingSource
              why={t(filtered ? 'noReportsOfFilter' : 'noReports')}
              clear={
                filtered
                  ? {
                      text: t('clearFilter'),
                      run: () => {
                        setYear('')
                        setRelation('')
                      },
                    }
                  : undefined
              }
            />
          ) : (
            <>
              <ul aria-label={t('reports')} data-list>
                {dataList.map((item) => (
                  <li key={item.reportId} className={styles.row}>
                    <button
                      type="button"
                      data-item
                      onKeyDown={moveByArrows}
                      aria-current={opened === item.reportId ? 'true' : undefined}
                      onClick={() => onOpen(item.reportId)}
                    >
                      <span className={styles.when}>
                        <time dateTime={item.newsDay} title={item.newsDay}>
                          {documentShortDay(item, thisYear)}
                        </time>{' '}
                        {documentClock(item)}
                      </span>
                      <span className={styles.marks}>
                        <RatingMark rating={item.rating} />
                        <TargetMark target={item.targetPrice} />
                      </span>
                      <span className={styles.title} lang={item.language === 'zh' ? 'zh-CN' : 'en'}>
                        {item.title}
                      </span>
                      <span className={styles.source}>
                        {[
                          named(item.source, item.sourceEn, language),
                          item.relation === 'mention' ? t('relation_mention') : '',
                          item.pages === null ? '' : t('pages', { count: item.pages }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              <Pager page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
