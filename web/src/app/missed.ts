import { askServer, useReach } from '../lib/api/reach.ts'

/**
 * Watches for code that did not come for want of a server: views, parts that a screen stands without, styles. None of
 * it is asked for again by a page that stands, so it tells, once there is a server, that the next screen is to be loaded
 * with its page. What is missing though the server is there is not told: loading would not bring it.
 */
export function codeMissed(): () => boolean {
  let missed = false
  let away = false
  window.addEventListener('vite:preloadError', () => {
    missed = true
    away ||= useReach.getState().away
    // What failed may be the first to notice.
    void askServer()
  })
  useReach.subscribe((now) => {
    if (missed && now.away) away = true
  })
  return () => away && !useReach.getState().away
}
