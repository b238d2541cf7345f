import type { eventFound } from '@pandora/contract/domains/analysis/operations'
import type { z } from 'zod'
import { useVocabulary } from './vocabulary/useVocabulary.ts'
import styles from './ModalityChip.module.css'

/**
 * Whether an event happened, is planned, possible, rumoured, denied or was called off: beside its type, for only what
 * happened explains a price.
 */
export function ModalityChip({ modality }: Pick<z.infer<typeof eventFound>, 'modality'>) {
  const word = useVocabulary()
  return (
    <span className={styles.chip} data-modality={modality}>
      {word('modality', modality)}
    </span>
  )
}
