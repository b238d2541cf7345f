import type { Position } from '@pandora/contract/domains/holdings/shapes'
import type { holdingsViews } from '@pandora/contract/domains/holdings/views'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ColumnsMenu } from '../../../ui/columns/ColumnsMenu.tsx'
import { Pane, Row } from '../../../ui/kit/Stack.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../../ui/table/sortRows.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useCompanyColumns } from '../../figures/offers/fields/useCompanyColumns.ts'
import { chosenColumns, coveredFields, moneyColumns, phoneColumns, positionColumns, usualColumns } from '../columns.tsx'
import { holdingsTexts } from '../texts.ts'
import { usePositions } from '../useHoldings.ts'

const nothing: readonly Position[] = []
const companyOf = (row: Position) => row.companyId

/** What is held, as a table: sorted by its heads, its columns chosen; a row chosen moves what is linked. */
export default function PositionsView({ parameters, setParameters }: ViewProps<typeof holdingsViews.positions>) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const phone = usePhone()
  const query = usePositions(parameters.portfolio)
  const chosen = useMemo(() => chosenColumns(parameters.columns), [parameters.columns])
  const held = query.data?.dataList
  const currencies = useMemo(() => [...new Set((held ?? nothing).map(({ currency }) => currency))], [held])
  const several = currencies.length > 1
  const own = useMemo(() => positionColumns({ t, language, phone, several }), [t, language, phone, several])
  const list = useCompanyColumns('positions', {
    own,
    usual: phone ? phoneColumns : several ? ['currency', ...usualColumns] : usualColumns,
    covered: coveredFields,
    rows: held ?? nothing,
    companyOf,
    asked: chosen,
    onAsk: (next) => setParameters({ columns: next?.join(',') ?? null }),
  })
  const columns = list.shown
  const sort = useMemo(() => sortOf(parameters.sort, columns), [parameters.sort, columns])
  const withClosed = parameters.closed === '1'
  const rows = useMemo(() => {
    const sorted = sortRows(
      (held ?? nothing).filter(({ quantity }) => withClosed || quantity > 0),
      columns,
      sort,
      language,
    )
    if (sort === null || !moneyColumns.has(sort.column)) return sorted
    return currencies.flatMap((currency) => sorted.filter((row) => row.currency === currency))
  }, [held, currencies, withClosed, columns, sort, language])
  return (
    <ViewBody
      answer={query}
      source={({ day }) => (day ? t('positionsSource', { day }) : null)}
      empty={({ dataList }) => (dataList.length === 0 ? { why: t('emptyAll') } : undefined)}
      table={() => exportTable(t('tab_positions'), list.chosen ? columns : own, rows)}
      note={() =>
        several ? `${t('apart', { currencies: currencies.join(' · ') })} ${t('positionsNote')}` : t('positionsNote')
      }
      controls={
        <Row gap={5}>
          <Row as="label" gap={3}>
            <input
              type="checkbox"
              checked={withClosed}
              onChange={(event) => setParameters({ closed: event.target.checked ? '1' : null })}
            />
            {t('closed')}
          </Row>
          <ColumnsMenu menu={list.menu} bare />
        </Row>
      }
    >
      {() => (
        <Pane>
          <DataTable
            label={t('tab_positions')}
            columns={columns}
            rows={rows}
            rowKey={({ securityId }) => securityId}
            rowHeight={list.rowHeight}
            arranging={list.arranging}
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
