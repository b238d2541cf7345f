import { Navigate, useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { policyTopicsTexts } from './texts.ts'
import { cloudView, rankingView, topicsView } from './offers/views.ts'

const tabs = ['topics', 'cloud', 'ranking'] as const
const place = (tab: (typeof tabs)[number]) =>
  tab === 'topics' ? '/index/policy-topics' : `/index/policy-topics/${tab}`

/** Policies by topic: tree, timeline and list; the cloud of their words; which topics are hot. */
export default function PolicyTopics() {
  const t = useTexts(policyTopicsTexts)
  const phone = usePhone()
  const go = useGo()
  const { tab = 'topics' } = useParams()
  const chosen = tabs.find((one) => one === tab)
  if (!chosen) return <Navigate to="/404" replace />
  const leads = { topic: (topic: string) => go(`${place('topics')}?topic=${encodeURIComponent(topic)}`) }
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={place(chosen)}
          tabs={tabs.map((one) => ({ to: place(one), text: t(`tab_${one}`) }))}
        />
      }
    >
      {chosen === 'topics' ? (
        <Tiles>
          <ViewTile view={topicsView} />
        </Tiles>
      ) : null}
      {chosen === 'cloud' ? (
        <Tiles>
          <ViewTile view={cloudView} />
        </Tiles>
      ) : null}
      {chosen === 'ranking' ? (
        <Tiles>
          <ViewTile view={rankingView} leads={leads} />
        </Tiles>
      ) : null}
    </Screen>
  )
}
