import { defineErrors } from '../../errors.ts'

/** Why meetings are not held against each other. */
export const policyMeetingErrors = defineErrors({
  NO_EARLIER_MEETING: {
    status: 404,
    zh: '“{series}”没有更早的会议可比。',
    en: 'There is no earlier meeting of “{series}” to compare with.',
  },
  MEETINGS_OUT_OF_ORDER: {
    status: 400,
    zh: '上一场会议要早于所选会议：{previous} 不早于 {chosen}。',
    en: 'The previous meeting is to be earlier than the chosen one: {previous} is not before {chosen}.',
  },
  NO_SUCH_ROW: {
    status: 404,
    zh: '这次对比里没有第 {row} 行。',
    en: 'There is no row {row} in this comparison.',
  },
  COMPARISON_FAILED: {
    status: 500,
    zh: '两篇文本没能对比完，请稍后再试。',
    en: 'The two texts could not be compared. Try again later.',
  },
})
