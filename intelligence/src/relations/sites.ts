import { mainlandAndTaiwan } from '@pandora/contract/records/provinces'
import type { NamedCompany } from './types.ts'

/** Provinces by the names that texts use, with their codes (ISO 3166-2). */
const namedIn = (language: 'zh' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(mainlandAndTaiwan.map((one) => [one[language], one.code]))
const provinces = namedIn('zh')
const provincesInEnglish = namedIn('en')

/** A plant of a company that a text names, in a province. */
export interface SiteFound {
  companyId: string
  regionCode: string
  /** As the text calls it: 四川绵阳工厂. */
  place: string
  start: number
  end: number
}

const FAR = 12
const plant = new RegExp(
  `^[^，,。；;！？\\n]{0,${FAR}}?(?:在|位于|的|旗下|，其|,其)?((${Object.keys(provinces).join('|')})(?:省|市|自治区)?[\\u4e00-\\u9fff]{0,8}?(?:工厂|生产基地|制造基地|产业基地|厂区|厂房|矿区|矿山|煤矿|冶炼厂|炼厂|电厂|钢厂|车间))`,
  'u',
)

const plantInEnglish = new RegExp(
  `^[^,.;!?\\n]{0,40}?\\b((?:(?:steel|copper|aluminium|battery|chip|car|coal|gold|iron ore|lithium|chemical|power|assembly|production) )?(?:plant|factory|mine|mill|smelter|refinery|fab|works|base) in (?:[A-Z][a-z]+, )?(${Object.keys(provincesInEnglish).join('|')}))\\b`,
  'u',
)

/** Plants that a text places in a province, each behind the name of the company it is of. */
export function findSites(text: string, companies: readonly NamedCompany[]): SiteFound[] {
  const found = new Map<string, SiteFound>()
  for (const { id, end } of companies) {
    const behind = text.slice(end, end + 90)
    const match = plant.exec(behind.slice(0, 48)) ?? plantInEnglish.exec(behind)
    const province = match?.[2] ?? ''
    const regionCode = provinces[province] ?? provincesInEnglish[province]
    const place = match?.[1]
    if (!match || regionCode === undefined || place === undefined) continue
    // Another company between the two: the plant is that one's.
    const until = end + match[0].length
    if (companies.some((other) => other.id !== id && other.start >= end && other.start < until)) continue
    const key = `${id} ${regionCode} ${place}`
    if (!found.has(key)) found.set(key, { companyId: id, regionCode, place, start: end, end: until })
  }
  return [...found.values()]
}
