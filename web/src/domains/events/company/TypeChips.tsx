import { events } from '@pandora/contract/domains/events/operations'
import type { InputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { companyEventTexts } from './texts.ts'
import styles from './Events.module.css'

interface Props {
  companyId: string
  /** The list whose types these are. */
  reach: InputOf<typeof events.types>['reach']
  chosen: string
  onChoose: (type: string) => void
}

/**
 * Types of a company's insights, or of another list of its events, with how many there are (COMP-21); one is chosen, or
 * all.
 */
export function TypeChips({ companyId, reach, chosen, onChoose }: Props) {
  const t = useTexts(companyEventTexts)
  const word = useVocabulary()
  const { data } = useOperation(events.types, { companyId, reach }, { keepPrevious: true })
  const types = data?.dataList ?? []
  if (!types.length && !chosen) return null
  const shown =
    chosen && !types.some(({ type }) => type === chosen) ? [{ type: chosen, sign: 0, count: 0 }, ...types] : types
  return (
    <div className={styles.chips} role="group" aria-label={t('eventType')}>
      <button type="button" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
        {t('allTypes')}
      </button>
      {shown.map(({ type, sign, count }) => (
        <button
          key={type}
          type="button"
          aria-pressed={chosen === type}
          data-sign={sign}
          onClick={() => onChoose(chosen === type ? '' : type)}
        >
          {word('event', type)} <span>{number(count, { digits: 0 })}</span>
        </button>
      ))}
    </div>
  )
}
