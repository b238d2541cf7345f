import type { CSSProperties, HTMLAttributes } from 'react'
import { writtenIn } from '../language/writtenIn.ts'
import { classes } from './classes.ts'
import type { Tag } from './classes.ts'
import styles from './Truncated.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: Tag
  /** Lines that are shown of it. */
  lines?: number
}

/** Words cut where there is no room, whole on hover when they are plain. */
export function Truncated({ as: Element = 'span', lines = 1, className, style, title, children, ...rest }: Props) {
  const whole = title ?? (typeof children === 'string' ? children : undefined)
  const clamp = lines > 1 ? ({ ...style, '--lines': lines } as CSSProperties) : style
  return (
    <Element
      className={classes(lines > 1 ? styles.lines : styles.line, className)}
      style={clamp}
      title={whole}
      lang={writtenIn(children)}
      {...rest}
    >
      {children}
    </Element>
  )
}
