import { defineErrors } from '../../errors.ts'

export const researchErrors = defineErrors({
  REPORT_OVERTIME: {
    status: 408,
    zh: '没有在 {seconds} 秒内读完这份报告，请重试。',
    en: 'This report was not taken apart within {seconds} seconds. Try again.',
  },
})
