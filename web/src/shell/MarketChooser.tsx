import { ChevronDown, Globe } from 'lucide-react'
import { useNavigate } from 'react-router'
import { markets } from '@pandora/contract/domains/markets/operations'
import { withMarket } from '../lib/address.ts'
import { useOperation } from '../lib/api/useOperation.ts'
import { marketShown } from './market.ts'
import { useRoot } from '../lib/store.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { MenuItem, Popup } from '../ui/Popup.tsx'
import { shellTexts } from './texts.ts'
import styles from './Controls.module.css'

/** Chooses the market that everything is read from; a fictional one says so wherever it is chosen (decisions 3). */
export function MarketChooser() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const chosen = useRoot((root) => root.preferences.market)
  const { data } = useOperation(markets.list, {}, { staleTime: 5 * 60_000 })
  const all = data?.dataList ?? []
  const current = marketShown(all, chosen)
  if (!current) return null
  const nameOf = (market: typeof current) => (language === 'en' ? market.nameEn : market.nameZh)
  return (
    <Popup
      label={`${nameOf(current)}${current.fictional ? ` ${t('marketFictional')}` : ''} · ${t('market')}`}
      role="menu"
      align="end"
      className={`${styles.chip} ${current.fictional ? styles.fictional : ''}`}
      title={current.fictional ? t('marketFictionalLong', { name: nameOf(current) }) : undefined}
      face={
        <>
          <Globe size={16} aria-hidden="true" />
          <span className={styles.optional}>{nameOf(current)}</span>{' '}
          {current.fictional ? <span>{t('marketFictional')}</span> : null}
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(close) =>
        all.map((market) => (
          <MenuItem
            key={market.key}
            checked={market.key === current.key}
            onSelect={() => {
              close()
              void navigate({ search: withMarket(location.search, market.key) })
            }}
          >
            {nameOf(market)}
            {market.fictional ? <span className={styles.aside}>{t('marketFictional')}</span> : null}
            {market.empty ? <span className={styles.aside}>{t('marketEmpty')}</span> : null}
          </MenuItem>
        ))
      }
    </Popup>
  )
}
