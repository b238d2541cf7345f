import { basisWords } from '@pandora/contract/measures/basis'
import { useLanguage } from '../../lib/texts.ts'
import { basisSign } from './basis.ts'
import type { FigureBasis } from './basis.ts'
import styles from './BasisMark.module.css'

/** The mark beside a figure that is not what was paid or counted, with what it is as its hint; nothing where it is. */
export function BasisMark({ of }: { of: FigureBasis | null }) {
  const language = useLanguage()
  if (of === null) return null
  const words = basisWords[of][language === 'en' ? 'en' : 'zh']
  return (
    <span title={words}>
      <sup aria-hidden="true" className={styles.mark}>
        {basisSign[of]}
      </sup>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
