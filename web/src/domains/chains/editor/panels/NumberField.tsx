import { useState } from 'react'
import { Text } from '../../../../ui/kit/Text.tsx'
import styles from './Panels.module.css'

interface Props {
  label: string
  /** The label is for those who do not see what is around it alone. */
  bare?: boolean
  value: number | null
  least: number
  most: number
  /** Said where what is typed is no number between the bounds. */
  wrong: string
  onChange: (value: number | null) => void
}

/** A number that may be missing: taken as it is typed where it is one, else refused in words and left to be mended. */
export function NumberField({ label, bare = false, value, least, most, wrong, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    const number = Number(text.normalize('NFKC').replace('%', ''))
    return Number.isFinite(number) && number >= least && number <= most ? number : undefined
  }
  const refused = typed !== null && read(typed) === undefined
  return (
    <label className={bare ? styles.bare : styles.field}>
      {bare ? null : <span>{label}</span>}
      <input
        className={styles.input}
        aria-label={bare ? label : undefined}
        inputMode="decimal"
        aria-invalid={refused || undefined}
        title={refused ? wrong : undefined}
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.target.value)
          const number = read(event.target.value)
          if (number !== undefined) onChange(number)
        }}
        onBlur={() => {
          if (!refused) setTyped(null)
        }}
      />
      {refused ? (
        <Text size="small" tone="error" role="alert">
          {wrong}
        </Text>
      ) : null}
    </label>
  )
}
