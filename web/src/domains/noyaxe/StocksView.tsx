import { ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { watch } from '@pandora/contract/domains/watch/operations'
import { Answer } from '../../ui/Answer.tsx'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Suggested } from '../portfolio/offers/suggested/Suggested.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../ui/table/sortRows.ts'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import type { noyaxeViews } from '@pandora/contract/domains/noyaxe/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useDashboard } from '../portfolio/offers/useDashboard.ts'
import { useHead } from '../../ui/view/useHead.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { pricesDay, stockColumns } from './columns.tsx'
import type { Stock } from './columns.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import room from '../../ui/RoomView.module.css'
import styles from './Noyaxe.module.css'
import { noyaxeTexts } from './texts.ts'

const topics = ['watch', 'prices', 'documents', 'analysis'] as const
const noStocks: readonly Stock[] = []

/** The user's optional stocks by group (NOY-01, WATCH-14): each group with its own table, folded or not. */
export default function StocksView({ parameters, setParameters }: ViewProps<typeof noyaxeViews.stocks>) {
  const t = useTexts(noyaxeTexts)
  const language = useLanguage()
  const go = useGo()
  const view = useRef<HTMLDivElement>(null)
  const width = useWidth(view)
  const [folded, fold] = useState<ReadonlySet<string>>(new Set())
  const query = useOperation(watch.optionalStocks, {})
  useReread(watch.optionalStocks, topics)
  const { data, error, isFetching, refetch } = query
  const empty = data?.groups.length === 0
  const dashboard = useDashboard()
  const { groupId } = parameters
  const groups = useMemo(() => {
    const all = data?.groups ?? []
    return all.some((group) => group.groupId === groupId) ? all.filter((group) => group.groupId === groupId) : all
  }, [data, groupId])
  const rows = useMemo(
    (): readonly Stock[] =>
      empty ? (dashboard.data?.dataList ?? noStocks) : groups.flatMap(({ dataList }) => dataList),
    [groups, empty, dashboard.data],
  )
  const columns = useMemo(() => stockColumns({ t, language, width }), [t, language, width])
  const sorted = parameters.sort
  const sort = useMemo(() => sortOf(sorted, columns), [sorted, columns])
  const state = useMemo(
    () => ({
      health: error ? ('error' as const) : data ? (rows.length ? ('ok' as const) : ('empty' as const)) : undefined,
      source: pricesDay(rows, t),
      refreshing: isFetching,
    }),
    [error, data, rows, isFetching, t],
  )
  useHead(state, {
    refresh: () => {
      void refetch()
    },
    table: rows.length ? () => exportTable(t('stocks'), stockColumns({ t, language, width: 9999 }), rows) : undefined,
  })

  const table = (label: string, of: readonly Stock[]) => (
    <DataTable
      label={label}
      columns={columns}
      rows={sortRows(of, columns, sort, language)}
      rowKey={({ companyId }) => companyId}
      chosen={parameters.companyId ?? null}
      rowHeight={28}
      sort={sort}
      onSort={(next) => setParameters({ sort: sortText(next) })}
      onChoose={({ companyId }) => setParameters({ companyId })}
      empty={<Text tone="quiet">{t('emptyGroup')}</Text>}
    />
  )
  return (
    <div ref={view} className={room.view}>
      <Answer query={query} waiting={<Skeleton count={12} height={28} />}>
        {() =>
          empty ? (
            dashboard.data && rows.length ? (
              <>
                <Suggested data={dashboard.data} />
                <div className={styles.body}>{table(t('stocks'), rows)}</div>
              </>
            ) : (
              <Empty why={t('none')} action={{ text: t('toWatch'), run: () => go('/index/watch') }} />
            )
          ) : (
            <>
              <div className={room.bar}>
                <GroupChooser groupId={groupId} onChoose={(next) => setParameters({ groupId: next })} />
              </div>
              <div className={groups.length === 1 ? styles.body : styles.groups}>
                {groups.length === 1 && groups[0]
                  ? table(groups[0].name || t('stocks'), groups[0].dataList)
                  : groups.map((group) => {
                      const name = group.name || t('loose')
                      const open = !folded.has(group.groupId)
                      return (
                        <section key={group.groupId} aria-label={name}>
                          <h3 className={styles.group}>
                            <button
                              type="button"
                              aria-expanded={open}
                              aria-label={t(open ? 'collapse' : 'expand', { name })}
                              onClick={() =>
                                fold((was) => {
                                  const next = new Set(was)
                                  if (!next.delete(group.groupId)) next.add(group.groupId)
                                  return next
                                })
                              }
                            >
                              {open ? (
                                <ChevronDown size={14} aria-hidden="true" />
                              ) : (
                                <ChevronRight size={14} aria-hidden="true" />
                              )}
                              {name}
                            </button>
                            <span>{t('groupCount', { count: group.dataList.length })}</span>
                          </h3>
                          {open ? (
                            <div style={{ height: 27 + Math.max(1, group.dataList.length) * 28 + 8 }}>
                              {table(name, group.dataList)}
                            </div>
                          ) : null}
                        </section>
                      )
                    })}
              </div>
            </>
          )
        }
      </Answer>
    </div>
  )
}
