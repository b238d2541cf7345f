import { Languages, LogOut, Settings } from 'lucide-react'
import { useGo } from '../lib/address.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { chooseLanguage, initialsOf, signOut } from '../lib/user.ts'
import { MenuItem, Popup } from '../ui/Popup.tsx'
import { shellTexts } from './texts.ts'
import styles from './Controls.module.css'

export function UserMenu() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const go = useGo()
  const user = useRoot((root) => root.user.info)
  if (!user) return null
  const other = language === 'en' ? 'zh-CN' : 'en'
  const name = [user.user_name, user.family_name].filter(Boolean).join(' ') || user.email
  return (
    <Popup label={t('userMenu', { name, initials: initialsOf(user) })} role="menu" align="end" className={styles.user} face={<span aria-hidden="true">{initialsOf(user)}</span>}>
      {(close) => <>
        <div className={styles.who}><div>{name}</div><div className={styles.aside}>{user.email} · {t(`role_${user.role}`)}</div></div>
        <MenuItem icon={<Settings size={16} aria-hidden="true" />} onSelect={() => { go('/index/settings/appearance'); close() }}>{t('settings')}</MenuItem>
        <MenuItem icon={<Languages size={16} aria-hidden="true" />} onSelect={() => { void chooseLanguage(other); close() }}><span lang={other}>{other === 'en' ? 'English' : '中文'}</span></MenuItem>
        <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => { void signOut() }}>{t('signOut')}</MenuItem>
      </>}
    </Popup>
  )
}
