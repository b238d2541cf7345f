import { ChevronsLeft, ChevronsRight, CircleQuestionMark } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { setPreference, useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { openGuide } from '../guide/guide.ts'
import { guideTexts } from '../guide/texts.ts'
import { PhoneRail } from './PhoneRail.tsx'
import { RailGroupSign } from './RailGroupSign.tsx'
import { signsOf } from './railGroups.ts'
import { addressOf, useLit, useScreens } from './railScreens.ts'
import { shellTexts } from '../texts.ts'
import styles from './Rail.module.css'

const groups = ['main', 'data', 'end'] as const

/** The signs of the screens there are, with their names where the user unfolds it; at the bottom on a phone. */
export function Rail() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const guide = useTexts(guideTexts)
  const { search } = useLocation()
  const screens = useScreens()
  const lit = useLit()
  const open = useRoot((root) => root.preferences.railOpen)
  if (usePhone()) return <PhoneRail />
  return (
    <nav className={`${styles.rail} ${open ? styles.open : ''}`} aria-label={t('screens')}>
      {groups.map((group) => (
        <ul key={group} className={styles[group]}>
          {group === 'end' ? (
            <li>
              <button
                type="button"
                className={styles.sign}
                title={open ? undefined : guide('help')}
                aria-haspopup="dialog"
                onClick={openGuide}
              >
                <CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden="true" />
                <span className={styles.name}>{guide('help')}</span>
              </button>
            </li>
          ) : null}
          {signsOf(screens.filter(({ rail }) => rail === group)).map((sign) => {
            if ('group' in sign)
              return (
                <li key={sign.group}>
                  <RailGroupSign {...sign} lit={lit} open={open} />
                </li>
              )
            const { screen } = sign
            return (
              <li key={screen.key}>
                <NavLink
                  to={addressOf(screen, search)}
                  end={screen.path === ''}
                  data-screen={screen.key}
                  title={open ? undefined : inLanguage(screen.name, language)}
                  className={`${styles.sign} ${screen.key === lit ? styles.active : ''}`}
                >
                  <screen.icon size={20} strokeWidth={1.6} aria-hidden="true" />
                  <span className={styles.name}>{inLanguage(screen.name, language)}</span>
                </NavLink>
              </li>
            )
          })}
          {group === 'end' ? (
            <li>
              <button
                type="button"
                className={styles.sign}
                title={open ? undefined : t('unfoldRail')}
                aria-expanded={open}
                onClick={() => setPreference({ railOpen: !open })}
              >
                {open ? (
                  <ChevronsLeft size={20} strokeWidth={1.6} aria-hidden="true" />
                ) : (
                  <ChevronsRight size={20} strokeWidth={1.6} aria-hidden="true" />
                )}
                <span className={styles.name}>{t(open ? 'foldRail' : 'unfoldRail')}</span>
              </button>
            </li>
          ) : null}
        </ul>
      ))}
    </nav>
  )
}
