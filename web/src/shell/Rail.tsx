import { NavLink, useLocation } from 'react-router'
import { carryAsOf } from '../lib/address.ts'
import { useRoot } from '../lib/store.ts'
import { useTexts } from '../lib/texts.ts'
import { screens } from '../screens.ts'
import { screenTexts } from '../screens.texts.ts'
import { shellTexts } from './texts.ts'
import styles from './Rail.module.css'

const groups = ['main', 'data', 'end'] as const

/** The signs of the screens there are; at the bottom on a phone. */
export function Rail() {
  const t = useTexts(shellTexts)
  const name = useTexts(screenTexts)
  const { search } = useLocation()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  return (
    <nav className={styles.rail} aria-label={t('screens')}>
      {groups.map((group) => (
        <ul key={group} className={styles[group]}>
          {screens.filter(({ rail, admin: only }) => rail === group && (!only || admin)).map((screen) => (
            <li key={screen.key}>
              <NavLink
                to={carryAsOf(`/index/${screen.start ?? screen.path}`.replace(/\/$/, ''), search)} end={screen.path === ''} title={name(screen.name)}
                className={({ isActive }) => `${styles.sign} ${isActive ? styles.active : ''}`}
              >
                <screen.icon size={20} strokeWidth={1.6} aria-hidden="true" />
                <span className={styles.name}>{name(screen.name)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
