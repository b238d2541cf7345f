import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { slot } from '../lib/installed.ts'
import { act, useNotices, markRead } from '../lib/notices.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { ago } from '../lib/formats.ts'
import { Popup } from '../ui/Popup.tsx'
import { shellTexts } from './texts.ts'
import type { BellPart } from './slots.ts'
import styles from './Controls.module.css'

const noCount = () => 0

/**
 * What domains have to tell their user, and recent notices, for those who missed the three seconds, each with what can
 * still be done about it.
 */
export function NoticeBell() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const parts: readonly BellPart[] = slot('bell')
  const { recent, unread: unreadNotices } = useNotices()
  // As many parts, in the same order, as long as the page lives.
  const counts = parts.map(({ useCount = noCount }) => useCount())
  const unread = counts.reduce((sum, count) => sum + count, unreadNotices)
  return (
    <Popup
      label={unread ? t('noticesUnread', { count: unread > 9 ? '9+' : unread }) : t('notices')}
      align="end"
      width={320}
      className={styles.bell}
      onOpen={markRead}
      face={
        <>
          <Bell size={20} strokeWidth={1.6} aria-hidden="true" />
          {unread ? (
            <span className={styles.count} aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          ) : null}
        </>
      }
    >
      {(close) => (
        <>
          <Suspense fallback={null}>
            {parts.map(({ key, view: View }) => (
              <View key={key} close={close} />
            ))}
          </Suspense>
          {recent.length === 0 ? (
            <p className={styles.note}>{t('noticesNone')}</p>
          ) : (
            <ul className={styles.notices}>
              {recent.map(({ id, style, text, detail, action, at }) => (
                <li key={id}>
                  <i
                    className={style === 'error' ? styles.error : style === 'success' ? styles.ok : styles.info}
                    aria-hidden="true"
                  />
                  <span>
                    {text}
                    {detail ? <span className={styles.aside}>{detail}</span> : null}
                  </span>
                  {action ? (
                    <button type="button" className={styles.undo} onClick={() => act(id)}>
                      {action.text}
                    </button>
                  ) : null}
                  <time className={styles.aside}>{ago(Date.now() - at, language)}</time>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Popup>
  )
}
