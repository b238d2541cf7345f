import { z } from 'zod'
import { modalities } from '../analysis/operations.ts'
import { evidence } from '../impact/operations.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation } from '../../operation.ts'
import { provenance } from '../../provenance.ts'

/** What an organisation did: took part in a round, or is named in an event of the company's capital. */
export const investmentParts = ['round', 'buys', 'sells', 'pledge', 'transfer', 'placement', 'control'] as const

/** Who put money into a listed company (COMP-44). */
export const companyOrgs = {
  orgs: defineOperation({
    id: 'financing.orgs',
    requirement: 'COMP-44',
    method: 'POST',
    path: '/api/company/investmentOrgs',
    dated: true,
    summary:
      'Organisations that put money into a company or hold of it, as financing rounds and events name them, each with its evidence',
    input: z.object({ companyId: publicId('company') }),
    output: z.object({
      dataList: z.array(
        z.object({
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          /** Where it is a company of the market. */ companyId: z.string().nullable(),
          latest: z.string(),
          parts: z.array(
            z.object({
              part: z.enum(investmentParts),
              day: z.string(),
              /** Of a round: `A`, `pre-IPO` …, and whose it is. */ round: z.string().nullable(),
              roundId: z.string().nullable(),
              ofZh: z.string().nullable(),
              ofEn: z.string().nullable(),
              eventId: z.string().nullable(),
              modality: z.enum(modalities).nullable(),
              /** Of the whole round or event, not of the organisation alone. */ amount: z.number().nullable(),
              unit: z.string().nullable(),
              document: evidence.nullable(),
              provenance: provenance.nullable(),
            }),
          ),
        }),
      ),
      rounds: z.int(),
      events: z.int(),
      /** Which kinds of sources there are in the market at all, and which of them name this company. */
      sources: z.array(
        z.object({ kind: z.enum(['financing-round', 'event']), inMarket: z.boolean(), ofCompany: z.boolean() }),
      ),
      /** Why the list is empty: no such source in the market, or none that names the company. */
      absence: z.enum(['NO_SOURCE', 'NOT_NAMED']).nullable(),
    }),
  }),
}
