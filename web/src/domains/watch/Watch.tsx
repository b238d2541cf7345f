import { Download, Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { watch } from '@pandora/contract/domains/watch/operations'
import { Button, IconButton } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { Column, Fill } from '../../ui/kit/Stack.tsx'
import { ColumnsMenu } from '../../ui/columns/ColumnsMenu.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import type { Sort } from '../../ui/table/sort.ts'
import { Tile } from '../../ui/Tile.tsx'
import { call } from '../../lib/api/call.ts'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAddressField } from '../../lib/address.ts'
import { slot } from '../../lib/installed.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { saveConfig } from '../../lib/user.ts'
import { coveredFields, nameOf, phoneColumns, sortOfColumn, wideColumns } from './columns.tsx'
import { useCompanyColumns } from '../figures/offers/fields/useCompanyColumns.ts'
import { GroupTabs } from './offers/groups/GroupTabs.tsx'
import { pricesNote } from './pricesNote.ts'
import { watchTexts } from './texts.ts'
import { useGroups } from './offers/groups/useGroups.ts'
import type { Group } from './offers/groups/useGroups.ts'
import { useUnstar } from './useUnstar.ts'
import { useWatchList } from './useWatchList.ts'
import type { Watched } from './useWatchList.ts'
import styles from './Watch.module.css'
import { WatchCards } from './WatchCards.tsx'
import { WatchPanel } from './WatchPanel.tsx'
import { WatchTable } from './WatchTable.tsx'

/** Columns for which there is no room beside a panel. */
const besides: ReadonlySet<string> = new Set(['turnoverRate', 'amount'])
const companyOf = (row: Watched) => row.companyId
const BatchDialog = lazy(() => import('./BatchDialog.tsx'))

/** Watch lists: rows or cards, groups, many at once by names, codes or a file (WATCH-01). */
export default function Watch() {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { groupId } = useParams()
  const layout = useRoot((root) => root.user.info?.config.watchLayout ?? 'row')
  const [company, setCompany] = useAddressField('company')
  const [sort, setSort] = useState<Sort | null>(null)
  const [batch, setBatch] = useState<{ file: File | null } | null>(null)
  const [exporting, setExporting] = useState(false)
  const dragged = useRef<Watched | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const groups = useGroups()
  const by = sort ? sortOfColumn(sort.column) : undefined
  const list = useWatchList(groupId, sort && by ? { sort: by, order: sort.order } : null)
  const unstarRow = useUnstar()
  const { rows, hasMore, loadMore } = list

  const failed = (error: unknown) => notify('error', failureText(error, language))
  const unstar = (row: Watched) => {
    const at = rows.findIndex(({ companyId }) => companyId === row.companyId)
    if (company === row.companyId) setCompany('')
    unstarRow(row, rows[at - 1]?.companyId ?? null)
  }
  const settings = (row: Watched) => setCompany(company === row.companyId ? '' : row.companyId)
  const actions = { t, language, movable: sort === null, onUnstar: unstar, onSettings: settings }
  const few = phoneColumns(actions)
  const wide = wideColumns(actions)
  const [named] = few
  // On a phone the company stays, with its code below it; what was chosen is scrolled to.
  const own = phone && named ? [{ ...named, width: 'minmax(124px, 1fr)' }, ...wide.filter(({ fixed }) => !fixed)] : wide
  const columns = useCompanyColumns('watch', {
    own,
    // A panel beside the table leaves less room.
    ...(company === '' ? {} : { usual: wide.flatMap(({ key, fixed }) => (fixed || besides.has(key) ? [] : [key])) }),
    covered: coveredFields,
    rows,
    companyOf,
  })
  const atEnd = useRef(loadMore)
  useEffect(() => {
    atEnd.current = loadMore
  })
  const onEnd = useCallback(() => atEnd.current(), [])
  const chosen = rows.find(({ companyId }) => companyId === company) ?? null
  const group = groups.groups.find((one) => one.groupId === groupId)
  const note = useMemo(() => pricesNote(rows, t), [rows, t])

  const dropOn = (to: Group) => {
    const row = dragged.current
    if (!row || row.groupIds.includes(to.groupId)) return
    call(watch.arrange, { companyId: row.companyId, groupIds: [...row.groupIds, to.groupId] })
      .then(() => {
        notify('success', t('movedTo', { name: nameOf(row, language), group: to.name }))
        list.refetch()
        return groups.query.refetch()
      })
      .catch(failed)
  }
  const exportFile = () => {
    setExporting(true)
    download(
      watch.exportCsv,
      { ...(groupId ? { groupId } : {}), ...(columns.fields.length > 0 ? { columns: columns.fields } : {}) },
      'pandora-watch.csv',
    )
      .catch(failed)
      .finally(() => setExporting(false))
  }
  const nobody = !groupId && !rows.length && !list.isPending && !list.error
  const empty = (
    <Empty
      why={t(groupId ? 'emptyGroup' : 'emptyAll')}
      action={{ text: t('emptyAction'), run: () => setBatch({ file: null }) }}
    />
  )
  const place = chosen && !sort ? rows.indexOf(chosen) : null
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (row) void list.move(from, to)
  }
  const shown = (
    <Tile
      title={group?.name ?? t('all')}
      link="A"
      context={note}
      fit
      className={styles.tile}
      onRefresh={list.refetch}
      refreshing={list.isFetching}
      source={hasMore && list.total !== undefined ? t('loaded', { loaded: rows.length, total: list.total }) : null}
    >
      {list.error && rows.length ? <ErrorState failure={list.error} onRetry={list.refetch} withOld /> : null}
      {list.isPending && !list.error ? (
        <Skeleton count={14} height={28} />
      ) : list.error && !rows.length ? (
        <ErrorState failure={list.error} onRetry={list.refetch} />
      ) : !rows.length ? (
        empty
      ) : layout === 'card' ? (
        <WatchCards
          label={t('title')}
          rows={rows}
          chosen={company || null}
          hasMore={hasMore}
          onEnd={onEnd}
          onUnstar={unstar}
          onSettings={settings}
        />
      ) : (
        <WatchTable
          label={t('title')}
          columns={phone && !columns.chosen ? few : columns.shown}
          arranging={columns.arranging}
          rowHeight={columns.rowHeight}
          rows={rows}
          chosen={company || null}
          sort={sort}
          onSort={setSort}
          onChoose={settings}
          onEnd={onEnd}
          onMove={move}
          onDrag={(row) => {
            dragged.current = row ?? dragged.current
          }}
          empty={empty}
        />
      )}
    </Tile>
  )
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={list.total === undefined ? null : t('count', { count: list.total })}
      tabs={
        <GroupTabs groups={groups} chosen={groupId} total={groupId ? undefined : list.total} onDropCompany={dropOn} />
      }
      actions={
        <>
          <SegmentedControl
            label={t('layout')}
            value={layout}
            options={[
              { value: 'row', text: t('layout_row') },
              { value: 'card', text: t('layout_card') },
            ]}
            onChange={(next) => {
              saveConfig({ watchLayout: next }).catch(failed)
            }}
          />
          {layout === 'row' ? <ColumnsMenu menu={columns.menu} bare={phone} /> : null}
          <IconButton label={t('importCsv')} onClick={() => file.current?.click()}>
            <Upload size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('exportCsv')} busy={exporting} disabled={!rows.length} onClick={exportFile}>
            <Download size={16} aria-hidden="true" />
          </IconButton>
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setBatch({ file: null })}>
            {t(phone ? 'addShort' : 'add')}
          </Button>
          <FileInput
            input={file}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            label={t('importCsv')}
            onFiles={(one) => setBatch({ file: one })}
          />
        </>
      }
    >
      {nobody ? (
        <Fill scroll>
          <Column gap={3}>
            {shown}
            <Suspense fallback={<Skeleton count={10} />}>
              {slot('watchBeginning').map(({ key, view: View }) => (
                <View key={key} />
              ))}
            </Suspense>
          </Column>
        </Fill>
      ) : (
        <div className={styles.main}>{shown}</div>
      )}
      {chosen ? (
        <WatchPanel
          key={chosen.companyId}
          row={chosen}
          groups={groups.groups}
          place={place}
          count={list.total ?? rows.length}
          onMove={(to) => {
            if (place !== null) move(place, to)
          }}
          onUnstar={() => unstar(chosen)}
          onClose={() => setCompany('')}
        />
      ) : null}
      {batch ? (
        <Suspense fallback={null}>
          <BatchDialog groups={groups.groups} groupId={groupId} file={batch.file} onClose={() => setBatch(null)} />
        </Suspense>
      ) : null}
    </Screen>
  )
}
