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

/** Words in the heads of tiles of the screen that is open that are cut short, with the title of their tile. */
export const cutTileHeads = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tile-head]')].flatMap((head) =>
      [...head.querySelectorAll('h2, h3, [data-tile-context], [data-tile-state], [data-tile-state] *')].flatMap(
        (one) => {
          const { display, overflowX } = getComputedStyle(one)
          const isCut =
            one.checkVisibility({ visibilityProperty: true }) &&
            display !== 'inline' &&
            overflowX !== 'visible' &&
            one.clientWidth > 1 &&
            one.scrollWidth > one.clientWidth + 1
          const title = head.querySelector('h2, h3')?.textContent.slice(0, 24) ?? ''
          return isCut ? [`“${one.textContent.trim().slice(0, 40)}” in the head of “${title}” is cut`] : []
        },
      ),
    ),
  )
