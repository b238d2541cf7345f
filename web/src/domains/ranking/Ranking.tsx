import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Ranking.module.css'
import { rankingTexts } from './texts.ts'
import { aiView, eventView, industriesView, policyView, recordView, socialView } from './views.ts'

const tabs = ['ai', 'event', 'policy', 'social', 'industries', 'record'] as const
const views = {
  ai: aiView,
  event: eventView,
  policy: policyView,
  social: socialView,
  industries: industriesView,
  record: recordView,
} as const
const placeOf = (tab: string) => (tab === 'ai' ? '/index/ranking' : `/index/ranking/${tab}`)

/** Companies ranked by AI score, events, policies and posts, industries by score, and what came of the ranking. */
export default function Ranking() {
  const t = useTexts(rankingTexts)
  const phone = usePhone()
  const { tab: asked } = useParams()
  const tab = tabs.find((one) => one === asked) ?? 'ai'
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={placeOf(tab)}
          tabs={tabs.map((one) => ({ to: placeOf(one), text: t(one) }))}
        />
      }
    >
      <div className={styles.list}>
        <ViewTile key={tab} view={views[tab]} />
      </div>
    </Screen>
  )
}
