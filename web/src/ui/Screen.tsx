import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { writtenIn } from './language/writtenIn.ts'
import { BackLink } from './kit/BackLink.tsx'
import { InPage } from './page/inPage.ts'
import styles from './Screen.module.css'

interface Props {
  title: string
  /** The way back, before the title: where it leads who did not come from one of our pages. */
  back?: { to: string; text: string }
  /** Beside the title: what it is about, counts. */
  context?: ReactNode
  /** At the right of the head. */
  actions?: ReactNode
  /** Below the head: tabs, filters. */
  tabs?: ReactNode
  /** `fill`: the content has the height of the window and scrolls inside; `flow`: the screen scrolls. */
  layout?: 'fill' | 'flow'
  /** The title is drawn by the screen itself. */
  bare?: boolean
  children: ReactNode
}

/** The frame of a screen inside the shell: its one h1, its actions, its content; names the window. */
export function Screen({ title, back, context, actions, tabs, layout = 'flow', bare = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Pandora`
  }, [title])
  return (
    <div className={`${styles.screen} ${styles[layout]}`}>
      {bare ? (
        <h1 className="visually-hidden" lang={writtenIn(title)}>
          {title}
        </h1>
      ) : (
        <div className={styles.head}>
          {back ? <BackLink {...back} /> : null}
          <h1 className={styles.title} lang={writtenIn(title)}>
            {title}
          </h1>
          {context ? (
            <span className={styles.context} lang={writtenIn(context)}>
              {context}
            </span>
          ) : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      )}
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      <div className={styles.content}>
        <InPage value={layout === 'flow'}>{children}</InPage>
      </div>
    </div>
  )
}
