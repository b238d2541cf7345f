import type { Field, Mention } from '../analysis.ts'

/** A text in which companies stand in «»: the plain text, and the companies as mentions whose id is their name. */
export function markedNames(text: string, field: Field): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = []
  let plain = ''
  for (const [part, name] of [...text.matchAll(/«([^»]*)»|[^«]+/gu)].map((match) => [match[0], match[1]] as const)) {
    if (name !== undefined)
      mentions.push({
        field,
        start: plain.length,
        end: plain.length + name.length,
        kind: 'company',
        id: name,
        text: name,
        confidence: 1,
        why: [],
      })
    plain += name ?? part
  }
  return { text: plain, mentions }
}
