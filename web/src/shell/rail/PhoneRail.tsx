import { CircleQuestionMark, LayoutGrid, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import type { Screen } from '../../lib/module.ts'
import { openGuide } from '../guide/guide.ts'
import { guideTexts } from '../guide/texts.ts'
import { addressOf, useLit, useScreens } from './railScreens.ts'
import { shellTexts } from '../texts.ts'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './PhoneRail.module.css'

const Over = lazy(() => import('../../ui/dialog/Over.tsx'))

/** A screen that can be opened without choosing anything first. */
const opens = ({ path, start }: Screen) => start !== undefined || !path.includes(':')

/** At the bottom of a phone: four screens, and all of them in a sheet. */
export function PhoneRail() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const guide = useTexts(guideTexts)
  const { search } = useLocation()
  const [open, setOpen] = useState(false)
  const screens = useScreens()
  const first = screens.filter(({ phone }) => phone !== undefined).toSorted((a, b) => (a.phone ?? 0) - (b.phone ?? 0))
  const lit = useLit()
  const elsewhere = !first.some(({ key }) => key === lit)
  const close = () => setOpen(false)
  const sign = (screen: Screen) => (
    <li key={screen.key}>
      <NavLink
        to={addressOf(screen, search)}
        end={screen.path === ''}
        data-screen={screen.key}
        className={`${styles.sign} ${screen.key === lit ? styles.active : ''}`}
        onClick={close}
      >
        <screen.icon size={20} strokeWidth={1.6} aria-hidden="true" />
        <Truncated className={styles.name}>{inLanguage(screen.name, language)}</Truncated>
      </NavLink>
    </li>
  )
  return (
    <nav className={styles.rail} aria-label={t('screens')}>
      <ul className={styles.row}>
        {first.map(sign)}
        <li>
          <button
            type="button"
            className={`${styles.sign} ${elsewhere ? styles.active : ''}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            data-guide="all"
            onClick={() => setOpen(true)}
          >
            <LayoutGrid size={20} strokeWidth={1.6} aria-hidden="true" />
            <Truncated className={styles.name}>{t('all')}</Truncated>
          </button>
        </li>
      </ul>
      {open ? (
        <Suspense fallback={null}>
          <Over label={t('allScreens')} className={styles.sheet} onClose={close}>
            <div className={styles.head}>
              <h2>{t('allScreens')}</h2>
              <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
                <X size={18} aria-hidden="true" />
              </button>
            </div>
            <ul className={styles.all}>
              {screens.filter(opens).map(sign)}
              <li>
                <button
                  type="button"
                  className={styles.sign}
                  onClick={() => {
                    close()
                    openGuide()
                  }}
                >
                  <CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden="true" />
                  <Truncated className={styles.name}>{guide('help')}</Truncated>
                </button>
              </li>
            </ul>
          </Over>
        </Suspense>
      ) : null}
    </nav>
  )
}
