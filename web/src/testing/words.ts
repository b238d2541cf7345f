// What may stand on no screen, whatever it shows.

/** What a value that is none looks like when it is put into words. */
const slips = [/\bundefined\b/, /\bNaN\b/, /\[object \w+\]/, /Invalid [Dd]ate/, /\bInfinity\b/, /\{\w+\}/, /\bnull\b/]

/** Text as it is drawn, without what is in another language by its own mark. */
function textOf(element: Element, skip: string): string {
  const copy = element.cloneNode(true) as Element
  for (const other of copy.querySelectorAll(`style, script, ${skip}`)) other.remove()
  return copy.textContent
}

/** Attributes that are read aloud or shown, without those of what is in another language by its own mark. */
function labelsOf(element: Element, skip?: string): string[] {
  const labelled = [...element.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
  const own = labelled.filter((one) => skip === undefined || one.closest('[lang]')?.matches(skip) !== true)
  return own.flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
  )
}

/** Pieces of text that show a value which is none, or the braces of a text that was given no value. */
export function slipsIn(element: Element): string[] {
  const pieces = [...wordsIn(element), ...labelsOf(element)]
  return pieces.filter((piece) => slips.some((slip) => slip.test(piece)))
}

/** Text by the element that holds it itself. */
function wordsIn(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((one) => !/^(?:STYLE|SCRIPT)$/.test(one.tagName))
    .map((one) =>
      [...one.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.nodeValue ?? '')
        .join(''),
    )
    .filter((text) => text.trim() !== '')
}

/** Chinese words on an English screen that no `lang` marks as such. */
export function chineseIn(element: Element): string[] {
  const chinese = '[lang^="zh"]'
  const text = textOf(element, chinese)
  const labels = labelsOf(element, chinese).filter((label) => label !== '中文')
  return [...new Set([text, ...labels].flatMap((one) => one.match(/[㐀-鿿]+/g) ?? []))]
}

/** Pieces of text that are Chinese for the most part and stand in no element that says so. */
export function unmarkedChineseIn(element: Element): string[] {
  const found = new Set<string>()
  for (const one of element.querySelectorAll('*')) {
    if (one.matches('style, script, option') || one.closest('[lang]')?.matches('[lang^="zh"]')) continue
    for (const { nodeType, nodeValue } of one.childNodes) {
      const words = nodeType === 3 ? (nodeValue ?? '') : ''
      const han = words.match(/\p{Script=Han}/gu)?.length ?? 0
      if (han > 0 && han >= (words.match(/[A-Za-z]/g)?.length ?? 0)) found.add(words.trim())
    }
  }
  return [...found]
}
