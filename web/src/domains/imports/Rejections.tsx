import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { WordSelect } from '../../ui/Select.tsx'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { useOperation } from '../../lib/api/useOperation.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Runs.module.css'
import { importTexts } from './texts.ts'

type Rejection = OutputOf<typeof imports.rejections>['dataList'][number]
type Counted = OutputOf<typeof imports.rejectionReasons>['dataList']
const PAGE = 50

/** How many rows each reason was told of, and whether they were taken all the same. */
function Reasons({ counted }: { counted: Counted }) {
  const t = useTexts(importTexts)
  if (!counted.length) return null
  return (
    <table className={`${styles.kinds} ${styles.reasons}`}>
      <thead>
        <tr>
          <th scope="col">{t('rejectionReasons')}</th>
          <th scope="col">{t('taken')}</th>
          <th scope="col">{t('rowsTold')}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ reason, message, kept, rows }) => (
          <tr key={reason}>
            <td>{message}</td>
            <td>{t(kept ? 'takenKept' : 'takenRefused')}</td>
            <td>{number(rows, { digits: 0 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rejected rows of a run, counted by reason and one by one: line, field, reason and value. */
export function Rejections({ runId, count }: { runId: number; count: number }) {
  const t = useTexts(importTexts)
  const [reason, setReason] = useState<string | null>(null)
  const reasons = useOperation(imports.rejectionReasons, { runId }, { enabled: count > 0 })
  const counted = reasons.data?.dataList ?? []
  const pages = usePages(imports.rejections, { runId, ...(reason === null ? {} : { reason }) }, PAGE, count > 0)
  const columns: Column<Rejection>[] = [
    {
      key: 'line',
      title: t('line'),
      value: ({ line }) => line,
      width: '64px',
      figures: true,
      cell: ({ line }) => number(line, { digits: 0 }),
    },
    {
      key: 'field',
      title: t('field'),
      value: ({ field }) => field,
      width: '82px',
      cell: ({ field }) => <span title={field}>{field || '–'}</span>,
    },
    {
      key: 'reason',
      title: t('reason'),
      value: ({ message }) => message,
      width: 'minmax(110px, 2fr)',
      cell: ({ message }) => <span title={message}>{message}</span>,
    },
    {
      key: 'value',
      title: t('value'),
      value: ({ value }) => value,
      width: 'minmax(70px, 1fr)',
      cell: ({ value }) => <span title={value}>{value || '–'}</span>,
    },
  ]
  const title = t(counted.some(({ kept }) => kept) ? 'rejectionsKept' : 'rejections')
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <Reasons counted={counted} />
      {counted.length > 1 ? (
        <WordSelect
          className={styles.reason}
          label={t('reason')}
          words={counted.map((one) => one.reason)}
          textOf={(word) => counted.find((one) => one.reason === word)?.message ?? word}
          value={reason ?? undefined}
          none={t('anyReason')}
          onWord={setReason}
        />
      ) : null}
      {count === 0 ? (
        <Text as="p" size="small" tone="quiet">
          {t('noRejections')}
        </Text>
      ) : pages.error && !pages.items.length ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} />
      ) : pages.isPending ? (
        <Skeleton count={5} />
      ) : (
        <div className={styles.rejections}>
          <DataTable
            label={title}
            columns={reason === null ? columns : columns.filter(({ key }) => key !== 'reason')}
            rows={pages.items}
            rowKey={(one) => `${one.line} ${one.field} ${one.reason} ${one.value}`}
            onEnd={pages.hasMore ? pages.loadMore : undefined}
          />
        </div>
      )}
    </section>
  )
}
