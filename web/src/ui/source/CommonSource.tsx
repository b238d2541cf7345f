import { useTexts } from '../../lib/texts.ts'
import styles from './CommonSource.module.css'
import { uiTexts } from '../uiTexts.ts'

/** Says at the head of a list what all its sources begin with, so that no row repeats it; nothing where they do not. */
export function CommonSource({ of }: { of: string }) {
  const t = useTexts(uiTexts)
  return of === '' ? null : <p className={styles.sources}>{t('allFrom', { source: of.replace(/[ ·]+$/u, '') })}</p>
}
