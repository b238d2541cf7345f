import type { Page } from '@playwright/test'

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
