import { writtenIn } from '../ui/language/writtenIn.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../lib/texts.ts'
import { usePhone } from '../lib/usePhone.ts'
import { layCloud, rankCloud } from './cloud.ts'
import type { CloudWord, Measure, PlacedWord } from './cloud.ts'
import styles from './WordCloud.module.css'

export interface CloudEntry extends CloudWord {
  /** Colour 1 to 10: entries of one kind share it. */
  colour: number
  /** What stands behind its size, in words: shown on hover and read out. */
  says: string
}

interface Props {
  label: string
  words: readonly CloudEntry[]
  chosen: string | null
  onChoose: (id: string) => void
}

const WEIGHT = 600

/** Measures in the page's own type; null where the browser has no canvas. */
function measureNow(): Measure | null {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return null
  const fonts = getComputedStyle(document.body).fontFamily
  return (text, size) => {
    context.font = `${WEIGHT} ${size}px ${fonts}`
    return context.measureText(text).width
  }
}

/**
 * Words by weight, none over another; on a phone, where a thumb would meet two at once, the heaviest in their order, as
 * large as their weight. One stop of the Tab key; the arrows go through them, the heaviest first, and
 * Enter chooses.
 */
export function WordCloud({ label, words, chosen, onChoose }: Props) {
  const language = useLanguage()
  const phone = usePhone()
  const box = useRef<HTMLUListElement>(null)
  const [area, setArea] = useState({ width: 0, height: 0 })
  const [stop, setStop] = useState(0)
  // The page's type may arrive after the words.
  const [fonts, setFonts] = useState(false)
  useEffect(() => {
    let stands = true
    const ready = async () => {
      await document.fonts.ready
      if (stands) setFonts(true)
    }
    void ready()
    return () => {
      stands = false
    }
  }, [])
  useEffect(() => {
    if (!box.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setArea({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  const placed = useMemo((): readonly (CloudWord & { size: number } & Partial<PlacedWord>)[] => {
    if (phone) return rankCloud(words)
    const measure = fonts ? measureNow() : null
    return measure ? layCloud(words, area, measure) : []
  }, [words, area, fonts, phone])
  const entries = useMemo(() => new Map(words.map((word) => [word.id, word])), [words])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: stop + 1,
      ArrowRight: stop + 1,
      ArrowUp: stop - 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: placed.length - 1,
    }[event.key]
    if (to === undefined || !placed.length) return
    event.preventDefault()
    const next = Math.max(0, Math.min(placed.length - 1, to))
    setStop(next)
    box.current?.querySelectorAll('button')[next]?.focus()
  }
  const tabStop = Math.min(stop, placed.length - 1)
  return (
    <ul
      ref={box}
      className={phone ? styles.ranked : styles.cloud}
      data-grows={phone || undefined}
      aria-label={label}
      lang={language}
    >
      {placed.map((word, place) => {
        const entry = entries.get(word.id)
        return (
          <li
            key={word.id}
            lang={writtenIn(word.text)}
            style={{ left: word.x, top: word.y, width: word.width, height: word.height }}
          >
            <button
              type="button"
              tabIndex={place === tabStop ? 0 : -1}
              aria-pressed={word.id === chosen}
              title={`${word.text} · ${entry?.says ?? ''}`}
              aria-label={`${word.text}, ${entry?.says ?? ''}`}
              style={{ fontSize: word.size, color: `var(--cloud-${(((entry?.colour ?? 1) - 1) % 10) + 1})` }}
              onKeyDown={onKeyDown}
              onClick={() => {
                setStop(place)
                onChoose(word.id)
              }}
            >
              {word.text}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
