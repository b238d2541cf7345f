import { z } from 'zod'
import { measured } from '../../measured.ts'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { documentKinds } from './kinds.ts'

/**
 * One news item in a list (FLASH-05). Times: `newsTimestamp` ms; `newsDate` `MMM DD`; `publishDateZh` wall clock in
 * Asia/Shanghai.
 */
export const newsItem = z.object({
  newsId: z.string(),
  kind: z.enum(documentKinds),
  language: z.enum(['zh', 'en']),
  title: z.string(),
  /** First sentences of the body; empty when the body says no more than the title. */
  summary: z.string(),
  source: z.string(),
  /** Null where the source has no name in English. */
  sourceEn: z.string().nullable(),
  publishDateZh: z.string(),
  newsTimestamp: z.int(),
  newsDate: z.string(),
  /** Calendar day `YYYY-MM-DD` in Asia/Shanghai, to group by across years. */
  newsDay: z.string(),
  /** `day` and `year`: the source gives no time of day, so none is shown. */
  precision: z.enum(['instant', 'day', 'year']),
  /** Addresses of this server (decisions 22), never a third party's. */
  imageUrls: z.array(z.string()),
  /** 1 no image, 2 one or two, 3 three or more (FLASH-07). */
  imageType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  companies: z.array(
    z.object({
      companyId: z.string(),
      code: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      /** Change of the last bar known, per cent. */
      changeRate: measured({ measure: 'company.changeRate', day: 'changeOn' }),
      /** The day of that bar, and whether it is of adjusted prices. Null where no bar is known. */
      changeOn: z.string().nullable(),
      changeAdjusted: z.boolean(),
    }),
  ),
})

/** A document opened: its text and where it came from. */
export const newsDetail = newsItem.extend({
  content: z.string(),
  /** Where each page begins in `content`, in UTF-16 units; empty where the text has no pages (COMP-31). */
  pages: z.array(z.int()),
  url: z.string().nullable(),
  category: z.string().nullable(),
  provenance,
  /** Earlier and later wordings, newest first, where the source was corrected. */
  versions: z.array(z.object({ knownAt: instant.nullable(), title: z.string(), current: z.boolean() })),
})

/** Layout class by number of images (FLASH-07). */
export function imageType(count: number): 1 | 2 | 3 {
  return count === 0 ? 1 : count < 3 ? 2 : 3
}
