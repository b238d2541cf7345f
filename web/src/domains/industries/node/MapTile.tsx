import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { TreeMap } from '../../../charts/TreeMap.tsx'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { industryTexts } from '../texts.ts'
import styles from './Node.module.css'
import type { NodeFigures } from './types.ts'
import { markAfter, ofCap, ofChange } from '../../../ui/basis/basis.ts'

type Company = OutputOf<typeof industries.map>['dataList'][number]

/** The industry's companies as a map: area by market value, colour by the last day's change; the same as a table. */
export function MapTile({ node, className }: { node: NodeFigures; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const [view, setView] = useAddressField('mapView')
  const query = useOperation(industries.map, { id: node.id })
  const size = t(`size_${query.data?.sizeBy ?? 'marketCap'}`)
  const rows = query.data?.dataList
  const leaves = useMemo(
    () =>
      (rows ?? []).map((one) => ({
        id: one.companyId,
        name: named(one.nameZh, one.nameEn, language, one.code),
        size: one.size,
        change: one.changeRate,
        changeBasis: ofChange(one.changeAdjusted),
        lines: [
          named(one.industryZh, one.industryEn, language),
          `${size} ${short(one.size, language)}${markAfter(ofCap(one.capBasis))}`,
        ],
      })),
    [rows, language, size],
  )
  const columns = useMemo(
    (): Column<Company>[] => [
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(110px, 2fr)',
        value: (one) => named(one.nameZh, one.nameEn, language, one.code),
      },
      {
        key: 'industry',
        title: t('industry'),
        width: 'minmax(90px, 1.4fr)',
        wideOnly: true,
        value: (one) => named(one.industryZh, one.industryEn, language),
      },
      {
        key: 'size',
        title: size,
        width: '96px',
        figures: true,
        value: (one) => one.size,
        basis: (one) => ofCap(one.capBasis),
        cell: (one) => <Figure value={one.size} as="short" />,
      },
      {
        key: 'change',
        title: t('change'),
        width: '88px',
        figures: true,
        value: (one) => one.changeRate,
        basis: (one) => ofChange(one.changeAdjusted),
        cell: (one) => <Figure value={one.changeRate} basis="beside" as="percent" change reason={t('noQuote')} />,
      },
    ],
    [t, language, size],
  )
  const open = (companyId: string) => go(`/index/company/${encodeURIComponent(companyId)}`)
  const name = named(node.nameZh, node.nameEn, language)
  return (
    <Tile
      title={t('map')}
      className={className}
      health={query.error ? 'error' : undefined}
      controls={
        <SegmentedControl
          label={`${t('map')} · ${t('view')}`}
          value={view === 'table' ? 'table' : 'chart'}
          onChange={(next) => setView(next === 'table' ? 'table' : '')}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
      }
      onExport={rows?.length ? () => exportTable(`${t('map')} ${node.id}`, columns, rows) : undefined}
      source={query.data?.day ? t('closeOn', { date: query.data.day }) : undefined}
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ dataList, withoutSize, gone }) =>
          dataList.length === 0 ? (
            <Empty why={t(node.num === 0 ? 'noConstituents' : 'noSeries')} />
          ) : (
            <div className={styles.mapBody}>
              {view === 'table' ? (
                <DataTable
                  label={t('map')}
                  columns={columns}
                  rows={dataList}
                  rowKey={({ companyId }) => companyId}
                  onChoose={({ companyId }) => open(companyId)}
                />
              ) : (
                <TreeMap label={t('mapOf', { name, size })} leaves={leaves} chosen={null} onChoose={open} />
              )}
              <p className={styles.note}>
                {[
                  t('sizeNote', { size }),
                  withoutSize > 0 ? t('withoutSize', { count: withoutSize, size }) : '',
                  gone > 0 ? t('gone', { count: gone }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
