import type { DocumentType } from './types.ts'

/** How titles end, longest first where one ends in another. */
const endings: readonly (readonly [string, DocumentType])[] = [
  ['实施细则', 'measures'],
  ['修正案', 'law'],
  ['条例', 'regulation'],
  ['规定', 'rules'],
  ['规则', 'rules'],
  ['准则', 'rules'],
  ['章程', 'rules'],
  ['办法', 'measures'],
  ['细则', 'measures'],
  ['决定', 'decision'],
  ['决议', 'decision'],
  ['意见', 'opinions'],
  ['通知', 'notice'],
  ['公告', 'announcement'],
  ['通告', 'announcement'],
  ['通报', 'circular'],
  ['公报', 'communique'],
  ['批复', 'reply'],
  ['复函', 'letter'],
  ['答复', 'answer'],
  ['函', 'letter'],
  ['方案', 'plan'],
  ['规划', 'plan'],
  ['纲要', 'plan'],
  ['计划', 'plan'],
  ['要点', 'plan'],
  ['行动', 'plan'],
  ['报告', 'report'],
  ['解释', 'interpretation'],
  ['指引', 'guideline'],
  ['指南', 'guideline'],
  ['措施', 'opinions'],
  ['若干政策', 'opinions'],
  ['规范', 'rules'],
  ['重点任务', 'plan'],
  ['建议', 'opinions'],
  ['令', 'order'],
  ['法', 'law'],
]

/** What is laid before the public is no opinion of who lays it. */
const draft = /征求意见稿|(?:听取|征求|征集)(?:社会|公众|各方)?意见$|[（(]草案[^）)]*[）)]$/u
/** Readouts: who held which meeting, or what it says. */
const meeting =
  /(?:召开|举行|主持)[^《》]{0,40}(?:会议|全会|座谈会)|会议(?:在[\p{Script=Han}]{1,6})?(?:召开|举行|强调|指出|部署|研究|审议)|会议$/u
/** Of news that a document came out what it says is told of that document: 国务院印发《…规划》. */
const released = /(?:印发|发布|公布|出台|颁布|下发)(?:了)?(?:新?修订[后的]{1,2})?《(.{2,160}?)》(?:的通知)?$/u
/** 国务院办公厅印发通知 要求…: of a notice only what it asks for is told. */
const notified = /印发(?:《通知》|通知)/u

/** A title without the bracket that ends it, （试行） say. */
export function withoutBracket(title: string): string {
  const opens = /[）)]$/u.test(title) ? Math.max(title.lastIndexOf('（'), title.lastIndexOf('(')) : -1
  return opens < 0 ? title : title.slice(0, opens)
}

const byEnding = (title: string): DocumentType | null => {
  const own = withoutBracket(title)
  return endings.find(([ending]) => own.endsWith(ending))?.[1] ?? null
}

/** What a document is by its title; null where that does not say it. */
export function typeOf(printed: string): DocumentType | null {
  const title = printed.replace(/\s/gu, '')
  if (draft.test(title)) return 'draft'
  const ending = byEnding(title)
  if (ending) return ending
  const inner = released.exec(title)?.[1]
  if (inner !== undefined) return byEnding(inner)
  if (notified.test(title)) return 'notice'
  return meeting.test(title) ? 'meeting' : null
}
