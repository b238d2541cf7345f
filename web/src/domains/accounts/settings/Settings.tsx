import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { slot } from '../../../lib/installed.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { UnknownPlace } from '../../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { TabLinks } from '../../../ui/tabs/TabLinks.tsx'
import { About } from './About.tsx'
import { Appearance } from './Appearance.tsx'
import { Connections } from './Connections.tsx'
import { Guest } from './Guest.tsx'
import { Invite } from './Invite.tsx'
import { MyData } from './MyData.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { Profile } from './Profile.tsx'
import { Sessions } from './Sessions.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

interface Section {
  name: 'guest' | 'profile' | 'appearance' | 'password' | 'sessions' | 'connections' | 'invite' | 'data' | 'about'
  Part: ComponentType
  /** Who has use for it, where not everybody has. */
  only?: 'guests' | 'members'
}
const sections: readonly Section[] = [
  { name: 'guest', Part: Guest, only: 'guests' },
  { name: 'profile', Part: Profile },
  { name: 'appearance', Part: Appearance },
  { name: 'password', Part: PasswordChange, only: 'members' },
  { name: 'sessions', Part: Sessions },
  { name: 'connections', Part: Connections, only: 'members' },
  { name: 'invite', Part: Invite, only: 'members' },
  { name: 'data', Part: MyData },
  { name: 'about', Part: About },
]

/** `/index/settings/:section` (SHELL-13, ACC-23). */
export default function Settings() {
  const t = useTexts(settingsTexts)
  const side = useLanguage() === 'en' ? 'en' : 'zh'
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const { section } = useParams()
  if (section === undefined) return <Navigate to="/index/settings/appearance" replace />
  // What other domains fill stands before the user's own data.
  const others = slot('settingsSection').map(({ key, name, view }) => ({ name: key, text: name[side], Part: view }))
  const own = sections.map((one) => ({ ...one, text: t(one.name) }))
  const all: { name: string; text: string; Part: ComponentType; only?: Section['only'] }[] = [
    ...own.slice(0, -2),
    ...others,
    ...own.slice(-2),
  ]
  const chosen = all.find(({ name }) => name === section)
  if (!chosen) return <UnknownPlace />
  const offered = all.filter(({ only }) => only === undefined || (only === 'guests') === guest)
  if (!offered.includes(chosen)) return <Navigate to={`/index/settings/${guest ? 'guest' : 'profile'}`} replace />
  return (
    <Screen
      title={t('title')}
      context={chosen.text}
      tabs={
        <TabLinks
          label={t('sections')}
          current={`/index/settings/${section}`}
          tabs={offered.map(({ name, text }) => ({ to: `/index/settings/${name}`, text }))}
        />
      }
    >
      <Column className={styles.column} gap={3}>
        <Suspense fallback={<Skeleton />}>
          <chosen.Part />
        </Suspense>
      </Column>
    </Screen>
  )
}
