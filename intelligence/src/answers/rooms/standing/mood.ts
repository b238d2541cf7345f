import type { MoodAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const SIDES =
  /看[多涨]的?(?:人)?(?:多)?(?:还是|和|与|跟|、|vs)看[空跌]的?(?:人)?(?:的)?(?:更?多|比例|各占多少)?(?:一?些|一?点)?|看[空跌]的?(?:人)?(?:多)?(?:还是|和|与|跟|、)看[多涨]的?(?:人)?(?:的)?(?:更?多|比例|各占多少)?(?:一?些|一?点)?|多空(?:比例?|情绪|分歧|占比|对比|双方)|(?:市场|大盘|散户|股民|投资者|网友|整体|股市|论坛)(?:的)?(?:情绪|人气|心态|多空)|情绪(?:面|指数)?|(?:偏)?(?:乐观|悲观)(?:还是(?:偏)?(?:悲观|乐观))?|\b(?:bull(?:s|ish)?(?: or | and |\/| vs\.? | versus )bear(?:s|ish)?|bear(?:s|ish)?(?: or | and |\/| vs\.? | versus )bull(?:s|ish)?|(?:market|investor|retail|overall|forum|crowd) (?:sentiment|mood)|sentiment|mood)\b/g
const AROUND =
  /全?市场|大盘|大家|散户们?|股民们?|投资者们?|网友们?|股市|论坛|股吧|整体|总体|上|里|的|对|今天|今日|现在|目前|当前|最近|是|都|在|更|比较|偏|怎么样|咋样|如何|多少|呢|吗|多|人|说|\b(?:are|is|the|investors?|people|traders|retail|everyone|market|markets|forum|forums|on|of|in|right|now|today|currently|overall|more|mostly|most|what|what's|how|how's|sentiment|mood|posts?|there|than|do|feel|feeling)\b/g

/** Reads a question for how all posts of the forums stand, of no company, theme or industry. */
export function readMood(text: RoomText): MoodAsked | null {
  if (
    text.companies.length > 0 ||
    /哪[些只个家]|谁|股票|公司|主题|板块|行业|which|stocks|companies|themes?|sectors?/.test(text.lower)
  )
    return null
  if (!text.take(SIDES)) return null
  const time = text.time()
  text.take(AROUND)
  if (time === null || !text.isWhole()) return null
  return { room: 'mood', ...time }
}
