import { defineErrors } from '../../errors.ts'

export const correctionsErrors = defineErrors({
  ANALYSIS_NOT_DONE: {
    status: 409,
    zh: '这份文档还没有分析，或无法分析。',
    en: 'This document has not been analysed, or cannot be.',
  },
  BAD_SPAN: { status: 400, zh: '选中的文字不在这份文档里。', en: 'These words are not in the document.' },
  NOT_A_POST: { status: 400, zh: '只有帖子有多空立场。', en: 'Only posts have a stance.' },
  NOT_A_POLICY_TEXT: {
    status: 400,
    zh: '只有政策文件有标签和发文部门。',
    en: 'Only policy documents have labels and issuing departments.',
  },
  CORRECTION_TAKEN_BACK: { status: 409, zh: '这条更正已经撤回。', en: 'This correction has been taken back already.' },
})
