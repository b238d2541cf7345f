import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { useAddressField, useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { sortOf, sortRows, sortText } from '../../ui/table/sortRows.ts'
import { Tile } from '../../ui/Tile.tsx'
import { themeColumns, themeFile } from './map/columns.tsx'
import { kindOf, ThemePane } from './map/ThemePane.tsx'
import { holding } from './model.ts'
import { themeTexts } from './texts.ts'
import inner from './Inner.module.css'
import styles from './Themes.module.css'
import { useCourses, useThemes } from './useThemes.ts'

const OwnDialog = lazy(() => import('./own/OwnDialog.tsx'))
/** Under this width the list keeps name, change and cap. */
const NARROW = 520

type Query = ReturnType<typeof useThemes>

function ListTile({ query }: { query: Query }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [text, setText] = useAddressField('q')
  const [sorted, setSorted] = useAddressField('sort')
  const narrow = width < NARROW
  const courseOf = useCourses()
  const columns = useMemo(() => themeColumns(t, language, narrow, courseOf), [t, language, narrow, courseOf])
  const all = query.data?.dataList
  const sort = useMemo(() => sortOf(sorted, columns), [sorted, columns])
  const rows = useMemo(
    () => sortRows(holding(all ?? [], text), columns, sort, language),
    [all, text, columns, sort, language],
  )
  const day = all?.find(({ tradeDate }) => tradeDate)?.tradeDate
  return (
    <Tile
      title={t('list')}
      className={inner.tile}
      context={all ? t('themes', { count: all.length }) : undefined}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? 'ok' : undefined}
      source={day ? t('closeOn', { date: day }) : undefined}
      onExport={rows.length ? () => exportTable(t('list'), themeFile(t, language, courseOf), rows) : undefined}
    >
      <div ref={box} className={inner.view}>
        <div className={`${inner.bar} ${styles.apart}`}>
          <div className={styles.find}>
            <SearchField label={t('find')} value={text} onSearch={setText} />
          </div>
        </div>
        <Answer query={query} waiting={<Skeleton count={16} height={46} />}>
          {({ dataList }) => (
            <div className={inner.rest}>
              {dataList.length === 0 ? (
                <Empty
                  why={t('noThemes')}
                  action={admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined}
                />
              ) : rows.length === 0 ? (
                <Empty why={t('findNone', { text })} action={{ text: t('clearFind'), run: () => setText('') }} />
              ) : width === 0 ? null : (
                <DataTable
                  label={t('list')}
                  columns={columns}
                  rows={rows}
                  rowKey={({ themeId }) => themeId}
                  rowHeight={46}
                  sort={sort}
                  onSort={(next) => setSorted(sortText(next) ?? '')}
                  onChoose={({ themeId }) => go(`/index/themes/${encodeURIComponent(themeId)}`)}
                />
              )}
            </div>
          )}
        </Answer>
      </div>
    </Tile>
  )
}

function MapTile({ query }: { query: Query }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const [theme, setTheme] = useAddressField('theme')
  const [as, setAs] = useAddressField('as')
  const [off, setOff] = useAddressField('off')
  const all = query.data?.dataList ?? []
  return (
    <Tile
      title={t('map')}
      className={inner.tile}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      onExport={all.length ? () => exportTable(t('map'), themeFile(t, language), all) : undefined}
    >
      <ThemePane
        query={query}
        themeId={theme || null}
        companyId={null}
        as={kindOf(as)}
        off={off}
        onTheme={(next) => setTheme(next ?? '')}
        onAs={(next) => setAs(next === 'map' ? '' : next)}
        onOff={setOff}
        onCompany={(companyId) => go(`/index/company/${encodeURIComponent(companyId)}`)}
      />
    </Tile>
  )
}

/** Themes: the list and the map beside it; on a phone one or the other. */
export default function Themes() {
  const t = useTexts(themeTexts)
  const phone = usePhone()
  const query = useThemes()
  const [pane, setPane] = useAddressField('pane')
  const [making, setMaking] = useState(false)
  const shownMap = pane === 'map'
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={query.data ? t('themes', { count: query.data.total }) : undefined}
      actions={
        <>
          {phone ? (
            <SegmentedControl
              label={t('view')}
              value={shownMap ? 'map' : 'list'}
              onChange={(next) => setPane(next === 'map' ? 'map' : '')}
              options={[
                { value: 'list', text: t('list') },
                { value: 'map', text: t('map') },
              ]}
            />
          ) : null}
          <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {phone ? (
          shownMap ? (
            <MapTile query={query} />
          ) : (
            <ListTile query={query} />
          )
        ) : (
          <Splitter
            start={710}
            least={320}
            most={980}
            first={<ListTile query={query} />}
            second={<MapTile query={query} />}
          />
        )}
      </div>
      {making ? (
        <Suspense fallback={null}>
          <OwnDialog own={null} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </Screen>
  )
}
