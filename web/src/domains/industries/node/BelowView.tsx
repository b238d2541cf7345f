import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { nodeColumns } from '../nodeColumns.tsx'
import { industryTexts } from '../texts.ts'
import { nodeAddress } from './tabs.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { industryViews } from '../parameters.ts'

/** The industries below one, or those of the first level, with the figures of their companies. */
export default function BelowView({ parameters: { industryId } }: ViewProps<typeof industryViews.below>) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(industries.nodes, industryId === undefined ? {} : { id: industryId })
  const columns = useMemo(() => nodeColumns(t, language), [t, language])
  const name = t(industryId === undefined ? 'firstLevel' : 'below')
  const count = query.data?.dataList.length
  return (
    <ViewBody
      answer={query}
      context={industryId !== undefined && count ? String(count) : null}
      source={({ dataList }) => (dataList[0]?.day ? t('closeOn', { date: dataList[0].day }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : { why: t('noTree') })}
      table={({ dataList }) => exportTable([name, industryId].filter(Boolean).join(' '), columns, dataList)}
    >
      {({ dataList }) => (
        <DataTable
          label={name}
          columns={columns}
          rows={dataList}
          rowKey={(one) => one.id}
          onChoose={(one) => go(nodeAddress(one.id))}
        />
      )}
    </ViewBody>
  )
}
