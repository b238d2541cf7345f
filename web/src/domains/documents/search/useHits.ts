import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Place } from '../offers/Marked.tsx'

interface Texts {
  titleMarks: readonly Place[]
  contentMarks: readonly Place[]
}

/** Names under which the style sheet draws what was found, and the place that is looked at. */
const [ALL, NOW] = ['found', 'found-now'] as const

/** Text nodes below `part`, each with its place in the text that `part` shows. */
function nodesOf(part: Element): { node: Text; start: number }[] {
  const nodes: { node: Text; start: number }[] = []
  for (const paragraph of part.querySelectorAll<HTMLElement>('[data-start]')) {
    let start = Number(paragraph.dataset['start'])
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      nodes.push({ node: node as Text, start })
      start += (node as Text).length
    }
  }
  return nodes
}

/** Ranges of places; a place that lies over several pieces of the text is a range from the first to the last. */
function rangesOf(part: Element | null, places: readonly Place[]): Range[] {
  if (!part || places.length === 0) return []
  const nodes = nodesOf(part)
  return places.flatMap(({ start, end }) => {
    const first = nodes.findLast((one) => one.start <= start)
    const last = nodes.findLast((one) => one.start < end)
    if (!first || !last || start - first.start > first.node.length || end - last.start > last.node.length) return []
    const range = new Range()
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, end - last.start)
    return [range]
  })
}

/**
 * Lights the words that were searched for in an open text, over whatever else is marked in it, and brings the one that is
 * looked at into sight. They are ranges, no elements: the text stays as the reading draws it, and is lit anew when that
 * draws it anew.
 */
export function useHits(box: RefObject<HTMLElement | null>, { titleMarks, contentMarks }: Texts, at: number): void {
  useEffect(() => {
    const element = box.current
    if (!element || !('highlights' in CSS)) return undefined
    let shown = -1
    const light = () => {
      const body = rangesOf(element.querySelector('[data-text="body"]'), contentMarks)
      const title = rangesOf(element.querySelector('[data-text="title"]'), titleMarks)
      CSS.highlights.set(ALL, new Highlight(...title, ...body))
      const now = body[at]
      CSS.highlights.set(NOW, new Highlight(...(now ? [now] : [])))
      if (now && shown !== at) now.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
      shown = at
    }
    light()
    const changes = new MutationObserver(light)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      CSS.highlights.delete(ALL)
      CSS.highlights.delete(NOW)
    }
  }, [box, titleMarks, contentMarks, at])
}
