import { Search } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { search } from '@pandora/contract/domains/search/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import Over from '../../ui/dialog/Over.tsx'
import { paletteTexts } from './texts.ts'
import { useEntries } from './useEntries.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './Palette.module.css'

const PAUSE = 120

/** The search palette: typed, moved through by arrows, opened by Enter. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts(paletteTexts)
  const language = useLanguage()
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(0)
  const [pressed, setPressed] = useState(false)
  const close = useCallback(() => onClose(), [onClose])
  const { groups, searching, failure } = useEntries(asked, close)
  const clear = useAction(search.clear, { invalidates: [search.history] })
  const flat = groups.flatMap(({ entries }) => entries)
  const at = Math.min(active, flat.length - 1)

  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(text.trim())
      setActive(0)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  // What is shown must be the answer to what is typed before Enter opens it; who pressed it sooner need not press
  // again.
  const answered = text.trim() === asked && !searching
  const chosen = flat[at]
  useEffect(() => {
    if (pressed && answered) chosen?.run()
  }, [pressed, answered, chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to !== undefined && flat.length) {
      event.preventDefault()
      setActive((to + flat.length) % flat.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      setPressed(true)
    }
  }
  const forget = () =>
    clear.mutate(
      {},
      {
        onSuccess: () => notify('success', t('cleared')),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  const count = flat.length
  return (
    <Over label={t('title')} className={styles.dialog} onClose={onClose}>
      <Row className={styles.line} gap={5}>
        <Search size={18} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={count ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={count ? `${id}-${at}` : undefined}
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setPressed(false)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="visually-hidden" role="status">
          {searching ? t('searching') : t('results', { count })}
        </span>
      </Row>
      <div
        id={`${id}-list`}
        role={count ? 'listbox' : undefined}
        aria-label={count ? t('title') : undefined}
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ key, entries }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <Text className={styles.group} as="div" size="small" tone="quiet" id={`${id}-${key}`}>
              {t(key)}
            </Text>
            {entries.map((entry) => {
              const index = flat.indexOf(entry)
              return (
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                  className={styles.entry}
                  onPointerMove={() => setActive(index)}
                  onClick={entry.run}
                  onKeyDown={onKeyDown}
                >
                  <entry.icon size={16} strokeWidth={1.6} aria-hidden="true" />
                  <Truncated className={styles.text}>{entry.text}</Truncated>
                  {entry.match ? (
                    <Truncated className={styles.match}>
                      {entry.match.form} <b>{entry.match.text}</b>
                    </Truncated>
                  ) : null}
                  {entry.aside ? (
                    <Text className={styles.aside} size="small" tone="plain" whole>
                      {entry.aside}
                    </Text>
                  ) : null}
                </div>
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
      {!failure &&
      asked !== '' &&
      !searching &&
      !groups.some(({ key }) => key === 'companies' || key === 'industries') ? (
        <p className={styles.nothing}>{t('nothing', { text: asked })}</p>
      ) : null}
      {asked === '' ? <p className={styles.nothing}>{t('start')}</p> : null}
      {groups.some(({ key }) => key === 'history') ? (
        <button type="button" className={styles.clear} onClick={forget}>
          {t('clear')}
        </button>
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
