import type { holdingsViews } from '@pandora/contract/domains/holdings/views'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Pane } from '../../../ui/kit/Stack.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../../ui/table/sortRows.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { ColumnMenu } from '../ColumnMenu.tsx'
import { chosenColumns, columnKeys, positionColumns } from '../columns.tsx'
import { holdingsTexts } from '../texts.ts'
import { usePositions } from '../useHoldings.ts'

/** What is held, as a table: sorted by its heads, its columns chosen; a row chosen moves what is linked. */
export default function PositionsView({ parameters, setParameters }: ViewProps<typeof holdingsViews.positions>) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const phone = usePhone()
  const query = usePositions(parameters.portfolio)
  const chosen = useMemo(() => chosenColumns(parameters.columns), [parameters.columns])
  const columns = useMemo(() => positionColumns({ t, language, chosen, phone }), [t, language, chosen, phone])
  const sort = useMemo(() => sortOf(parameters.sort, columns), [parameters.sort, columns])
  const withClosed = parameters.closed === '1'
  const all = query.data?.dataList
  const rows = useMemo(
    () =>
      sortRows(
        (all ?? []).filter(({ quantity }) => withClosed || quantity > 0),
        columns,
        sort,
        language,
      ),
    [all, withClosed, columns, sort, language],
  )
  return (
    <ViewBody
      answer={query}
      source={({ day }) => (day ? t('positionsSource', { day }) : null)}
      empty={({ dataList }) => (dataList.length === 0 ? { why: t('emptyAll') } : undefined)}
      table={() =>
        exportTable(t('tab_positions'), positionColumns({ t, language, chosen: columnKeys, phone: false }), rows)
      }
      note={() => t('positionsNote')}
      controls={
        <ColumnMenu
          chosen={chosen}
          closed={withClosed}
          onChange={(next) => setParameters({ columns: next?.join(',') ?? null })}
          onClosed={(next) => setParameters({ closed: next ? '1' : null })}
        />
      }
    >
      {() => (
        <Pane>
          <DataTable
            label={t('tab_positions')}
            columns={columns}
            rows={rows}
            rowKey={({ securityId }) => securityId}
            rowHeight={phone ? 46 : 28}
            chosen={parameters.companyId ?? null}
            sort={sort}
            onSort={(next) => setParameters({ sort: sortText(next) })}
            onChoose={({ companyId, securityId }) => setParameters({ companyId: companyId ?? securityId })}
            empty={t('emptyOpen')}
          />
        </Pane>
      )}
    </ViewBody>
  )
}
