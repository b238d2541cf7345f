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

interface WordProps<Word extends string> extends Omit<Props, 'value' | 'onChange' | 'children'> {
  /** Names the choice for whoever does not see where it stands. */
  label: string
  /** What may be chosen, in order, and how each is told. */
  words: readonly Word[]
  textOf: (word: Word) => string
  /** Undefined: none of them, which is told by `none`. */
  value: Word | undefined
  none?: string
  /** Null: none of them. */
  onWord: (word: Word | null) => void
}

/** A Select of words of a list, so that nothing outside of the list is ever chosen. */
export function WordSelect<Word extends string>({
  label,
  words,
  textOf,
  value,
  none,
  onWord,
  ...rest
}: WordProps<Word>) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onWord(words.find((one) => one === target.value) ?? null)}
      {...rest}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {words.map((one) => (
        <option key={one} value={one}>
          {textOf(one)}
        </option>
      ))}
    </Select>
  )
}
