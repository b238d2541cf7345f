import type { HTMLAttributes } from 'react'
import { writtenIn } from '../language/writtenIn.ts'
import { classes } from './classes.ts'
import type { Tag } from './classes.ts'
import styles from './Text.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: Tag
  /** One of the six sizes; else that of what is around it. */
  size?: 'tiny' | 'small' | 'text' | 'lead' | 'title' | 'display'
  /** `loud` is read first, `plain` second, `quiet` last; else the colour of what is around it. */
  tone?: 'loud' | 'plain' | 'quiet' | 'accent' | 'ok' | 'stale' | 'error'
  strong?: boolean
  /** Does not break. */
  whole?: boolean
}

/** Words in one of the six sizes and one of the tones. */
export function Text({ as: Element = 'span', size, tone, strong = false, whole = false, className, ...rest }: Props) {
  return (
    <Element
      lang={writtenIn(rest.children)}
      className={classes(
        size && styles[size],
        tone && styles[tone],
        strong && styles.strong,
        whole && styles.whole,
        className,
      )}
      {...rest}
    />
  )
}
