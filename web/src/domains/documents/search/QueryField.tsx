import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { QUERY_LIMIT } from '@pandora/contract/domains/documents/query/grammar'
import { useTexts } from '../../../lib/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import styles from './QueryField.module.css'
import { documentSearchTexts } from './texts.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

interface Props {
  text: string
  /** Id of what says why the query cannot be read. */
  faultId: string | undefined
  onText: (text: string) => void
}

/** The line a query is written in: `/` leads into it, Enter searches. */
export function QueryField({ text, faultId, onText }: Props) {
  const t = useTexts(documentSearchTexts)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  // Another query may come by the address: a facet, a saved search, back and forward.
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onText(typed.trim())
      }}
    >
      <Search size={16} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        aria-label={t('field')}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        placeholder={t('field')}
        value={typed}
        maxLength={QUERY_LIMIT}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is for typing into this line
        autoFocus={text === ''}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <IconButton
          size="small"
          label={t('clear')}
          onClick={() => {
            setTyped('')
            onText('')
            input.current?.focus()
          }}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      ) : null}
      <Button type="submit" kind="primary" size="small">
        {t('submit')}
      </Button>
    </form>
  )
}
