import type { Page } from '@playwright/test'

/**
 * Heads of tables of the screen that is open whose words are broken into more lines than anyone reads: their column has
 * been left no room. Each is told with its lines.
 */
export const brokenHeads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST = 3
    const found: string[] = []
    for (const head of document.querySelectorAll(
      'thead th, tr:first-child > th:not([scope=row]), [role=columnheader]',
    )) {
      if (!head.checkVisibility({ visibilityProperty: true }) || head.textContent.trim() === '') continue
      // What is there for who listens alone is drawn nowhere.
      const unseen = (one: Element | null): boolean =>
        one !== null &&
        (one.getBoundingClientRect().width <= 1 ||
          getComputedStyle(one).clipPath.startsWith('inset(') ||
          unseen(one.parentElement))
      if (unseen(head)) continue
      const range = document.createRange()
      range.selectNodeContents(head)
      const lines = new Set(
        Array.from(range.getClientRects(), ({ width, top, height }) =>
          width > 0 ? Math.round(top + height / 2) : null,
        ),
      )
      lines.delete(null)
      // Signs of other sizes on one line have other middles.
      const apart = [...lines].toSorted((a, b) => Number(a) - Number(b))
      const count = apart.filter((at, place) => place === 0 || Number(at) - Number(apart[place - 1]) > 6).length
      if (count > MOST) found.push(`head “${head.textContent.trim().slice(0, 24)}” is broken into ${count} lines`)
    }
    return found
  })
