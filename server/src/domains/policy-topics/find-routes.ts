import { totalPages } from '@pandora/contract/constants'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { CLOUD_WORDS } from '@pandora/contract/domains/policy-topics/topics'
import { dayOf } from '@pandora/contract/time'
import { labelEnglish } from '@pandora/intelligence/policy/bilingual/label-names'
import { phraseOf, phraseQuery } from '@pandora/intelligence/words/phrase'
import { z } from 'zod'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { givenNames } from '../documents/offers/given-names.ts'
import { heldCatalogue, storedOf } from './catalogue.ts'
import { countsOf, FRESH_DAYS, heldCounts, heldReach } from './counts.ts'
import { policiesOfTopics } from './policies.ts'
import { always, policyTexts } from './policies.queries.ts'
import { colourOf, presentCloudText, presentRanking, presentTopic } from './present.ts'
import { policiesWithWord, postsWithWords, reachOfWords, textsWithWord, wordsOfPolicies } from './words.queries.ts'

const DAY = 86_400_000

/** Words of a cloud with how many policies have them; heavy, and the same for every reader but for the colours. */
const heldWords = defineHeld({
  id: 'policy-topics.words',
  whole: true,
  reads: [heldCatalogue, 'policy_topic_word', 'policy_topic_document'],
  input: z.object({ topicIds: z.array(z.string()), days: z.int() }),
  load: async ({ services, db, view }, { topicIds, days }) => {
    const stored = storedOf(await heldCatalogue.read(services, view, {}), topicIds)
    const { newest, policies } = await reachOfWords(db, view, stored, days)
    const from = newest === null ? null : newest - days * DAY
    const words = from === null ? [] : await wordsOfPolicies(db, view, stored, from, CLOUD_WORDS)
    return { newest, from, policies, words }
  },
})

/** What the index is asked for a word; null where it holds nothing to look for. */
const queryOf = (word: string): string | null => {
  const phrase = phraseOf(word)
  return phrase.length === 0 ? null : phraseQuery(phrase)
}

export const findRoutes: readonly Route[] = [
  serve(policyTopics.wordCloud, async ({ services, view, user, input: { topicIds, days } }) => {
    const [{ newest, from, policies, words }, given] = await Promise.all([
      heldWords.read(services, view, { topicIds: topicIds.toSorted(), days }),
      givenNames(services, view),
    ])
    return {
      ...wholeOf(
        words.map(({ word, count }) => ({
          name: word,
          nameEn: labelEnglish(word, given),
          num: count,
          color: colourOf(word, user.uid),
        })),
      ),
      policies,
      fromDay: from === null ? null : dayOf(from),
      newestDay: newest === null ? null : dayOf(newest),
    }
  }),

  serve(policyTopics.wordCloudDetail, async ({ db, view, input: { word, platform, ...asked } }) => {
    const query = queryOf(word)
    const [{ policies, df, xq }, ids] = await Promise.all([
      textsWithWord(db, view, word, query),
      platform === 'policy'
        ? policiesWithWord(db, view, word, asked)
        : query === null
          ? []
          : postsWithWords(db, view, query, platform === 'dc' ? 'df' : 'xq', asked),
    ])
    const texts = await policyTexts(db, view, ids)
    const total = { policy: policies, dc: df, xq }[platform]
    return {
      ...pageOf(
        texts.map((text) => presentCloudText(text, word)),
        total,
        asked,
        ids.length,
      ),
      totalPages: totalPages(total, asked.size),
      policyTotal: policies,
      dcTotal: df,
      xqTotal: xq,
    }
  }),

  serveShared(
    policyTopics.hotRanking,
    { reads: [heldCatalogue, heldReach, heldCounts] },
    async ({ services, view, input: { days, ...asked } }) => {
      const [catalogue, { newest, counts }] = await Promise.all([
        heldCatalogue.read(services, view, {}),
        countsOf(services, view, days),
      ])
      const ranked = presentRanking(catalogue, counts)
      return {
        ...pageOf(partOf(ranked, asked), ranked.length, asked),
        newestDay: newest === null ? null : dayOf(newest),
      }
    },
  ),

  serve(policyTopics.searchList, async ({ services, db, view, input: { text, ...asked } }) => {
    const [catalogue, { counts }] = await Promise.all([
      heldCatalogue.read(services, view, {}),
      countsOf(services, view, FRESH_DAYS),
    ])
    const sought = text.toLowerCase()
    const topics = catalogue.topics
      .filter(({ nameZh, nameEn }) => nameZh.includes(text) || nameEn.toLowerCase().includes(sought))
      .map((node) => ({ ...presentTopic(node), count: counts.get(node.topicId)?.count ?? 0 }))
    const query = queryOf(text)
    // A text of signs alone stands in no policy: the index would answer with all of them.
    const policies = await policiesOfTopics({ services, db, view }, { topicIds: [], ...asked }, always, query ?? "''")
    return { ...policies, topics }
  }),
]
