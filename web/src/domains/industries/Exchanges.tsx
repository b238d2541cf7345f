import { useCallback, useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { groupColumns, Named } from './nodeColumns.tsx'
import { industryTexts } from './texts.ts'
import { mapView } from './views.ts'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Industries.module.css'

type Exchange = OutputOf<typeof industries.exchanges>['dataList'][number]

/**
 * The exchanges of the market with the figures of the companies listed on each (IND-04), and these companies as a map. A
 * row leads to the screening of its companies.
 */
export default function Exchanges() {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const phone = usePhone()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const query = useOperation(industries.exchanges, { page: 0, size: 100 })
  const nameOf = useCallback((one: Exchange) => (language === 'en' ? one.nameEn : one.exchangeZh), [language])
  const columns = useMemo(
    (): Column<Exchange>[] => [
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(140px, 1.4fr)',
        value: nameOf,
        cell: (one) => <Named name={nameOf(one)} companies={one.companies} />,
      },
      { key: 'code', title: t('exchangeCode'), width: '72px', wideOnly: true, value: (one) => one.exchangeNeo4jId },
      {
        key: 'companies',
        title: t('companies'),
        width: '84px',
        figures: true,
        wideOnly: true,
        value: ({ companies }) => companies,
        cell: ({ companies }) => number(companies, { digits: 0 }),
      },
      ...groupColumns<Exchange>(t),
    ],
    [t, nameOf],
  )
  const rows = query.data?.dataList ?? []
  const day = rows[0]?.day
  const listing = rows.filter(({ companies }) => companies > 0)
  const toImport = admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined
  return (
    <Screen title={t('exchanges')} layout={phone ? 'flow' : 'fill'}>
      <div className={styles.exchanges}>
        <Tile
          title={t('exchanges')}
          fit
          onRefresh={() => {
            void query.refetch()
          }}
          refreshing={query.isFetching}
          health={query.error ? 'error' : undefined}
          source={day ? t('closeOn', { date: day }) : undefined}
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
                  <DataTable
                    label={t('exchanges')}
                    columns={columns}
                    rows={rows}
                    rowKey={({ id }) => id}
                    onChoose={({ id }) => go(`/index/screening?exchanges=${encodeURIComponent(id)}`)}
                  />
                </>
              )
            }
          </Answer>
        </Tile>
        {listing.length > 0 ? (
          <div className={styles.maps}>
            {listing.map((one) => (
              <ViewTile
                key={one.id}
                view={mapView}
                title={nameOf(one)}
                about={nameOf(one)}
                given={{ exchange: one.id }}
                fields={{ mapView: `map-${one.id}` }}
              />
            ))}
          </div>
        ) : null}
      </div>
    </Screen>
  )
}
