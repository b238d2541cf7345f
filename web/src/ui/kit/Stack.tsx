import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import type { Tag } from './classes.ts'
import styles from './Stack.module.css'

/** A step of the space scale: 2, 4, 6, 8, 12, 16, 24, 32 px. */
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface Props extends HTMLAttributes<HTMLElement> {
  as?: Tag
  gap?: Step
}

interface RowProps extends Props {
  /** Breaks into further lines where there is no room. */
  wrap?: boolean
  align?: 'middle' | 'baseline' | 'top' | 'stretch'
  /** Where its parts stand along the line. */
  place?: 'start' | 'between' | 'end'
}

/** Parts beside each other. */
export function Row({
  as: Element = 'div',
  gap = 4,
  wrap = false,
  align = 'middle',
  place = 'start',
  className,
  ...rest
}: RowProps) {
  return (
    <Element
      className={classes(styles.row, styles[`gap${gap}`], styles[align], styles[place], wrap && styles.wrap, className)}
      {...rest}
    />
  )
}

/** Parts below each other, as wide as it is. */
export function Column({ as: Element = 'div', gap = 4, className, ...rest }: Props) {
  return <Element className={classes(styles.column, styles[`gap${gap}`], className)} {...rest} />
}

interface FillProps extends Omit<Props, 'gap'> {
  /** What does not fit is scrolled to. */
  scroll?: boolean
}

/** Takes the room that the other parts of a Row or a pane leave, and lets what is inside of it be narrower than it is. */
export function Fill({ as: Element = 'div', scroll = false, className, ...rest }: FillProps) {
  return <Element className={classes(styles.fill, scroll && styles.scroll, className)} {...rest} />
}

/** Parts below each other in all the height there is: one of them, a Fill, takes what the others leave. */
export function Pane({ as: Element = 'div', gap, className, ...rest }: Props) {
  return <Element className={classes(styles.pane, gap && styles[`gap${gap}`], className)} {...rest} />
}
