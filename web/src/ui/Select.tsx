import type { SelectHTMLAttributes } from 'react'
import styles from './Select.module.css'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** `large`: as high as a TextField; `small`: inside a table. */
  height?: 'small' | 'middle' | 'large'
}

/** The browser's own list of choices in our look; its options are its children. */
export function Select({ height = 'middle', className = '', ...rest }: Props) {
  return <select className={`${styles.select} ${styles[height]} ${className}`} {...rest} />
}

interface FieldProps extends Props {
  label: string
}

/** A Select with its name above it. */
export function SelectField({ label, height = 'large', ...rest }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <Select height={height} {...rest} />
    </label>
  )
}
