import { Navigate, useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Meetings.module.css'
import { meetingTexts } from './texts.ts'
import { changesView, languagesView, meetingsView } from './views.ts'
import { meetingAddress } from './words.ts'

const tabs = ['meetings', 'reports'] as const
const place = (tab: (typeof tabs)[number]) =>
  tab === 'meetings' ? '/index/policy-meetings' : `/index/policy-meetings/${tab}`

/** Policy meetings: the list with the newest comparison beside it, and work reports in both languages. */
export default function Meetings() {
  const t = useTexts(meetingTexts)
  const phone = usePhone()
  const go = useGo()
  const { tab = 'meetings' } = useParams()
  const chosen = tabs.find((one) => one === tab)
  if (!chosen) return <Navigate to="/404" replace />
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
