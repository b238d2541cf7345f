import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { editorTexts } from '../texts.ts'
import styles from './Panels.module.css'

/** The name of a node. Empty it is not taken: what stood is shown again when it is left. */
export function NameField({
  value,
  focus,
  onChange,
}: {
  value: string
  focus: boolean
  onChange: (name: string) => void
}) {
  const t = useTexts(editorTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.select()
  }, [focus])
  return (
    <label className={styles.field}>
      <span>{t('name')}</span>
      <input
        ref={input}
        className={styles.input}
        value={typed ?? value}
        maxLength={80}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value.trim() !== '') onChange(event.target.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
