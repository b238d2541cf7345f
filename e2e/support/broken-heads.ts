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

/**
 * Figures and days of the screen that is open that are cut short: what is left of a figure reads as another one. Names
 * may be cut, their whole is a press away.
 */
export const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A sign, digits with what stands between them, a unit, a currency: 2026-03-18, −3.76%, ≈ 44.72 M, 0.5000 CNY.
    const figure = /^[≈−+–-]?\s?[¥$€£]?\d[\d,.:/\s-]*(?:%|[A-Za-z]{1,2}|万|亿|万亿)?\s?(?:[A-Z]{3}|元)?$/
    const found = new Set<string>()
    for (const one of document.querySelectorAll('main *')) {
      if (one.scrollWidth <= one.clientWidth + 1 || one.clientWidth < 8) continue
      const { overflowX, display } = getComputedStyle(one)
      if (overflowX === 'visible' || overflowX === 'auto' || overflowX === 'scroll' || display === 'inline') continue
      const text = (one.textContent ?? '').trim()
      if (text.length > 32 || !figure.test(text) || !one.checkVisibility({ visibilityProperty: true })) continue
      found.add(`figure “${text}” is cut to ${one.clientWidth} of ${one.scrollWidth} px`)
    }
    return [...found]
  })

/** Figures of the screen that is open that are broken over two lines: either half reads as a figure of its own. */
export const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Digits with their separators and what follows at once; not a piece of a code, a day or a time.
    const figure = /(?<![\w.:/-])[−+-]?\d[\d,.]*\d%?(?![\w:/-])/g
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? ''
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const match of words.matchAll(figure)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set(
          Array.from(range.getClientRects(), ({ width, top }) => (width > 0 ? Math.round(top) : null)),
        )
        lines.delete(null)
        if (lines.size > 1) found.add(`figure “${match[0]}” is broken over ${lines.size} lines`)
      }
    }
    return [...found]
  })
