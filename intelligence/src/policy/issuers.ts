import type { PolicyLevel } from '@pandora/contract/domains/policy/names'
import { departments } from '../entities/lists/departments.ts'
import { places } from '../entities/lists/places.ts'
import { localIssuerEnglish } from './header/local-issuers.ts'

/** A body that issues policies: its usual name, how far its word reaches, and of a local one its province. */
export interface Issuer {
  /** Usual name in Chinese, by which documents of one body are counted together. */
  department: string
  level: PolicyLevel
  /** Province, ISO 3166-2; null for what is not local. */
  region: string | null
}

/** Usual names by every name that a body has, in Chinese; and the English one by the usual one. */
const usual = new Map<string, string>()
const english = new Map<string, string>([
  ['中央军委', 'Central Military Commission'],
  // Bodies of former years, whose decrees are still in force.
  ['交通部', 'Ministry of Communications'],
  ['铁道部', 'Ministry of Railways'],
  ['卫生部', 'Ministry of Health'],
  ['农业部', 'Ministry of Agriculture'],
  ['建设部', 'Ministry of Construction'],
  ['劳动部', 'Ministry of Labour'],
  ['信息产业部', 'Ministry of Information Industry'],
  ['对外经济贸易部', 'Ministry of Foreign Economic Relations and Trade'],
  ['对外贸易经济合作部', 'Ministry of Foreign Trade and Economic Cooperation'],
  ['国家计划委员会', 'State Planning Commission'],
  ['国家经济贸易委员会', 'State Economic and Trade Commission'],
  ['国家教育委员会', 'State Education Commission'],
  ['国家物价局', 'State Price Bureau'],
  ['国家医药管理局', 'State Pharmaceutical Administration'],
  ['国务院证券委员会', 'State Council Securities Committee'],
])
for (const line of departments.trim().split('\n')) {
  const [, zh = '', en = ''] = line.split('|')
  const [first = '', ...others] = zh.split(',')
  // Both stand under one id there: of documents, who signs is not the same.
  if (first === '国务院') {
    for (const name of ['国务院办公厅', '国办']) usual.set(name, '国务院办公厅')
    usual.set(first, first)
  } else for (const name of [first, ...others]) usual.set(name, first)
  const [name, ...shorter] = en.split(',')
  if (name) english.set(first, name)
  for (const other of shorter) usual.set(other, first)
  if (name) usual.set(name, first)
}

// As laws print them under their titles.
usual.set('全国人民代表大会常务委员会', '全国人大')
usual.set('中央军事委员会', '中央军委')

const national =
  /^(?:中华人民共和国)?(?:国务院|政务院|中共中央|中央(?!货币|银行)|全国人民代表大会|全国人大|全国政协|国家主席|主席|最高人民|国家监察委)/u
/** What a ministry is called where it begins with no place; `国务院` bodies of its own among them. */
const ministryOfCouncil = /^国务院(?=.{2,}(?:委员会|总局|局|署|部|国资委)$)/u

/** Provinces and cities by the names that bodies of theirs begin with, the longer first. */
const begins = places
  .flatMap(({ id, zh }) =>
    /^CN-[A-Z]{2}(?:-|$)/u.test(id) ? zh.map((name) => ({ name, region: id.slice(0, 5) })) : [],
  )
  .filter(({ name }) => name.length >= 2)
  .toSorted((a, b) => b.name.length - a.name.length)

/** Standard order of provinces, by ISO 3166-2, beginning with Beijing and Tianjin (POLICY-17). */
export const provinceOrder: readonly string[] = places.flatMap(({ id }) => (/^CN-[A-Z]{2}$/u.test(id) ? [id] : []))

/** Province of a name that begins with a place of China; null where it begins with none. */
export const provinceAt = (name: string): string | null =>
  begins.find((one) => name.startsWith(one.name))?.region ?? null

/** A body by its name as printed. */
export function issuerOf(printed: string): Issuer {
  // A congress is the same body in each of its terms.
  const name = printed
    .replace(/\s|第?[一二三四五六七八九十百\d]+届(?=全国|人民代表大会|人大)/gu, '')
    .replace(/^中华人民共和国(?=.{2,}(?:部|署|局|委员会|院)$)/u, '')
  const department = usual.get(name) ?? name
  // An exchange is called by its city and rules the whole market.
  const region = department.endsWith('交易所') ? null : provinceAt(department)
  if (region !== null) return { department, level: 'local', region }
  const ofCouncil = ministryOfCouncil.test(department) && !/办公[厅室]$/u.test(department)
  return { department, level: national.test(department) && !ofCouncil ? 'national' : 'ministry', region: null }
}

/** Whether a body is known by a name, as printed. */
export const isKnownBody = (printed: string): boolean => usual.has(printed)

/** Every name that a body is known by, its usual one first; of one that is not known its own alone. */
export function namesOfIssuer(printed: string): string[] {
  const { department } = issuerOf(printed)
  return [...new Set([department, ...[...usual].flatMap(([name, of]) => (of === department ? [name] : []))])]
}

/** English names that the facts of a market give, by the Chinese ones: of bodies by their own sources, of industries. */
export type GivenNames = ReadonlyMap<string, string>
const none: GivenNames = new Map()

/** What a general office is called; its body's name in both languages tells the other's. */
const officeZh = /^(.+)办公[厅室]$/u
const officeEn = 'General Office of the '

/**
 * English name of a body by its usual one, of its general office by the body's and the other way round; what no table
 * knows is called as a source of the market calls it. Null where none is known.
 */
export function issuerEnglish(department: string, given: GivenNames = none): string | null {
  const known = english.get(department) ?? localIssuerEnglish(department) ?? given.get(department)
  if (known) return known
  const [, of = ''] = officeZh.exec(department) ?? []
  const body = english.get(of) ?? given.get(of)
  if (body !== undefined) return officeEn + body
  const office = given.get(`${department}办公厅`)
  return office?.startsWith(officeEn) ? office.slice(officeEn.length) : null
}
