import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { labelClassList } from './topics.ts'

/** `group.<key>`, `field.<key>` or `industry.<code of the classification>`. */
export const topicId = publicId('policyTopic', z.string().regex(/^(?:group|field|industry)\.[\w.-]{1,50}$/))
/** Topics that are asked for; none: all of them. */
export const topicIds = z.array(topicId).max(200).default([])

/** A topic by name. */
export const topicRef = z.object({ topicId: z.string(), nameZh: z.string(), nameEn: z.string() })
const counted = { ...topicRef.shape, count: z.int() }

/** A name found in policies, its English one where one is known, and its class (POLICY-08). */
export const policyLabel = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  type: z.enum(labelClassList),
})

/**
 * A policy of a topic (POLICY-07). `reportContent`: the passage by which it is of the topic; the highlight's end is
 * exclusive, both in UTF-16 units of `reportContent`. `reportContentHtml`: the same, escaped, the highlight in `mark`.
 */
export const topicPolicy = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Milliseconds since 1970, and its day in Asia/Shanghai. */
  publishTime: z.int(),
  publishDay: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  category: z.string().nullable(),
  /** The first ten by how often they stand in the text (POLICY-09), of `labelTotal`. */
  labelList: z.array(policyLabel),
  labelTotal: z.int(),
  reportContent: z.string(),
  reportContentHtml: z.string(),
  highlightStart: z.int(),
  highlightEnd: z.int(),
  /** Its topics, what most of its sentences are about first; `share` of the sentences, per cent. */
  topics: z.array(z.object({ ...topicRef.shape, share: z.number(), inTitle: z.boolean() })),
})

/** One month of a timeline (POLICY-20); `height` per cent of the largest, never below 20 (POLICY-21). */
export const timelineMonth = z.object({
  timestamp: z.int(),
  month: z.string(),
  count: z.int(),
  height: z.number(),
})

/** A topic in a ranking. `before`: policies in the stretch of the same length before. */
export const hotTopic = z.object({
  ...counted,
  before: z.int(),
  rank: z.int(),
  /** Null where it had no policy before. */
  rankBefore: z.int().nullable(),
})

/** What of a tree's node was ticked: the node and all below, some, or none. */
export const tickStates = ['all', 'some', 'none'] as const
const tickNode = {
  id: z.string(),
  topic: z.string(),
  topicEn: z.string(),
  /** Ticked: all below it too (POLICY-11, POLICY-12). */
  flag: z.boolean(),
  state: z.enum(tickStates),
}
export const configurationNode = z.object({
  ...tickNode,
  dataList: z.array(z.object({ ...tickNode, dataList: z.array(z.object({ id: z.string() })).max(0) })),
})

/** A topic of the tree with how many policies it has, in all and in the last 30 days before the newest. */
const treeLeaf = { ...counted, fresh: z.int() }
export const treeNode = z.object({ ...treeLeaf, dataList: z.array(z.object(treeLeaf)) })

/** A word of the cloud (POLICY-31): `num` documents have it; `color` 1 to 10, the same in a session. */
export const cloudWord = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  num: z.int(),
  color: z.int().min(1).max(10),
})

/** Where the texts behind a word come from: policies, and posts of the two forums. */
export const cloudPlatforms = ['policy', 'dc', 'xq'] as const
/** A text that has a word of the cloud. */
export const cloudText = z.object({
  documentId: z.string(),
  title: z.string(),
  publishTime: z.int(),
  publishDay: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  quote: z.string(),
})

/** What the page of a topic says of it (POLICY-62). */
export const topicPage = z.object({
  ...treeLeaf,
  group: topicRef.nullable(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** The first ten labels of its policies by how many have them. */
  labelList: z.array(policyLabel.extend({ count: z.int() })),
  labelTotal: z.int(),
  /** Words by which policies are of the topic, by how many policies. */
  words: z.array(z.object({ word: z.string(), count: z.int() })),
  categories: z.array(z.object({ category: z.string().nullable(), count: z.int() })),
  sources: z.array(z.object({ source: z.string(), sourceEn: z.string().nullable(), count: z.int() })),
  /** Topics that its policies have besides. */
  related: z.array(z.object(counted)),
  timeline: z.array(timelineMonth),
})
