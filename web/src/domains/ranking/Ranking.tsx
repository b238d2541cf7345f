import { lazy, Suspense } from 'react'
import { markedLists } from '@pandora/contract/domains/ranking/shapes'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
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
const parts = screenParts('/index/ranking', [
  'ai',
  'event',
  'policy',
  'social',
  'industries',
  'record',
  'published',
  'admin',
])

/** Companies by what is known of them, each list with its grounds and the record of its score. */
export default function Ranking() {
  const t = useTexts(rankingTexts)
  const phone = usePhone()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const tab = usePart(parts)
  const offered = parts.names.filter((one) => one !== 'admin' || admin)
  if (!tab || !offered.includes(tab)) return <UnknownPlace />
  const open = { companyId: (companyId: string) => go(`/index/company/${companyId}`) }
  const list = markedLists.find((one) => one === tab)
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(tab)}
          tabs={offered.map((one) => ({ to: parts.at(one), text: t(`list_${one}`) }))}
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
