import { useTexts } from '../../lib/texts.ts'
import { filters, offOf, switched } from './filters.ts'
import styles from './FilterBar.module.css'
import { priceEventTexts } from './texts.ts'

/** Which events are shown: opportunity, risk, direct, indirect; each is a switch (PRICE-02). */
export function FilterBar({
  off: parameter,
  onChange,
}: {
  off: string | undefined
  onChange: (off: string | null) => void
}) {
  const t = useTexts(priceEventTexts)
  const off = offOf(parameter)
  return (
    <span className={styles.filters} role="group" aria-label={t('filters')}>
      {filters.map((one) => (
        <button
          key={one}
          type="button"
          data-filter={one}
          aria-pressed={!off.includes(one)}
          onClick={() => onChange(switched(off, one))}
        >
          <i aria-hidden="true">{one === 'opportunity' ? '▲' : one === 'risk' ? '▼' : ''}</i>
          {t(`filter_${one}`)}
        </button>
      ))}
    </span>
  )
}
