import type { AuthorsAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const WRITERS = '作者|博主|大v|网友|用户|发帖人|人|号|账号|球友|股友'
const MOST_FANS = new RegExp(
  `(?:谁|哪[个位]?(?:${WRITERS})?)(?:的)?(?:粉丝|关注者)(?:数量?)?(?:是)?最多(?:的)?|(?:粉丝|关注者)(?:数量?)?最多的?(?:${WRITERS})?(?:是谁|有谁|有哪些|是哪[个位])?|\\b(?:who|which (?:author|poster|user|blogger)s?) (?:has|have|had) (?:the )?most (?:fans|followers)\\b|\\bmost[- ]followed (?:authors?|posters?|users?|bloggers?|accounts?)\\b|\\b(?:authors?|posters?|users?|bloggers?) (?:with|by) (?:the )?(?:most )?(?:fans|followers)\\b`,
  'g',
)
const MOST_POSTS = new RegExp(
  `(?:谁|哪[个位]?(?:${WRITERS})?)(?:的)?(?:发帖|发文|帖子|文章)(?:数量?)?最多(?:的)?|(?:发帖|发文)(?:数量?)?最多的?(?:${WRITERS})?(?:是谁|有谁|有哪些)?|最活跃的?(?:作者|博主|大v|网友|用户|发帖人)(?:是谁|有谁|有哪些)?|\\b(?:who|which (?:author|poster|user)s?) (?:posts?|posted|writes?|wrote) (?:the )?most\\b|\\bmost (?:active|prolific) (?:authors?|posters?|users?|bloggers?)\\b`,
  'g',
)
/** Of one by name. */
const OWN =
  /(?:有)?(?:多少|几个|几万)(?:个)?(?:粉丝|关注者)|(?:的)?(?:粉丝|关注者)(?:数量?)?(?:有|是)?(?:多少|几个)?|(?:这个(?:人|作者|博主))?是(?:谁|什么人|哪位)|有哪些(?=[?？]?$)|\bhow many (?:fans|followers) (?:does|do|has|have)\b|\b(?:fans|followers) of\b|\bwho(?:'s| is)\b/g
const AROUND =
  /论坛|股吧|全市场|雪球|东方财富|上|里|\b(?:on|in) (?:the )?(?:forums?|boards?)\b|\b(?:have|has|got|author|poster|user|blogger)\b/g

/** Reads a question for who writes on the forums: those with most fans or posts, or one by name. */
export function readAuthors(text: RoomText): AuthorsAsked | null {
  if (text.companies.length > 0) return null
  const fans = text.take(MOST_FANS)
  const ranked = fans ?? text.take(MOST_POSTS)
  const own = ranked ? null : text.take(OWN)
  if (!ranked && !own) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  if (time === null || time.period !== null) return null
  if (ranked) {
    if (!text.isWhole()) return null
    return { room: 'authors', companies: [], name: null, by: fans ? 'fans' : 'posts', most, ...time }
  }
  // Names of authors are written as they like: what is left is looked up as it stands.
  const name = text.topic()
  if (name === null || name.length < 2 || name.length > 24) return null
  return { room: 'authors', companies: [], name, by: 'fans', most, ...time }
}
