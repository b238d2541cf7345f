import { keyOf } from '@pandora/intelligence/answers/vocabulary'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { inWords, lacks, type Draft } from '../draft.ts'

const TURN = /^那|呢[?？]?\s*$|^(?:what about|how about|and)\b/i
/** Words by which something is asked of the group itself. */
const ASKS =
  /市值|规模|公司|企业|股票|个股|成分|[大小多少几哪谁有]|\b(?:caps?|values?|size|largest|biggest|smallest|compan(?:y|ies)|stocks?|who|which|list|many)\b/i

/**
 * Whether a question names a group after another question and says nothing of its own (非银呢, what about banks?): what
 * is asked of it stands in the question before.
 */
export function isGroupTurn({ asked, companies, industries, themes, measures, ...rest }: Reading): boolean {
  const [size, ...more] = measures
  return (
    TURN.test(asked.trim()) &&
    !ASKS.test(asked) &&
    companies.length === 0 &&
    industries.length + themes.length > 0 &&
    rest.intent === 'screen' &&
    size !== undefined &&
    more.length === 0 &&
    keyOf(size) === 'field:marketCap' &&
    rest.periods.length + rest.conditions.length + rest.left.length === 0 &&
    rest.rank === null
  )
}

/** A list, a count or a middle that was asked for, of another group. */
export const ofOtherGroup = (said: Reading, { language, industries, themes }: Reading): Reading => ({
  ...said,
  language,
  industries,
  themes,
})

/** Asks what is meant to be told of a group, where the question before it was not understood or says nothing of many. */
export function askWhatOfGroup(draft: Draft): void {
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, '问的是这些公司的什么', 'What is asked of these companies'),
    inWords(
      draft,
      '前面的问题没有可以换到它们身上的：请写出指标或条件',
      'Nothing in the question before can be asked of them: name a figure or bounds',
    ),
  )
}
