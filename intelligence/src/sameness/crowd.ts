import { normalised } from '../names.ts'
import { alikeShort, comparable, type Comparable } from './same-text.ts'
import { contained, ownWords, saidIn, signatureOf, type Signature } from './signature.ts'
import { samenessRule, type SamenessRule } from './stories.ts'

/** Fewest letters and digits of words that accounts are held to have from one another: shorter ones anybody writes. */
export const SHORTEST_SHARED = 24
/** Letters a run of which a post has from a text of the news, letters read of one, and least share of its runs. */
const RUN = 4
const READ = 2000
const PASSED_ON = 0.5

/** Letters and digits of a post's own words. */
export const lettersOf = (title: string, body: string): string => normalised(ownWords(saidIn(title, body)))

/** How alike two posts are by their own words: `alikeShort`, 1 where they are the same to the letter. */
export const postsAlike = (one: { title: string; body: string }, other: { title: string; body: string }): number =>
  alikeShort(comparable(lettersOf(one.title, one.body)), comparable(lettersOf(other.title, other.body)))

/** Signs with which forums mark that words are another account's. */
const quoting = /\/\/@|(?:转发|转自|引用|回复|RT)\s*@/u

/**
 * Whether a post says from whom it has its words: by a forum's sign of quoting, or by the name of who wrote them
 * first.
 */
export function namesSource(text: string, firstAuthor: string | null): boolean {
  if (quoting.test(text)) return true
  const name = firstAuthor === null ? '' : normalised(firstAuthor)
  return name.length >= 3 && normalised(text).includes(name)
}

/** Whether a post passes on a text of the news: half of its runs of four letters or more stand there. */
export function passesOn(post: { title: string; body: string }, news: { title: string; body: string }): boolean {
  const letters = lettersOf(post.title, post.body)
  const told = normalised(`${news.title}\n${news.body.slice(0, READ)}`)
  let [there, runs] = [0, 0]
  for (let at = 0; at + RUN <= letters.length; at++) {
    runs++
    if (told.includes(letters.slice(at, at + RUN))) there++
  }
  return runs > 0 && there >= PASSED_ON * runs
}

/** A post as it is held against others: its letters and its signature. */
export interface HeldPost {
  letters: Comparable
  signature: Signature
}

export const heldPost = (title: string, body: string): HeldPost => ({
  letters: comparable(lettersOf(title, body)),
  signature: signatureOf('', ownWords(saidIn(title, body))),
})

/** Whether two posts are near copies by the rule by which the stories of posts are told. */
export function areNearCopies(one: HeldPost, other: HeldPost, rule: SamenessRule = samenessRule): boolean {
  if (contained(one.signature, other.signature) < rule.worthComparingPost) return false
  const likeness = alikeShort(one.letters, other.letters)
  const pairs = Math.min(one.letters.pairs.length, other.letters.pairs.length)
  return likeness >= rule.leastPost && likeness * pairs >= rule.leastPairs
}
