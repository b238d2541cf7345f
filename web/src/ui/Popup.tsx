import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Popup.module.css'

interface Props {
  /** What the button says to those who do not see it. */
  label: string
  /** Inside of the button. */
  face: ReactNode
  className?: string | undefined
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  /** `menu` when all that is inside are choices moved through by arrows. */
  role?: 'menu' | 'dialog'
  width?: number | undefined
  title?: string | undefined
  onOpen?: (() => void) | undefined
  children: (close: () => void) => ReactNode
}

/** Panels that libraries draw at the end of the body belong to what opened them. */
const drawnElsewhere = '.ant-picker-dropdown, .ant-select-dropdown'
const choices = '[role^="menuitem"]:not([disabled]), a[href], button:not([disabled]), input, select'

/** A button with a panel under it. Escape, a click outside and leaving by Tab close it; in a menu the arrows move. */
export function Popup({
  label,
  face,
  className,
  align = 'start',
  role = 'dialog',
  width,
  title,
  onOpen,
  children,
}: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const around = box.current
    const opener = button.current
    if (!open || !around) return undefined
    const leave = (target: EventTarget | null) => {
      if (!(target instanceof Element) || around.contains(target) || target.closest(drawnElsewhere)) return
      close()
    }
    const outside = (event: PointerEvent) => leave(event.target)
    const onFocusOut = (event: FocusEvent) => leave(event.relatedTarget)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // For this panel alone: what is around it stays open.
        event.preventDefault()
        event.stopPropagation()
        close()
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (role !== 'menu' || step === undefined) return
      event.preventDefault()
      const all = [...(panel.current?.querySelectorAll<HTMLElement>(choices) ?? [])]
      all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus()
    }
    document.addEventListener('pointerdown', outside)
    around.addEventListener('focusout', onFocusOut)
    around.addEventListener('keydown', onKey)
    if (role === 'menu') panel.current?.querySelector<HTMLElement>('[aria-checked="true"], [role^="menuitem"]')?.focus()
    return () => {
      document.removeEventListener('pointerdown', outside)
      around.removeEventListener('focusout', onFocusOut)
      around.removeEventListener('keydown', onKey)
      // The focus was inside what is now gone: back to the button.
      if (document.activeElement === document.body || document.activeElement === null) opener?.focus()
    }
  }, [open, role, close])

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={title}
        aria-haspopup={role}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {face}
      </button>
      {open ? (
        <div
          ref={panel}
          id={id}
          role={role}
          aria-label={label}
          className={`${styles.panel} ${styles[align]}`}
          style={width ? { width } : undefined}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  )
}

interface ItemProps {
  /** Given = one of a set, with a mark when chosen. */
  checked?: boolean
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}

/** One choice of a menu. */
export function MenuItem({ checked, icon, onSelect, disabled = false, children }: ItemProps) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      className={styles.item}
      onClick={onSelect}
    >
      {icon ?? null}
      <span className={styles.itemText}>{children}</span>
      {checked ? (
        <span aria-hidden="true" className={styles.mark}>
          ✓
        </span>
      ) : null}
    </button>
  )
}
