import { Search, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { technology } from '@pandora/contract/domains/technology/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

type Hint = OutputOf<typeof technology.hints>['dataList'][number]

const PAUSE = 200
const MOST = 10

interface Props {
  keyword: string
  onKeyword: (keyword: string) => void
}

/** The line a keyword is typed in: hints below it, moved through by arrows, taken by Enter (HUAKONG-03). */
export function KeywordBox({ keyword, onKeyword }: Props) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const go = useGo()
  const id = useId()
  const [typed, setTyped] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // Another keyword may come by the address: a term, a saved one, back and forward.
  if (seen !== keyword) {
    setSeen(keyword)
    setTyped(keyword)
    setOpen(false)
  }
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useOperation(
    technology.hints,
    { text: asked, most: MOST },
    { enabled: open && asked !== '', keepPrevious: true },
  )
  const hints = open && typed.trim() !== '' ? (data?.dataList ?? []) : []
  const take = (hint: Hint) => {
    setOpen(false)
    setAt(-1)
    if (hint.kind === 'company') return go(`/index/company/${encodeURIComponent(hint.value)}`)
    const chosen = hint.kind === 'term' ? hint.matched : hint.value
    setTyped(chosen)
    onKeyword(chosen)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && hints.length > 0) {
      event.preventDefault()
      setOpen(false)
      setAt(-1)
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || hints.length === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setAt((was) => (was + step + hints.length + 1) % (hints.length + 1))
  }
  // The place behind the last is the line itself.
  const chosen = at >= 0 ? hints[at] : undefined
  return (
    // The hints go when the focus leaves the box as a whole.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) return take(chosen)
        setOpen(false)
        onKeyword(typed.trim())
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Search size={16} aria-hidden="true" />
      <input
        role="combobox"
        className={styles.input}
        aria-label={t('field')}
        aria-expanded={hints.length > 0}
        aria-controls={`${id}-hints`}
        aria-activedescendant={chosen ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder={t('field')}
        value={typed}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKey}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
      />
      {typed ? (
        <IconButton
          size="small"
          label={t('clear')}
          onClick={() => {
            setTyped('')
            onKeyword('')
          }}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      ) : null}
      <Button type="submit" kind="primary" size="small">
        {t('submit')}
      </Button>
      <div
        id={`${id}-hints`}
        role="listbox"
        aria-label={t('hints')}
        className={styles.hints}
        hidden={hints.length === 0}
      >
        {hints.map((hint, place) => (
          <div
            key={`${hint.kind} ${hint.value}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            // Before the line loses the focus.
            onMouseDown={(event) => {
              event.preventDefault()
              take(hint)
            }}
          >
            <Text>{named(hint.nameZh, hint.nameEn, language, hint.value)}</Text>
            <Text size="small" tone="quiet">
              {[hint.matched === named(hint.nameZh, hint.nameEn, language) ? '' : hint.matched, t(`hint_${hint.kind}`)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        ))}
      </div>
    </form>
  )
}
