import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Meetings.module.css'
import { meetingTexts } from './texts.ts'
import { changesView, languagesView, meetingsView } from './views.ts'
import { meetingAddress } from './words.ts'

const parts = screenParts('/index/policy-meetings', ['meetings', 'reports'])

/** Policy meetings: the list with the newest comparison beside it, and work reports in both languages. */
export default function Meetings() {
  const t = useTexts(meetingTexts)
  const phone = usePhone()
  const go = useGo()
  const chosen = usePart(parts)
  if (!chosen) return <UnknownPlace />
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
      {chosen === 'meetings' ? (
        <Tiles className={styles.overview}>
          <ViewTile view={meetingsView} />
          <ViewTile view={changesView} leads={{ meeting: (id) => go(meetingAddress(id)) }} />
        </Tiles>
      ) : (
        <Tiles>
          <ViewTile view={languagesView} />
        </Tiles>
      )}
    </Screen>
  )
}
