import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { writtenIn } from './language/writtenIn.ts'
import styles from './Button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do here; `quiet`: no frame; `danger`: cannot be undone. */
  kind?: 'primary' | 'default' | 'quiet' | 'danger'
  size?: 'small' | 'middle' | 'large'
  icon?: ReactNode
  /** On its way: cannot be pressed again. */
  busy?: boolean
  /** Pressed state of a switch. */
  pressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button in its kinds, sizes and states. */
export function Button({
  kind = 'default',
  size = 'middle',
  icon,
  busy = false,
  pressed,
  className,
  children,
  disabled,
  ...rest
}: Props) {
  const classes = [styles.button, styles[kind], styles[size], busy ? styles.busy : '', className ?? '']
    .filter(Boolean)
    .join(' ')
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      {...rest}
    >
      {icon}
      {children === undefined ? null : <span lang={writtenIn(children)}>{children}</span>}
    </button>
  )
}

interface IconProps extends Omit<Props, 'children' | 'icon'> {
  /** What it does, for those who do not see the sign; also its tooltip. */
  label: string
  children: ReactNode
}

/** A square button that shows a sign only. */
export function IconButton({ label, children, kind = 'quiet', className, ...rest }: IconProps) {
  return (
    <Button
      kind={kind}
      className={`${styles.icon} ${className ?? ''}`}
      aria-label={label}
      title={label}
      icon={children}
      {...rest}
    />
  )
}
