import { Search as SearchSign } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Directory } from './Directory.tsx'
import { History } from './History.tsx'
import { Results } from './Results.tsx'
import { searchTexts } from './texts.ts'
import styles from './Search.module.css'

const PAUSE = 250

/** Company search by any form of a name; the text and the page stand in the address. */
export default function Search() {
  const t = useTexts(searchTexts)
  const [query, setQuery] = useSearchParams()
  const text = query.get('text') ?? ''
  const setText = useCallback(
    (to: string) =>
      setQuery(
        (was) => {
          const next = new URLSearchParams(was)
          next.delete('page')
          if (to) next.set('text', to)
          else next.delete('text')
          return next
        },
        { replace: true },
      ),
    [setQuery],
  )
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  // Another search may come by the address: from the palette, by back and forward.
  if (seen !== text) {
    setSeen(text)
    if (text !== typed.trim()) setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined
    const timer = setTimeout(() => setText(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, text, setText])
  return (
    <Screen title={t('title')} layout="fill">
      <div className={styles.page}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            setText(typed.trim())
          }}
        >
          <SearchSign size={16} aria-hidden="true" />
          <input
            type="search"
            className={styles.input}
            aria-label={t('field')}
            placeholder={t('field')}
            value={typed}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <History
          onChoose={(past) => {
            setTyped(past)
            setText(past)
          }}
        />
        {text.trim() ? <Results key={text.trim()} text={text.trim()} /> : <Directory />}
      </div>
    </Screen>
  )
}
