import { CircleAlert, SearchX } from 'lucide-react'
import { errors, refusalText } from '@pandora/contract/errors'
import { failureText, isUnknown } from '../lib/api/failure.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'
import styles from './States.module.css'
import { uiTexts } from './uiTexts.ts'

interface SkeletonProps {
  /** The shape of what comes: rows of a list, one block, or lines of text. */
  shape?: 'rows' | 'block' | 'text'
  count?: number
  /** px of one row. */
  height?: number
}

/** Raised blocks in the final shape while it is on its way. */
export function Skeleton({ shape = 'rows', count = 6, height = 28 }: SkeletonProps) {
  const t = useTexts(uiTexts)
  return (
    <div className={`${styles.skeleton} ${styles[shape]}`} role="status" aria-label={t('loading')} data-waiting>
      {Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => (
        <i key={index} style={shape === 'rows' ? { height } : undefined} />
      ))}
    </div>
  )
}

interface EmptyProps {
  /** One line: why there is nothing. */
  why: string
  /** The one thing to do about it. */
  action?: { text: string; run: () => void } | undefined
}

/** Nothing here: why, and what to do. */
export function Empty({ why, action }: EmptyProps) {
  return (
    <div className={styles.empty} data-empty="">
      <p>{why}</p>
      {action ? <Button onClick={action.run}>{action.text}</Button> : null}
    </div>
  )
}

interface ErrorProps {
  failure: unknown
  onRetry?: (() => void) | undefined
  /** Old content is shown beside it, and stays. */
  withOld?: boolean
}

/** What failed, in words, and a way to try again; what is not there says so alone: asking again would not find it. */
export function ErrorState({ failure, onRetry, withOld = false }: ErrorProps) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  if (!withOld && isUnknown(failure))
    return (
      <div className={styles.empty} role="alert" data-empty="">
        <SearchX size={16} aria-hidden="true" />
        <p>{failure.status === 404 ? failureText(failure, language) : refusalText(errors.NOT_FOUND, language, {})}</p>
      </div>
    )
  return (
    <div className={`${styles.error} ${withOld ? styles.strip : ''}`} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <p>
        {failureText(failure, language)}
        {withOld ? ` ${t('stillOld')}` : ''}
      </p>
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}
