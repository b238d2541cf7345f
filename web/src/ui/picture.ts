import { domToBlob, domToCanvas } from 'modern-screenshot'

/** Nodes that belong to the hand, not to the picture. */
const seen = (node: Node) =>
  !(node instanceof HTMLElement && (node.dataset['tileTools'] !== undefined || node.dataset['noPicture'] !== undefined))

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

let fonts: Promise<string> | undefined

/**
 * The page's own fonts with their files inside: a picture can load nothing, and the writer's own way of finding them
 * sets a base address, which the policy of the page forbids.
 */
async function fontRules(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  )
  const inside = await Promise.all(
    rules.map(async ({ rule, base }) => {
      const file = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (file === undefined) return ''
      const bytes = new Uint8Array(await (await fetch(new URL(file, base))).arrayBuffer())
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("data:font/woff2;base64,${data}")`)
    }),
  )
  return inside.join('\n')
}

/** What is seen of an element as a PNG at twice its size. */
export async function pngOf(element: HTMLElement): Promise<Blob> {
  fonts ??= fontRules()
  return domToBlob(element, {
    scale: 2,
    type: 'image/png',
    backgroundColor: colour('--tile'),
    filter: seen,
    font: { cssText: await fonts },
  })
}

/** What a small picture takes over of each node's style: all else cannot be seen at its size, and costs time. */
const kept = [
  'align-content',
  'align-items',
  'align-self',
  'aspect-ratio',
  'background-color',
  'background-image',
  'background-position',
  'background-repeat',
  'background-size',
  'border-bottom-color',
  'border-bottom-style',
  'border-bottom-width',
  'border-left-color',
  'border-left-style',
  'border-left-width',
  'border-right-color',
  'border-right-style',
  'border-right-width',
  'border-top-color',
  'border-top-style',
  'border-top-width',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-collapse',
  'border-spacing',
  'bottom',
  'box-sizing',
  'clip-path',
  'color',
  'column-gap',
  'display',
  'fill',
  'flex-basis',
  'flex-direction',
  'flex-grow',
  'flex-shrink',
  'flex-wrap',
  'font-family',
  'font-size',
  'font-variant-numeric',
  'font-weight',
  'grid-auto-columns',
  'grid-auto-flow',
  'grid-auto-rows',
  'grid-column-end',
  'grid-column-start',
  'grid-row-end',
  'grid-row-start',
  'grid-template-areas',
  'grid-template-columns',
  'grid-template-rows',
  'height',
  'justify-content',
  'justify-items',
  'justify-self',
  'left',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'object-fit',
  'opacity',
  'order',
  'overflow-x',
  'overflow-y',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'position',
  'right',
  'row-gap',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
  'table-layout',
  'text-align',
  'text-overflow',
  'text-transform',
  'top',
  'transform',
  'transform-origin',
  'vertical-align',
  'visibility',
  'white-space',
  'width',
  'z-index',
  '-webkit-box-orient',
  '-webkit-line-clamp',
]

/**
 * Whether a node shows in the part of the page that is pictured: rows scrolled out of their tile, and tiles below the
 * edge, are left out.
 */
function within(bottom: number): (node: Node) => boolean {
  const ends = new Map<Element, number>()
  const endOf = (tile: Element) => {
    const known = ends.get(tile)
    if (known !== undefined) return known
    const end = tile.getBoundingClientRect().bottom
    ends.set(tile, end)
    return end
  }
  return (node) => {
    if (!seen(node)) return false
    if (!(node instanceof Element)) return true
    const { top, height } = node.getBoundingClientRect()
    const tile = node.closest('[data-tile]')
    return height === 0 || top < Math.min(bottom, tile ? endOf(tile) : bottom)
  }
}

/**
 * A small WebP picture of the upper part of an element (16 : 10) as a data address, under `limit` bytes; undefined
 * where it cannot be made that small, or shows nothing.
 */
export async function smallPicture(element: HTMLElement, width: number, limit: number): Promise<string | undefined> {
  const box = element.getBoundingClientRect()
  if (!box.width || !box.height) return undefined
  const height = Math.min(box.height, box.width * 0.625)
  // Text of this size is not read, so the page's font files need not be put into the picture.
  const canvas = await domToCanvas(element, {
    width: box.width,
    height,
    scale: width / box.width,
    backgroundColor: colour('--canvas'),
    font: false,
    filter: within(box.top + height),
    includeStyleProperties: kept,
  })
  for (const quality of [0.82, 0.6, 0.4]) {
    const address = canvas.toDataURL('image/webp', quality)
    if ((address.length - address.indexOf(',')) * 0.75 <= limit) return address
  }
  return undefined
}
