import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { nodeColumns } from '../nodeColumns.tsx'
import { industryTexts } from '../texts.ts'
import { nodeAddress } from './tabs.ts'

/** The industries below one, with the figures of their companies. */
export function BelowTile({ id, className }: { id: string; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(industries.nodes, { id })
  const columns = useMemo(() => nodeColumns(t, language), [t, language])
  const rows = query.data?.dataList
  return (
    <Tile
      title={t('below')}
      context={rows?.length ?? undefined}
      className={className}
      health={query.error ? 'error' : undefined}
      onExport={rows?.length ? () => exportTable(`${t('below')} ${id}`, columns, rows) : undefined}
      source={rows?.[0]?.day ? t('closeOn', { date: rows[0].day }) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={6} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty why={t('noTree')} />
          ) : (
            <DataTable
              label={t('below')}
              columns={columns}
              rows={dataList}
              rowKey={(one) => one.id}
              onChoose={(one) => go(nodeAddress(one.id))}
            />
          )
        }
      </Answer>
    </Tile>
  )
}
