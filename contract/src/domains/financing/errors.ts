import { defineErrors } from '../../errors.ts'

export const financingErrors = defineErrors({
  NO_SUCH_ORGANISATION: {
    status: 404,
    zh: '没有以此为名的投资机构。',
    en: 'No investor bears this name.',
  },
  NO_SUCH_VENTURE: {
    status: 404,
    zh: '没有关于这家公司的融资记录。',
    en: 'Nothing is known of a financing of this company.',
  },
  NO_SUCH_ROUND: { status: 404, zh: '没有这一轮融资。', en: 'There is no such round.' },
  SAME_ORGANISATION: {
    status: 409,
    zh: '这两个名称已属于同一家机构。',
    en: 'Both names already belong to one organisation.',
  },
  JUDGEMENT_TAKEN_BACK: {
    status: 409,
    zh: '这项判定已经撤回。',
    en: 'This decision has been taken back already.',
  },
  BAD_PERIOD: {
    status: 400,
    zh: '时期的开始不能晚于结束。',
    en: 'A period cannot begin after it ends.',
  },
})
