import { create } from 'zustand'

export type NoticeStyle = 'success' | 'error' | 'info'
export interface Notice {
  id: number
  style: NoticeStyle
  text: string
  /** Localised second line, where the first is a literal (decisions 18). */
  detail?: string | undefined
  /** One thing to do about it, an undo say. */
  action?: { text: string; run: () => void } | undefined
  at: number
}

/** How long a notice stands, in ms (SHELL-10). */
export const NOTICE_LASTS = 3000
const KEPT = 30

interface Notices {
  shown: readonly Notice[]
  /** Recent ones, newest first, for the bell. */
  recent: readonly Notice[]
  unread: number
}

export const useNotices = create<Notices>(() => ({ shown: [], recent: [], unread: 0 }))
let last = 0

/** Shows a notice, top centre, for 3 s. The same style and text is not shown twice at once (SHELL-10). */
export function notify(style: NoticeStyle, text: string, more: Pick<Notice, 'detail' | 'action'> = {}): void {
  const { shown, recent, unread } = useNotices.getState()
  if (shown.some((notice) => notice.style === style && notice.text === text)) return
  last += 1
  const notice: Notice = { id: last, style, text, ...more, at: Date.now() }
  useNotices.setState({ shown: [...shown, notice], recent: [notice, ...recent].slice(0, KEPT), unread: unread + 1 })
  setTimeout(() => dismiss(notice.id), NOTICE_LASTS)
}

export function dismiss(id: number): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }))
}

export function markRead(): void {
  useNotices.setState({ unread: 0 })
}
