import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { usePhone } from '../../lib/usePhone.ts'
import styles from './Card.module.css'

interface Props {
  /** The words it is about: it stands under them, or above where there is no room. */
  anchor: HTMLElement
  label: string
  /** Opened by a press: takes the focus, and stays until it is closed. */
  pinned: boolean
  onClose: () => void
  /** The pointer came onto it, or left it. */
  onHold?: (held: boolean) => void
  children: ReactNode
}

const EDGE = 8

/** Puts the card under its words, inside the window. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  const [words = anchor.getBoundingClientRect()] = anchor.getClientRects()
  const { width, height } = card.getBoundingClientRect()
  const under = words.bottom + 6
  const top =
    under + height <= innerHeight - EDGE
      ? under
      : words.top - height - 6 >= EDGE
        ? words.top - height - 6
        : innerHeight - height - EDGE
  card.style.top = `${Math.max(EDGE, top)}px`
  card.style.left = `${Math.max(EDGE, Math.min(words.left, innerWidth - width - EDGE))}px`
}

/**
 * What stands beside words of a text: over everything, at the bottom of a phone. Escape and a press elsewhere close it,
 * and the focus returns to the words.
 */
export function Card({ anchor, label, pinned, onClose, onHold, children }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  const phone = usePhone()
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    if (phone) return undefined
    const again = () => place(element, anchor)
    again()
    const watcher = new ResizeObserver(again)
    watcher.observe(element)
    addEventListener('scroll', again, { capture: true, passive: true })
    addEventListener('resize', again)
    return () => {
      watcher.disconnect()
      removeEventListener('scroll', again, { capture: true })
      removeEventListener('resize', again)
    }
  }, [anchor, phone])
  useEffect(() => {
    if (!pinned) return undefined
    card.current?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || card.current?.contains(event.target)) return
      close.current()
    }
    // Before the window, the panel or the tile around it, which Escape would close as well.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
      if (anchor.isConnected) anchor.focus({ preventScroll: true })
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [pinned, anchor])
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`${styles.card} ${pinned ? styles.pinned : ''}`}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
    >
      {children}
    </div>
  )
}
