import { domToBlob, domToCanvas } from 'modern-screenshot'

/** Nodes that belong to the hand, not to the picture. */
const seen = (node: Node) => !(node instanceof HTMLElement && (node.dataset['tileTools'] !== undefined || node.dataset['noPicture'] !== undefined))

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** What is seen of an element as a PNG at twice its size. */
export async function pngOf(element: HTMLElement): Promise<Blob> {
  return domToBlob(element, { scale: 2, type: 'image/png', backgroundColor: colour('--tile'), filter: seen })
}

/** A small WebP picture of an element as a data address, under `limit` bytes; undefined where it cannot be made that small, or shows nothing. */
export async function smallPicture(element: HTMLElement, width: number, limit: number): Promise<string | undefined> {
  const box = element.getBoundingClientRect()
  if (!box.width || !box.height) return undefined
  // Text of this size is not read, so the page's font files need not be put into the picture.
  const canvas = await domToCanvas(element, { scale: width / box.width, backgroundColor: colour('--canvas'), font: false, filter: seen })
  for (const quality of [0.82, 0.6, 0.4]) {
    const address = canvas.toDataURL('image/webp', quality)
    if ((address.length - address.indexOf(',')) * 0.75 <= limit) return address
  }
  return undefined
}
