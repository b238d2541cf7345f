import { useMemo } from 'react'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { constituentColumns } from '../constituents.tsx'
import { sortIn, sortText } from '../sorts.ts'
import { industryTexts } from '../texts.ts'
import { useConstituents } from '../useConstituents.ts'
import styles from './Node.module.css'
import type { Summary } from './types.ts'
import { usePeReason } from './usePeReason.ts'

/** The companies of an industry with their last prices and figures, sorted by the server over all of them. */
export function CompaniesTab({
  summary: {
    node: { id, day },
  },
}: {
  summary: Summary
}) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const reasonOf = usePeReason()
  const [sorted, setSorted] = useAddressField('sort')
  const { sort, order } = sortIn(sorted)
  const { detail, rows, error, isFetching, refetch, loadMore } = useConstituents(id, sort, order)
  const columns = useMemo(
    () => constituentColumns(t, language, phone, reasonOf, day),
    [t, language, phone, reasonOf, day],
  )
  const whole = (value: number) => number(value, { digits: 0 })
  const total = detail?.constituents.total ?? 0
  return (
    <Tile
      title={t('constituents')}
      className={styles.fill}
      onRefresh={refetch}
      refreshing={isFetching}
      health={error ? 'error' : undefined}
      onExport={rows.length ? () => exportTable(`${t('constituents')} ${id}`, columns, rows) : undefined}
      source={
        detail
          ? [day ? t('closeOn', { date: day }) : '', t('shown', { shown: whole(rows.length), total: whole(total) })]
              .filter(Boolean)
              .join(' · ')
          : undefined
      }
    >
      {detail && error ? <ErrorState failure={error} onRetry={refetch} withOld /> : null}
      {!detail ? (
        error ? (
          <ErrorState failure={error} onRetry={refetch} />
        ) : (
          <Skeleton count={14} height={phone ? 46 : 28} />
        )
      ) : total === 0 ? (
        <Empty why={t('noConstituents')} />
      ) : (
        <DataTable
          label={t('constituents')}
          columns={columns}
          rows={rows}
          rowKey={({ companyId }) => companyId}
          onEnd={loadMore}
          sort={{ column: sort, order }}
          onSort={(next) => setSorted(sortText(next))}
          onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}`)}
        />
      )}
    </Tile>
  )
}
