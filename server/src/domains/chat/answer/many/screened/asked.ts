import { readQuestion } from '@pandora/intelligence/answers/read'
import { readScreen, readScreenAfter } from '@pandora/intelligence/answers/screened/read'
import { nestedIn } from '@pandora/intelligence/answers/screened/nested'
import { isCombined, type Screen } from '@pandora/intelligence/answers/screened/screen'
import { keyOf } from '@pandora/intelligence/answers/vocabulary'
import { inWords, lacks, type Asking, type Draft } from '../../draft.ts'
import { ofMany } from '../../followed.ts'
import { answerComposition, type PartAsked } from '../../told/composition.ts'
import { askWhatOfGroup, isGroupTurn } from '../group-turn.ts'
import { answerScreened } from './answer.ts'

/**
 * Answers a question for companies within bounds of several times, places or streaks, or of the list before it; false
 * where it asks for something else, where not all of it is understood, or where a list by one time tells it.
 */
export async function answerScreen(
  draft: Draft,
  asking: Asking,
  text: string,
  before: readonly string[],
): Promise<boolean> {
  const { reading, known } = asking
  // Industries against one another are no companies.
  if (['opinion', 'meaning', 'industries'].includes(reading.intent)) return false
  const alone = readQuestion(text, known)
  if (isGroupTurn(alone)) {
    const last = before.at(-1)
    const screen = last === undefined ? null : readScreenAfter(last, before.slice(0, -1), known)
    if (screen && isCombined(screen)) {
      const { industries, themes } = alone
      await answerScreened(draft, asking, { ...screen, industries, themes })
      return true
    }
    if (!isGroupTurn(reading)) return false
    askWhatOfGroup(draft)
    return true
  }
  if (asksOfRivals(alone, before, known)) return askWhose(draft)
  // 涨了多少 alone is of what was spoken of: no companies are looked for.
  if (before.length > 0 && MOVED_ALONE.test(alone.asked)) return false
  const own = readScreen(text, known)
  if (!own) return nestedIn(text.toLowerCase()) !== null && reading.companies.length === 0 && askPart(draft)
  const screen = readScreenAfter(text, before, known)
  if (!screen) return answerOfNoList(draft, asking, own, before)
  if (reading.companies.length > 0 && !screen.within && !screen.asksForMany) return false
  const isListed = ofMany.has(reading.intent) && reading.left.length === 0
  if (isListed && !isCombined(screen)) return false
  await answerScreened(draft, asking, screen)
  return true
}

/** How far something went, of nothing that is named. */
const MOVED_ALONE =
  /^(?:那|它|他们|它们|今天|昨天|今年|本周|这周|上周|本月|上月|上个月|以来|股价|的)*(?:上|下)?[涨跌]了?(?:多少|吗|没有?|没)?(?:呢)?[?？。]?$|^(?:and )?how much (?:did|has|have) (?:it|they|that) (?:rise|risen|fall|fallen|move|moved|gain|gained|drop|dropped|go up|gone up|go down|gone down)[?. ]*$/

/** Words by which one of those told before is asked for. */
const PICKS = /^(?:那|其中)?(?:谁|哪[一]?[个家只])|^(?:and )?(?:which|who)(?: one| of (?:them|these|those))?\b/

/** Which of the rivals that were told comes first: they are no list that is kept, and none is made of the market. */
function asksOfRivals(alone: Asking['reading'], before: readonly string[], known: Asking['known']): boolean {
  const last = before.at(-1)
  const isNew = alone.companies.length + alone.industries.length + alone.themes.length + alone.conditions.length > 0
  const isPick =
    PICKS.test(alone.asked) &&
    /最|\b(?:biggest|largest|highest|lowest|smallest|cheapest|best|worst|most)\b/.test(alone.asked)
  if (last === undefined || isNew || !isPick) return false
  return readQuestion(last, known).rival
}

/** Of a list within a list that is not understood nothing is told of the whole market. */
function askPart(draft: Draft): true {
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, '没有听懂这张名单里再问的是什么', 'What is asked of that list was not understood'),
    inWords(draft, '先问名单，再问其中哪些', 'Ask for the list first, and then which of them'),
  )
  return true
}

/** Which part of a business comes first, by the figures that a report divides it by. */
function partOf({ order, bounds, where }: Screen): PartAsked | null {
  if (!order || bounds.length + where.length > 0 || order.column.time !== null) return null
  const key = keyOf(order.column.measure)
  if (/^(?:item:revenue|field:marketCap)$/.test(key)) return { by: 'revenue', order: order.order }
  if (/^(?:item:(?:parent_)?net_profit|formula:(?:gross|net)Margin)$/.test(key))
    return { by: 'margin', order: order.order }
  return null
}

/**
 * What speaks of a list where none is before it: of the parts of a company's business, or of nothing that is known,
 * which is asked back rather than told of the whole market. False where the questions before name what is meant.
 */
async function answerOfNoList(draft: Draft, asking: Asking, own: Screen, before: readonly string[]): Promise<boolean> {
  const { reading, known } = asking
  const last = before.at(-1)
  const earlier = last === undefined ? null : readQuestion(last, known)
  const ids = earlier?.companies.flatMap((one) => one.companyIds) ?? []
  const part = earlier?.intent === 'composition' && ids.length === 1 ? partOf(own) : null
  if (part) {
    await answerComposition(draft, asking, ids, part)
    return true
  }
  if (reading.companies.length > 0 || (earlier && ofMany.has(earlier.intent))) return false
  return askWhose(draft)
}

/** Asks which companies are meant, where no list stands before. */
function askWhose(draft: Draft): true {
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, '问题说的是哪些公司', 'Which companies are meant'),
    inWords(
      draft,
      '前面的问题没有列出公司：请写出行业、主题或条件',
      'No list was made before: name an industry, a theme or bounds',
    ),
  )
  return true
}
