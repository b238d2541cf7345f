import { defineErrors } from '../../errors.ts'

/** Why a call is not recorded. */
export const callsErrors = defineErrors({
  UNTIL_NOT_AHEAD: {
    status: 400,
    zh: '{day} 不在今天之后，判断要有一个将来的日期。',
    en: '{day} is not after today. A call needs a day ahead.',
  },
  UNTIL_TOO_FAR: {
    status: 400,
    zh: '判断最远到 {day}。',
    en: 'A call reaches to {day} at most.',
  },
  CALL_OF_THE_PAST: {
    status: 409,
    zh: '正在看过去的一天，判断只能在现在做。',
    en: 'You are looking at a past day. A call is made in the present.',
  },
  CALL_WITHOUT_REASON: {
    status: 400,
    zh: '写一句理由，判断才能记录。',
    en: 'Say why in a sentence; then the call is recorded.',
  },
  SAME_CALL_TODAY: {
    status: 409,
    zh: '今天已经对这家公司做过到 {day} 的判断，不能修改。',
    en: 'You have made a call on this company until {day} today. It cannot be changed.',
  },
})
