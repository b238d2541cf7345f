import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { inLanguage } from '@pandora/contract/language'
import { useGo } from '../../lib/address.ts'
import { failureText } from '../../lib/api/failure.ts'
import type { PaletteEntry } from '../../lib/palette/entries.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import Over from '../../ui/dialog/Over.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { keptKeys } from './early.ts'
import { Entry } from './Entry.tsx'
import styles from './Palette.module.css'
import { paletteTexts } from './texts.ts'
import { usePalette } from './usePalette.ts'

/** ms that typing rests before it is asked for. */
const PAUSE = 120
const LONGEST = 80

/** The palette: typed, moved through by arrows, opened by Enter; whatever was typed before it stood is in it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts(paletteTexts)
  const language = useLanguage()
  const id = useId()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  // What is chosen is held by what it is: groups that come later do not move it to another.
  const [active, setActive] = useState<string | null>(null)
  const [pressed, setPressed] = useState(false)
  const { groups, missing, failure } = usePalette(asked)
  const flat = groups.flatMap(({ entries }) => entries)
  const found = flat.findIndex((one) => one.id === active)
  const at = Math.max(0, found)
  const chosen = flat[at]
  const isOld = groups.some(({ old, entries }) => old && chosen !== undefined && entries.includes(chosen))

  useEffect(() => {
    const kept = keptKeys()
    if (kept.text) {
      setText(kept.text.slice(0, LONGEST))
      setAsked(kept.text.slice(0, LONGEST).trim())
    }
    if (kept.entered) setPressed(true)
    input.current?.focus()
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(text.trim())
      setActive(null)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id, chosen?.id])

  const open = (entry: PaletteEntry) => {
    if (!entry.to && !entry.run) return
    onClose()
    entry.run?.()
    if (entry.to) go(entry.to)
  }
  // Enter opens what answers to what is typed, not what stood there before; who pressed it sooner need not press again.
  // It waits for the kinds that are meant most often, never for the slowest.
  const answered = text.trim() === asked && !missing.some(({ awaited }) => awaited)
  useEffect(() => {
    if (pressed && answered && chosen && !isOld) open(chosen)
    // Only what was pressed opens, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed, answered, chosen, isOld])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to !== undefined && flat.length) {
      event.preventDefault()
      setActive(flat[(to + flat.length) % flat.length]?.id ?? null)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      setPressed(true)
    }
  }
  const count = flat.length
  const waiting = missing.length > 0
  return (
    <Over label={t('title')} className={styles.dialog} onClose={onClose}>
      <Row className={styles.line} gap={5} data-palette="">
        <Search size={18} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={count ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={count ? `${id}-${at}` : undefined}
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setPressed(false)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="visually-hidden" role="status">
          {waiting ? t('searching') : t('results', { count })}
        </span>
      </Row>
      <div
        id={`${id}-list`}
        role={count ? 'listbox' : undefined}
        aria-label={count ? t('title') : undefined}
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ kind, entries }) => (
          <div key={kind.key} role="group" aria-labelledby={`${id}-${kind.key}`}>
            <Text className={styles.group} as="div" size="small" tone="quiet" id={`${id}-${kind.key}`}>
              {inLanguage(kind.name, language)}
            </Text>
            {entries.map((entry) => {
              const index = flat.indexOf(entry)
              return (
                <Entry
                  key={entry.id}
                  id={`${id}-${index}`}
                  entry={entry}
                  chosen={index === at}
                  onPoint={() => setActive(entry.id)}
                  onOpen={() => open(entry)}
                  onKeyDown={onKeyDown}
                />
              )
            })}
          </div>
        ))}
      </div>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failureText(failure, language)}
        </p>
      ) : null}
      {!failure && asked !== '' && !waiting && count === 0 ? (
        <p className={styles.nothing}>{t('nothing', { text: asked })}</p>
      ) : null}
      {asked === '' ? <p className={styles.nothing}>{t('start')}</p> : null}
      {asked !== '' && waiting && count > 0 ? (
        <p className={styles.nothing} aria-hidden="true">
          {t('more', { names: missing.map(({ name }) => inLanguage(name, language)).join(' · ') })}
        </p>
      ) : null}
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑↓</kbd>
        {t('keyMove')}
        <kbd>↵</kbd>
        {t('keyOpen')}
        <kbd>Esc</kbd>
        {t('keyClose')}
      </p>
    </Over>
  )
}
