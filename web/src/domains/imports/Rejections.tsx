import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { usePages } from '../../lib/api/usePages.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Runs.module.css'
import { importTexts } from './texts.ts'

type Rejection = OutputOf<typeof imports.rejections>['dataList'][number]
const PAGE = 50

/** The rejected rows of a run: line, field, reason and value. */
export function Rejections({ runId, count }: { runId: number; count: number }) {
  const t = useTexts(importTexts)
  const pages = usePages(imports.rejections, { runId }, PAGE, count > 0)
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
  return (
    <section className={styles.part}>
      <h3>{t('rejections')}</h3>
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
            label={t('rejections')}
            columns={columns}
            rows={pages.items}
            rowKey={(one) => `${one.line} ${one.field} ${one.reason} ${one.value}`}
            onEnd={pages.hasMore ? pages.loadMore : undefined}
          />
        </div>
      )}
    </section>
  )
}
