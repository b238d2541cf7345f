import { Clock, Keyboard, Languages, LogOut, Settings, UserPlus } from 'lucide-react'
import { useGo } from '../lib/address.ts'
import { until } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { useNow } from '../lib/useNow.ts'
import { chooseLanguage, initialsOf, signOut } from '../lib/user.ts'
import { MenuItem, Popup } from '../ui/Popup.tsx'
import { listShortcuts } from './shortcuts/useShortcuts.ts'
import { shellTexts } from './texts.ts'
import styles from './Controls.module.css'

/** Who is signed in, and what concerns him. A guest of the demo sees how long the account lasts and how to keep it. */
export function UserMenu() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const go = useGo()
  const user = useRoot((root) => root.user.info)
  const now = useNow(60_000)
  if (!user) return null
  const other = language === 'en' ? 'zh-CN' : 'en'
  const guest = user.role === 'guest'
  const address = user.email || user.phoneNum
  const name = [user.user_name, user.family_name].filter(Boolean).join(' ') || address || t(`role_${user.role}`)
  const initials = guest ? t('guestInitials') : initialsOf(user)
  const ends = user.expire_time ? t('guestEnds', { left: until(user.expire_time, now, language) }) : t('role_guest')
  return (
    <Popup
      label={t('userMenu', { name, initials })}
      role="menu"
      align="end"
      className={`${styles.user} ${guest ? styles.guest : ''}`}
      face={<span aria-hidden="true">{initials}</span>}
    >
      {(close) => (
        <>
          <div className={styles.who}>
            <div>{name}</div>
            <div className={styles.aside}>
              {guest ? (
                <span className={styles.ends}>
                  <Clock size={12} aria-hidden="true" />
                  {ends}
                </span>
              ) : (
                <>
                  {address} · {t(`role_${user.role}`)}
                </>
              )}
            </div>
          </div>
          {guest ? (
            <MenuItem
              icon={<UserPlus size={16} aria-hidden="true" />}
              onSelect={() => {
                go('/u/register')
                close()
              }}
            >
              {t('guestKeep')}
            </MenuItem>
          ) : null}
          <MenuItem
            icon={<Settings size={16} aria-hidden="true" />}
            onSelect={() => {
              go('/index/settings/appearance')
              close()
            }}
          >
            {t('settings')}
          </MenuItem>
          <MenuItem
            icon={<Keyboard size={16} aria-hidden="true" />}
            onSelect={() => {
              close()
              listShortcuts(true)
            }}
          >
            {t('shortcuts')}
          </MenuItem>
          <MenuItem
            icon={<Languages size={16} aria-hidden="true" />}
            onSelect={() => {
              void chooseLanguage(other)
              close()
            }}
          >
            <span lang={other}>{other === 'en' ? 'English' : '中文'}</span>
          </MenuItem>
          <MenuItem
            icon={<LogOut size={16} aria-hidden="true" />}
            onSelect={() => {
              void signOut()
            }}
          >
            {t('signOut')}
          </MenuItem>
        </>
      )}
    </Popup>
  )
}
