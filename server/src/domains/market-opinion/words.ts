import { CLOUD_WORDS } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { tellingWords } from '@pandora/intelligence/keywords/words'
import { defineHeld } from '../../shared/define-held.ts'
import { namesOfCompany } from '../../shared/company-names.queries.ts'
import { countedTables } from './ground.ts'
import { textsOn, type PostText } from './posts.queries.ts'

/** Posts whose words are counted at most, the newest. */
const MOST_POSTS = 3000
const DAY = 86_400_000

/** A word of posts with the posts that have it, the newest first. */
export interface WordOfPosts {
  word: string
  posts: { id: string; platform: PostText['platform'] }[]
}

/** Whether a word is a code of a stock, or part of a name of whom the posts are about. */
const saysWho = (word: string, names: readonly string[]): boolean =>
  /\d{6}/.test(word) || names.some((name) => name.includes(word))

/** Words of texts by how many have them, at most 200; names of whom they are about say nothing of them. */
export function wordsOfPosts(texts: readonly PostText[], names: readonly string[]): WordOfPosts[] {
  const found = new Map<string, WordOfPosts>()
  for (const { document_id: id, platform, title, body } of texts) {
    const words = new Set([...tellingWords(title), ...tellingWords(body)].map(({ word }) => word))
    for (const word of words) {
      if (word.length < 2 || word.length > 40 || saysWho(word, names)) continue
      const own = found.get(word)
      if (own) own.posts.push({ id, platform })
      else found.set(word, { word, posts: [{ id, platform }] })
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.posts.length - one.posts.length || (one.word < other.word ? -1 : 1))
    .slice(0, CLOUD_WORDS)
}

/** Words of the posts on a company in the last days: the cloud and what stands behind each word. */
export const heldWords = defineHeld({
  id: 'market-opinion.words',
  reads: [...countedTables, 'company_name', 'document'],
  input: marketOpinion.wordCloud.input.pick({ companyId: true, days: true }),
  load: async ({ db, view, now }, { companyId, days }) => {
    const [texts, names] = await Promise.all([
      textsOn(db, view, { companyId, since: (view.asOf ?? now) - days * DAY, most: MOST_POSTS }),
      namesOfCompany(db, view, companyId),
    ])
    return { posts: texts.length, words: wordsOfPosts(texts, names) }
  },
})
