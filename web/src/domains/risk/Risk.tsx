import { risk } from '@pandora/contract/domains/risk/operations'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { RegisterTab } from './register/RegisterTab.tsx'
import styles from './Risk.module.css'
import { riskTexts } from './texts.ts'
import {
  cloudView,
  countriesView,
  eventView,
  newsView,
  pandemicView,
  portfolioView,
  sentimentView,
  trendView,
} from './views.ts'
import { topicAddress } from './words.ts'

const parts = screenParts('/index/risk', ['overview', 'portfolio', 'epidemics', 'countries', 'register'])
const topics = ['analysis', 'risk-register'] as const

/** Risk management: topics of risk, what of one's own is at risk, epidemics, countries, the register. */
export default function Risk() {
  const t = useTexts(riskTexts)
  const phone = usePhone()
  const chosen = usePart(parts)
  useReread(risk.register, topics)
  const register = useOperation(risk.register, {})
  if (!chosen) return <UnknownPlace />
  const news = register.data?.withNews ?? 0
  return (
    <Screen
      title={t('title')}
      layout={phone || chosen === 'register' ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(chosen)}
          tabs={parts.names.map((one) => ({
            to: parts.at(one),
            text: t(`tab_${one}`),
            count: one === 'register' && news > 0 ? String(news) : undefined,
          }))}
        />
      }
    >
      {chosen === 'overview' ? <Overview /> : null}
      {chosen === 'portfolio' ? (
        <Tiles>
          <ViewTile view={portfolioView} />
        </Tiles>
      ) : null}
      {chosen === 'epidemics' ? (
        <Tiles>
          <ViewTile view={pandemicView} />
        </Tiles>
      ) : null}
      {chosen === 'countries' ? (
        <Tiles>
          <ViewTile view={countriesView} />
        </Tiles>
      ) : null}
      {chosen === 'register' ? <RegisterTab /> : null}
    </Screen>
  )
}

/** Cloud, ranked topics, their trend, sentiment and news. */
function Overview() {
  const go = useGo()
  const leads = { topic: (topicId: string) => go(topicAddress(topicId)) }
  return (
    <Tiles className={styles.overview}>
      <ViewTile view={eventView} leads={leads} className={styles.wide} />
      <ViewTile view={cloudView} leads={leads} />
      <ViewTile view={trendView} fields={{ group: 'trendGroup', topic: 'trendTopic' }} />
      <ViewTile view={sentimentView} />
      <ViewTile view={newsView} />
    </Tiles>
  )
}
