import type { Page } from '@playwright/test'

/**
 * Charts of the screen that is open of which a box around them shows less than there is: their axis is cut off, or has
 * to be scrolled to. Each is told with its box and by how many px. And whatever of the screen cannot be reached at all.
 */
export const cutCharts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Less is a sign or a spark within a row.
    const [WIDE, HIGH] = [140, 60]
    // A line of pixels may be lost to rounding.
    const SPARE = 3
    const told = (one: Element) => {
      const within = one.closest('[class*=tile], section, [role=region]')?.getAttribute('aria-label') ?? ''
      return `${one.localName}.${(one.getAttribute('class') ?? '').split(' ')[0] ?? ''}${within ? ` in ${within}` : ''}`
    }
    const scrolls = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + SPARE
    const found = new Set<string>()
    for (const chart of document.querySelectorAll('main canvas, main svg')) {
      const { width, height, bottom } = chart.getBoundingClientRect()
      if (width < WIDE || height < HIGH || !chart.checkVisibility({ visibilityProperty: true })) continue
      // A canvas of cards is moved about in by hand, whatever lies outside of its box.
      if (chart.parentElement?.closest('svg') || chart.closest('.react-flow')) continue
      const boxes: Element[] = []
      for (let box = chart.parentElement; box && box.localName !== 'body'; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box)
      // What the page is moved in: where a chart stands further down in it is no fault; one higher than it is.
      const moved = boxes.findLast((box) => scrolls(box))
      for (const box of boxes) {
        const over =
          box === moved
            ? height - box.clientHeight
            : bottom - (box.getBoundingClientRect().top + box.clientTop + box.clientHeight)
        if (over > SPARE) found.add(`${told(chart)}: ${Math.round(over)} px cut by ${told(box)}`)
        if (box === moved) break
      }
    }
    // A chart that is higher than the box that it was given, and lies over what stands below.
    for (const chart of document.querySelectorAll('main canvas')) {
      const { width, height, bottom } = chart.getBoundingClientRect()
      if (width < WIDE || height < HIGH || !chart.checkVisibility({ visibilityProperty: true })) continue
      const section = chart.closest('section, [role=region]')
      const over = section ? bottom - section.getBoundingClientRect().bottom : 0
      if (over > SPARE && section) found.add(`${told(chart)}: ${Math.round(over)} px over what stands below`)
    }
    // A screen that fills its window and holds more than that: what is lowest is out of reach.
    for (const box of document.querySelectorAll('main [class*=_fill_] > [class*=_content_]')) {
      const lost = box.scrollHeight - box.clientHeight
      if (lost > SPARE && getComputedStyle(box).overflowY === 'hidden')
        found.add(`${told(box)}: its lowest ${lost} px are out of reach`)
    }
    return [...found]
  })
