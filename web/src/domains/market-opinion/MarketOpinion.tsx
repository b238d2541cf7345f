import { useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { opinionAddress } from './address.ts'
import styles from './MarketOpinion.module.css'
import { SearchCompany } from './SearchCompany.tsx'
import { marketOpinionTexts } from './texts.ts'
import {
  authorsView,
  barDaysView,
  barPostsView,
  barsView,
  burstPostsView,
  burstsView,
  repeatersView,
  skillView,
  topicsView,
  topView,
  treeView,
} from './views.ts'

const tabs = ['tree', 'top', 'bars', 'topics', 'authors', 'skill', 'bursts', 'repeaters'] as const
const placeOf = (tab: string) => (tab === 'tree' ? '/index/market-opinion' : `/index/market-opinion/${tab}`)

/** Tabs of several views. */
const arranged: Partial<Record<(typeof tabs)[number], string | undefined>> = {
  bars: styles.bars,
  bursts: styles.bursts,
  repeaters: styles.bursts,
}

/** What forums hold of the market: the heat map, top stocks, boards and hot topics. */
export default function MarketOpinion() {
  const t = useTexts(marketOpinionTexts)
  const phone = usePhone()
  const go = useGo()
  const { tab: asked } = useParams()
  const tab = tabs.find((one) => one === asked) ?? 'tree'
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      actions={<SearchCompany onChoose={(companyId) => go(opinionAddress(companyId))} />}
      tabs={
        <TabLinks
          label={t('sections')}
          current={placeOf(tab)}
          tabs={tabs.map((one) => ({ to: placeOf(one), text: t(one) }))}
        />
      }
    >
      <Tiles className={arranged[tab]}>
        {tab === 'tree' ? <ViewTile view={treeView} /> : null}
        {tab === 'top' ? <ViewTile view={topView} /> : null}
        {tab === 'authors' ? <ViewTile view={authorsView} /> : null}
        {tab === 'skill' ? <ViewTile view={skillView} /> : null}
        {tab === 'bursts' ? (
          <>
            <ViewTile view={burstsView} />
            <ViewTile view={burstPostsView} />
          </>
        ) : null}
        {tab === 'repeaters' ? (
          <>
            <ViewTile view={repeatersView} />
            <ViewTile view={burstPostsView} />
          </>
        ) : null}
        {tab === 'topics' ? <ViewTile view={topicsView} /> : null}
        {tab === 'bars' ? (
          <>
            <ViewTile view={barsView} className={styles.list} />
            <ViewTile view={barDaysView} />
            <ViewTile view={barPostsView} />
          </>
        ) : null}
      </Tiles>
    </Screen>
  )
}
