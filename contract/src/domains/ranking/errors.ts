import { defineErrors } from '../../errors.ts'

/** Why a list, a weighting or a change of them is refused. */
export const rankingErrors = defineErrors({
  LIST_WITHHELD: {
    status: 409,
    zh: '管理员暂停了这个榜单：{reason}',
    en: 'An administrator has withheld this list: {reason}',
  },
  NO_WEIGHT: {
    status: 400,
    zh: '至少三个因子的权重要大于 0。',
    en: 'At least three factors need a weight above 0.',
  },
  WEIGHTING_EXISTS: {
    status: 409,
    zh: '已经有叫“{name}”的权重。',
    en: 'There already is a weighting named “{name}”.',
  },
  TOO_MANY_WEIGHTINGS: {
    status: 409,
    zh: '最多保存 {limit} 组权重，请先删除不用的。',
    en: 'At most {limit} weightings are kept. Delete one first.',
  },
})
