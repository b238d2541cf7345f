import { defineErrors } from '../../errors.ts'

/** Why a scenario is not worked out. */
export const scenariosErrors = defineErrors({
  SCENARIO_WITHOUT_BASIS: {
    status: 400,
    zh: '请选一个起点：一条供应链、一家公司或一个地区。',
    en: 'Choose one place to start from: a chain, a company or a region.',
  },
  SCENARIO_WITHOUT_TARGET: {
    status: 400,
    zh: '还没有选冲击谁：请至少选一家公司、一个地区或一种产品。',
    en: 'Nobody is hit yet: choose at least one company, region or part.',
  },
  SCENARIO_SIZE_ABOVE_WHOLE: {
    status: 400,
    zh: '产量最多减少 100%。',
    en: 'A volume falls by at most 100%.',
  },
})
