import { useAddressField } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { ArchiveTab } from './archive/ArchiveTab.tsx'
import styles from './Digest.module.css'
import { MailSwitch } from './MailSwitch.tsx'
import { SubscriptionsTab } from './settings/SubscriptionsTab.tsx'
import { digestTexts } from './texts.ts'
import { figuresView, newsView, weeklyView, weeksView } from './views.ts'

const parts = screenParts('/index/digest', ['weekly', 'news', 'subscriptions', 'archive'])

/** Digests: the weekly report, the news of which each story stands once, what is subscribed to, and what was sent. */
export default function Digest() {
  const t = useTexts(digestTexts)
  const phone = usePhone()
  const chosen = usePart(parts)
  if (!chosen) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout={phone || chosen === 'subscriptions' || chosen === 'archive' ? 'flow' : 'fill'}
      actions={chosen === 'weekly' ? <MailSwitch /> : undefined}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(chosen)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(`tab_${one}`) }))}
        />
      }
    >
      {chosen === 'weekly' ? <Weekly /> : null}
      {chosen === 'news' ? (
        <Tiles>
          <ViewTile view={newsView} />
        </Tiles>
      ) : null}
      {chosen === 'subscriptions' ? <SubscriptionsTab /> : null}
      {chosen === 'archive' ? <ArchiveTab /> : null}
    </Screen>
  )
}

/** The report of a week beside the weeks and its figures; a week that is chosen is shown by all three. */
function Weekly() {
  const [, setWeek] = useAddressField('date')
  const leads = { date: setWeek }
  return (
    <Tiles className={styles.report}>
      <ViewTile view={weeklyView} className={styles.wide} />
      <ViewTile view={weeksView} leads={leads} />
      <ViewTile view={figuresView} />
    </Tiles>
  )
}
