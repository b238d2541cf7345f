import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { act, hold, useNotices } from '../lib/notices.ts'
import type { NoticeStyle } from '../lib/notices.ts'
import styles from './Notices.module.css'

const signs = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<NoticeStyle, unknown>

/** Notices, top centre (SHELL-10). One that offers something stays while it is pointed at or has the focus. */
export function Notices() {
  const shown = useNotices((state) => state.shown)
  return (
    <div className={styles.stack} aria-live="polite" data-notices="">
      {shown.map(({ id, style, text, detail, action }) => {
        const Sign = signs[style]
        return (
          <div
            key={id}
            className={`${styles.notice} ${styles[style]}`}
            role={style === 'error' ? 'alert' : 'status'}
            data-notice={style}
            {...(action
              ? {
                  onPointerEnter: () => hold(id, true),
                  onPointerLeave: () => hold(id, false),
                  onFocus: () => hold(id, true),
                  onBlur: () => hold(id, false),
                }
              : {})}
          >
            <Sign size={16} aria-hidden="true" />
            <div>
              <div>{text}</div>
              {detail ? <div className={styles.detail}>{detail}</div> : null}
            </div>
            {action ? (
              <button type="button" className={styles.action} onClick={() => act(id)}>
                {action.text}
              </button>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
