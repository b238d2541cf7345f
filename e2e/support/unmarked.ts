import type { Page } from '@playwright/test'

/**
 * Words of an English screen that are Chinese for the most part and do not say so: names and titles that have no
 * English one stay as they are, marked by `lang`, so that they are read out and set as what they are.
 */
export const unmarkedChinese = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? ''
      const han = words.match(/\p{Script=Han}/gu)?.length ?? 0
      if (han === 0 || han < (words.match(/[A-Za-z]/g)?.length ?? 0)) continue
      const around = node.parentElement?.closest('[lang],script,style')
      if (around?.matches('script,style,[lang^="zh"]') || !node.parentElement?.checkVisibility()) continue
      found.add(`is Chinese and does not say so: ${words.trim().slice(0, 40)}`)
    }
    return [...found].slice(0, 5)
  })
