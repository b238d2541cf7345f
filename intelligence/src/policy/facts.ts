import { headerOf } from './header/header.ts'
import { mend } from './header/mend.ts'
import type { DocumentHeader, Reference, Stated, Term } from './header/types.ts'
import { issuerOf, type Issuer } from './issuers.ts'
import { tasksOf, type PolicyTask } from './tasks.ts'

/** What a policy document says of itself and orders; places are of its title or body. */
export interface PolicyFacts {
  bodies: readonly (Issuer & { name: string; field: 'title' | 'body'; start: number; end: number })[]
  /** A reader has put the bodies right: they stand against the source's header, without a place where it has none. */
  corrected?: true
  number: Stated | null
  signed: Stated | null
  effective: Term | null
  expires: Term | null
  type: NonNullable<DocumentHeader['type']> | 'other'
  references: readonly Reference[]
  tasks: readonly PolicyTask[]
  /** By what others name it: titles of its own and of what it issues, and its number, as `nameKey` spells them. */
  names: readonly string[]
}

/** Units at the beginning of a body in which its title is looked for. */
const HEAD = 600
const bare = (text: string): string => text.replace(/[\s#]/gu, '')

/** A title or number as documents that name it are found by: without blanks, brackets of one kind, no 中华人民共和国. */
export const nameKey = (name: string): string =>
  name
    .replace(/[\s《》〈〉“”"#]/gu, '')
    .replace(/[〔［[【（(]/gu, '(')
    .replace(/[〕］\]】）)]/gu, ')')
    .replace(/^中华人民共和国/u, '')
    .slice(0, 200)

const none: PolicyFacts = {
  bodies: [],
  number: null,
  signed: null,
  effective: null,
  expires: null,
  type: 'other',
  references: [],
  tasks: [],
  names: [],
}

/**
 * What a policy document says of itself, and its orders; lines that were broken and traditional characters are mended
 * beforehand, places are of the text as it came. `at`: the day of its publication.
 */
export function policyFactsOf(document: { title: string; body: string }, at: string | null): PolicyFacts {
  const mended = mend(document.body)
  if (mended === null) return factsOf(document, at)
  const title = mend(document.title)?.text ?? document.title
  const facts = factsOf({ title, body: mended.text }, at)
  const back = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: mended.at(place.start),
    end: place.end > place.start ? mended.at(place.end - 1) + 1 : mended.at(place.end),
  })
  const or = <Place extends { start: number; end: number }>(place: Place | null): Place | null => place && back(place)
  return {
    ...facts,
    bodies: facts.bodies.map((one) => (one.field === 'body' ? back(one) : one)),
    number: or(facts.number),
    signed: or(facts.signed),
    effective: or(facts.effective),
    expires: or(facts.expires),
    references: facts.references.map(back),
    tasks: facts.tasks.map(back),
  }
}

/** Whether a title stands at the head of a text, at the beginning of a line: news quotes it in a sentence. */
function isHeadedBy(body: string, title: string): boolean {
  const head = body.slice(0, HEAD)
  const own = bare(title)
  return [...head.matchAll(/^/gmu)].some(({ index }) => bare(head.slice(index)).startsWith(own))
}

/** The same of a text that needs no mending. A title that does not head the text is read before it. */
function factsOf({ title, body }: { title: string; body: string }, at: string | null): PolicyFacts {
  if (body.trim() === '' && title.trim() === '') return none
  const headed = isHeadedBy(body, title)
  const shift = headed ? 0 : title.length + 1
  const text = headed ? body : `${title}\n${body}`
  const header = headerOf(text, title)
  const inBody = <Place extends { start: number; end: number }>(place: Place | null): Place | null =>
    place && place.start >= shift ? { ...place, start: place.start - shift, end: place.end - shift } : null
  const signed = inBody(header.signed)
  const references = header.references.flatMap((one) => inBody(one) ?? [])
  const own = new Set([nameKey(title)])
  for (const { relation, title: issued } of header.references) if (relation === 'issues') own.add(nameKey(issued))
  if (header.number) own.add(nameKey(header.number.value))
  return {
    bodies: header.bodies.map(({ value, start, end }) => ({
      ...issuerOf(value),
      name: value,
      ...(start >= shift
        ? { field: 'body' as const, start: start - shift, end: end - shift }
        : { field: 'title' as const, start, end }),
    })),
    number: inBody(header.number),
    signed,
    effective: inBody(header.effective),
    expires: inBody(header.expires),
    type: header.type ?? 'other',
    references,
    tasks: tasksOf(body, signed?.value ?? at),
    names: [...own].filter((name) => name !== ''),
  }
}
