import { useState } from 'react'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../../lib/address.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Pager } from '../../../../ui/pager/Pager.tsx'
import { Empty } from '../../../../ui/States.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import type { Column } from '../../../../ui/table/DataTable.tsx'
import { regionTexts } from './texts.ts'

type There = OutputOf<typeof supply.region>['dataList'][number]
const SIZE = 50
const topics = ['companies', 'analysis'] as const

/** Companies with their seat or a site in a province; one leads to its supply chain. */
export function RegionCompanies({ regionCode, name }: { regionCode: string; name: string }) {
  const t = useTexts(regionTexts)
  const language = useLanguage()
  const go = useGo()
  const [page, setPage] = useState(0)
  const query = useOperation(supply.region, { regionCode, page, size: SIZE }, { keepPrevious: true })
  useReread(supply.region, topics)
  const comma = language === 'en' ? ', ' : '、'
  const columns: Column<There>[] = [
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(120px, 1fr)',
      value: (one) => named(one.nameZh, one.nameEn, language, one.companyId),
    },
    {
      key: 'here',
      title: t('here'),
      width: '104px',
      value: (one) => [one.seat ? t('seat') : '', one.sites.length > 0 ? t('sites') : ''].filter(Boolean).join(comma),
    },
    {
      key: 'city',
      title: t('city'),
      width: '120px',
      wideOnly: true,
      value: (one) => named(one.city, one.cityEn, language, ''),
    },
    {
      key: 'place',
      title: t('place'),
      width: 'minmax(120px, 1.4fr)',
      wideOnly: true,
      value: (one) => one.sites.join(comma),
    },
  ]
  return (
    <Answer query={query}>
      {({ dataList, total }) =>
        total === 0 ? (
          <Empty why={t('none')} />
        ) : (
          <>
            <DataTable
              label={t('companies', { region: name })}
              columns={columns}
              rows={dataList}
              rowKey={({ companyId }) => companyId}
              onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}/supply`)}
            />
            <Pager page={page} total={total} size={SIZE} onPage={setPage} />
          </>
        )
      }
    </Answer>
  )
}
