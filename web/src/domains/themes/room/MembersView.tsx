import { useMemo, useRef } from 'react'
import type { RoomViewProps } from '../../../lib/roomView.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useTileState } from '../../../lib/useTileState.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { memberColumns, memberFile } from '../members/columns.tsx'
import inner from '../Inner.module.css'
import { themeTexts } from '../texts.ts'
import { ThemeChooser } from './ThemeChooser.tsx'
import { useMembers } from './useMembers.ts'
import { useSubject } from './useSubject.ts'

const NARROW = 560

/** The companies of a theme in a tile, the nearest first; one that is chosen moves what is linked. */
export default function MembersView({ parameters, setParameters, frame }: RoomViewProps) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { query, themeId, name, context } = useSubject(parameters)
  const { dataList, total, pending, error, loadMore, refetch } = useMembers(themeId)
  const narrow = width < NARROW
  const columns = useMemo(
    () => memberColumns(t, language, narrow).map((column) => ({ ...column, sortable: false })),
    [t, language, narrow],
  )
  const failed = error ?? query.error
  const state = useMemo(
    () => ({
      context,
      health: failed ? ('error' as const) : pending ? undefined : total ? ('ok' as const) : ('empty' as const),
      source: total ? t('companyCount', { count: total }) : null,
      refreshing: pending,
    }),
    [context, failed, pending, total, t],
  )
  useTileState(frame, state, {
    refresh: refetch,
    table: dataList.length
      ? () => exportTable(`${name} ${t('companies')}`, memberFile(t, language), dataList)
      : undefined,
  })
  return (
    <div ref={box} className={inner.view}>
      <Answer query={query} waiting={<Skeleton count={10} />}>
        {(list) =>
          list.dataList.length === 0 && !parameters['themeId'] ? (
            <Empty why={t('noThemes')} />
          ) : (
            <>
              <ThemeChooser query={query} themeId={themeId} onTheme={(next) => setParameters({ themeId: next })} />
              {error ? <ErrorState failure={error} onRetry={refetch} /> : null}
              <div className={inner.rest}>
                {dataList.length === 0 && pending ? (
                  <Skeleton count={10} />
                ) : width === 0 || error ? null : (
                  <DataTable
                    label={t('mapOf', { name })}
                    columns={columns}
                    rows={dataList}
                    rowKey={({ companyId }) => companyId}
                    chosen={parameters['companyId'] ?? null}
                    onChoose={({ companyId }) => setParameters({ companyId })}
                    onEnd={loadMore}
                    sort={null}
                    rowHeight={narrow ? 46 : 28}
                    empty={<Empty why={t('noMembers')} />}
                  />
                )}
              </div>
            </>
          )
        }
      </Answer>
    </div>
  )
}
