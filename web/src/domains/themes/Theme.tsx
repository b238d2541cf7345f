import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { themes } from '@pandora/contract/domains/themes/operations'
import { carryAsOf, useAddressField, useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { AboutTab } from './AboutTab.tsx'
import type { Detail } from './AboutTab.tsx'
import { EventsTab } from './EventsTab.tsx'
import { bubbleColumns } from './map/columns.tsx'
import { kindOf, ThemePane } from './map/ThemePane.tsx'
import { MembersTile } from './members/MembersTile.tsx'
import { IndexTab } from './IndexTab.tsx'
import { nameOf } from './model.ts'
import { tabOf, themeTabs } from './tabs.ts'
import type { ThemeTab } from './tabs.ts'
import { themeTexts } from './texts.ts'
import inner from './Inner.module.css'
import styles from './Theme.module.css'
import { ThemeHead } from './ThemeHead.tsx'
import { useThemes } from './useThemes.ts'

const OwnDialog = lazy(() => import('./own/OwnDialog.tsx'))
const topics = ['prices', 'analysis'] as const

function MapTab({ detail, name }: { detail: Detail; name: string }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const list = useThemes()
  const map = useOperation(themes.ownMap, { themeId: detail.themeId })
  const [as, setAs] = useAddressField('as')
  const [off, setOff] = useAddressField('off')
  const bubbles = map.data?.bubbles ?? []
  return (
    <Tile
      title={t('map')}
      className={inner.tile}
      context={name}
      onRefresh={() => {
        void map.refetch()
      }}
      refreshing={map.isFetching}
      health={map.error ? 'error' : map.data ? 'ok' : undefined}
      source={detail.tradeDate ? t('closeOn', { date: detail.tradeDate }) : undefined}
      onExport={
        bubbles.length
          ? () => exportTable(`${name} ${t('map')}`, bubbleColumns(t, language, false), bubbles)
          : undefined
      }
    >
      <ThemePane
        single
        query={list}
        themeId={detail.themeId}
        companyId={null}
        as={kindOf(as)}
        off={off}
        onTheme={() => undefined}
        onAs={(next) => setAs(next === 'map' ? '' : next)}
        onOff={setOff}
        onCompany={(companyId) =>
          go(`/index/themes/${encodeURIComponent(detail.themeId)}/companies?company=${encodeURIComponent(companyId)}`)
        }
      />
    </Tile>
  )
}

function Shown({ tab, detail, name }: { tab: ThemeTab; detail: Detail; name: string }) {
  if (tab === 'companies') return <MembersTile themeId={detail.themeId} name={name} counts={detail.bands} />
  if (tab === 'events') return <EventsTab themeId={detail.themeId} />
  if (tab === 'index') return <IndexTab themeId={detail.themeId} name={name} />
  if (tab === 'about') return <AboutTab detail={detail} />
  return <MapTab detail={detail} name={name} />
}

function ThemeScreen({ themeId, tab }: { themeId: string; tab: ThemeTab }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const [editing, setEditing] = useState(false)
  useReread(themes.detail, topics)
  const query = useOperation(themes.detail, { themeId })
  const { data: detail, error } = query
  if (!detail && error) {
    const unknown = error instanceof CallFailure && error.code === 'NOT_FOUND'
    return (
      <Screen title={t('theme')}>
        {unknown ? (
          <Empty why={t('notFound', { id: themeId })} action={{ text: t('toAll'), run: () => go('/index/themes') }} />
        ) : (
          <ErrorState
            failure={error}
            onRetry={() => {
              void query.refetch()
            }}
          />
        )}
      </Screen>
    )
  }
  const base = `/index/themes/${encodeURIComponent(themeId)}`
  const name = detail ? nameOf(detail, language, themeId) : themeId
  const tabs = themeTabs.map((one) => ({
    to: one === 'map' ? base : `${base}/${one}`,
    text: t(`tab_${one}`),
    count: one === 'companies' && detail ? number(detail.companies, { digits: 0 }) : undefined,
  }))
  return (
    <Screen
      bare
      layout="fill"
      title={name}
      tabs={
        <>
          <ThemeHead themeId={themeId} detail={detail} onEdit={() => setEditing(true)} />
          <TabLinks label={t('tabs')} current={tab === 'map' ? base : `${base}/${tab}`} tabs={tabs} />
        </>
      }
    >
      {detail ? (
        <div className={styles.page}>
          <Shown key={tab} tab={tab} detail={detail} name={name} />
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
      {editing && detail?.own ? (
        <Suspense fallback={null}>
          <OwnDialog own={detail.own} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Screen>
  )
}

/** The page of a theme. Another one starts anew. */
export default function Theme() {
  const { themeId = '', tab } = useParams()
  const { search } = useLocation()
  const known = tabOf(tab)
  if (!known) return <Navigate to={carryAsOf(`/index/themes/${encodeURIComponent(themeId)}`, search)} replace />
  return <ThemeScreen key={themeId} themeId={themeId} tab={known} />
}
