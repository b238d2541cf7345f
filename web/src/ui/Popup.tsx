import { lazy, Suspense, useCallback, useContext, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { ChoiceContext } from './popup/choice.ts'
import { classes } from './kit/classes.ts'
import { Fill } from './kit/Stack.tsx'
import styles from './Popup.module.css'

interface Props {
  /** What the button says to those who do not see it. */
  label: string
  /** Inside of the button. */
  face: ReactNode
  className?: string | undefined
  /** The button is framed like others of a bar. */
  boxed?: boolean
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  /** At the right of the button rather than below it. */
  beside?: boolean
  /** `menu` when all that is inside are choices moved through by arrows. */
  role?: 'menu' | 'dialog'
  width?: number | undefined
  title?: string | undefined
  onOpen?: (() => void) | undefined
  children: (close: () => void) => ReactNode
}

/** The panel's code is no part of the first screen: it comes when a button is pointed at, focused or pressed. */
const load = () => import('./popup/Panel.tsx')
const Panel = lazy(load)
const prepare = () => {
  // What cannot be had now is asked for again when it is needed, and told then.
  load().catch(() => undefined)
}

/**
 * A button with a panel at it, drawn over everything and kept inside the window. Escape, a press outside and leaving by
 * Tab close it; in a menu the arrows and typed letters move.
 */
export function Popup({
  label,
  face,
  className,
  boxed = false,
  align = 'start',
  beside = false,
  role = 'dialog',
  width,
  title,
  onOpen,
  children,
}: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const close = useCallback(() => setOpen(false), [])
  const show = () => {
    if (open) return
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={classes(boxed && styles.boxed, className)}
        aria-label={label}
        title={title}
        aria-haspopup={role}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (open) close()
          else show()
        }}
        onKeyDown={(event) => {
          if (role !== 'menu' || event.key !== 'ArrowDown') return
          event.preventDefault()
          show()
        }}
      >
        {face}
      </button>
      {open && button ? (
        <Suspense fallback={null}>
          <Panel
            id={id}
            label={label}
            role={role}
            anchor={button}
            align={align}
            beside={beside}
            width={width}
            onClose={close}
          >
            {children(close)}
          </Panel>
        </Suspense>
      ) : null}
    </>
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

/** One choice of a menu; in a panel of role `dialog` it is a button like any other. It closes nothing by itself. */
export function MenuItem({ checked, icon, onSelect, disabled = false, children }: ItemProps) {
  const Choice = useContext(ChoiceContext)
  const inside = (
    <>
      {icon ?? null}
      <Fill as="span">{children}</Fill>
      {checked ? (
        <span aria-hidden="true" className={styles.mark}>
          ✓
        </span>
      ) : null}
    </>
  )
  if (Choice)
    return (
      <Choice checked={checked} disabled={disabled} className={styles.item} onClick={onSelect}>
        {inside}
      </Choice>
    )
  return (
    <button type="button" disabled={disabled} className={styles.item} onClick={onSelect}>
      {inside}
    </button>
  )
}
