import type { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Layer, Mark } from '../../../../ui/marked/segments.ts'

export type Analysed = OutputOf<typeof analysis.document>
export type Mention = Analysed['mentions'][number]
export type ToneFound = Analysed['tones'][number]
export type EventFound = Analysed['events'][number]
export type Reason = Mention['why'][number]
type Field = 'title' | 'body'

interface Place {
  field: Field
  start: number
  end: number
}

/** What a mark stands for, by its kind and its place in the analysis. */
export type Finding =
  | { of: 'mention'; mention: Mention }
  | { of: 'tone'; tone: ToneFound }
  | { of: 'stance'; stance: NonNullable<Analysed['stance']> }
  | { of: 'event'; event: EventFound; role: string | null }
  | { of: 'label'; label: Analysed['labels'][number] }
  | { of: 'keyword'; keyword: Analysed['keywords'][number] }

export interface Findings {
  marks: { title: readonly Mark[]; body: readonly Mark[] }
  /** Finding by the id of one of its marks, and by its own: what stands nowhere in the text has one too. */
  findings: ReadonlyMap<string, Finding>
  counts: Readonly<Record<Layer, number>>
}

/** Words that are marked for a tone; longer places are whole clauses, which would colour the text. */
const LONGEST_GROUND = 14

/** Where a tone or stance rests on words: what speaks for it, the weightiest eight. */
function grounds(why: readonly { weight: number | null; spans: readonly Place[] }[]): Place[] {
  return why
    .filter(({ weight }) => weight === null || weight > 0)
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
    .flatMap(({ spans }) => spans)
    .filter(({ start, end }) => end - start <= LONGEST_GROUND)
    .slice(0, 8)
}

/**
 * Everything found as marks at its words. A finding is `m3` (mention), `t0` (tone), `s` (stance), `e1` (event), `l2`
 * (label), `k4` (keyword); its marks are those with `.n` for its n-th place.
 */
export function findingsOf(document: Analysed): Findings {
  const findings = new Map<string, Finding>()
  const marks: Record<Field, Mark[]> = { title: [], body: [] }
  const counts: Record<Layer, number> = { entity: 0, tone: 0, event: 0, label: 0, keyword: 0 }
  const put = (id: string, layer: Layer, look: string, finding: Finding, places: readonly Place[]) => {
    findings.set(id, finding)
    for (const [index, { field, start, end }] of places.entries()) {
      const one = `${id}.${index}`
      findings.set(one, finding)
      marks[field].push({ id: one, layer, look, start, end })
    }
    counts[layer] += 1
  }
  for (const [index, mention] of document.mentions.entries())
    put(
      `m${index}`,
      'entity',
      mention.corrected && mention.id === null ? 'corrected' : mention.kind,
      { of: 'mention', mention },
      [mention],
    )
  for (const [index, tone] of document.tones.entries())
    put(`t${index}`, 'tone', tone.tone, { of: 'tone', tone }, tone.tone === 'neutral' ? [] : grounds(tone.why))
  if (document.stance)
    put('s', 'tone', document.stance.stance, { of: 'stance', stance: document.stance }, grounds(document.stance.why))
  for (const [index, event] of document.events.entries()) {
    put(`e${index}`, 'event', 'trigger', { of: 'event', event, role: null }, [event.trigger])
    for (const [place, role] of event.roles.entries()) {
      const id = `e${index}.r${place}`
      findings.set(id, { of: 'event', event, role: role.role })
      marks[role.field].push({ id, layer: 'event', look: 'role', start: role.start, end: role.end })
    }
  }
  for (const [index, label] of document.labels.entries())
    put(`l${index}`, 'label', label.label, { of: 'label', label }, [label])
  for (const [index, keyword] of document.keywords.entries())
    put(`k${index}`, 'keyword', 'word', { of: 'keyword', keyword }, keyword.spans)
  return { marks, findings, counts }
}

/** A thing named in the text, with all places that name it. */
export interface Named {
  /** `company:SHZ-…`, or kind and words where nothing known bears the name. */
  key: string
  first: Mention
  count: number
  /** Its findings, in the order of the text. */
  ids: readonly string[]
  /** Companies: the tone of the text for it. */
  tone: { found: ToneFound; index: number } | null
}

/** Everything named, most named first, by kind in the order of the text's first mention of the kind. */
export function namedIn(document: Analysed): Named[] {
  const by = new Map<string, { first: Mention; ids: string[] }>()
  for (const [index, mention] of document.mentions.entries()) {
    const key = `${mention.kind}:${mention.id ?? mention.text}`
    const known = by.get(key)
    if (known) known.ids.push(`m${index}`)
    else by.set(key, { first: mention, ids: [`m${index}`] })
  }
  return [...by]
    .map(([key, { first, ids }]) => {
      const index =
        first.kind === 'company' && first.id !== null
          ? document.tones.findIndex(({ companyId }) => companyId === first.id)
          : -1
      const found = document.tones[index]
      return { key, first, count: ids.length, ids, tone: found ? { found, index } : null }
    })
    .toSorted((a, b) => b.count - a.count)
}

/** Ids of the marks of findings, in the order of the text. */
export function marksOf({ marks }: Findings, ids: readonly string[]): string[] {
  const wanted = new Set(ids)
  return [...marks.title, ...marks.body]
    .filter(({ id }) => wanted.has(id.slice(0, id.indexOf('.'))))
    .map(({ id }) => id)
}
