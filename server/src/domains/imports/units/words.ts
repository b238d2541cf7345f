import type { Bilingual, Language } from '@pandora/contract/language'
import type { UnitEvidence } from '@pandora/intelligence/statements/units/types'

/** What statements are called. */
export const statementWords = {
  income: { zh: '利润表', en: 'income statement' },
  balance: { zh: '资产负债表', en: 'balance sheet' },
  'cash-flow': { zh: '现金流量表', en: 'cash flow statement' },
} as const

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const power = (exponent: number): string => `10^${exponent}`

function wordsOf(one: UnitEvidence): Bilingual {
  switch (one.kind) {
    case 'neighbour':
      return one.exponent === 0
        ? {
            zh: `与 ${one.periodEnd} 的同一报表同一量级（${one.of} 项中 ${one.figures} 项），那一期存疑`,
            en: `Of the size of the same statement of ${one.periodEnd} (${one.figures} of ${one.of} figures), which is in doubt`,
          }
        : {
            zh: `${one.of} 项中 ${one.figures} 项同时约为 ${one.periodEnd} 的 ${power(one.exponent)} 倍`,
            en: `${one.figures} of ${one.of} figures are about ${power(one.exponent)} times those of ${one.periodEnd} at once`,
          }
    case 'shares':
      return {
        zh: `利润 ÷ 每股收益得 ${whole(one.implied)} 股，${one.day} 的总股本为 ${whole(one.against)}`,
        en: `Profit ÷ earnings a share gives ${whole(one.implied)} shares; ${whole(one.against)} were counted on ${one.day}`,
      }
    case 'listing':
      return {
        zh: `利润 ÷ 每股收益得 ${whole(one.implied)} 股，境内上市公司没有这样的股本`,
        en: `Profit ÷ earnings a share gives ${whole(one.implied)} shares: no company listed in the mainland has so many`,
      }
    case 'per-head':
      return {
        zh: `全年最大的流量摊到 ${whole(one.employees)} 名职工，每人只合 ${whole(one.value)}`,
        en: `The largest flow of the year over ${whole(one.employees)} employees is ${whole(one.value)} each`,
      }
    case 'pay':
      return {
        zh: `支付给职工的现金摊到 ${whole(one.employees)} 名职工，每人 ${whole(one.value)}`,
        en: `Cash paid to and for employees over ${whole(one.employees)} of them is ${whole(one.value)} each`,
      }
    default:
      return {
        zh: `同一期的${statementWords[one.statement].zh}存疑，两者同一量级`,
        en: `The ${statementWords[one.statement].en} of the same period is in doubt, and they are of one size`,
      }
  }
}

/** What speaks against the unit of figures, a sentence each. */
export const evidenceTexts = (evidence: readonly UnitEvidence[], language: Language): string[] =>
  evidence.map((one) => wordsOf(one)[language === 'en' ? 'en' : 'zh'])
