import { defineErrors } from '../../errors.ts'

/** Why an entry of the risk register is not taken. */
export const riskErrors = defineErrors({
  RISK_ALREADY_KEPT: {
    status: 409,
    zh: '这个风险已在登记册里。',
    en: 'This risk is in the register already.',
  },
  RISK_SUBJECT_UNKNOWN: {
    status: 400,
    zh: '没有“{subject}”这个地方或公司。',
    en: 'There is no place or company “{subject}”.',
  },
})
