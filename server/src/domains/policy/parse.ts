import { labelClasses, labelTypes, type LabelType } from '@pandora/contract/domains/policy/names'
import type { Span } from '@pandora/intelligence/analysis'

/** A label at its words with the entity that it names. */
export interface ParsedLabel extends Span {
  type: LabelType
  nodeId: string
}

/** A thing named, with all its places. */
export interface ParsedEntity {
  nodeId: string
  name: string
  type: LabelType
  id: string | null
  places: Span[]
}

/** What of an analysis labels are made from. */
export interface Labelled {
  labels: readonly (Span & { label: LabelType; text: string })[]
  mentions: readonly (Span & { id: string | null })[]
}

/**
 * Labels gathered by what they name: what the market knows by its id, all else by its words; each with an id of its own
 * within the result, in order of its first place.
 */
export function entitiesOf({ labels, mentions }: Labelled): { entities: ParsedEntity[]; labels: ParsedLabel[] } {
  const known = new Map(mentions.map(({ field, start, end, id }) => [`${field} ${start} ${end}`, id]))
  const entities = new Map<string, ParsedEntity>()
  const placed = labels.map(({ field, start, end, label: type, text }): ParsedLabel => {
    const id = known.get(`${field} ${start} ${end}`) ?? null
    const key = `${type} ${id ?? text}`
    const own = entities.get(key) ?? { nodeId: `n${entities.size + 1}`, name: text, type, id, places: [] }
    own.places.push({ field, start, end })
    entities.set(key, own)
    return { field, start, end, type, nodeId: own.nodeId }
  })
  return { entities: [...entities.values()], labels: placed }
}

/** Entities by type, one group a type, those named most first (POLICY-05, POLICY-08). */
export const grouped = <Entity extends ParsedEntity>(entities: readonly Entity[]) =>
  labelTypes.map((type) => ({
    type,
    class: labelClasses[type],
    entities: entities
      .filter((one) => one.type === type)
      .toSorted((a, b) => b.places.length - a.places.length)
      .map((one) => ({ ...one, count: one.places.length })),
  }))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A body as HTML that holds nothing but its text, in paragraphs, and its labels as marks of their classes: whatever the
 * text says, no other element and no other attribute comes of it.
 */
export function contentHtmlOf(body: string, labels: readonly ParsedLabel[]): string {
  const own = labels.filter(({ field }) => field === 'body').toSorted((a, b) => a.start - b.start)
  const paragraphs: string[] = []
  let at = 0
  let next = 0
  for (const line of body.split('\n')) {
    const end = at + line.length
    let html = ''
    let from = at
    while (next < own.length && (own[next]?.start ?? end) < end) {
      const label = own[next++]
      if (!label || label.start < from || label.end > end) continue
      html += `${escaped(body.slice(from, label.start))}<mark class="${labelClasses[label.type]}">${escaped(body.slice(label.start, label.end))}</mark>`
      from = label.end
    }
    html += escaped(body.slice(from, end))
    if (html.trim() !== '') paragraphs.push(`<p>${html}</p>`)
    at = end + 1
  }
  return paragraphs.join('')
}
