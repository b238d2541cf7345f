import type { ReactNode } from 'react'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import type { Pages } from '../../../lib/api/usePages.ts'
import { dateTime, number, short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useReasonText } from '../../analysis/offers/reasons/useReasonText.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Analysis.module.css'
import { analysisTexts } from './texts.ts'

type Conflict = OutputOf<typeof analysis.conflicts>['dataList'][number]
type Without = OutputOf<typeof analysis.withoutEntity>['dataList'][number]
type Failed = OutputOf<typeof analysis.failures>['dataList'][number]
const lists = ['conflicts', 'withoutEntity', 'failures'] as const
const PAGE = 30
const place = (newsId: string) => `/index/flash/${encodeURIComponent(newsId)}`

function Rows<Row>({
  pages,
  label,
  columns,
  rowKey,
  empty,
  rowHeight,
}: {
  pages: Pages<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  empty: string
  rowHeight?: number
}): ReactNode {
  if (pages.isPending && !pages.error) return <Skeleton count={8} />
  if (pages.error && !pages.items.length) return <ErrorState failure={pages.error} onRetry={pages.refetch} />
  if (!pages.items.length) return <Empty why={empty} />
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={pages.items}
      rowKey={rowKey}
      onEnd={pages.hasMore ? pages.loadMore : undefined}
      {...(rowHeight ? { rowHeight } : {})}
    />
  )
}

/** What one side says: that it happened or not, for better or worse, or the amount. */
function useSaid(): (about: Conflict['about'], says: string) => string {
  const t = useTexts(analysisTexts)
  const word = useVocabulary()
  const language = useLanguage()
  return (about, says) => {
    if (about === 'modality') return word('modality', says)
    if (about === 'sign') return Number(says) > 0 ? t('better') : Number(says) < 0 ? t('worse') : t('neither')
    const [, value, unit] = /^(-?[\d.eE+]+)\s*(.*)$/.exec(says) ?? []
    return value === undefined ? says : `${short(Number(value), language)} ${unit ? word('unit', unit) : ''}`.trim()
  }
}

function Conflicts() {
  const said = useSaid()
  const t = useTexts(analysisTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const pages = usePages(analysis.conflicts, {}, PAGE)
  const columns: Column<Conflict>[] = [
    {
      key: 'event',
      title: t('event'),
      value: ({ type }) => word('event', type),
      sortable: false,
      width: '110px',
      cell: (row) => (
        <ScreenLink to={`/index/event/${encodeURIComponent(row.eventId)}`}>{word('event', row.type)}</ScreenLink>
      ),
    },
    {
      key: 'company',
      title: t('company'),
      value: (row) => named(row.nameZh, row.nameEn, language) || null,
      sortable: false,
      width: 'minmax(84px, 0.8fr)',
    },
    {
      key: 'about',
      title: t('about'),
      value: ({ about }) => t(`about_${about}`),
      sortable: false,
      width: '138px',
      wideOnly: true,
    },
    {
      key: 'sides',
      title: t('sides'),
      value: ({ sides }) =>
        sides.map(({ source, sourceEn, says }) => `${named(source, sourceEn, language)}: ${says}`).join('; '),
      sortable: false,
      width: 'minmax(140px, 2fr)',
      cell: ({ about, sides }) => (
        <span className={styles.sides}>
          {sides.slice(0, 3).map((side) => (
            <ScreenLink key={side.newsId} to={place(side.newsId)} title={side.title}>
              {named(side.source, side.sourceEn, language)}
              <b>{said(about, side.says)}</b>
            </ScreenLink>
          ))}
        </span>
      ),
    },
  ]
  return (
    <Rows
      pages={pages}
      label={t('conflicts')}
      columns={columns}
      rowKey={({ eventId, about }) => `${eventId} ${about}`}
      empty={t('noConflicts')}
    />
  )
}

function WithoutEntity() {
  const t = useTexts(analysisTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const pages = usePages(analysis.withoutEntity, {}, PAGE)
  const columns: Column<Without>[] = [
    {
      key: 'title',
      title: t('title'),
      value: ({ title }) => title,
      sortable: false,
      width: 'minmax(200px, 3fr)',
      cell: (row) => <ScreenLink to={place(row.newsId)}>{row.title}</ScreenLink>,
    },
    {
      key: 'kind',
      title: t('kind'),
      value: ({ kind }) => word('document', kind),
      sortable: false,
      width: '84px',
      wideOnly: true,
    },
    {
      key: 'source',
      title: t('source'),
      value: (row) => named(row.source, row.sourceEn, language),
      sortable: false,
      width: '120px',
      wideOnly: true,
    },
    { key: 'time', title: t('time'), value: ({ newsDay }) => newsDay, sortable: false, width: '92px' },
  ]
  return (
    <Rows
      pages={pages}
      label={t('withoutEntity')}
      columns={columns}
      rowKey={({ newsId }) => newsId}
      empty={t('noWithoutEntity')}
    />
  )
}

function Failures() {
  const t = useTexts(analysisTexts)
  const reason = useReasonText()
  const pages = usePages(analysis.failures, {}, PAGE)
  const columns: Column<Failed>[] = [
    {
      key: 'title',
      title: t('title'),
      value: ({ title }) => title,
      sortable: false,
      width: 'minmax(160px, 2fr)',
      cell: (row) => <ScreenLink to={place(row.newsId)}>{row.title}</ScreenLink>,
    },
    {
      key: 'reason',
      title: t('reason'),
      value: (row) => reason({ code: row.reason, words: [] }),
      sortable: false,
      width: 'minmax(120px, 1fr)',
    },
    {
      key: 'time',
      title: t('time'),
      value: ({ computedAt }) => dateTime(computedAt),
      sortable: false,
      width: '138px',
      wideOnly: true,
    },
  ]
  return (
    <Rows
      pages={pages}
      label={t('failures')}
      columns={columns}
      rowKey={({ newsId }) => newsId}
      empty={t('noFailures')}
    />
  )
}

/** Conflicts between sources, documents with no entity, and those that could not be read, one by one. */
export function Lists({
  counts,
  className,
}: {
  counts: Readonly<Record<(typeof lists)[number], number>>
  className?: string | undefined
}) {
  const t = useTexts(analysisTexts)
  const [text, setText] = useAddressField('list')
  const shown = lists.find((one) => one === text) ?? 'conflicts'
  return (
    <Tile
      title={t('lists')}
      className={className}
      controls={
        <SegmentedControl
          label={t('lists')}
          value={shown}
          onChange={(next) => setText(next === 'conflicts' ? '' : next)}
          options={lists.map((value) => ({
            value,
            text: `${t(`list_${value}`)} ${number(counts[value], { digits: 0 })}`,
          }))}
        />
      }
    >
      {shown === 'conflicts' ? <Conflicts /> : shown === 'withoutEntity' ? <WithoutEntity /> : <Failures />}
    </Tile>
  )
}
