import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { Finder } from '../search/offers/finder/Finder.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useTexts } from '../../lib/texts.ts'
import styles from './PriceEvents.module.css'
import { priceEventTexts } from './texts.ts'
import type { Subject } from './useSubject.ts'
import { Text } from '../../ui/kit/Text.tsx'

/** The company of the tile as a chip: another is found by name, the ones beside it in the watch list by the arrows. */
export function CompanyBar({
  subject: { companyId, name, bars, previous, next },
  onCompany,
}: {
  subject: Subject
  onCompany: (companyId: string) => void
}) {
  const t = useTexts(priceEventTexts)
  const last = bars.at(-1)
  return (
    <div className={styles.company}>
      <IconButton
        size="small"
        label={t('previous')}
        disabled={!previous}
        onClick={() => {
          if (previous) onCompany(previous)
        }}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <Popup
        label={companyId ? t('company', { name }) : t('choose')}
        width={300}
        className={styles.chip}
        face={
          <>
            <Text className={styles.chipName}>{companyId ? name : t('choose')}</Text>
            <ChevronDown size={14} aria-hidden="true" />
          </>
        }
      >
        {(close) => (
          <Finder
            label={t('choose')}
            taken={companyId ? [companyId] : []}
            onChoose={({ companyId: found, securityId }) => {
              close()
              onCompany(found || securityId)
            }}
          />
        )}
      </Popup>
      <IconButton
        size="small"
        label={t('next')}
        disabled={!next}
        onClick={() => {
          if (next) onCompany(next)
        }}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      {last ? (
        <span className={styles.price}>
          <Figure value={last.close} strong /> <Figure value={last.changeRate} as="percent" change arrow />
        </span>
      ) : null}
    </div>
  )
}
