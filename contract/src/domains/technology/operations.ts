import { z } from 'zod'
import { foundDocument, searchSorts } from '../documents/operations.ts'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { finderBands, hintAbsences, TEXT_LIMIT } from './names.ts'
import {
  course,
  definition,
  evidenceSentence,
  finderLine,
  finderPart,
  foundCompany,
  hint,
  named,
  place,
  productItem,
  savedKeyword,
  technologyItem,
  termName,
  unlistedCompany,
} from './shapes.ts'

/** Most new documents that are counted of a saved keyword. */
export const FRESH_LIMIT = 999

/** A keyword: any words, signs and operators included, which are looked for as they stand. */
const keyword = z.string().max(TEXT_LIMIT)
const words = z.object({ zh: z.array(z.string()), en: z.array(z.string()) })
const bands = z.object({ core: z.int(), related: z.int(), unproven: z.int(), nameOnly: z.int() })
const formula = z.object({ zh: z.string(), en: z.string() })

export const technology = {
  hints: defineOperation({
    id: 'technology.hints',
    requirement: 'HUAKONG-03',
    method: 'POST',
    path: '/api/huakong/searchHint',
    dated: true,
    summary: 'Technologies, products and companies that a text begins or names: in both languages, by sound too',
    input: z.object({ text: keyword, most: z.int().min(1).max(30).default(12) }),
    output: z.object({ dataList: z.array(hint), absence: z.enum(hintAbsences).nullable() }),
  }),
  starts: defineOperation({
    id: 'technology.starts',
    method: 'POST',
    path: '/api/huakong/starts',
    dated: true,
    summary: 'Technologies to begin with: those that most listed companies of the market report, the most first',
    output: z.object({
      dataList: z.array(termName.extend({ /** Listed companies that report it. */ companies: z.int() })),
    }),
  }),
  keyword: defineOperation({
    id: 'technology.keyword',
    requirement: 'HUAKONG-04',
    method: 'POST',
    path: '/api/huakong/keyword',
    dated: true,
    summary:
      'What a keyword is: sentences that define it, words that mean it, terms above and below it, its course over time',
    input: z.object({ keyword }),
    output: z.object({
      keyword: z.string(),
      /** What the list of terms knows it as. */
      term: termName.nullable(),
      /** Words that mean it, itself left out; `byCompanies`: as companies call their business in the other language. */
      synonyms: words,
      byCompanies: z.array(z.string()),
      broader: z.array(termName),
      narrower: z.array(termName),
      definitions: z.array(definition),
      /** The first document that names it. */
      first: z.object({ newsId: z.string(), title: z.string(), newsTimestamp: z.int() }).nullable(),
      /** Documents of the course that name it. */
      documents: z.int(),
      course,
    }),
  }),
  companies: defineOperation({
    id: 'technology.companies',
    requirement: ['HUAKONG-05', 'HUAKONG-02'],
    method: 'POST',
    path: '/api/huakong/keywordCompany',
    dated: true,
    summary: 'Companies that a keyword finds, listed and unlisted apart, the nearest first, each with its grounds',
    input: z.object({
      keyword,
      bands: z.array(z.enum(finderBands)).max(finderBands.length).optional(),
      ...pageInput(20, 100),
    }),
    output: z.object({
      keyword: z.string(),
      formula,
      listed: pageOf(foundCompany),
      unlisted: pageOf(unlistedCompany),
      /** Listed companies by how they belong, whichever are asked for. */
      bands,
    }),
  }),
  searchCompany: defineOperation({
    id: 'technology.searchCompany',
    requirement: 'HUAKONG-06',
    method: 'POST',
    path: '/api/huakong/searchCompany',
    dated: true,
    summary: 'Companies by their name or code, then by what they do; listed, unlisted or both',
    input: z.object({
      text: keyword,
      side: z.enum(['both', 'listed', 'unlisted']).default('both'),
      ...pageInput(20, 100),
    }),
    output: pageOf(
      z.object({
        /** Null of a company without a listing. */
        companyId: z.string().nullable(),
        stockCode: z.string().nullable(),
        ...named,
        /** Whether its name or code holds the text, or its business does. */
        by: z.enum(['name', 'business']),
        points: z.number(),
        band: z.enum(finderBands).nullable(),
      }),
    ),
  }),
  evidence: defineOperation({
    id: 'technology.evidence',
    method: 'POST',
    path: '/api/huakong/evidence',
    dated: true,
    summary:
      'Why a keyword finds a listed company: lines of business, its own words, products that others buy, sentences',
    input: z.object({ keyword, companyId: publicId('company') }),
    output: z.object({
      companyId: z.string(),
      ...named,
      keyword: z.string(),
      formula,
      points: z.number(),
      parts: z.array(finderPart),
      band: z.enum(finderBands).nullable(),
      businessShare: z.number().nullable(),
      businessPeriod: z.string().nullable(),
      lines: z.array(finderLine.extend({ provenance })),
      profile: z.object({ text: z.string(), marks: z.array(place), provenance }).nullable(),
      supplies: z.array(
        z.object({
          productZh: z.string(),
          productEn: z.string().nullable(),
          customerId: z.string(),
          customerZh: z.string().nullable(),
          customerEn: z.string().nullable(),
          provenance,
        }),
      ),
      sentences: z.array(evidenceSentence),
      stories: z.int(),
    }),
  }),
  searchNews: defineOperation({
    id: 'technology.searchNews',
    requirement: 'HUAKONG-07',
    method: 'POST',
    path: '/api/huakong/searchNews',
    dated: true,
    summary: 'Documents that name a keyword or a word that means it, in either language',
    input: z.object({ keyword, sort: z.enum(searchSorts).default('newest'), ...pageInput(20, 100) }),
    output: pageOf(foundDocument).extend({
      /** There are more than `total`: these are the newest of them. */
      more: z.boolean(),
      /** The search took too long and went back to this instant (ms) only. */
      searchedBackTo: z.int().nullable(),
    }),
  }),
  technologies: defineOperation({
    id: 'technology.technologies',
    requirement: 'HUAKONG-08',
    method: 'POST',
    path: '/api/huakong/technology',
    dated: true,
    summary: 'Technologies around a keyword: above, below and beside it in the list, and named with it in texts',
    input: z.object({ keyword, ...pageInput(30, 200) }),
    output: pageOf(technologyItem).extend({
      /** Texts that were looked through for terms named together: the newest. */
      texts: z.int(),
    }),
  }),
  products: defineOperation({
    id: 'technology.products',
    requirement: 'HUAKONG-09',
    method: 'POST',
    path: '/api/huakong/product',
    dated: true,
    summary: 'Products that a keyword names, as companies report them, with materials and what is made of them',
    input: z.object({ keyword, ...pageInput(30, 200) }),
    output: pageOf(productItem),
  }),
  save: defineOperation({
    id: 'technology.save',
    requirement: 'HUAKONG-10',
    method: 'POST',
    path: '/api/huakong/saveKeyword',
    writes: true,
    summary: 'Keeps a keyword, to be told what is new of it; one that is kept already stays as it is',
    input: z.object({ keyword }),
    output: savedKeyword,
  }),
  saved: defineOperation({
    id: 'technology.saved',
    method: 'POST',
    path: '/api/huakong/savedKeyword',
    dated: true,
    summary: 'Keywords that the user keeps in the market, each with how many documents are new since they looked',
    output: z.object({ dataList: z.array(savedKeyword), total: z.int() }),
  }),
  looked: defineOperation({
    id: 'technology.looked',
    method: 'POST',
    path: '/api/huakong/savedKeyword/looked',
    writes: true,
    summary: 'Notes that the user has looked at a saved keyword now',
    input: z.object({ keywordId: ownedId('savedKeyword') }),
    output: z.object({ keywordId: z.string(), lookedAt: instant }),
  }),
  removeSaved: defineOperation({
    id: 'technology.removeSaved',
    method: 'POST',
    path: '/api/huakong/savedKeyword/remove',
    writes: true,
    summary: 'Forgets a saved keyword',
    input: z.object({ keywordId: ownedId('savedKeyword') }),
    output: done,
  }),
}
