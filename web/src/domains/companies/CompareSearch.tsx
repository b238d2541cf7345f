import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ranking } from '@pandora/contract/ranking'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Popup } from '../../ui/Popup.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { COMPARED_LIMIT } from './compared.ts'
import { companyTexts } from './texts.ts'
import styles from './Compare.module.css'

const PAUSE = 150

function Choices({ taken, onChoose }: { taken: readonly string[]; onChoose: (securityId: string) => void }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => { input.current?.focus() }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isPlaceholderData } = useOperation(ranking.newCompanySearch, { text: asked, page: 0, size: 30 }, { enabled: asked !== '', keepPrevious: true })
  const found = asked === '' ? [] : (data?.dataList ?? []).filter(({ securityId }) => !taken.includes(securityId))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const all = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = all.indexOf(document.activeElement as HTMLButtonElement) + step
      if (at < 0) input.current?.focus()
      else all[Math.min(all.length - 1, at)]?.focus()
    } else if (event.key === 'Enter' && event.target === input.current && !event.nativeEvent.isComposing && found[0] && text.trim() === asked && !isPlaceholderData) {
      event.preventDefault()
      onChoose(found[0].securityId)
    }
  }
  return (
    <div>
      <input ref={input} onKeyDown={onKeyDown} className={styles.input} aria-label={t('compareHint')} placeholder={t('compareHint')} value={text} maxLength={80} autoComplete="off" spellCheck={false} onChange={(event) => setText(event.target.value)} />
      <ul ref={list} className={styles.found} aria-label={t('compare')}>
        {found.map((one) => (
          <li key={one.securityId}>
            <button type="button" className={styles.one} onKeyDown={onKeyDown} onClick={() => onChoose(one.securityId)}>
              <span className={styles.name}>{named(one.companyNameZh, one.companyNameEn, language, one.stockCode)}</span>
              <span className={styles.aside}>{one.stockCode} · {language === 'en' ? one.exchangeEn : one.exchangeZh} · {t(`kind_${one.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {error && asked !== '' ? <ErrorState failure={error} /> : null}
      {asked !== '' && data && !isPlaceholderData && found.length === 0 ? <p className={styles.none}>{t('compareNone', { text: asked })}</p> : null}
    </div>
  )
}

/** Adds a company or an index to the chart by any of its names. */
export function CompareSearch({ taken, count, onChoose }: { taken: readonly string[]; count: number; onChoose: (securityId: string) => void }) {
  const t = useTexts(companyTexts)
  if (count >= COMPARED_LIMIT) return <span className={styles.full}>{t('compareFull')}</span>
  return (
    <Popup label={t('compareAdd')} width={300} className={styles.add} face={<><Plus size={14} aria-hidden="true" />{t('compareAdd')}</>}>
      {(close) => <Choices taken={taken} onChoose={(id) => { close(); onChoose(id) }} />}
    </Popup>
  )
}
