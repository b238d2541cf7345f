import { basisWords } from '@pandora/contract/measures/basis'
import { useLanguage } from '../../lib/texts.ts'
import { basisSign } from './basis.ts'
import type { FigureBasis } from './basis.ts'
import styles from './BasisNote.module.css'

/**
 * What the marks of a screen mean, one line a mark; nothing where none stands there. For marks that no hint hangs on:
 * labels of a picture, a page read by touch.
 */
export function BasisNote({ among }: { among: readonly (FigureBasis | null)[] }) {
  const side = useLanguage() === 'en' ? 'en' : 'zh'
  const marks = (Object.keys(basisSign) as FigureBasis[]).filter((one) => among.includes(one))
  return marks.length === 0 ? null : (
    <p className={styles.note}>
      {marks.map((one) => (
        <span key={one}>
          {basisSign[one]} {basisWords[one][side]}
        </span>
      ))}
    </p>
  )
}
