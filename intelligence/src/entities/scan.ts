import { isDigit, isHan, isWord } from './fold.ts'
import { nameForms } from './forms.ts'
import type { Gazetteer } from './gazetteer.ts'
import { step } from './trie.ts'

/** A place in a folded text at which a name stands; `name` is the first of the names so written. */
export interface Spot {
  start: number
  end: number
  name: number
}

const CODE = nameForms.indexOf('code')

/**
 * Every place at which a name of the gazetteer stands with its words' bounds kept, in order of start, at most `most`.
 */
export function scan(text: string, gazetteer: Gazetteer, most: number): Spot[] {
  const { trie } = gazetteer
  const found: Spot[] = []
  const length = text.length
  for (let start = 0; start < length && found.length < most; start++) {
    const first = text.charCodeAt(start)
    let node = trie.first[first] ?? -1
    if (node < 0) continue
    const inside = start > 0 && isWord(first) && isWord(text.charCodeAt(start - 1))
    if (inside && !(isDigit(first) && afterMark(text, start))) continue
    for (let at = start + 1; ; at++) {
      const name = trie.value[node] ?? -1
      if (name >= 0 && endsWord(text, at) && (!inside || gazetteer.form[name] === CODE))
        found.push({ start, end: at, name })
      if (at >= length) break
      node = step(trie, node, text.charCodeAt(at))
      if (node < 0) break
    }
  }
  return found
}

/**
 * A place at which no letter or digit goes on: `Foo` does not end in `Food`, but does in `Foo's`, and `RIL` does in
 * `RILs`.
 */
function endsWord(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  if (isHan(last) || !isWord(last)) return true
  const next = text.charCodeAt(end)
  if (!isWord(next)) return true
  // Plural and possessive without its mark; who asks later looks for capitals before it.
  return next === 115 && !isDigit(last) && !isWord(text.charCodeAt(end + 1))
}

/** Digits after the mark of an exchange: `sz000001`. */
function afterMark(text: string, start: number): boolean {
  const mark = text.slice(start - 2, start)
  return (mark === 'sz' || mark === 'sh' || mark === 'bj' || mark === 'hk') && !isWord(text.charCodeAt(start - 3))
}
