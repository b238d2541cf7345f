import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { TreeMap } from '../../charts/TreeMap.tsx'
import { useAddressField, useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { short } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { nodeColumns } from './nodeColumns.tsx'
import { nodeAddress } from './node/tabs.ts'
import styles from './Industries.module.css'
import { industryTexts } from './texts.ts'
import { bared, markAfter, ofSum } from '../../ui/basis/basis.ts'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { belowView } from './views.ts'

/**
 * What stands beside the tree while no industry is chosen: the first level as a map by market value, and as a table
 * with its figures.
 */
export function FirstLevel() {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const [view, setView] = useAddressField('mapView')
  const query = useOperation(industries.nodes, {})
  const rows = query.data?.dataList
  const day = rows?.[0]?.day ?? null
  const columns = useMemo(() => nodeColumns(t, language), [t, language])
  const sized = useMemo(() => (rows ?? []).some(({ marketCap }) => marketCap !== null), [rows])
  const leaves = useMemo(
    () =>
      (rows ?? [])
        .map((one) => ({
          id: one.id,
          name: named(one.nameZh, one.nameEn, language),
          size: (sized ? one.marketCap : one.num) ?? 0,
          change: one.change,
          changeBasis: null,
          lines: [
            t('ofCompanies', { count: one.num }),
            `${t('marketCap')} ${short(bared(one.marketCap), language)}${markAfter(ofSum(one.capStandIns))}`,
            `▲ ${one.rising} · ${one.flat} · ▼ ${one.falling}`,
          ],
        }))
        .filter(({ size }) => size > 0)
        .toSorted((a, b) => b.size - a.size),
    [rows, sized, language, t],
  )
  const open = (id: string) => go(nodeAddress(id))
  const size = sized ? t('size_marketCap') : t('companies')
  return (
    <div className={styles.first}>
      <Tile
        title={t('mapAll')}
        onRefresh={() => {
          void query.refetch()
        }}
        refreshing={query.isFetching}
        health={query.error ? 'error' : undefined}
        controls={
          <SegmentedControl
            label={`${t('mapAll')} · ${t('view')}`}
            value={view === 'table' ? 'table' : 'chart'}
            onChange={(next) => setView(next === 'table' ? 'table' : '')}
            options={[
              { value: 'chart', text: t('chart') },
              { value: 'table', text: t('table') },
            ]}
          />
        }
        onExport={rows?.length ? () => exportTable(t('firstLevel'), columns, rows) : undefined}
        source={
          rows?.length
            ? [day ? t('closeOn', { date: day }) : '', t('sizeNote', { size })].filter(Boolean).join(' · ')
            : undefined
        }
      >
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('noTree')} />
            ) : view === 'table' ? (
              <DataTable
                label={t('firstLevel')}
                columns={columns}
                rows={dataList}
                rowKey={({ id }) => id}
                onChoose={({ id }) => open(id)}
              />
            ) : (
              <TreeMap label={t('mapOf', { name: t('mapAll'), size })} leaves={leaves} chosen={null} onChoose={open} />
            )
          }
        </Answer>
      </Tile>
      {view === 'table' ? null : <ViewTile view={belowView} title={t('firstLevel')} />}
    </div>
  )
}
