import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { industryTexts } from './texts.ts'
import styles from './Industries.module.css'

type Exchange = OutputOf<typeof industries.exchanges>['dataList'][number]

/** The exchanges of the market and how many companies are listed on each (IND-04). */
export default function Exchanges() {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const query = useOperation(industries.exchanges, { page: 0, size: 100 })
  const columns = useMemo(
    (): Column<Exchange>[] => [
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(140px, 2fr)',
        value: (one) => (language === 'en' ? one.nameEn : one.exchangeZh),
      },
      { key: 'code', title: t('exchangeCode'), width: 'minmax(72px, 1fr)', value: (one) => one.exchangeNeo4jId },
      {
        key: 'companies',
        title: t('companies'),
        width: 'minmax(90px, 1fr)',
        figures: true,
        value: ({ companies }) => companies,
        cell: ({ companies }) => number(companies, { digits: 0 }),
      },
    ],
    [t, language],
  )
  const rows = query.data?.dataList ?? []
  const toImport = admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined
  return (
    <Screen title={t('exchanges')} layout="fill">
      <div className={styles.page}>
        <Tile
          title={t('exchanges')}
          fit
          className={styles.pane}
          onRefresh={() => {
            void query.refetch()
          }}
          refreshing={query.isFetching}
          health={query.error ? 'error' : undefined}
          onExport={rows.length ? () => exportTable('exchanges', columns, rows) : undefined}
        >
          <Answer query={query} waiting={<Skeleton count={3} />}>
            {({ total }) =>
              total === 0 ? (
                <Empty why={t('noExchanges')} action={toImport} />
              ) : (
                <>
                  {rows.every(({ companies }) => companies === 0) ? (
                    <Empty why={t('noCompanyListed')} action={toImport} />
                  ) : null}
                  <DataTable label={t('exchanges')} columns={columns} rows={rows} rowKey={({ id }) => id} />
                </>
              )
            }
          </Answer>
        </Tile>
      </div>
    </Screen>
  )
}
