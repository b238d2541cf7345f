import { Navigate, useParams } from 'react-router'
import { useTexts } from '../../../lib/texts.ts'
import { Screen } from '../../../ui/Screen.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { About } from './About.tsx'
import { Appearance } from './Appearance.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

const sections = { appearance: Appearance, password: PasswordChange, sessions: Sessions, about: About } as const
type Section = keyof typeof sections
const isSection = (name: string | undefined): name is Section => name !== undefined && Object.hasOwn(sections, name)

/** `/index/settings/:section` (SHELL-13, ACC-23). */
export default function Settings() {
  const t = useTexts(settingsTexts)
  const { section } = useParams()
  if (section === undefined) return <Navigate to="/index/settings/appearance" replace />
  if (!isSection(section)) return <Navigate to="/404" replace />
  const Part = sections[section]
  return (
    <Screen
      title={t('title')} context={t(section)}
      tabs={<TabLinks label={t('sections')} current={`/index/settings/${section}`} tabs={(Object.keys(sections) as Section[]).map((name) => ({ to: `/index/settings/${name}`, text: t(name) }))} />}
    >
      <div className={styles.column}><Part /></div>
    </Screen>
  )
}
