import type { PolicyLevel, PolicyState, PolicyType } from '@pandora/contract/domains/policy/names'
import { percent } from '../../lib/formats.ts'
import { languageNow } from '../../lib/texts.ts'

type Names = readonly [zh: string, en: string]

const types: Readonly<Record<PolicyType, Names>> = {
  law: ['法律', 'Law'],
  regulation: ['条例', 'Regulation'],
  rules: ['规定', 'Rules'],
  measures: ['办法', 'Measures'],
  order: ['令', 'Order'],
  decision: ['决定', 'Decision'],
  opinions: ['意见', 'Opinions'],
  notice: ['通知', 'Notice'],
  announcement: ['公告', 'Announcement'],
  circular: ['通报', 'Circular'],
  bulletin: ['简报', 'Bulletin'],
  reply: ['批复', 'Reply'],
  letter: ['函', 'Letter'],
  answer: ['答复', 'Answer'],
  plan: ['规划方案', 'Plan'],
  report: ['报告', 'Report'],
  communique: ['公报', 'Communique'],
  interpretation: ['解释', 'Interpretation'],
  guideline: ['指引', 'Guideline'],
  meeting: ['会议', 'Meeting'],
  draft: ['征求意见稿', 'Draft'],
  other: ['其他', 'Other'],
}
const levels: Readonly<Record<PolicyLevel | 'unknown', Names>> = {
  national: ['国家', 'National'],
  ministry: ['部委', 'Ministries'],
  local: ['地方', 'Local'],
  unknown: ['发文机关不明', 'Issuer not known'],
}
const states: Readonly<Record<PolicyState, Names>> = {
  notYet: ['尚未施行', 'Not yet in force'],
  inForce: ['现行有效', 'In force'],
  amended: ['已修改', 'Amended'],
  replaced: ['已被新版取代', 'Replaced'],
  repealed: ['已废止', 'Repealed'],
  expired: ['已到期', 'Expired'],
}
export const stateColour: Readonly<Record<PolicyState, 'ok' | 'stale' | 'error' | 'info' | 'none'>> = {
  notYet: 'info',
  inForce: 'ok',
  amended: 'stale',
  replaced: 'none',
  repealed: 'error',
  expired: 'none',
}

const said = ([zh, en]: Names): string => (languageNow() === 'en' ? en : zh)
/** Words for the types, levels and states of policies in the interface language. */
export const typeName = (type: PolicyType): string => said(types[type])
export const levelName = (level: PolicyLevel | 'unknown'): string => said(levels[level])
export const stateName = (state: PolicyState): string => said(states[state])
/**
 * A share of revenue, told as what it is: segments count what is sold between them, so that one alone can be more than
 * all that is sold to others.
 */
export const revenueShareTold = (share: number): string =>
  `${percent(share, { digits: 1, sign: false })}${share > 100 ? said(['（分部间抵销前）', ' (before eliminations between segments)']) : ''}`
/** Address of a document. */
export const documentAddress = (documentId: string): string => `/index/policy/${encodeURIComponent(documentId)}`
