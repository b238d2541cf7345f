import { z } from 'zod'
import { newsItem } from './documents.ts'
import { day, defineOperation, id, pageInput } from './operation.ts'
import { provenance } from './provenance.ts'

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

/** How a policy touches a company: by its name, by a product it sells, by an industry it belongs to. */
export const policyTouches = ['named', 'product', 'industry'] as const

export const policy = {
  ofCompany: defineOperation({
    id: 'policy.ofCompany',
    requirement: 'COMP-36',
    method: 'POST',
    path: '/api/company/policies',
    dated: true,
    summary:
      'Policies that name a company, its products or its industries, newest first, with the share of its revenue that they touch',
    input: z.object({ companyId: id, touch: z.enum(policyTouches).optional(), ...pageInput(10, 50) }),
    output: z.object({
      dataList: z.array(
        newsItem.extend({
          category: z.string().nullable(),
          /** Every way in which it touches the company, the nearest first. */
          touches: z.array(
            z.object({
              kind: z.enum(policyTouches),
              /** Product as the segment is called, code of the industry, or the company. */ id: z.string(),
              nameZh: z.string().nullable(),
              nameEn: z.string().nullable(),
              /** Share of revenue, per cent, of the last segments known; null where none are, with the reason. */
              revenueShare: z.number().nullable(),
              periodEnd: z.string().nullable(),
              absence: z.enum(['NO_SOURCE', 'NO_SEGMENT']).nullable(),
              /** Words of the text. */ quote: z.string().nullable(),
            }),
          ),
          /** The largest share that any way touches. */ revenueShare: z.number().nullable(),
        }),
      ),
      total: z.int(),
      page: z.int(),
      hasMore: z.boolean(),
      totalPages: z.int(),
      /** How many touch it in each way; one policy may in several. */ counts: z.object({
        named: z.int(),
        product: z.int(),
        industry: z.int(),
      }),
    }),
  }),
  exchangeRate: defineOperation({
    id: 'policy.exchangeRate',
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
    id: 'policy.lpr',
    requirement: 'POLICY-39',
    method: 'POST',
    path: '/api/policy/lpr',
    dated: true,
    summary: 'Loan prime rate, per cent; `valueCode` is the day (POLICY-25)',
    input: span,
    output: z.object({ valueCode: z.array(z.string()), oneYear: value, fiveYear: value, ...origin }),
  }),
  shibor: defineOperation({
    id: 'policy.shibor',
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
