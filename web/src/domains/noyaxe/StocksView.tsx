import { ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { watch } from '@pandora/contract/domains/watch/operations'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
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
import { Fill, Pane } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { useWidth } from '../../lib/useWidth.ts'
import { pricesDay, stockColumns } from './columns.tsx'
import type { Stock } from './columns.tsx'
import styles from './Noyaxe.module.css'
import { noyaxeTexts } from './texts.ts'

const topics = ['watch', 'prices', 'documents', 'analysis'] as const
const noStocks: readonly Stock[] = []
const noOthers = [] as const

/** One group among several: its name, how many, and its table unless it is folded. */
function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const t = useTexts(noyaxeTexts)
  const [open, setOpen] = useState(true)
  const Sign = open ? ChevronDown : ChevronRight
  return (
    <section aria-label={name}>
      <h3 className={styles.group}>
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? 'collapse' : 'expand', { name })}
          onClick={() => setOpen(!open)}
        >
          <Sign size={14} aria-hidden="true" />
          <Text>{name}</Text>
        </button>
        <span>{t('groupCount', { count })}</span>
      </h3>
      {open ? <div style={{ height: 27 + Math.max(1, count) * 28 + 8 }}>{children}</div> : null}
    </section>
  )
}

/** The user's optional stocks by group (NOY-01, WATCH-14): each group with its own table, folded or not. */
export default function StocksView({ parameters, setParameters }: ViewProps<typeof noyaxeViews.stocks>) {
  const t = useTexts(noyaxeTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(watch.optionalStocks, {})
  useReread(watch.optionalStocks, topics)
  const { data } = query
  const none = data?.groups.length === 0
  // Who watches nothing is shown what the market trades most.
  const suggested = useDashboard(none)
  const { groupId } = parameters
  const groups = useMemo(() => {
    const all = data?.groups ?? []
    return all.some((group) => group.groupId === groupId) ? all.filter((group) => group.groupId === groupId) : all
  }, [data, groupId])
  const [only, ...others] = groups
  const rows: readonly Stock[] = none
    ? (suggested.data?.dataList ?? noStocks)
    : groups.flatMap(({ dataList }) => dataList)
  const sorted = parameters.sort
  const table = (label: string, of: readonly Stock[]) => (
    <Stocks
      label={label}
      rows={of}
      sorted={sorted}
      chosen={parameters.companyId ?? null}
      onSort={(sort) => setParameters({ sort })}
      onChoose={(companyId) => setParameters({ companyId })}
    />
  )
  return (
    <ViewBody
      answer={none && !suggested.data ? { ...suggested, data: undefined } : query}
      also={none ? [suggested] : noOthers}
      source={() => pricesDay(rows, t)}
      empty={() =>
        none && rows.length === 0
          ? { why: t('none'), action: { text: t('toWatch'), run: () => go('/index/watch') } }
          : undefined
      }
      table={() => exportTable(t('stocks'), stockColumns({ t, language, width: 9999 }), rows)}
      bar={
        none || !data ? null : <GroupChooser groupId={groupId} onChoose={(next) => setParameters({ groupId: next })} />
      }
    >
      {() =>
        suggested.data && none ? (
          <Pane>
            <Suggested data={suggested.data} />
            <Fill>{table(t('stocks'), rows)}</Fill>
          </Pane>
        ) : only && others.length === 0 ? (
          table(only.name || t('stocks'), only.dataList)
        ) : (
          groups.map((group) => {
            const name = group.name || t('loose')
            return (
              <Group key={group.groupId} name={name} count={group.dataList.length}>
                {table(name, group.dataList)}
              </Group>
            )
          })
        )
      }
    </ViewBody>
  )
}

/** A table of stocks, its columns by its own width. */
function Stocks({
  label,
  rows,
  sorted,
  chosen,
  onSort,
  onChoose,
}: {
  label: string
  rows: readonly Stock[]
  sorted: string | undefined
  chosen: string | null
  onSort: (sort: string | null) => void
  onChoose: (companyId: string) => void
}) {
  const t = useTexts(noyaxeTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const columns = useMemo(() => stockColumns({ t, language, width }), [t, language, width])
  const sort = useMemo(() => sortOf(sorted, columns), [sorted, columns])
  return (
    <div ref={box} className={styles.table}>
      {width === 0 ? null : (
        <DataTable
          label={label}
          columns={columns}
          rows={sortRows(rows, columns, sort, language)}
          rowKey={({ companyId }) => companyId}
          chosen={chosen}
          rowHeight={28}
          sort={sort}
          onSort={(next) => onSort(sortText(next))}
          onChoose={({ companyId }) => onChoose(companyId)}
          empty={<Text tone="quiet">{t('emptyGroup')}</Text>}
        />
      )}
    </div>
  )
}
