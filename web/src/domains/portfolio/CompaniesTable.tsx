import { useMemo, useRef, useState } from 'react'
import { Answer } from '../../ui/Answer.tsx'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { NoCompanies, Suggested } from './offers/suggested/Suggested.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../ui/table/sortRows.ts'
import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { fileColumns, NARROW } from './columns.tsx'
import type { companyColumns } from './columns.tsx'
import { Fill } from '../../ui/kit/Stack.tsx'
import room from '../../ui/RoomView.module.css'
import styles from './Portfolio.module.css'
import { portfolioTexts } from './texts.ts'
import { usePortfolio } from './usePortfolio.ts'

/**
 * Watched companies as a table by its own width: a row chosen moves what is linked, a document opens over the table.
 */
export function CompaniesTable({
  columns: columnsFor,
  ...props
}: ViewProps<typeof portfolioViews.companies> & { columns: typeof companyColumns }) {
  const { parameters, setParameters } = props
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const view = useRef<HTMLDivElement>(null)
  const width = useWidth(view)
  const [opened, open] = useState<string | null>(null)
  const { query, rows } = usePortfolio(props, (all) => exportTable(t('title'), fileColumns({ t, language, open }), all))
  const columns = useMemo(() => columnsFor({ t, language, width, open }), [columnsFor, t, language, width])
  const sorted = parameters.sort
  const sort = useMemo(() => sortOf(sorted, columns), [sorted, columns])
  const shown = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language])
  const narrow = width < NARROW
  return (
    <div ref={view} className={room.view}>
      <Answer query={query} waiting={<Skeleton count={12} height={narrow ? 46 : 28} />}>
        {(data) =>
          data.total === 0 ? (
            <NoCompanies />
          ) : (
            <>
              <Suggested data={data} />
              <div className={`${room.bar} ${styles.bar}`}>
                {data.suggested ? null : (
                  <GroupChooser groupId={parameters.groupId} onChoose={(groupId) => setParameters({ groupId })} />
                )}
                {data.hasMore ? (
                  <span className={styles.note}>{t('most', { shown: data.dataList.length, total: data.total })}</span>
                ) : null}
              </div>
              <Fill>
                {width === 0 ? null : (
                  <DataTable
                    label={t('title')}
                    columns={columns}
                    rows={shown}
                    rowKey={({ companyId }) => companyId}
                    chosen={parameters.companyId ?? null}
                    rowHeight={narrow ? 46 : 28}
                    sort={sort}
                    onSort={(next) => setParameters({ sort: sortText(next) })}
                    onChoose={({ companyId }) => setParameters({ companyId })}
                    empty={
                      <Empty
                        why={t('emptyGroup')}
                        action={{ text: t('toAll'), run: () => setParameters({ groupId: null }) }}
                      />
                    }
                  />
                )}
              </Fill>
            </>
          )
        }
      </Answer>
      {opened ? (
        <Reader
          key={opened}
          newsId={opened}
          onClose={() => open(null)}
          onCompany={(companyId) => setParameters({ companyId })}
        />
      ) : null}
    </div>
  )
}
