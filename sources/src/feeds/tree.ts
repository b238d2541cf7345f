import { Parser } from 'htmlparser2'
import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { prefixOf } from './namespaces.ts'

/**
 * An element: its name with the usual prefix of its namespace (`title`, `dc:date`, `atom:link`), whatever prefix the
 * document uses.
 */
export interface Element {
  name: string
  /** As written in the document, for serialising markup. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  /** `xml:base` in force, as written and from the outside in. */
  bases: readonly string[]
}

export interface Tree {
  root: Element | null
  /** True when tags were left open or closed wrongly. */
  damaged: boolean
}

/** What a document may at most hold: beyond it is no feed but an attack, or a mistake. */
const DEEPEST = 256
const MOST_ELEMENTS = 200_000
const LONGEST_ATTRIBUTE = 20_000

/** Elements that never stand in themselves or each other: a new one ends one left open. */
const records = new Set(['item', 'entry'])

interface Scope {
  element: Element
  uris: Readonly<Record<string, string>>
}

/**
 * Reads XML as leniently as it comes: tags left open are closed, undeclared prefixes and HTML entities understood,
 * nothing is fetched, and no
 * entity of a document type is ever expanded. Time and room are linear in the text. Refuses FEED_TOO_COMPLEX.
 */
export function readTree(text: string): Tree {
  const source = prepared(text)
  const scopes: Scope[] = []
  let root: Element | null = null
  let damaged = false
  let elements = 0
  let depth = 0

  const open = (tag: string, given: Record<string, string>): void => {
    if (++elements > MOST_ELEMENTS || ++depth > DEEPEST) throw new Refusal(feedsErrors.FEED_TOO_COMPLEX)
    const attributes = lowered(given)
    const parent = scopes.at(-1)
    const uris = declarations(attributes, parent?.uris)
    const name = nameOf(tag, uris)
    if (records.has(name)) {
      const left = scopes.findLastIndex(({ element }) => records.has(element.name))
      const inner = scopes.findLastIndex(({ element }) => containers.has(element.name))
      if (left >= 0) scopes.length = left
      // An item inside an unfinished title or link: that one was left open.
      else if (inner >= 0) scopes.length = inner + 1
      if (left >= 0) damaged = true
    }
    const above = scopes.at(-1)?.element
    const base = attributes['xml:base']
    const element: Element = {
      name,
      tag: tag.toLowerCase(),
      attributes,
      children: [],
      bases: base === undefined ? (above?.bases ?? []) : [...(above?.bases ?? []), base],
    }
    if (above) above.children.push(element)
    else if (!root) root = element
    else if (root.children.length === 0) root = element
    scopes.push({ element, uris })
  }
  const close = (tag: string, implied: boolean): void => {
    depth--
    // An element closed in its own tag is closed "by implication" too.
    if (implied && source.charAt(parser.endIndex - 1) !== '/') damaged = true
    const at = scopes.findLastIndex(({ element }) => element.tag === tag.toLowerCase())
    if (at >= 0) scopes.length = at
  }
  const parser = new Parser(
    {
      onopentag: open,
      onclosetag: close,
      ontext: (data) => {
        scopes.at(-1)?.element.children.push(data)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  // In pieces, so that a document refused for its depth is not read to its end.
  for (let from = 0; from < source.length; from += 65_536) parser.write(source.slice(from, from + 65_536))
  parser.end()
  return { root, damaged }
}

const containers = new Set(['rss', 'channel', 'rdf:rdf', 'feed', 'atom:feed'])

function lowered(given: Record<string, string>): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(given))
    attributes[name.toLowerCase()] = value.length > LONGEST_ATTRIBUTE ? value.slice(0, LONGEST_ATTRIBUTE) : value
  return attributes
}

/**
 * Namespaces by prefix. Inner ones stand before outer ones in the chain of prototypes: copying them would take the
 * square of their number.
 */
const none = Object.create(null) as Readonly<Record<string, string>>

function declarations(
  attributes: Readonly<Record<string, string>>,
  outer: Readonly<Record<string, string>> = none,
): Readonly<Record<string, string>> {
  let uris: Record<string, string> | undefined
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') (uris ??= Object.create(outer) as Record<string, string>)[''] = value
    else if (name.startsWith('xmlns:')) (uris ??= Object.create(outer) as Record<string, string>)[name.slice(6)] = value
  }
  return uris ?? outer
}

function nameOf(tag: string, uris: Readonly<Record<string, string>>): string {
  const colon = tag.indexOf(':')
  const written = colon < 0 ? '' : tag.slice(0, colon).toLowerCase()
  const local = tag.slice(colon + 1).toLowerCase()
  const prefix = prefixOf(uris[written], written)
  return prefix === '' ? local : `${prefix}:${local}`
}

const entity = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&([a-z][a-z0-9]{1,31});/gi
const xmlOwn = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const entities = new Map<string, string>()

/** Text without its document type (whose entities are never used) and with HTML's named characters as themselves. */
function prepared(text: string): string {
  return withoutDoctype(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')).replace(
    entity,
    (whole, name: string | undefined) => (name === undefined || xmlOwn.has(name) ? whole : htmlCharacter(whole)),
  )
}

function htmlCharacter(written: string): string {
  let character = entities.get(written)
  if (character === undefined) {
    character = ''
    const reader = new Parser(
      {
        ontext: (data) => {
          character = (character ?? '') + data
        },
      },
      { decodeEntities: true },
    )
    reader.end(written)
    // What stays as it was written is no entity of HTML: shown as text.
    if (character === written) character = `&amp;${written.slice(1)}`
    else if (/[<>&]/.test(character)) character = `&#${character.codePointAt(0) ?? 32};`
    if (entities.size < 5000) entities.set(written, character)
  }
  return character
}

/** Cuts `<!DOCTYPE … [ … ]>` out, quotes respected. */
function withoutDoctype(text: string): string {
  const start = text.slice(0, 100_000).search(/<!doctype/i)
  if (start < 0) return text
  let quote = ''
  let inside = 0
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '[') inside++
    else if (character === ']') inside--
    else if (character === '>' && inside <= 0) return text.slice(0, start) + text.slice(at + 1)
  }
  // Quotes that do not match: up to where it most likely ends.
  const end = /\]\s*>|>/.exec(text.slice(start))
  return end ? text.slice(0, start) + text.slice(start + end.index + end[0].length) : text.slice(0, start)
}
