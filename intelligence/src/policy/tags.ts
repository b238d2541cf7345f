import type { Field, Mention } from '../analysis.ts'
import { isCountry, placeOf } from '../risks/places.ts'
import { meansIndustry } from './industries/industry-words.ts'
import { issuerOf } from './issuers.ts'
import { isDepartmentOfState } from './labels.ts'

/** A department, province or industry that a text names, with its first place and how often. */
export interface PolicyTag {
  tag: 'department' | 'region' | 'industry'
  value: string
  places: number
  field: Field
  start: number
  end: number
}

/** Units of a body in which departments are told by the manner of their names. */
const READ = 4000
/** Industries surer than this are said to be named. */
const SURE = 0.6

/** Bodies of state by the manner of their names, where they begin a clause and do what bodies do. */
const byManner =
  /(?:^|[，。；：、\s“”》）据])((?:国家|中央)?[\p{Script=Han}]{2,8}?(?:(?<!研究|市场|销售|事业|营业|俱乐|总|分|业务|投资|交易|宣传|组织|干|内|外|全|大)部|总署|总局|委员会|货币局))(?=关于|发布|印发|表示|召开|就《|[：:]|修订|解读|出台|负责人|宣布|要求|等[\p{Script=Han}]部)/gu
/** Bodies that the pattern takes for bodies of state and that are none of this one. */
const notOfState =
  /^(?:美|英|法|德|俄|日|韩|印|欧|台|乌|以|伊|朝)|公司|集团|董事|监事|银行|基金|协会|居民|村民|业主|审计委员会$|球|俱乐部/u

/** What stands before a ministry of another country, where it is not named whole: 俄外交部, 各国央行. */
const elsewhere = /(?:^|[^\p{Script=Han}])[欧俄美日韩英法德印澳加]$|(?:各|全球|多|外|他|主要)国?$/u

/** Whether a body that a text names is another country's: 俄罗斯 stands before 农业部. */
const isElsewhere = (text: string, start: number, countries: ReadonlySet<number>): boolean =>
  countries.has(start) || elsewhere.test(text.slice(Math.max(0, start - 4), start))

/**
 * Departments of state, provinces of China and industries that a text names. `bodies`: who issues it, by their usual
 * names.
 */
export function policyTagsOf(
  document: { title: string; body: string },
  mentions: readonly Mention[],
  bodies: readonly string[] = [],
): PolicyTag[] {
  const tags = new Map<string, PolicyTag>()
  const put = (tag: PolicyTag['tag'], value: string, field: Field, start: number, end: number): void => {
    const key = `${tag} ${value}`
    const own = tags.get(key)
    if (own) own.places++
    else tags.set(key, { tag, value, places: 1, field, start, end })
  }
  const countries = { title: new Set<number>(), body: new Set<number>() }
  for (const { kind, id, field, end } of mentions) {
    const place = kind === 'region' && id !== null ? placeOf(id) : ''
    if (isCountry(place) && place !== 'CN') countries[field].add(end)
  }
  for (const { kind, id, field, start, end, text, confidence } of mentions) {
    if (id === null) continue
    if (kind === 'department' && isDepartmentOfState(id) && !isElsewhere(document[field], start, countries[field]))
      put('department', issuerOf(text).department, field, start, end)
    if (kind === 'industry' && confidence >= SURE && meansIndustry(document[field], start, end))
      put('industry', id, field, start, end)
    if (kind === 'region') {
      const place = placeOf(id)
      if (place.startsWith('CN-') && place.length === 5) put('region', place, field, start, end)
    }
  }
  for (const field of ['title', 'body'] as const)
    for (const { 0: whole, 1: name = '', index } of document[field].slice(0, READ).matchAll(byManner)) {
      const start = index + whole.length - name.length
      const known = mentions.some((one) => one.field === field && one.start < start + name.length && one.end > start)
      if (!known && !notOfState.test(name))
        put('department', issuerOf(name).department, field, start, start + name.length)
    }
  for (const body of bodies) if (!tags.has(`department ${body}`)) put('department', body, 'title', 0, 0)
  return [...tags.values()]
}
