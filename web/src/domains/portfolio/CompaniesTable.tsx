import { useContext, useMemo, useRef, useState } from 'react'
import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { PlaceContext } from '../../lib/view.ts'
import type { ViewProps } from '../../lib/view.ts'
import { arranged } from '../../ui/columns/arrange.ts'
import { ColumnsMenu } from '../../ui/columns/ColumnsMenu.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../ui/table/sortRows.ts'
import { Pane } from '../../ui/kit/Stack.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { useCompanyColumns } from '../figures/offers/fields/useCompanyColumns.ts'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { companyColumns, coveredFields, fileColumns, NARROW, ownColumns } from './columns.tsx'
import { Suggested } from './offers/suggested/Suggested.tsx'
import type { PortfolioCompany } from './offers/useDashboard.ts'
import styles from './Portfolio.module.css'
import { portfolioTexts } from './texts.ts'
import { usePortfolio } from './usePortfolio.ts'

type Props = ViewProps<typeof portfolioViews.companies> & { columns: typeof companyColumns }
const companyOf = (row: PortfolioCompany) => row.companyId
/** Width at which a view shows all that it usually has. */
const WIDE = 1200
const plain = (key: string) => key
/** Keys of what a view shows where there is room for it. */
const usualKeys = (columns: typeof companyColumns): string[] =>
  columns({ t: plain as never, language: 'en', width: WIDE, open: () => undefined }).flatMap(({ key, fixed }) =>
    fixed ? [] : [key],
  )

/** The table itself, its columns by its own width. */
function Rows({
  rows,
  columns: columnsFor,
  parameters,
  setParameters,
  open,
  list,
}: Props & {
  rows: readonly PortfolioCompany[]
  open: (newsId: string) => void
  list: ReturnType<typeof useCompanyColumns<PortfolioCompany>>
}) {
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const few = useMemo(() => columnsFor({ t, language, width, open }), [columnsFor, t, language, width, open])
  const columns = useMemo(
    () =>
      list.chosen ? list.shown : arranged(few, { usual: few.map(({ key }) => key), chosen: undefined }, list.widths),
    [list.chosen, list.shown, list.widths, few],
  )
  const sorted = parameters.sort
  const sort = useMemo(() => sortOf(sorted, columns), [sorted, columns])
  const shown = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language])
  return (
    <div ref={box} className={styles.rest}>
      {width === 0 ? null : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={shown}
          rowKey={({ companyId }) => companyId}
          chosen={parameters.companyId ?? null}
          rowHeight={width < NARROW && !list.chosen ? 46 : (list.rowHeight ?? 28)}
          arranging={list.arranging}
          sort={sort}
          onSort={(next) => setParameters({ sort: sortText(next) })}
          onChoose={({ companyId }) => setParameters({ companyId })}
        />
      )}
    </div>
  )
}

/**
 * Watched companies as a table by its own width: a row chosen moves what is linked, a document opens over the table.
 */
export function CompaniesTable(props: Props) {
  const { parameters, setParameters } = props
  const kind = props.columns === companyColumns ? 'portfolio' : 'portfolioEvents'
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const { given } = useContext(PlaceContext)
  const [opened, open] = useState<string | null>(null)
  const { query, rows, source, empty } = usePortfolio(parameters.groupId, setParameters)
  const own = useMemo(() => ownColumns({ t, language, open }), [t, language])
  const list = useCompanyColumns(kind, {
    own,
    usual: usualKeys(props.columns),
    covered: coveredFields,
    rows,
    companyOf,
  })
  const fields = list.shown.filter(({ key }) => list.fields.some((field) => field === key))
  return (
    <>
      <ViewBody
        answer={query}
        source={() => source}
        empty={empty}
        table={() => exportTable(t('title'), [...fileColumns({ t, language, open }), ...fields], rows)}
        controls={<ColumnsMenu menu={list.menu} bare />}
        note={(data) => (data.hasMore ? t('most', { shown: data.dataList.length, total: data.total }) : null)}
        bar={
          query.data?.suggested === false && query.data.total > 0 && !given.has('groupId') ? (
            <GroupChooser groupId={parameters.groupId} onChoose={(groupId) => setParameters({ groupId })} />
          ) : null
        }
      >
        {(data) => (
          <Pane>
            <Suggested data={data} />
            <Rows {...props} rows={rows} open={open} list={list} />
          </Pane>
        )}
      </ViewBody>
      {opened ? (
        <Reader
          key={opened}
          newsId={opened}
          onClose={() => open(null)}
          onCompany={(companyId) => setParameters({ companyId })}
        />
      ) : null}
    </>
  )
}
