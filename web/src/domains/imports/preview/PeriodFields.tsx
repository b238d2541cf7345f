import { Select } from '../../../ui/Select.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { withPeriod } from './mappingModel.ts'
import { periodWords } from './mappingPeriods.ts'
import type { PeriodWord, SaidPeriods } from './mappingPeriods.ts'
import styles from './Preview.module.css'
import { importTexts } from '../texts.ts'

/** The reason with which rows are refused until a reader has said a word. */
const reasonFor: Readonly<Record<PeriodWord, string>> = {
  current: 'PERIOD_UNSAID',
  fiscal: 'FISCAL_YEAR',
  quarters: 'AMBIGUOUS_QUARTER',
}

interface Props {
  said: SaidPeriods
  /** Reasons with which the first rows were refused. */
  refused: ReadonlySet<string>
  text: string
  onChange: (text: string) => void
}

/** What a file of statements leaves to its reader: which period 本期 is, when years end, how quarters are told. */
export function PeriodFields({ said, refused, text, onChange }: Props) {
  const t = useTexts(importTexts)
  const isOpen = (word: PeriodWord) => said[word] === '' && refused.has(reasonFor[word])
  const open = periodWords.filter(isOpen).length
  const say = (word: PeriodWord, value: string) => {
    if (value !== said[word]) onChange(withPeriod(text, word, value))
  }
  return (
    <section className={styles.units} data-periods>
      <h3>
        {t('periods')}
        {open ? <Text tone="stale">{t('unitsOpen', { count: open })}</Text> : null}
      </h3>
      {periodWords.map((word) => (
        <label key={word} className={isOpen(word) ? styles.openUnit : undefined}>
          <span title={t(`periodHint_${word}`)}>{t(`period_${word}`)}</span>
          {word === 'quarters' ? (
            <Select height="small" value={said.quarters} onChange={(event) => say(word, event.target.value)}>
              <option value="">{t('none')}</option>
              <option value="single">{t('quartersSingle')}</option>
              <option value="cumulative">{t('quartersCumulative')}</option>
            </Select>
          ) : (
            <input
              key={said[word]}
              className={styles.typed}
              defaultValue={said[word]}
              maxLength={word === 'fiscal' ? 5 : 60}
              placeholder={t(`periodPlaceholder_${word}`)}
              onBlur={(event) => say(word, event.target.value.trim())}
            />
          )}
        </label>
      ))}
    </section>
  )
}
