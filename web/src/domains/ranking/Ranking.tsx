import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { markedLists } from '@pandora/contract/domains/ranking/shapes'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { listView } from './offers/listView.ts'
import { rankingTexts } from './texts.ts'
import { industriesView } from './offers/industriesView.ts'
import { publishedView, recordView, socialView } from './views.ts'

const AdminPanel = lazy(() => import('./admin/AdminPanel.tsx'))
const tabs = ['ai', 'event', 'policy', 'social', 'industries', 'record', 'published', 'admin'] as const
const placeOf = (tab: string) => (tab === 'ai' ? '/index/ranking' : `/index/ranking/${tab}`)

/** Companies by what is known of them, each list with its grounds and the record of its score. */
export default function Ranking() {
  const t = useTexts(rankingTexts)
  const phone = usePhone()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const { tab: asked } = useParams()
  const offered = tabs.filter((one) => one !== 'admin' || admin)
  const tab = offered.find((one) => one === asked) ?? 'ai'
  const open = { companyId: (companyId: string) => go(`/index/company/${companyId}`) }
  const list = markedLists.find((one) => one === tab)
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={placeOf(tab)}
          tabs={offered.map((one) => ({ to: placeOf(one), text: t(`list_${one}`) }))}
        />
      }
    >
      <Tiles>
        {list ? <ViewTile key={list} view={listView} title={t(`list_${list}`)} given={{ list }} leads={open} /> : null}
        {tab === 'social' ? <ViewTile view={socialView} leads={open} /> : null}
        {tab === 'industries' ? <ViewTile view={industriesView} /> : null}
        {tab === 'record' ? <ViewTile view={recordView} /> : null}
        {tab === 'published' ? <ViewTile view={publishedView} /> : null}
        {tab === 'admin' ? (
          <Suspense fallback={<Skeleton />}>
            <AdminPanel />
          </Suspense>
        ) : null}
      </Tiles>
    </Screen>
  )
}
