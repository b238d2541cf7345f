import { defineErrors } from '../../errors.ts'

export const supplyErrors = defineErrors({
  RELATION_NOT_FOUND_IN_TEXTS: {
    status: 404,
    zh: '没有文本说到这两家公司之间的这种关系。',
    en: 'No text says this of the two companies.',
  },
  RELATION_NOT_GIVEN: {
    status: 404,
    zh: '没有数据源给出这两家公司之间的这种关系。',
    en: 'No source gives this of the two companies.',
  },
  RELATION_DECIDED: {
    status: 409,
    zh: '这条关系已有人裁定；要改，请先撤回。',
    en: 'This relation has been decided already; take that back first.',
  },
  DECISION_TAKEN_BACK: { status: 409, zh: '这条裁定已经撤回。', en: 'This decision has been taken back already.' },
})
