import { useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Suggested, useNoCompanies } from '../portfolio/offers/suggested/Suggested.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { direction, percent } from '../../lib/formats.ts'
import type { noyaxeViews } from '@pandora/contract/domains/noyaxe/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useDashboard } from '../portfolio/offers/useDashboard.ts'
import type { PortfolioCompany } from '../portfolio/offers/useDashboard.ts'
import { Fill, Pane } from '../../ui/kit/Stack.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { nameOf, pricesDay, stockColumns } from './columns.tsx'
import { moverKinds, moversOf } from './movers.ts'
import styles from './Noyaxe.module.css'
import { noyaxeTexts } from './texts.ts'

/** Most of each side. */
const MOST = 12
const nobody: readonly PortfolioCompany[] = []

type Mover = ReturnType<typeof moversOf<PortfolioCompany>>[number]

function Bars({
  movers,
  chosen,
  onChoose,
}: {
  movers: readonly Mover[]
  chosen: string | undefined
  onChoose: (companyId: string) => void
}) {
  const t = useTexts(noyaxeTexts)
  const language = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const widest = Math.max(...movers.map(({ change }) => Math.abs(change)))
  // One side alone has the whole width.
  const both = movers.some(({ change }) => change > 0) && movers.some(({ change }) => change < 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.altKey) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    all[Math.max(0, Math.min(all.length - 1, all.indexOf(document.activeElement as HTMLButtonElement) + step))]?.focus()
  }
  return (
    <ol ref={list} className={styles.movers} aria-label={t('movers')}>
      {movers.map(({ row, change }) => {
        const share = (Math.abs(change) / widest) * (both ? 50 : 100)
        const name = nameOf(row, language)
        return (
          <li key={row.companyId}>
            <button
              type="button"
              className={styles.mover}
              aria-pressed={row.companyId === chosen}
              aria-label={t('moved', { name, change: percent(change) })}
              onClick={() => onChoose(row.companyId)}
              onKeyDown={onKeyDown}
            >
              <Truncated className={styles.name}>{name}</Truncated>
              <span className={styles.track}>
                {both ? <i className={styles.axis} /> : null}
                <i
                  className={`${styles.fill} ${direction(change)}`}
                  style={{ left: `${both ? (change > 0 ? 50 : 50 - share) : 0}%`, width: `${share}%` }}
                />
              </span>
              <b className={direction(change)}>{percent(change)}</b>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** Best and worst of the day among the watched companies, as bars both ways (NOY-01). */
export default function MoversView({ parameters, setParameters }: ViewProps<typeof noyaxeViews.movers>) {
  const t = useTexts(noyaxeTexts)
  const language = useLanguage()
  const query = useDashboard()
  const noCompanies = useNoCompanies()
  const { data } = query
  const { groupId, companyId, kind } = parameters
  const asTable = parameters.as === 'table'
  const movers = useMemo(() => {
    const all = data?.dataList ?? nobody
    return moversOf(groupId && !data?.suggested ? all.filter((row) => row.groupIds.includes(groupId)) : all, kind, MOST)
  }, [data, groupId, kind])
  const rows = useMemo(() => movers.map(({ row }) => row), [movers])
  const columns = useMemo(() => stockColumns({ t, language, width: 400 }), [t, language])
  const choose = (next: string) => setParameters({ companyId: next })
  return (
    <ViewBody
      answer={query}
      source={() => pricesDay(rows, t)}
      empty={({ total }) => {
        if (total === 0) return noCompanies
        return movers.length > 0
          ? undefined
          : {
              why: t('noMovers'),
              action: groupId ? { text: t('toAll'), run: () => setParameters({ groupId: null }) } : undefined,
            }
      }}
      table={() => exportTable(t('movers'), columns, rows)}
      bar={
        data && data.total > 0 ? (
          <>
            <SegmentedControl
              label={t('which')}
              value={kind}
              onChange={(next) => setParameters({ kind: next })}
              options={moverKinds.map((value) => ({ value, text: t(`kind_${value}`) }))}
            />
            <SegmentedControl
              label={t('view')}
              value={asTable ? 'table' : 'chart'}
              onChange={(next) => setParameters({ as: next })}
              options={[
                { value: 'chart', text: t('chart') },
                { value: 'table', text: t('table') },
              ]}
            />
            {data.suggested ? null : (
              <GroupChooser groupId={groupId} onChoose={(next) => setParameters({ groupId: next })} />
            )}
          </>
        ) : null
      }
    >
      {(answer) => (
        <Pane>
          <Suggested data={answer} quiet />
          <Fill scroll>
            {asTable ? (
              <DataTable
                label={t('movers')}
                columns={columns}
                rows={rows}
                rowKey={(row) => row.companyId}
                chosen={companyId ?? null}
                onChoose={(row) => choose(row.companyId)}
                rowHeight={28}
              />
            ) : (
              <Bars movers={movers} chosen={companyId} onChoose={choose} />
            )}
          </Fill>
        </Pane>
      )}
    </ViewBody>
  )
}
