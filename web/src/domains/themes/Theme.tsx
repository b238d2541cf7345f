import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { themes } from '@pandora/contract/domains/themes/operations'
import { carryAsOf, useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { AboutTab } from './AboutTab.tsx'
import type { Detail } from './AboutTab.tsx'
import events from './events/Events.module.css'
import { MembersTab } from './members/MembersTab.tsx'
import { nameOf } from './model.ts'
import { tabOf, themeTabs } from './tabs.ts'
import type { ThemeTab } from './tabs.ts'
import { themeTexts } from './texts.ts'
import inner from './Inner.module.css'
import styles from './Theme.module.css'
import { ThemeHead } from './ThemeHead.tsx'
import { themeEvents, themeIndex, themeMap } from './views.ts'

const OwnDialog = lazy(() => import('./own/OwnDialog.tsx'))
const eventParts = ['latest', 'opportunities', 'summary'] as const
const topics = ['prices', 'analysis'] as const

function Shown({ tab, detail, name }: { tab: ThemeTab; detail: Detail; name: string }) {
  const t = useTexts(themeTexts)
  const go = useGo()
  const { themeId } = detail
  const given = { themeId }
  const here = `/index/themes/${encodeURIComponent(themeId)}`
  const toCompany = { companyId: (companyId: string) => go(`/index/company/${encodeURIComponent(companyId)}`) }
  const toMember = {
    companyId: (companyId: string) => go(`${here}/companies?company=${encodeURIComponent(companyId)}`),
  }
  if (tab === 'companies') return <MembersTab themeId={themeId} name={name} />
  if (tab === 'about') return <AboutTab detail={detail} />
  if (tab === 'map') return <ViewTile view={themeMap} given={given} leads={toMember} className={inner.tile} />
  if (tab === 'events')
    return (
      <Tiles className={events.three}>
        {eventParts.map((part) => (
          <ViewTile key={part} view={themeEvents} given={{ themeId, part }} leads={toCompany} title={t(part)} />
        ))}
      </Tiles>
    )
  return (
    <div className={styles.charts}>
      <ViewTile view={themeIndex} given={{ themeId, of: 'index' }} title={t('indexTitle')} className={inner.tile} />
      <ViewTile view={themeIndex} given={{ themeId, of: 'heat' }} title={t('heatTitle')} className={inner.tile} />
    </div>
  )
}

function ThemeScreen({ themeId, tab }: { themeId: string; tab: ThemeTab }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const phone = usePhone()
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
      layout={phone && tab === 'events' ? 'flow' : 'fill'}
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
