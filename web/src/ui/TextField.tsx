import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Column, Row } from './kit/Stack.tsx'
import { Text } from './kit/Text.tsx'
import styles from './TextField.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string
  /** What is wrong with it, in words. */
  error?: string | undefined
  /** Beside the label, at the right. */
  aside?: ReactNode
  hint?: string | undefined
  /** Inside the field, at the right: a button, say. */
  inside?: ReactNode
  /** Right of the field, on its line: a button that belongs to it, an image. */
  beside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled line of text with its error under it; light enough for pages outside the shell. */
export function TextField({ label, error, aside, hint, inside, beside, 'aria-describedby': more, ...rest }: Props) {
  const id = useId()
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <Column gap={3}>
      <Row className={styles.top} gap={5} align="stretch" place="between">
        <label htmlFor={id}>{label}</label>
        {aside}
      </Row>
      <Row className={styles.line}>
        <div className={`${styles.box} ${error ? styles.wrong : ''}`}>
          <input
            id={id}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={[told, more].filter(Boolean).join(' ') || undefined}
            {...rest}
          />
          {inside}
        </div>
        {beside}
      </Row>
      {error ? (
        <Row id={told} className={styles.error} as="p" gap={3} align="top" role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </Row>
      ) : hint ? (
        <Text id={told} as="p" size="small" tone="quiet">
          {hint}
        </Text>
      ) : null}
    </Column>
  )
}
