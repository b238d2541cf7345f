import { useId } from 'react'
import { Range } from '../../../ui/form/Range.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './SliderField.module.css'

interface Props {
  label: string
  hint?: string
  unit: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A number that is dragged or typed. */
export function SliderField({ label, hint, unit, value, min, max, step = 1, onChange }: Props) {
  const id = useId()
  const take = (text: string) => {
    const next = Number(text)
    if (text.trim() !== '' && Number.isFinite(next))
      onChange(Math.min(max, Math.max(min, Math.round(next / step) * step)))
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Text size="small" tone="plain">
          {label}
        </Text>
      </label>
      <Row gap={4}>
        <Range
          aria-label={label}
          aria-valuetext={`${value} ${unit}`}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(next) => take(String(next))}
        />
        <input
          id={id}
          type="number"
          className={styles.number}
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => take(event.target.value)}
        />
        <Text size="small" tone="quiet" whole>
          {unit}
        </Text>
      </Row>
      {hint ? (
        <Text as="p" size="small" tone="quiet">
          {hint}
        </Text>
      ) : null}
    </div>
  )
}
