import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Histogram } from './Histogram.tsx'
import { screeningTexts } from './texts.ts'
import { rounded, said, typed, valueOf } from './units.ts'
import { useUnit } from './useUnit.ts'
import type { Range } from './where.ts'
import styles from './BoundField.module.css'

type Distribution = OutputOf<typeof screening.distribution>['fields'][number]
interface Props {
  field: ScreenField
  range: Range | undefined
  distribution: Distribution | undefined
  currency: string | null
  onChange: (range: Range) => void
  /** Given = it can be taken away. */
  onRemove?: (() => void) | undefined
}

/** One condition: where the market lies, and a lower and an upper bound in the unit of the figure. */
export function BoundField({ field, range, distribution, currency, onChange, onRemove }: Props) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const unit = useUnit(currency)
  const id = useId()
  const words = screenWords[field]
  const name = language === 'en' ? words.en : words.zh
  const say = (value: number | null) => said(value, words.measure, language)
  const from = range?.from ?? null
  const to = range?.to ?? null
  const crossed = from !== null && to !== null && from > to
  return (
    <div
      role="group"
      className={`${styles.field} ${range ? styles.set : ''}`}
      aria-labelledby={`${id}-name`}
      aria-describedby={crossed ? `${id}-wrong` : undefined}
    >
      <div id={`${id}-name`} className={styles.name}>
        {name}
        <small>{unit(words.measure)}</small>
      </div>
      {onRemove ? (
        <IconButton size="small" className={styles.remove} label={t('removeBound', { name })} onClick={onRemove}>
          <X size={12} aria-hidden="true" />
        </IconButton>
      ) : null}
      {distribution && distribution.counts.length > 0 ? (
        <Histogram
          label={t('histogram', { name })}
          edges={distribution.edges}
          counts={distribution.counts}
          range={range}
          barText={(low, high, count) =>
            t('bar', { from: say(low), to: say(high), count: number(count, { digits: 0 }) })
          }
          onRange={(low, high) =>
            onChange({ from: low === null ? null : rounded(low), to: high === null ? null : rounded(high) })
          }
        />
      ) : (
        <div className={styles.none}>{distribution ? t('noneHas') : ''}</div>
      )}
      <div className={styles.line}>
        <Bound
          key={`from ${from}`}
          label={t('from', { name })}
          hint={t('atLeast')}
          value={from}
          field={field}
          onValue={(value) => onChange({ from: value, to })}
        />
        <span aria-hidden="true">–</span>
        <Bound
          key={`to ${to}`}
          label={t('to', { name })}
          hint={t('atMost')}
          value={to}
          field={field}
          onValue={(value) => onChange({ from, to: value })}
        />
      </div>
      {crossed ? (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {t('crossed')}
        </p>
      ) : null}
      {distribution && distribution.known > 0 ? (
        <p className={styles.about}>
          <span>{t('median', { value: say(distribution.median) })}</span>
          {distribution.missing > 0 ? (
            <span>{t('without', { count: number(distribution.missing, { digits: 0 }) })}</span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

/** One end of a range; what is typed counts when it is left or entered. */
function Bound({
  label,
  hint,
  value,
  field,
  onValue,
}: {
  label: string
  hint: string
  value: number | null
  field: ScreenField
  onValue: (value: number | null) => void
}) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const { measure } = screenWords[field]
  const [text, setText] = useState(() => typed(value, measure, language))
  const [wrong, setWrong] = useState(false)
  const commit = () => {
    const next = valueOf(text, measure, language)
    setWrong(next === undefined)
    if (next !== undefined && next !== value) onValue(next)
  }
  return (
    <input
      className={`${styles.bound} ${wrong ? styles.bad : ''}`}
      aria-label={label}
      aria-invalid={wrong || undefined}
      title={wrong ? t('wrongNumber') : undefined}
      placeholder={hint}
      value={text}
      inputMode="decimal"
      maxLength={24}
      onChange={(event) => {
        setText(event.target.value)
        setWrong(false)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
