import { useMemo } from 'react'
import { search } from '@pandora/contract/domains/search/operations'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { useAddressField, useGo } from '../../lib/address.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { foundColumns } from './foundColumns.tsx'
import type { Found } from './foundColumns.tsx'
import { searchTexts } from './texts.ts'
import styles from './Search.module.css'

const SIZE = 2 * PAGE_SIZE

/** Companies and indexes found, 60 a page (RANK-17), with the form of the name that matched. */
export function Results({ text }: { text: string }) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const [pageText, setPage] = useAddressField('page')
  const page = Math.max(0, Math.floor(Number(pageText) || 1) - 1)
  const query = useOperation(search.company, { text, page, size: SIZE }, { keepPrevious: true })
  const { mutate: remember } = useAction(search.remember, { invalidates: [search.history] })
  const columns = useMemo(() => foundColumns(t, language, phone), [t, language, phone])
  const open = (one: Found) => {
    remember({ text, companyId: one.companyId })
    go(`/index/company/${encodeURIComponent(one.companyId)}`)
  }
  const rows = query.data?.dataList ?? []
  return (
    <Tile
      title={t('results')}
      context={t('resultsFor', { text })}
      className={styles.results}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      onExport={rows.length ? () => exportTable(`search-${text}`, columns.slice(1), rows) : undefined}
      health={query.error ? 'error' : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={8} height={phone ? 46 : 28} />}>
        {({ total }) =>
          total === 0 ? (
            <Empty why={t('none', { text })} action={{ text: t('byIndustry'), run: () => go('/index/industries') }} />
          ) : (
            <div className={styles.list}>
              <div className={styles.table}>
                <DataTable
                  label={t('results')}
                  columns={columns}
                  rows={rows}
                  rowKey={({ securityId }) => securityId}
                  onChoose={open}
                  sort={null}
                />
              </div>
              <Pager page={page} total={total} size={SIZE} onPage={(to) => setPage(to === 0 ? '' : String(to + 1))} />
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
