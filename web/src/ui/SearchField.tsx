import { useEffect, useEffectEvent, useState } from 'react'
import styles from './SearchField.module.css'

interface Props {
  /** What is searched; also shown while nothing is typed. */
  label: string
  value: string
  /** Hears of the text once typing rests. */
  onSearch: (text: string) => void
}

const PAUSE = 250

/** A line that searches what stands below it, as one types. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() !== value) search(typed.trim())
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
