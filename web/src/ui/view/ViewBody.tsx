import { useContext, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { ReactNode } from 'react'
import type { SheetOf } from '@pandora/contract/workbook'
import { PlaceContext } from '../../lib/view.ts'
import { useInPage } from '../page/inPage.ts'
import { scrollReach } from '../scrollReach.ts'
import { Empty, ErrorState } from '../States.tsx'
import type { Answered } from './answers.ts'
import { SheetTable } from './SheetTable.tsx'
import { useHead } from './useHead.ts'
import styles from './View.module.css'
import { Waiting } from './Waiting.tsx'

/** Why there is nothing, and what to do about it. */
export interface Nothing {
  why: string
  action?: { text: string; run: () => void } | undefined
  /** A line below it: what was looked at. */
  note?: string | undefined
}

interface Props<Data> {
  answer: Answered<Data>
  /** Others shown beside it: read again with it; that one of them failed is told in the head. */
  also?: readonly Answered<unknown>[]
  /** What it is about, in orange. */
  context?: string | null | undefined
  /** Where the figures come from and of what day. */
  source?: (data: Data) => ReactNode
  /** ms since the shown data were read or known. */
  age?: number | null | undefined
  /** What is shown is older than it should be. */
  stale?: boolean
  /** Nothing in it, and why; undefined = there is something. */
  empty?: (data: Data) => Nothing | undefined
  /** The table behind it: what is exported, and shown in place of a picture by those who would rather read. */
  table?: (data: Data) => SheetOf | undefined
  /** A line below the content: what was left out, what it rests on. */
  note?: (data: Data) => ReactNode
  /** Above the content, and there while it waits: choosers, filters, switches. */
  bar?: ReactNode
  /** As `bar`, beside the title where the frame has room for it. */
  controls?: ReactNode
  children: (data: Data) => ReactNode
}

const alone: readonly Answered<unknown>[] = []

/**
 * The body of a view: its bar, and below it one of waiting, failure with a retry, nothing with its reason, or the
 * content, which stays while a later read fails. Says in the head of the frame what is known of the data.
 */
export function ViewBody<Data>({
  answer,
  also = alone,
  context,
  source,
  age,
  stale = false,
  empty,
  table,
  note,
  bar,
  controls,
  children,
}: Props<Data>) {
  const { asTable, waiting, controlsAt } = useContext(PlaceContext)
  const inPage = useInPage()
  const { data, error } = answer
  const nothing = data === undefined ? undefined : empty?.(data)
  const sheet = data === undefined || nothing ? undefined : table?.(data)
  const failed = error ?? also.find((one) => one.error)?.error ?? null
  const health = failed ? 'error' : data === undefined ? undefined : nothing ? 'empty' : stale ? 'stale' : 'ok'
  const said = data === undefined ? null : (source?.(data) ?? null)
  const below = nothing ? nothing.note : data === undefined || asTable ? null : note?.(data)
  const refreshing = answer.isFetching || also.some((one) => one.isFetching)
  const head = useMemo(
    () => ({ context, health, source: said, age, refreshing }) as const,
    [context, health, said, age, refreshing],
  )
  const refresh = () => [answer, ...also].forEach((one) => void one.refetch())
  useHead(head, { refresh, table: sheet && (() => sheet) })
  const barred = controlsAt === undefined ? controls : null
  const picture = waiting === 'picture' && !asTable && !nothing && (data !== undefined || !error)
  return (
    <div className={styles.view} data-picture={picture}>
      {controls && controlsAt ? createPortal(controls, controlsAt) : null}
      {bar || barred ? (
        <div className={styles.bar}>
          {bar}
          {barred}
        </div>
      ) : null}
      {data === undefined ? (
        error ? (
          <ErrorState failure={error} onRetry={refresh} />
        ) : (
          <Waiting of={waiting} />
        )
      ) : (
        <>
          {error ? <ErrorState failure={error} onRetry={refresh} withOld /> : null}
          <div ref={scrollReach} className={`${styles.rest} ${inPage && !picture ? styles.inPage : ''}`}>
            {nothing ? <Empty {...nothing} /> : asTable && sheet ? <SheetTable sheet={sheet} /> : children(data)}
          </div>
          {below ? <p className={styles.note}>{below}</p> : null}
        </>
      )}
    </div>
  )
}
