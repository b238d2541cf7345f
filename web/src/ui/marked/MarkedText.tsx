import { memo, useEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import styles from './MarkedText.module.css'
import { drawable, marksByParagraph, paragraphsOf, piecesOf } from './segments.ts'
import type { Mark } from './segments.ts'

interface Props {
  text: string
  marks: readonly Mark[]
  /**
   * What the text is, and how its highlights are reached, for those who do not see them; a line is read as its words.
   */
  label?: string
  lang: string
  /** One line, of one paragraph: a title. */
  line?: boolean
  className?: string | undefined
  /** Marks in the stronger light: what the list beside the text points at. */
  lit?: readonly string[]
  /** Words above the paragraphs that begin at these places: which page it is. */
  heads?: ReadonlyMap<number, string>
  /** A piece with marks is pointed at; null when the pointer leaves it. */
  onPoint: (ids: readonly string[] | null, piece: HTMLElement) => void
  /** A piece is pressed, or Enter is pressed on it. */
  onOpen: (ids: readonly string[], piece: HTMLElement) => void
}

const pieceAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-marks]') : null
const idsOf = (piece: HTMLElement) => (piece.dataset['marks'] ?? '').split(' ')
const none: readonly string[] = []
const noMarks: readonly Mark[] = []

/** How a piece is drawn: every layer has its own way, so that layers over one another stay apart. */
function drawn(marks: readonly Mark[]): Record<string, string> {
  const look = (layer: Mark['layer']) => marks.find((mark) => mark.layer === layer)?.look
  return Object.fromEntries(
    (['entity', 'tone', 'event', 'label', 'keyword'] as const).flatMap((layer) => {
      const found = look(layer)
      return found ? [[`data-${layer}`, found]] : []
    }),
  )
}

const Pieces = memo(function Pieces({
  text,
  start,
  end,
  marks,
  stops,
}: {
  text: string
  start: number
  end: number
  marks: readonly Mark[]
  stops: 'all' | 'first' | 'none'
}) {
  if (!marks.length) return text.slice(start, end)
  const first = marks[0]?.start ?? 0
  return piecesOf(start, end, marks).map((piece) => {
    const words = text.slice(piece.start, piece.end)
    if (!piece.marks.length) return words
    return (
      <span
        key={piece.start}
        role="button"
        tabIndex={stops === 'all' || (stops === 'first' && piece.start === Math.max(start, first)) ? 0 : -1}
        className={styles.mark}
        data-marks={piece.marks.map(({ id }) => id).join(' ')}
        {...drawn(piece.marks)}
      >
        {words}
      </span>
    )
  })
})

/**
 * A text with what was found in it, at the words. The first mark of a body is its one stop of the Tab key; the arrows
 * go through the marks, Enter opens one. Paragraphs out of sight are not laid out.
 */
export const MarkedText = memo(function MarkedText({
  text,
  marks,
  label,
  lang,
  line = false,
  className,
  lit = none,
  heads,
  onPoint,
  onOpen,
}: Props) {
  const box = useRef<HTMLElement>(null)
  const take = (element: HTMLElement | null) => {
    box.current = element
  }
  const paragraphs = useMemo(() => (line ? [{ start: 0, end: text.length }] : paragraphsOf(text)), [text, line])
  const byParagraph = useMemo(
    () => marksByParagraph(paragraphs, drawable(marks, text.length)),
    [paragraphs, marks, text],
  )
  useEffect(() => {
    const wanted = new Set(lit)
    for (const piece of box.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? [])
      piece.toggleAttribute('data-lit', wanted.size > 0 && idsOf(piece).some((id) => wanted.has(id)))
  })
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const piece = pieceAt(event.target)
    if (by !== undefined && !event.altKey && !event.shiftKey) {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? [])]
      if (!all.length) return
      const at = piece ? all.indexOf(piece) : by > 0 ? -1 : all.length
      event.preventDefault()
      const next = all[Math.max(0, Math.min(all.length - 1, at + by))]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    } else if (piece && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onOpen(idsOf(piece), piece)
    }
  }
  const over = (event: PointerEvent) => {
    const piece = pieceAt(event.target)
    if (piece && event.pointerType === 'mouse') onPoint(idsOf(piece), piece)
  }
  const out = (event: PointerEvent) => {
    const piece = pieceAt(event.target)
    if (piece && pieceAt(event.relatedTarget) !== piece) onPoint(null, piece)
  }
  const press = (event: MouseEvent) => {
    const piece = pieceAt(event.target)
    // Selecting words that end on a mark is no press.
    if (piece && (getSelection()?.isCollapsed ?? true)) onOpen(idsOf(piece), piece)
  }
  const first = byParagraph.findIndex((list) => list.length > 0)
  const all = paragraphs.map(({ start, end }, place) => {
    const pieces = (
      <Pieces
        text={text}
        start={start}
        end={end}
        marks={byParagraph[place] ?? noMarks}
        stops={line ? 'all' : place === first ? 'first' : 'none'}
      />
    )
    return line ? (
      <span key={start} data-start={start}>
        {pieces}
      </span>
    ) : (
      <p key={start} data-start={start} data-head={heads?.get(start)}>
        {pieces}
      </p>
    )
  })
  const listens = { onKeyDown: step, onPointerOver: over, onPointerOut: out, onClick: press }
  if (line)
    return (
      <span
        ref={take}
        role="presentation"
        lang={lang}
        data-text="title"
        className={`${styles.text} ${styles.line} ${className ?? ''}`}
        {...listens}
      >
        {all}
      </span>
    )
  return (
    <div
      ref={take}
      role="group"
      aria-label={label}
      lang={lang}
      data-text="body"
      className={`${styles.text} ${className ?? ''}`}
      {...listens}
    >
      {all}
    </div>
  )
})
