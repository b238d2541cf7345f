import { useContext, useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { TreeMap } from '../../../charts/TreeMap.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { industryTexts } from '../texts.ts'
import { markAfter, ofCap, ofChange } from '../../../ui/basis/basis.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { industryViews } from '../parameters.ts'
import { useGo } from '../../../lib/address.ts'

type Company = OutputOf<typeof industries.map>['dataList'][number]

/** The companies of an industry, an exchange or the market as a map: area by market value, colour by the last day's change; the same as a table. */
export default function MapView({ parameters, setParameters }: ViewProps<typeof industryViews.map>) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const { about: name } = useContext(PlaceContext)
  const { industryId, exchange, mapView: view } = parameters
  const query = useOperation(industries.map, {
    ...(industryId ? { id: industryId } : {}),
    ...(exchange ? { exchange } : {}),
  })
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
  return (
    <ViewBody
      answer={query}
      source={({ day }) => (day ? t('closeOn', { date: day }) : null)}
      empty={({ dataList, withoutSize, gone }) =>
        dataList.length ? undefined : { why: t(withoutSize + gone === 0 ? 'noConstituents' : 'noSeries') }
      }
      table={({ dataList }) => exportTable(`${t('map')} ${industryId || exchange || ''}`, columns, dataList)}
      note={({ withoutSize, gone }) =>
        [
          t('sizeNote', { size }),
          withoutSize > 0 ? t('withoutSize', { count: withoutSize, size }) : '',
          gone > 0 ? t('gone', { count: gone }) : '',
        ]
          .filter(Boolean)
          .join(' · ')
      }
      controls={
        <SegmentedControl
          label={`${t('map')} · ${t('view')}`}
          value={view}
          onChange={(next) => setParameters({ mapView: next })}
          options={[
            { value: 'chart', text: t('chart') },
            { value: 'table', text: t('table') },
          ]}
        />
      }
    >
      {({ dataList }) =>
        view === 'table' ? (
          <DataTable
            label={t('map')}
            columns={columns}
            rows={dataList}
            rowKey={({ companyId }) => companyId}
            onChoose={({ companyId }) => open(companyId)}
          />
        ) : (
          <TreeMap label={t('mapOf', { name, size })} leaves={leaves} chosen={null} onChoose={open} />
        )
      }
    </ViewBody>
  )
}
