import { useState } from 'react'
import { research } from '@pandora/contract/domains/research/operations'
import { dayOf } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { documentClock, documentShortDay } from '../../documents/offers/documentTime.ts'
import { RatingMark, TargetMark } from './Rating.tsx'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { researchViews } from '../parameters.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { OutputOf } from '@pandora/contract/operation'
import { pageIn, pageText } from '../../../lib/usePage.ts'

type Row = OutputOf<typeof research.list>['dataList'][number]
const relations = ['all', 'subject', 'mention'] as const

/**
 * Research reports of a company, ten a page, by year and relation (COMP-29, COMP-35); a press takes one apart beside.
 */
export default function ReportListView({ parameters, setParameters }: ViewProps<typeof researchViews.reports>) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [thisYear] = useState(() => dayOf(Date.now()).slice(0, 4))
  const { companyId = '', relation, reportId: opened } = parameters
  const page = pageIn(parameters.page)
  const year = /^\d{4}$/.test(parameters.year ?? '') ? Number(parameters.year) : undefined
  const years = useOperation(research.years, { companyId })
  const query = useOperation(
    research.list,
    { companyId, page, size: 10, ...(year ? { year } : {}), ...(relation === 'all' ? {} : { relation }) },
    { keepPrevious: true },
  )
  const filtered = year !== undefined || relation !== 'all'
  const columns: Column<Row>[] = [
    { key: 'day', title: t('year'), value: (row) => row.newsDay },
    { key: 'title', title: t('reports'), value: (row) => row.title },
    { key: 'source', title: 'source', value: (row) => named(row.source, row.sourceEn, language) },
    { key: 'id', title: 'reportId', value: (row) => row.reportId },
  ]
  return (
    <ViewBody
      answer={query}
      also={[years]}
      empty={({ total }) =>
        total
          ? undefined
          : filtered
            ? missing(t('noReportsOfFilter'), {
                text: t('clearFilter'),
                run: () => setParameters({ year: null, relation: null, page: null }),
              })
            : missing(t('noReports'))
      }
      table={({ dataList }) => exportTable(t('reports'), columns, dataList)}
      controls={
        <>
          <SegmentedControl
            label={t('relation')}
            value={relation}
            onChange={(next) => setParameters({ relation: next, page: null })}
            options={relations.map((value) => ({ value, text: t(`relation_${value}`) }))}
          />
          <Select
            height="small"
            aria-label={t('year')}
            value={year ?? ''}
            onChange={({ target }) => setParameters({ year: target.value, page: null })}
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
      {({ dataList, total }) => (
        <>
          <ul aria-label={t('reports')} data-list>
            {dataList.map((item) => (
              <li key={item.reportId} className={styles.row}>
                <button
                  type="button"
                  data-item
                  onKeyDown={moveByArrows}
                  aria-current={opened === item.reportId ? 'true' : undefined}
                  onClick={() => setParameters({ reportId: item.reportId })}
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
          <Pager page={page} total={total} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
