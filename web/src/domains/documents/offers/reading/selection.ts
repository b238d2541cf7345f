import type { Mention } from './model.ts'

export interface Selected {
  field: Mention['field']
  start: number
  end: number
  words: string
  /** Where the selection stands: what a card is put under. */
  element: HTMLElement
}

/** Longest selection that can be a name. */
const LONGEST = 80

/** Offset in the whole text of a point in a paragraph that says where it begins. */
function offsetAt(paragraph: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(paragraph, 0)
  range.setEnd(node, offset)
  return Number(paragraph.dataset['start'] ?? 0) + range.toString().length
}

/**
 * The words selected within one paragraph of a text inside `root`, as a place in that text; null where nothing is
 * selected that could be a name.
 */
export function selectedIn(root: HTMLElement): Selected | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const paragraphOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-start]')
  const paragraph = paragraphOf(range.startContainer)
  if (!paragraph || paragraph !== paragraphOf(range.endContainer) || !root.contains(paragraph)) return null
  const field = paragraph.closest<HTMLElement>('[data-text]')?.dataset['text'] === 'title' ? 'title' : 'body'
  const whole = range.toString()
  const words = whole.trim()
  if (!words || words.length > LONGEST) return null
  const start = offsetAt(paragraph, range.startContainer, range.startOffset) + (whole.length - whole.trimStart().length)
  return { field, start, end: start + words.length, words, element: paragraph }
}
