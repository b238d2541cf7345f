import type { Bilingual } from './language.ts'
import { YEARS } from './time.ts'

/**
 * Everything that can be wrong with a field, in the words a reader sees; `{name}` is filled from the refusal's `data`.
 */
export const inputFaults = {
  required: { zh: '必填', en: 'it is required' },
  empty: { zh: '不能为空', en: 'it must not be empty' },
  'too-short': { zh: '至少 {limit} 个字符', en: 'it needs at least {limit} characters' },
  'too-long': { zh: '最多 {limit} 个字符', en: 'it has at most {limit} characters' },
  'too-few': { zh: '至少 {limit} 项', en: 'it needs at least {limit} entries' },
  'too-many': { zh: '最多 {limit} 项', en: 'it has at most {limit} entries' },
  'too-small': { zh: '不能小于 {limit}', en: 'it must not be below {limit}' },
  'too-large': { zh: '不能大于 {limit}', en: 'it must not be above {limit}' },
  'not-text': { zh: '要填文字', en: 'it is to be a text' },
  'not-number': { zh: '要填数字', en: 'it is to be a number' },
  'not-whole': { zh: '要填整数', en: 'it is to be a whole number' },
  'not-boolean': { zh: '只能是 true 或 false', en: 'it is to be true or false' },
  'not-list': { zh: '要填列表', en: 'it is to be a list' },
  'not-object': { zh: '要填对象', en: 'it is to be an object' },
  'not-null': { zh: '要留空', en: 'it is to be null' },
  'not-offered': { zh: '不在可选值之中', en: 'it is none of the values offered' },
  day: {
    zh: `要写成 YYYY-MM-DD，年份在 ${YEARS.first} 到 ${YEARS.last} 之间`,
    en: `it is to be a day YYYY-MM-DD of the years ${YEARS.first} to ${YEARS.last}`,
  },
  instant: {
    zh: `要写成 ISO 时刻，年份在 ${YEARS.first} 到 ${YEARS.last} 之间`,
    en: `it is to be an ISO instant of the years ${YEARS.first} to ${YEARS.last}`,
  },
  time: { zh: '要写成 HH:mm', en: 'it is to be a time HH:mm' },
  email: { zh: '不是邮箱地址', en: 'it is no e-mail address' },
  form: { zh: '格式不对', en: 'its form is not right' },
  characters: { zh: '含有无法存储的字符', en: 'it holds characters that cannot be stored' },
  'too-deep': { zh: '嵌套不能超过 {limit} 层', en: 'it is nested more than {limit} deep' },
  value: { zh: '这个值无法使用', en: 'this value cannot be used' },
  'no-field': { zh: '没有这个字段', en: 'there is no such field' },
  unknown: { zh: '这个市场里没有“{value}”', en: 'there is no “{value}” in this market' },
  unsearchable: { zh: '用“{value}”什么也找不到', en: 'nothing can be found by “{value}”' },
  crossed: { zh: '下限 {from} 高于上限 {to}', en: 'the lower bound {from} is above the upper bound {to}' },
  'not-before': { zh: '{from} 不早于 {to}', en: '{from} is not before {to}' },
  future: { zh: '晚于现在', en: 'it is later than now' },
  doubled: { zh: '同一个编号出现了两次', en: 'one id stands there twice' },
  beside: { zh: '不能与 {other} 一起使用', en: 'it cannot be used together with {other}' },
} as const satisfies Record<string, Bilingual>

/** What is wrong with a field. */
export type InputFault = keyof typeof inputFaults
