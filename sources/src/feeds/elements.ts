import type { Element } from './tree.ts'

/** Child elements of any of these names. */
export const kids = (element: Element, ...names: readonly string[]): Element[] =>
  element.children.filter((child): child is Element => typeof child !== 'string' && names.includes(child.name))

/** The first child of the first of these names that is there. */
export function kid(element: Element, ...names: readonly string[]): Element | undefined {
  for (const name of names) {
    const found = element.children.find((child): child is Element => typeof child !== 'string' && child.name === name)
    if (found) return found
  }
  return undefined
}

/** All text of an element, tags left out. */
export function textIn(element: Element | undefined): string {
  if (!element) return ''
  const parts: string[] = []
  const collect = (one: Element): void => {
    for (const child of one.children) {
      if (typeof child === 'string') parts.push(child)
      else collect(child)
    }
  }
  collect(element)
  return parts.join('').trim()
}

/** Text of the first child of these names that has any; null without. */
export function textOf(element: Element, ...names: readonly string[]): string | null {
  for (const name of names) {
    for (const child of kids(element, name)) {
      const text = textIn(child)
      if (text !== '') return text
    }
  }
  return null
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The markup inside an element, written anew. */
export function markupIn(element: Element): string {
  const parts: string[] = []
  const write = (one: Element): void => {
    for (const child of one.children) {
      if (typeof child === 'string') {
        parts.push(escaped(child))
        continue
      }
      const tag = child.tag.slice(child.tag.indexOf(':') + 1)
      parts.push(
        `<${tag}${Object.entries(child.attributes)
          .map(([name, value]) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`)
          .join('')}>`,
      )
      write(child)
      parts.push(`</${tag}>`)
    }
  }
  write(element)
  return parts.join('')
}

export const hasElements = (element: Element): boolean => element.children.some((child) => typeof child !== 'string')
