import type { KeyboardEvent } from 'react'
import styles from './SegmentedControl.module.css'

interface Option<Value extends string> {
  value: Value
  text: string
  lang?: string
  /** Given = cannot be chosen, and why. */
  disabledBecause?: string | undefined
}
interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them chosen; moved through by arrows. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const open = options.filter((option) => !option.disabledBecause)
    const next = open.at((open.findIndex((option) => option.value === value) + step) % open.length)
    if (!next) return
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }
  return (
    <div role="radiogroup" aria-label={label} className={styles.track} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          data-value={option.value}
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          lang={option.lang}
          className={styles.option}
          aria-disabled={option.disabledBecause ? true : undefined}
          title={option.disabledBecause}
          onClick={() => {
            if (!option.disabledBecause) onChange(option.value)
          }}
        >
          {option.text}
        </button>
      ))}
    </div>
  )
}
