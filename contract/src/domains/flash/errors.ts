import { defineErrors } from '../../errors.ts'

export const flashErrors = defineErrors({
  TIME_POINT_EXISTS: { status: 409, zh: '这个时间点已经有了。', en: 'This time point is already there.' },
  TOO_MANY_TIME_POINTS: { status: 409, zh: '时间点最多 {limit} 个。', en: 'At most {limit} time points.' },
})
