import { Plus } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { Finder } from '../../../search/offers/finder/Finder.tsx'
import { Popup } from '../../../../ui/Popup.tsx'
import { COMPARED_LIMIT } from './compared.ts'
import { chartTexts } from '../../../../charts/texts.ts'
import styles from './Compare.module.css'

/** Adds a company or an index to the chart by any of its names. */
export function CompareSearch({
  taken,
  count,
  onChoose,
}: {
  taken: readonly string[]
  count: number
  onChoose: (securityId: string) => void
}) {
  const t = useTexts(chartTexts)
  if (count >= COMPARED_LIMIT) return <span className={styles.full}>{t('compareFull')}</span>
  return (
    <Popup
      label={t('compareAdd')}
      width={300}
      className={styles.add}
      face={
        <>
          <Plus size={14} aria-hidden="true" />
          {t('compareAdd')}
        </>
      }
    >
      {(close) => (
        <Finder
          label={t('compare')}
          taken={taken}
          onChoose={({ securityId }) => {
            close()
            onChoose(securityId)
          }}
        />
      )}
    </Popup>
  )
}
