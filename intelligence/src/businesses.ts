import { normalised } from './names.ts'
import { initials, readings } from './pinyin.ts'

/** What a part of a company's business is: a line of it, a rest that says nothing, or what parts sold to each other. */
export type BusinessKind = 'line' | 'other' | 'elimination'
export type BusinessDimension = 'industry' | 'product' | 'region'

/** A reported name as what it counts as: equal keys are one business. */
export interface Business {
  kind: BusinessKind
  key: string
}

const elimination = /抵[销消]|合并调整|elimination|intersegment/iu
const other =
  /^(?:其他|其它|other)s?(?:（?\(?补充\)?）?|补充|业务|收入|行业|产品|地区|分部|小计|业务收入|主营业务|收入补充)*$/iu

/** Words at the end that say what kind of part it is, not which one. */
const tails: Readonly<Record<BusinessDimension, RegExp>> = {
  industry: /(?:行业|业务收入|业务|收入|分部|板块)$/u,
  product: /(?:产品销售|产品收入|业务收入|销售收入|产品|业务|收入|销售|系列|类)$/u,
  region: /(?:地区|区域|销售|大区|区|省|市)$/u,
}
const autonomous: Readonly<Record<string, string>> = {
  广西壮族自治区: '广西',
  宁夏回族自治区: '宁夏',
  新疆维吾尔自治区: '新疆',
  内蒙古自治区: '内蒙古',
  西藏自治区: '西藏',
}

/** Whether a name says that it is part of another one that is listed too: 其中. */
export const isWithinAnother = (name: string): boolean => normalised(name).startsWith('其中')

/**
 * What a name of a segment counts as. Width, case, blanks and punctuation are evened, 其中 before it goes, and words at
 * its end that every part may
 * bear (行业, 业务, 产品, 地区 …) go as long as two characters are left; so does 业 of an industry after three (房地产业 is 房地产).
 */
export function businessOf(dimension: BusinessDimension, name: string): Business {
  const plain = normalised(name).replace(/^其中/u, '')
  if (elimination.test(plain)) return { kind: 'elimination', key: '抵销' }
  if (plain === '' || other.test(plain)) return { kind: 'other', key: '其他' }
  if (dimension === 'region' && autonomous[plain] !== undefined) return { kind: 'line', key: autonomous[plain] }
  let key = plain
  const cut = key.replace(tails[dimension], '')
  if ([...cut].length >= 2) key = cut
  if (dimension === 'industry' && /\p{Script=Han}{3}业$/u.test(key)) key = key.slice(0, -1)
  return { kind: 'line', key }
}

/** What a search for a business looks into: its name, sound and initials, and its English name, one a line. */
export function businessSearched(name: string, nameEn: string | null): string {
  const plain = normalised(name)
  const sounds = /\p{Script=Han}/u.test(plain)
    ? readings(plain).flatMap((reading) => [reading.join(''), initials(plain, reading)])
    : []
  return [...new Set([plain, ...sounds, ...(nameEn === null ? [] : [normalised(nameEn)])])]
    .filter((text) => text !== '')
    .join('\n')
}
