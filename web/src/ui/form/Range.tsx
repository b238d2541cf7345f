import type { ComponentProps, CSSProperties } from 'react'
import styles from './Range.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'className' | 'onChange'> {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number chosen along a line, which is filled up to it. */
export function Range({ value, min, max, onChange, ...rest }: Props) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 1
  return (
    <input
      type="range"
      className={styles.range}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      {...rest}
    />
  )
}
