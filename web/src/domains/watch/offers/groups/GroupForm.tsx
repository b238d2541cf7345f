import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useTexts } from '../../../../lib/texts.ts'
import styles from './GroupTabs.module.css'
import { groupTexts } from './texts.ts'

interface Props {
  name?: string
  action: string
  busy: boolean
  onSave: (name: string) => void
}

/** Name of a group, typed. */
export function GroupForm({ name = '', action, busy, onSave }: Props) {
  const t = useTexts(groupTexts)
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onSave(text.trim())
      }}
    >
      <TextField
        ref={field}
        label={t('groupName')}
        value={text}
        maxLength={40}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="primary" busy={busy} disabled={!text.trim()}>
        {action}
      </Button>
    </form>
  )
}
