import { z } from 'zod'
import { day, defineOperation } from '../../operation.ts'
import { provenance } from '../../provenance.ts'

/** `last`: only so many of the newest days of the span. */
const span = z.object({ from: day.optional(), to: day.optional(), last: z.int().min(1).max(10_000).optional() })
const value = z.array(z.number().nullable())
/** Where a set of series came from, and what its figures are. */
const origin = {
  unit: z.string(),
  url: z.string().nullable(),
  publisherZh: z.string().nullable(),
  publisherEn: z.string().nullable(),
  provenance: provenance.nullable(),
}

export const macro = {
  exchangeRate: defineOperation({
    id: 'macro.exchangeRate',
    requirement: 'POLICY-38',
    method: 'POST',
    path: '/api/policy/exchangeRate',
    dated: true,
    summary: 'Exchange rates in CNY per one unit (JPY per 1), by day (POLICY-23)',
    input: span,
    output: z.object({
      time: z.array(z.string()),
      eurCny: value,
      gbpCny: value,
      hkdCny: value,
      jpyCny: value,
      usdCny: value,
      ...origin,
    }),
  }),
  lpr: defineOperation({
    id: 'macro.lpr',
    requirement: 'POLICY-39',
    method: 'POST',
    path: '/api/policy/lpr',
    dated: true,
    summary: 'Loan prime rate, per cent; `valueCode` is the day (POLICY-25)',
    input: span,
    output: z.object({ valueCode: z.array(z.string()), oneYear: value, fiveYear: value, ...origin }),
  }),
  shibor: defineOperation({
    id: 'macro.shibor',
    requirement: 'POLICY-40',
    method: 'POST',
    path: '/api/policy/shibor',
    dated: true,
    summary: 'SHIBOR, per cent, `now` overnight (POLICY-26)',
    input: span,
    output: z.object({
      valueCode: z.array(z.string()),
      now: value,
      oneWeek: value,
      twoWeek: value,
      oneMonth: value,
      threeMonth: value,
      sixMonth: value,
      nineMonth: value,
      oneYear: value,
      ...origin,
    }),
  }),
}

/** Series codes behind the rate operations, by field of the answer: those that the shipped mapping profiles give. */
export const seriesOf = {
  exchangeRate: {
    eurCny: 'ecb-cross.EURCNY',
    gbpCny: 'ecb-cross.GBPCNY',
    hkdCny: 'ecb-cross.HKDCNY',
    jpyCny: 'ecb-cross.JPYCNY',
    usdCny: 'ecb-cross.USDCNY',
  },
  lpr: { oneYear: 'lpr.1Y', fiveYear: 'lpr.5Y' },
  shibor: {
    now: 'shibor.ON',
    oneWeek: 'shibor.1W',
    twoWeek: 'shibor.2W',
    oneMonth: 'shibor.1M',
    threeMonth: 'shibor.3M',
    sixMonth: 'shibor.6M',
    nineMonth: 'shibor.9M',
    oneYear: 'shibor.1Y',
  },
} as const
