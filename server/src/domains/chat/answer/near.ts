import type { Left } from '@pandora/intelligence/answers/fillers'
import { folded } from '@pandora/intelligence/words/fold'
import { companyName, inWords, type Asking, type Draft } from './draft.ts'

/** Most names that are offered for one that is not known. */
const MOST = 5
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Whether two names of one length differ in one character of at least three. */
function oneOff(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false
  let other = 0
  for (let at = 0; at < a.length && other < 2; at++) if (a[at] !== b[at]) other++
  return other === 1
}

/** Whether a name is shortened to some of its characters in their order, the first among them: 陕煤 of 陕西煤业. */
function shortened(name: string, asked: string): boolean {
  if (asked.length < 2 || asked.length >= name.length || name[0] !== asked[0]) return false
  let at = 0
  for (const one of name) if (one === asked[at]) at++
  return at === asked.length
}

/** As much of a name as stands in a question around what was not known: of Tangbai Auto not Tangbai alone. */
function writtenOf(text: string, written: string, name: string): string {
  const words = name.split(' ')
  const lower = text.toLowerCase()
  for (let count = words.length; count > 1; count--) {
    const part = words.slice(0, count).join(' ').toLowerCase()
    const at = lower.indexOf(part)
    if (at >= 0 && part.includes(written.toLowerCase())) return text.slice(at, at + part.length)
  }
  return written
}

/** Companies whose names begin with the same two characters and go on otherwise, where they are few: 榕池药业, 榕池医药. */
function alikeOf(asked: string, known: Asking['known']): { id: string; near: number }[] {
  if (!isHan(asked) || asked.length < 3) return []
  const alike = [...known.companies].flatMap(([id, { nameZh }]) =>
    folded(nameZh ?? '').startsWith(asked.slice(0, 2)) ? [{ id, near: 1 }] : [],
  )
  return alike.length <= MOST ? alike : []
}

/**
 * Offers companies whose names are near to one that is not known: that hold it, that it begins with, that differ in one
 * character, else that begin with the same two. Nothing is taken for another by itself: which is meant is asked back.
 */
export function offerNear(draft: Draft, { known, reading }: Asking, text: string): boolean {
  const unknown = reading.left.filter(({ text: one }) => (isHan(one) ? one.length >= 2 : one.length >= 3))
  const latin = unknown.filter((one) => !isHan(one.text))
  // Words of Latin letters in a row are one name.
  const joined: Left[] =
    latin.length > 1 ? [{ text: latin.map((one) => one.text).join(' '), start: 0, end: 0 }, ...unknown] : unknown
  let found = false
  for (const { text: written } of joined) {
    const asked = folded(written)
    const scored = [...known.companies].flatMap(([id, { nameZh, nameEn }]) => {
      const name = folded((isHan(asked) ? nameZh : nameEn) ?? '')
      if (name === '') return []
      const near = isHan(asked)
        ? name.startsWith(asked)
          ? 3
          : name.includes(asked)
            ? 2
            : oneOff(name, asked) || shortened(name, asked) || (name.length >= 4 && asked.startsWith(name))
              ? 1
              : 0
        : name.startsWith(asked) &&
            (name.length === asked.length || !/[a-z]/.test(asked.at(-1) ?? '') || asked.length >= 4)
          ? 3
          : 0
      return near > 0 ? [{ id, near }] : []
    })
    if (scored.length === 0) scored.push(...alikeOf(asked, known))
    if (scored.length === 0 || scored.length > 40) continue
    draft.state = 'asked'
    found = true
    for (const { id } of scored.toSorted((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1)).slice(0, MOST)) {
      const name = companyName(draft, known, id)
      draft.choices.push({
        name: `${name} ${id.split('-')[1] ?? ''}`,
        text: text.includes(written)
          ? text.replace(writtenOf(text, written, name), name)
          : inWords(draft, `${name} ${text}`, `${name}: ${text}`),
      })
    }
    // The words of one name are not offered again by themselves.
    if (latin.length > 1 && written === joined[0]?.text) break
  }
  return found
}
