import { z } from 'zod'
import { provenance } from '../../provenance.ts'
import { newsItem } from '../documents/shapes.ts'
import {
  labelClasses,
  labelTypes,
  lineageRelations,
  policyLevels,
  policyStates,
  policyTypes,
  textNotices,
} from './names.ts'
import { policyTouches } from './touches.ts'

/** A place in the text of a document, UTF-16 units, end exclusive; `title` or `body`. */
export const place = z.object({ field: z.enum(['title', 'body']), start: z.int(), end: z.int() })

/** A body that issues a document. */
export const issuingBody = z.object({
  /** By which the library is filtered: its usual name. */ department: z.string(),
  /** As printed. */ name: z.string(),
  nameEn: z.string().nullable(),
  level: z.enum(policyLevels),
  /** Province of a local body, ISO 3166-2; null for the others. */ region: z.string().nullable(),
  regionZh: z.string().nullable(),
  regionEn: z.string().nullable(),
  /** Where the text names it; null where its source's header does. */ place: place.nullable(),
})

/** A day that a document says, with its words; `place` null where its source's header gives it. */
const statedDay = z.object({
  day: z.string().nullable(),
  /** What it is counted from where no day is printed. */ from: z.enum(['publication', 'issue']).nullable(),
  place: place.nullable(),
})

/** A policy in a list. */
export const policyItem = z.object({
  documentId: z.string(),
  title: z.string(),
  language: z.enum(['zh', 'en']),
  number: z.string().nullable(),
  type: z.enum(policyTypes),
  level: z.enum(policyLevels).nullable(),
  bodies: z.array(issuingBody),
  /** Day of publication, `YYYY-MM-DD`. */ publishedOn: z.string(),
  /** Day of signing, where known. */ signedOn: z.string().nullable(),
  effectiveOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** On the view's day; null of what cannot be in force: readouts of meetings, reports, drafts. */
  state: z.enum(policyStates).nullable(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  summary: z.string(),
  /** Orders found in it. */ tasks: z.int(),
  /** Documents that it names. */ references: z.int(),
})

/** A thing named in a text, each with an id of its own within the answer (POLICY-05). */
export const policyEntity = z.object({
  nodeId: z.string(),
  /** As the text has it. */ name: z.string(),
  /** Null where none is known. */ nameEn: z.string().nullable(),
  type: z.enum(labelTypes),
  /** What it is known by in the market; null where nothing known bears the name. */ id: z.string().nullable(),
  count: z.int(),
  places: z.array(place),
})

/** What a document says and says of itself (POLICY-05). */
export const parseResult = z.object({
  ...policyItem.shape,
  publishTime: z.string(),
  content: z.string(),
  /** `content` as paragraphs, its labels marked by their classes: nothing but `p` and `mark class`. */
  contentHtml: z.string(),
  url: z.string().nullable(),
  /** One element a type of label, in order of the types. */
  entities: z.array(
    z.object({ type: z.enum(labelTypes), class: z.enum(Object.values(labelClasses)), entities: z.array(policyEntity) }),
  ),
  /** Sentences of `content`, in order. */
  sentences: z.array(z.object({ start: z.int(), end: z.int() })),
  labels: z.array(place.extend({ nodeId: z.string(), type: z.enum(labelTypes) })),
  numberPlace: place.nullable(),
  signed: statedDay.nullable(),
  effective: statedDay.nullable(),
  expires: statedDay.nullable(),
  category: z.string().nullable(),
  provenance,
  /** Characters at the end that were not read; null where all was. */ unread: z.int().nullable(),
  /** What is odd about the text: how often, and where first. The text itself stays as it came. */
  notices: z.array(z.object({ code: z.enum(textNotices), count: z.int().nullable(), place: place.nullable() })),
})

/** An order of a document: who is to do what, until when, how much. */
export const policyTask = z.object({
  taskId: z.string(),
  /** Bodies that are responsible, the leading one first; none where the text names none. */
  responsible: z.array(z.object({ name: z.string(), nameEn: z.string().nullable(), leads: z.boolean() })),
  /** What is to be done, in the document's words. */ action: z.string(),
  /** As printed: 2027年底前. */ deadline: z.string().nullable(),
  /** Its last day. */ due: z.string().nullable(),
  /** Figures that it sets, as printed. */ figures: z.array(z.string()),
  /** The heading it stands under. */ heading: z.string().nullable(),
  place,
})

/** A document of a lineage; `documentId` null: it is named and not held. */
export const lineageNode = z.object({
  nodeId: z.string(),
  documentId: z.string().nullable(),
  title: z.string(),
  number: z.string().nullable(),
  type: z.enum(policyTypes).nullable(),
  day: z.string().nullable(),
  /** On the day asked for; null where it is not held, or cannot be in force. */ state: z.enum(policyStates).nullable(),
  /** Steps from the document asked for: below 0 its parents, above 0 its children. */ step: z.int(),
})
export const lineageEdge = z.object({
  from: z.string(),
  to: z.string(),
  relation: z.enum(lineageRelations),
  /** Words that say so; null for a later version of the same document. */ quote: z.string().nullable(),
})

/** An issuing body with how many documents it issued. */
const countedDepartment = z.object({
  department: z.string(),
  nameEn: z.string().nullable(),
  region: z.string().nullable(),
  count: z.int(),
})
/** Departments of a level (POLICY-16); `sum` adds up the counts of its entries. */
export const departmentGroup = z.object({
  type: z.enum(policyLevels),
  dataList: z.array(countedDepartment),
  sum: z.int(),
})

/** A province with how many documents concern it (POLICY-52). */
export const countedArea = z.object({
  region: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  count: z.int(),
  /** Count ÷ largest count, never under 0.4; 0 at 0 (POLICY-14). */ intensity: z.number(),
})

/** A company that a policy touches, and why. */
export const involvedCompany = z.object({
  companyId: z.string(),
  code: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Product, code of the industry, or the company itself. */ entity: z.string(),
  entityZh: z.string().nullable(),
  entityEn: z.string().nullable(),
  /** Share of its revenue, per cent, of the last segments known; null where not known. */
  revenueShare: z.number().nullable(),
  /** Words of the text. */ quote: z.string().nullable(),
})
export const involvedGroup = z.object({
  group: z.enum(policyTouches),
  companies: z.array(involvedCompany),
  total: z.int(),
  /** There are more than are told. */ hasMore: z.boolean(),
})

/** Policy news (POLICY-45). */
export const policyNews = newsItem.extend({
  category: z.string().nullable(),
  departments: z.array(z.object({ department: z.string(), nameEn: z.string().nullable() })),
  regions: z.array(z.object({ region: z.string(), nameZh: z.string(), nameEn: z.string() })),
})
