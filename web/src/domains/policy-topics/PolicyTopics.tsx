import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { policyTopicsTexts } from './texts.ts'
import { cloudView, rankingView, topicsView } from './offers/views.ts'

const parts = screenParts('/index/policy-topics', ['topics', 'cloud', 'ranking'])

/** Policies by topic: tree, timeline and list; the cloud of their words; which topics are hot. */
export default function PolicyTopics() {
  const t = useTexts(policyTopicsTexts)
  const phone = usePhone()
  const go = useGo()
  const chosen = usePart(parts)
  if (!chosen) return <UnknownPlace />
  const leads = { topic: (topic: string) => go(`${parts.at('topics')}?topic=${encodeURIComponent(topic)}`) }
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(chosen)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(`tab_${one}`) }))}
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
