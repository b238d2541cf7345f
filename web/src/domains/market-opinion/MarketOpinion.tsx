import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { opinionAddress } from './address.ts'
import { AuthorsTab, BurstsTab, RepeatersTab, SkillTab } from './author/AuthorTabs.tsx'
import styles from './MarketOpinion.module.css'
import { SearchCompany } from './SearchCompany.tsx'
import { marketOpinionTexts } from './texts.ts'
import { barDaysView, barPostsView, barsView, topicsView, topView, treeView } from './views.ts'

const parts = screenParts('/index/market-opinion', [
  'tree',
  'top',
  'bars',
  'topics',
  'authors',
  'skill',
  'bursts',
  'repeaters',
])

/** What forums hold of the market: the heat map, top stocks, boards and hot topics. */
export default function MarketOpinion() {
  const t = useTexts(marketOpinionTexts)
  const phone = usePhone()
  const go = useGo()
  const tab = usePart(parts)
  if (!tab) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      actions={<SearchCompany onChoose={(companyId) => go(opinionAddress(companyId))} />}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(tab)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(one) }))}
        />
      }
    >
      <Tiles className={tab === 'bars' ? styles.bars : undefined}>
        {tab === 'tree' ? <ViewTile view={treeView} /> : null}
        {tab === 'top' ? <ViewTile view={topView} /> : null}
        {tab === 'authors' ? <AuthorsTab /> : null}
        {tab === 'skill' ? <SkillTab /> : null}
        {tab === 'bursts' ? <BurstsTab /> : null}
        {tab === 'repeaters' ? <RepeatersTab /> : null}
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
