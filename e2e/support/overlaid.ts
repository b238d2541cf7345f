import type { Page } from '@playwright/test'

/**
 * Controls of the screen that is open over which a picture lies, or that lie over it: a frame of a fixed height grows out
 * of itself where its controls wrap. What is laid over a picture on purpose stands out of the flow, and counts for
 * nothing.
 */
export const overlaidControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less than this may be a border, px. */
    const EDGE = 6
    const within = (one: Element, around: Element | null, found: (style: CSSStyleDeclaration) => boolean) => {
      for (let at: Element | null = one; at && at !== around; at = at.parentElement)
        if (found(getComputedStyle(at))) return at
      return null
    }
    const flows = (one: Element, around: Element) =>
      within(one, around, ({ position }) => /absolute|fixed|sticky/.test(position)) === null
    const scroller = (one: Element) =>
      within(one.parentElement ?? one, null, (style) => /auto|scroll|hidden|clip/.test(style.overflowY))
    const told = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 24)
    const overlaid = new Set<string>()
    for (const canvas of document.querySelectorAll('main canvas')) {
      const frame = canvas.parentElement
      const picture = frame?.getBoundingClientRect()
      if (!frame || !picture || picture.width < 80 || picture.height < 60) continue
      for (const control of document.querySelectorAll('main :is(a[href], button, input, select)')) {
        let around: Element | null = frame
        while (around && !around.contains(control)) around = around.parentElement
        if (!around || around === frame || !flows(control, around) || !flows(frame, around)) continue
        if (scroller(control) !== scroller(frame) || !control.checkVisibility({ visibilityProperty: true })) continue
        const box = control.getBoundingClientRect()
        const across = Math.min(box.right, picture.right) - Math.max(box.left, picture.left)
        const down = Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top)
        if (across > EDGE && down > EDGE)
          overlaid.add(`“${told(control)}” and a picture lie over each other by ${Math.round(down)} px`)
      }
    }
    return [...overlaid]
  })
