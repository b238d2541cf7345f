import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { OutputOf } from '@pandora/contract/operation'
import { search } from '@pandora/contract/domains/search/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { ErrorState } from '../../../../ui/States.tsx'
import styles from './Finder.module.css'
import { finderTexts } from './texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

export type Found = OutputOf<typeof search.newCompany>['dataList'][number]

interface Props {
  /** What is chosen here, for those who do not see it. */
  label: string
  /** Ids of securities that are not offered. */
  taken?: readonly string[]
  onChoose: (found: Found) => void
}

const PAUSE = 150
const nothing: readonly string[] = []

/** Finds a company or an index by any of its names; arrows move, Enter takes the first or the one in focus. */
export function Finder({ label, taken = nothing, onChoose }: Props) {
  const t = useTexts(finderTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isPlaceholderData } = useOperation(
    search.newCompany,
    { text: asked, page: 0, size: 30 },
    { enabled: asked !== '', keepPrevious: true },
  )
  const found = asked === '' ? [] : (data?.dataList ?? []).filter(({ securityId }) => !taken.includes(securityId))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const all = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = all.indexOf(document.activeElement as HTMLButtonElement) + step
      if (at < 0) input.current?.focus()
      else all[Math.min(all.length - 1, at)]?.focus()
    } else if (
      event.key === 'Enter' &&
      event.target === input.current &&
      !event.nativeEvent.isComposing &&
      found[0] &&
      text.trim() === asked &&
      !isPlaceholderData
    ) {
      event.preventDefault()
      onChoose(found[0])
    }
  }
  return (
    <div>
      <input
        ref={input}
        onKeyDown={onKeyDown}
        className={styles.input}
        aria-label={t('hint')}
        placeholder={t('hint')}
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <ul ref={list} className={styles.found} aria-label={label}>
        {found.map((one) => (
          <li key={one.securityId}>
            <button type="button" className={styles.one} onKeyDown={onKeyDown} onClick={() => onChoose(one)}>
              <Text>{named(one.companyNameZh, one.companyNameEn, language, one.stockCode)}</Text>
              <span className={styles.aside}>
                {one.stockCode} · {language === 'en' ? one.exchangeEn : one.exchangeZh} · {t(`kind_${one.kind}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error && asked !== '' ? <ErrorState failure={error} /> : null}
      {asked !== '' && data && !isPlaceholderData && found.length === 0 ? (
        <p className={styles.none}>{t('none', { text: asked })}</p>
      ) : null}
    </div>
  )
}
