import type { EventRole, Field } from '../analysis.ts'
import type { Piece } from '../text/sentences.ts'
import type { DayFound } from './days.ts'
import type { Figure } from './amounts.ts'
import type { Named } from './subject/subject.ts'

/** What is known of a sentence when roles are given. */
export interface Scene {
  field: Field
  language: 'zh' | 'en'
  text: string
  piece: Piece
  figures: readonly Figure[]
  days: readonly DayFound[]
  named: readonly Named[]
}

const institutionsZh =
  /(?:[\u4e00-\u9fa5]{0,12}(?:人民法院|仲裁委员会|知识产权法院|证监局|市场监督管理局|检察院|公安局|税务局|交易所|药监局))|证监会|深交所|上交所|北交所|央行|商务部|工信部|发改委|市场监管总局|网信办|银保监会|国家医保局|海关总署|财政部|民航局|农业农村部/gu
const institutionsEn =
  /\b(?:the )?(?:SEC|FDA|FTC|FAA|DOJ|EU|EPA|European Commission|Justice Department|Commerce Department|Treasury|Federal Reserve|(?:Supreme|High|District|Appeals) Court|Ministry of [A-Z][a-z]{2,20})\b/gu
const organisations =
  /[\u4e00-\u9fa5A-Za-z（）()·]{2,24}?(?:股份有限公司|有限责任公司|有限公司|合伙企业|集团|信托公司)/gu
const officers =
  /(?:原|前|时任)?(?:副董事长|董事长|总经理|副总经理|总裁|副总裁|董事会秘书|董秘|财务总监|财务负责人|独立董事|监事会主席|实际控制人|首席执行官|首席技术官|CEO|CFO|法定代表人)/gu
const products = /[《“"]([^《》“”"]{2,30})[》”"]/gu
/** Most of one role a sentence. */
const MOST = 8

function matches(scene: Scene, pattern: RegExp, role: string, into: EventRole[]): void {
  let count = 0
  for (const match of scene.text.slice(scene.piece.start, scene.piece.end).matchAll(pattern)) {
    if (count++ === MOST) return
    const start = scene.piece.start + match.index
    into.push({ role, field: scene.field, start, end: start + match[0].length, text: match[0], companyId: null })
  }
}

const figureRole: Readonly<Record<'money' | 'percent' | 'shares', string>> = {
  money: 'amount',
  percent: 'proportion',
  shares: 'shares',
}

/**
 * Roles of an event in its sentence: the master company, other companies, figures, days, institutions, officers,
 * products and places of business that are named. All bear their spans.
 */
export function rolesOf(scene: Scene, subject: Named | null): EventRole[] {
  const { field, text } = scene
  const roles: EventRole[] = []
  if (subject)
    roles.push({
      role: 'company',
      field: subject.mention.field,
      start: subject.mention.start,
      end: subject.mention.end,
      text: subject.text,
      companyId: subject.companyId,
    })
  for (const one of scene.named.slice(0, MOST)) {
    if (one.companyId === subject?.companyId) continue
    roles.push({ role: 'counterpart', field, start: one.start, end: one.end, text: one.text, companyId: one.companyId })
  }
  for (const one of scene.figures.slice(0, MOST)) {
    const role =
      one.unit === 'percent' ? figureRole.percent : one.unit === 'shares' ? figureRole.shares : figureRole.money
    roles.push({ role, field, start: one.start, end: one.end, text: text.slice(one.start, one.end), companyId: null })
  }
  for (const one of scene.days)
    roles.push({
      role: 'date',
      field,
      start: one.start,
      end: one.end,
      text: text.slice(one.start, one.end),
      companyId: null,
    })
  if (scene.language === 'zh') {
    matches(scene, institutionsZh, 'institution', roles)
    matches(scene, officers, 'title', roles)
    matches(scene, products, 'product', roles)
    const known = roles.length
    matches(scene, organisations, 'organisation', roles)
    // A full name that is already a known company is no second one.
    for (let at = roles.length - 1; at >= known; at--) {
      const one = roles[at]
      if (one && scene.named.some((name) => name.start < one.end && one.start < name.end)) roles.splice(at, 1)
    }
  } else matches(scene, institutionsEn, 'institution', roles)
  return roles
}
