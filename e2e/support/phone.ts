import type { Page } from '@playwright/test'

/** What is wrong with a screen for a thumb, each told with the element at fault. */
export interface PhoneFaults {
  /**
   * Lists that are moved within a page that is moved too, or in a box of their own over an empty place that they could
   * have.
   */
  nested: string[]
  /** What is pressed and lower than a thumb needs. */
  small: string[]
  /** How many px the page is wider than its window. */
  over: number
}

/** Measures the screen that is open; what is not seen counts for nothing. */
export const phoneFaults = (page: Page): Promise<PhoneFaults> =>
  page.evaluate(() => {
    const THUMB = 44
    // What is pressed reaches so far beyond what is drawn of it.
    const CUT = 16
    // So much below a list is a place that it could have.
    const FREE = 96
    const scrolls = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2
    /** An element as a reader of the report finds it: what it is, its class without the hash, its words. */
    const told = (one: Element) => {
      const name = (one.getAttribute('class') ?? '').split(' ')[0] ?? ''
      const within = one.closest('[class*=tile], section, nav, header')?.getAttribute('aria-label') ?? ''
      const words = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 24)
      return `${one.localName}.${name} “${words}”${within ? ` in ${within}` : ''}`
    }
    const nested: string[] = []
    for (const one of document.querySelectorAll('main *')) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (/auto|scroll/.test(overflowX) && overflowY === 'hidden' && one.scrollHeight > one.clientHeight + CUT)
        nested.push(`${told(one)} is cut (${one.scrollHeight} in ${one.clientHeight} px)`)
      if (!scrolls(one) || one.localName === 'textarea') continue
      if (one.closest('[role=dialog], dialog, [popover]')) continue
      let around = one.parentElement
      while (around && !(scrolls(around) && around.clientHeight > 0)) around = around.parentElement
      const screen = one.closest('main')
      const box = one.closest('[class*=tile]') ?? one
      const free = screen ? screen.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom : 0
      if (!around && screen && !scrolls(screen) && free > FREE && !box.querySelector('[class*=tile]'))
        nested.push(
          `${told(one)} shows ${one.clientHeight} of ${one.scrollHeight} px over ${Math.round(free)} px that are free`,
        )
      if (around) nested.push(`${told(one)} (${one.scrollHeight} in ${one.clientHeight} px) in ${told(around)}`)
    }
    const pressed =
      'a[href], button, input, select, [role=button], [role=tab], [role=radio], [role=checkbox], [role=link]'
    /** How high the place is that a thumb may meet: the element, what it draws before or after itself, its label. */
    const high = (one: Element): number => {
      const own = one.getBoundingClientRect().height
      const drawn = ['::before', '::after'].map((side) => {
        const style = getComputedStyle(one, side)
        return style.content !== 'none' &&
          style.position === 'absolute' &&
          getComputedStyle(one).overflowY === 'visible'
          ? Number.parseFloat(style.height) || 0
          : 0
      })
      const label = one.localName === 'input' ? one.closest('label')?.getBoundingClientRect().height : 0
      return Math.max(own, label ?? 0, ...drawn)
    }
    /** Within running text: words stand beside it that are not pressed. */
    const inText = (one: Element) => {
      if (one.closest('p') && getComputedStyle(one).display === 'inline') return true
      let block = one
      while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      if (block === one || block.matches('nav, header')) return false
      const copy = block.cloneNode(true) as Element
      for (const pressable of copy.querySelectorAll('a, button')) pressable.remove()
      return (copy.textContent.trim().length ?? 0) > 0
    }
    const small = [...document.querySelectorAll(pressed)]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        if (width <= 1 || height <= 1 || !one.checkVisibility({ visibilityProperty: true })) return false
        if (one.matches('[type=hidden], [type=file], .skip-link, .skip-link *') || one.closest('.visually-hidden'))
          return false
        return high(one) < THUMB - 0.5 && !inText(one)
      })
      .map((one) => `${told(one)}: ${Math.round(high(one))} px`)
    const main = document.querySelector('main')
    const over = Math.max(
      document.documentElement.scrollWidth - innerWidth,
      main ? main.scrollWidth - main.clientWidth : 0,
    )
    return { nested, small, over }
  })
