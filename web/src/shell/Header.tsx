import { Search } from 'lucide-react'
import { useGo } from '../lib/address.ts'
import { useTexts } from '../lib/texts.ts'
import { Brand } from '../ui/Brand.tsx'
import { AsOfChip } from './AsOfChip.tsx'
import { HealthSign } from './HealthSign.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { MarketChooser } from './MarketChooser.tsx'
import { NoticeBell } from './NoticeBell.tsx'
import { shellTexts } from './texts.ts'
import { UserMenu } from './UserMenu.tsx'
import { Truncated } from '../ui/kit/Truncated.tsx'
import styles from './Header.module.css'

const mac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Search, market, as-of date, data health, language, notices, user. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const t = useTexts(shellTexts)
  const go = useGo()
  return (
    <header className={styles.header}>
      <button type="button" className={styles.brand} aria-label={t('home')} onClick={() => go('/index')}>
        <span className={styles.wide}>
          <Brand />
        </span>
        <span className={styles.narrow}>
          <Brand bare />
        </span>
      </button>
      <button
        type="button"
        className={styles.search}
        onClick={onSearch}
        aria-label={`${t('searchHint')} ${mac ? '⌘K' : 'Ctrl K'}`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
      >
        <Search size={16} aria-hidden="true" />
        <Truncated className={styles.hint}>{t('searchHint')}</Truncated>{' '}
        <kbd className={styles.key}>{mac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <div className={styles.right}>
        <MarketChooser />
        <AsOfChip />
        <HealthSign />
        <span className={styles.wide}>
          <LanguageSwitch />
        </span>
        <button type="button" className={styles.searchSmall} onClick={onSearch} aria-label={t('search')}>
          <Search size={20} aria-hidden="true" />
        </button>
        <NoticeBell />
        <UserMenu />
      </div>
    </header>
  )
}
