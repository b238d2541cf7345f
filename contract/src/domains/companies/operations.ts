import { z } from 'zod'
import { tones } from '../analysis/operations.ts'
import { newsDetail, newsItem } from '../documents/shapes.ts'
import { capBasis, figureAbsence } from '../figures/names.ts'
import { measured, unmeasured } from '../../measured.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation, instant, pageInput } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { actionDays, actionKinds, priceBases, taxBases } from '../markets/kinds.ts'
import { quote } from '../markets/shapes.ts'

/** A value that may be missing, and then says why: code of `absences`. */
export const absences = ['NO_SOURCE', 'NOT_KNOWN_YET', 'NOT_LISTED', 'NO_CLASS'] as const

/** Fields of the comparison (COMP-06) that are worked out from what files bring. */
export const comparisonFields = [
  'revenue',
  'operatingProfit',
  'totalProfit',
  'netIncomeAfterTax',
  'incomeTax',
  'interestExpense',
  'interestIncome',
  'investmentIncome',
  'nopat',
  'grossProfitMargin',
  'netProfitMargin',
  'revenueGrowthRate',
  'roe',
  'totalAssets',
  'equity',
  'marketCap',
  'peTtm',
  'peg',
] as const

const [companyId, securityId] = [publicId('company'), publicId('security')]
const paged = z.object({
  dataList: z.array(newsItem),
  total: z.int(),
  page: z.int(),
  hasMore: z.boolean(),
  totalPages: z.int(),
})

/** Company profile (COMP-02). */
export const companyProfile = z.object({
  swId: z.string().nullable(),
  companyId: z.string(),
  stockCode: z.string(),
  companyNameZh: z.string().nullable(),
  companyNameEn: z.string().nullable(),
  companyAbbreviationZh: z.string().nullable(),
  exchangeCode: z.string(),
  exchangeZh: z.string(),
  exchangeEn: z.string(),
  securityId: z.string(),
  formerNames: z.array(z.object({ name: z.string(), seenOn: z.string().nullable() })),
  /**
   * Set where the reader looks at a past in which nobody says that the company bore its name: the source saw it on a
   * later day (null: it does not say when), and gives none of before.
   */
  nameAssumed: z.object({ seenOn: z.string().nullable() }).nullable(),
  industries: z.array(
    z.object({ code: z.string(), level: z.int(), nameZh: z.string(), nameEn: z.string().nullable() }),
  ),
  listedOn: z.string().nullable(),
  status: z.enum(['listed', 'delisted', 'suspended']).nullable(),
  quote: quote.nullable(),
  /** Why there is no quote. */
  quoteAbsence: z.enum(absences).nullable(),
  /** First day of the bars there are at any time, to say "no bars before". */
  firstBarOn: z.string().nullable(),
  is_watching: z.boolean(),
  /**
   * Documents of the market that have not been read yet, counted up to 20,000: while there are any, scores and counts
   * are of what has been read.
   */
  waiting: z.int(),
  /**
   * Statements whose unit is in doubt, with the ends of the first and the last of them: they are told, and left out of
   * everything that is worked out. Null: none.
   */
  unitDoubts: z.object({ statements: z.int(), from: z.string(), to: z.string() }).nullable(),
  provenance: provenance.nullable(),
})

/** How news of a company's chain reaches it: whom it is about, and what ties them. */
export const chainWay = z.object({
  /** What the other is to the company; `industry`, `theme`: both belong to it. */
  kind: z.enum(['supplier', 'customer', 'industry', 'theme']),
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** The good supplied, or the industry or theme. */
  viaId: z.string().nullable(),
  viaZh: z.string().nullable(),
  viaEn: z.string().nullable(),
  /**
   * Share of the seller's revenue or of the buyer's cost, whichever concerns the company, per cent; of a theme how far
   * the other belongs to it. Null where nobody says.
   */
  share: z.number().nullable(),
})

const field = <T extends z.ZodType>(value: T) =>
  z.object({ value: value.nullable(), provenance: provenance.nullable(), absence: z.enum(absences).nullable() })

export const companies = {
  profile: defineOperation({
    id: 'companies.profile',
    requirement: 'COMP-18',
    method: 'POST',
    path: '/api/company/profile',
    dated: true,
    summary: 'Identity, names, industries and last quote of a company',
    input: z.object({ companyId }),
    output: companyProfile,
  }),
  information: defineOperation({
    id: 'companies.information',
    requirement: 'COMP-19',
    method: 'POST',
    path: '/api/company/information',
    dated: true,
    summary: 'What the company says of itself, each field with its source',
    input: z.object({ companyId }),
    output: z.object({
      fullNameZh: field(z.string()),
      nameEn: field(z.string()),
      website: field(z.string()),
      mainBusiness: field(z.string()),
      region: field(z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })),
      /** Its English name where it is a city of China that is known. */
      city: field(z.object({ nameZh: z.string(), nameEn: z.string().nullable() })),
      listedOn: field(z.string()),
      status: field(z.string()),
    }),
  }),
  valuation: defineOperation({
    id: 'companies.valuation',
    method: 'POST',
    path: '/api/company/valuation',
    dated: true,
    summary: 'Market value of a company at its last price, and its ratios to the last four quarters',
    input: z.object({ companyId }),
    output: z.object({
      companyId: z.string(),
      priceDate: z.string().nullable(),
      /** End of the last four quarters. */ periodEnd: z.string().nullable(),
      currency: z.string().nullable(),
      /**
       * All shares by the last price paid; shares that trade, by amount and turnover rate where
       * `floatBasis` is `turnover`. `capBasis` is that of the first, else of the second.
       */
      marketCap: measured({ measure: 'company.marketCap', day: 'priceDate' }),
      floatCap: measured({ measure: 'company.floatCap', day: 'priceDate' }),
      floatBasis: capBasis.nullable(),
      capBasis: capBasis.nullable(),
      /** Day on which the shares behind the values were counted, and why there is no value of all shares. */
      countedOn: z.string().nullable(),
      capAbsence: figureAbsence.nullable(),
      /** Why there is none of the shares that trade. */
      floatAbsence: figureAbsence.nullable(),
      peTtm: measured({ measure: 'company.pe', day: 'priceDate', basis: 'periodEnd' }),
      peAbsence: figureAbsence.nullable(),
      peg: measured({ measure: 'company.peg', day: 'priceDate', basis: 'periodEnd' }),
      pbRatio: measured({ measure: 'company.pb', day: 'priceDate', basis: 'periodEnd' }),
      turnoverRate: measured({ measure: 'company.turnoverRate', day: 'priceDate' }),
      /** Place of the present PE among its own of each week of five years, and among its class, 0 to 100. */
      pePercentile: measured({ measure: 'company.pe.percentile', day: 'priceDate' }),
      pePercentileIndustry: measured({ measure: 'company.pe.industryPercentile', day: 'priceDate' }),
    }),
  }),
  announcements: defineOperation({
    id: 'companies.announcements',
    requirement: 'COMP-22',
    method: 'POST',
    path: '/api/company/announcements',
    dated: true,
    summary:
      'Announcements of a company, newest first; each also as `publishTime` and `newsDate`, with its address at the source',
    input: z.object({
      companyId,
      /** One class of the source's, as `documentFacets` gives them. */ category: z.string().min(1).max(60).optional(),
      ...pageInput(10),
    }),
    output: paged.extend({
      dataList: z.array(
        newsItem.extend({ publishTime: instant, url: z.string().nullable(), category: z.string().nullable() }),
      ),
    }),
  }),
  news: defineOperation({
    id: 'companies.news',
    requirement: 'COMP-23',
    method: 'POST',
    path: '/api/company/news',
    dated: true,
    summary:
      'News of a company, newest first: about it, mentioning it, or about its chain (suppliers, customers, industry, themes; of the last 180 days, without what names the company itself); or the news that tell of an event',
    input: z.object({
      /** One of the two. */ companyId: companyId.optional(),
      eventId: publicId('event').optional(),
      relation: z.enum(['subject', 'mention', 'chain']).optional(),
      /** Copies of one story once: only the first to tell it. */ once: z.boolean().default(false),
      /** Name of a source, as `documentFacets` gives them. */ source: z.string().min(1).max(100).optional(),
      /** What the text as a whole sounds like. */ tone: z.enum(tones).optional(),
      ...pageInput(10),
    }),
    output: paged.extend({
      dataList: z.array(
        newsItem.extend({
          /** Null of an event's news. */ relation: z.enum(['subject', 'mention', 'chain']).nullable(),
          /** Further copies of the same story that are listed too. */ copies: z.int(),
          way: z.array(chainWay),
        }),
      ),
    }),
  }),
  documentFacets: defineOperation({
    id: 'companies.documentFacets',
    method: 'POST',
    path: '/api/company/documentFacets',
    dated: true,
    summary:
      "By what a company's news or announcements can be filtered: sources, classes and tones with how many there are",
    input: z.object({ companyId, kind: z.enum(['news', 'announcement']) }),
    output: z.object({
      sources: z.array(z.object({ source: z.string(), sourceEn: z.string().nullable(), count: z.int() })),
      categories: z.array(z.object({ category: z.string(), count: z.int() })),
      /** Of what has been read. */
      tones: z.array(z.object({ tone: z.enum(tones), count: z.int() })),
    }),
  }),
  newsDetail: defineOperation({
    id: 'companies.newsDetail',
    requirement: 'COMP-24',
    method: 'POST',
    path: '/api/company/newsDetail',
    dated: true,
    summary: 'One news item of a company',
    input: z.object({ newsId: publicId('document') }),
    output: newsDetail,
  }),
  stockPrice: defineOperation({
    id: 'companies.stockPrice',
    requirement: 'COMP-25',
    method: 'GET',
    path: '/api/company/stockPrice',
    dated: true,
    summary: 'Daily bars of a security known at the as-of instant, oldest first, of one basis',
    input: z.object({ securityId, from: day.optional(), to: day.optional(), basis: z.enum(priceBases).optional() }),
    output: z.object({
      securityId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      currency: z.string().nullable(),
      basis: z.enum(priceBases).nullable(),
      basisDate: z.string().nullable(),
      bases: z.array(z.enum(priceBases)),
      /** Columns side by side, one entry a bar: small on the wire, direct into the chart. */
      date: z.array(z.string()),
      /** Null where the source gives the close without them. */
      open: z.array(z.number().nullable()),
      high: z.array(z.number().nullable()),
      low: z.array(z.number().nullable()),
      close: z.array(measured({ measure: 'company.close', day: 'date', basis: ['basis', 'basisDate'] }, z.number())),
      volume: z.array(z.number().nullable()),
      amount: z.array(measured({ measure: 'company.amount', day: 'date' })),
      turnoverRate: z.array(measured({ measure: 'company.turnoverRate', day: 'date' })),
      /** Bars there are that the as-of instant hides, and the first bar of all. */
      laterBars: z.int(),
      firstBarOn: z.string().nullable(),
      provenance: provenance.nullable(),
    }),
  }),
  barVersions: defineOperation({
    id: 'companies.barVersions',
    method: 'GET',
    path: '/api/company/barVersions',
    dated: true,
    summary: 'Every version of one bar known by the as-of instant, with when each was known and where it came from',
    input: z.object({ securityId, date: day, basis: z.enum(priceBases).optional() }),
    output: z.object({
      dataList: z.array(
        z.object({
          basis: z.enum(priceBases),
          open: z.number().nullable(),
          high: z.number().nullable(),
          low: z.number().nullable(),
          close: unmeasured('one of several versions', z.number()),
          volume: z.number().nullable(),
          amount: z.number().nullable(),
          supersededAt: instant.nullable(),
          provenance,
        }),
      ),
    }),
  }),
  actions: defineOperation({
    id: 'companies.actions',
    method: 'GET',
    path: '/api/company/actions',
    dated: true,
    summary:
      'Dividends, splits, shares given out and rights of a security, the latest first, on every basis that sources tell them; `read` marks the one telling of each that counts',
    input: z.object({ securityId }),
    output: z.object({
      currency: z.string().nullable(),
      dataList: z.array(
        z.object({
          actionDate: z.string(),
          action: z.enum(actionKinds),
          datedBy: z.enum(actionDays),
          taxBasis: z.enum(taxBases).nullable(),
          basisDate: z.string().nullable(),
          /** Per share held before: cash in the currency, shares, and what one of rights costs. */
          cashPerShare: z.number().nullable(),
          sharesPerShare: z.number().nullable(),
          rightsPrice: z.number().nullable(),
          announcedOn: z.string().nullable(),
          read: z.boolean(),
          provenance,
        }),
      ),
    }),
  }),
  coverage: defineOperation({
    id: 'companies.coverage',
    method: 'POST',
    path: '/api/company/coverage',
    dated: true,
    summary: 'Coverage matrix: per kind of fact and year, how much there is, and which file would fill what is missing',
    input: z.object({ companyId }),
    output: z.object({
      years: z.array(z.int()),
      rows: z.array(
        z.object({
          kind: z.enum([
            'price',
            'statement',
            'segment',
            'announcement',
            'news',
            'report',
            'policy',
            'share-count',
            'profile',
            'industry',
          ]),
          /** One entry a year: `full`, `part`, `none`, or `not-applicable` before listing. */
          cells: z.array(z.object({ state: z.enum(['full', 'part', 'none', 'not-applicable']), count: z.int() })),
          latest: z.string().nullable(),
          /** Profiles whose files would fill it. */
          filledBy: z.array(z.string()),
        }),
      ),
    }),
  }),
  fieldCoverage: defineOperation({
    id: 'companies.fieldCoverage',
    method: 'POST',
    path: '/api/company/fieldCoverage',
    dated: true,
    summary:
      'Which fields of the comparison can be worked out of what there is of a company, and which files would bring what is missing',
    input: z.object({ companyId }),
    output: z.object({
      dataList: z.array(
        z.object({
          field: z.enum(comparisonFields),
          there: z.boolean(),
          /** Periods of which the comparison shows it, and the last one. */
          periods: z.int(),
          latest: z.string().nullable(),
          /**
           * Why no period has it though its items are there: they do not meet, there is no year before, and the like.
           */
          reason: figureAbsence.nullable(),
          /** Items of statements that are lacking, or `price`, `shares`. */
          missing: z.array(z.string()),
          /** Profiles whose files would bring them. */
          filledBy: z.array(z.string()),
        }),
      ),
      /** Its quarters are being worked out: until then it is told by items apart. */
      computing: z.boolean(),
    }),
  }),
}
