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

/**
 * Shows a notice, top centre, for 3 s and as long as it is held. The same style and text is not shown twice at once
 * (SHELL-10).
 */
export function notify(style: NoticeStyle, text: string, more: Pick<Notice, 'detail' | 'action'> = {}): void {
  const { shown, recent, unread } = useNotices.getState()
  const same = shown.find((notice) => notice.style === style && notice.text === text)
  // The same words of something else take the other's place, so that neither loses its way back.
  if (same && !more.action && same.detail === more.detail) return
  if (same) dismiss(same.id)
  last += 1
  const notice: Notice = { id: last, style, text, ...more, at: Date.now() }
  useNotices.setState({
    shown: [...shown.filter((one) => one !== same), notice],
    recent: [notice, ...recent].slice(0, KEPT),
    unread: unread + 1,
  })
  goLater(notice.id)
}

const going = new Map<number, ReturnType<typeof setTimeout>>()

function goLater(id: number): void {
  clearTimeout(going.get(id))
  going.set(
    id,
    setTimeout(() => dismiss(id), NOTICE_LASTS),
  )
}

/** While a notice is pointed at or has the focus it stands; its time begins anew when it is left. */
export function hold(id: number, held: boolean): void {
  if (!held) goLater(id)
  else clearTimeout(going.get(id))
}

/** Does what a notice offers, once: neither the notice nor the bell offers it again. */
export function act(id: number): void {
  const { recent } = useNotices.getState()
  recent.find((notice) => notice.id === id)?.action?.run()
  useNotices.setState({
    recent: recent.map((notice) => (notice.id === id ? { ...notice, action: undefined } : notice)),
  })
  dismiss(id)
}

export function dismiss(id: number): void {
  clearTimeout(going.get(id))
  going.delete(id)
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }))
}

/** Nothing is left of what was told, or could be undone, to whoever was here. */
export function forgetNotices(): void {
  for (const timer of going.values()) clearTimeout(timer)
  going.clear()
  useNotices.setState({ shown: [], recent: [], unread: 0 })
}

export function markRead(): void {
  useNotices.setState({ unread: 0 })
}
