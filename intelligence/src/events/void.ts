import type { Piece } from '../text/sentences.ts'
import type { Candidate } from './lexicon.ts'

// Words after which a trigger names no event at all: what something does not amount to, what would follow if, what a rule or a lesson is about.
const zh = /(?:(?:市场监督管理局|工商)[^，。]{0,6}|(?:向|对|经)[^，。]{0,6}(?:控股股东|实际控制人|管理层|股东)[^，。]{0,12}|董事会对[^，。]{0,10})$|(?:不构成|不涉及|不属于|不会导致|未构成|是否构成|如果|一旦|假如|假设|倘若|若(?!干)|如何|什么是|什么叫|怎么)[^，。；]{0,24}$/u
const en = /\b(?:does not constitute|not constitute|if|should|whether|how to|what is|why|were it to|in case of|unless)\b[^,.;]{0,60}$/u

/** Words in a sentence by which a type's triggers are about something else: registers, not drugs; shares that only move. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'contract-win': /大单净|净流入|净流出|主力资金|大单资金|超大单/u, 'management-change': /应当|须经|可以连任|选举产生|章程规定|每届任期|法定人数|议事规则/u,
  'product-approval': /营业执照|工商|登记机关|市场监督管理局|市场监管局|行政审批局|变更登记|business regist/u,
  inspection: /(?:向|对)[^，。]{0,8}(?:控股股东|实际控制人|管理层)|董事会[^，。]{0,12}核查|书面函询/u,
  'product-price-up': /股价|收涨|收报|盘中|沪指|指数|成交额|换手率|shares? (?:rose|fell|clos)/u, 'product-price-down': /股价|收跌|收报|盘中|沪指|指数|成交额|换手率|shares? (?:rose|fell|clos)/u,
  'input-price-up': /股价|收涨|盘中|沪指|成交额|换手率|\bshares\b|\bstock\b|\bsession\b/u, 'input-price-down': /股价|收跌|盘中|沪指|成交额|换手率|\bshares\b|\bstock\b|\bsession\b/u,
  'guidance-down': /\banalysts?\b|\bbrokers?\b|\bbrokerages?\b|券商|分析师|研报/u, 'guidance-up': /\banalysts?\b|\bbrokers?\b|\bbrokerages?\b|券商|分析师|研报/u,
}

/** Words without which a type's triggers are used in some other sense. */
const needed: Readonly<Record<string, RegExp>> = {
  'lawsuit-won': /court|judge|jury|\bcase\b|suit|arbitrat|appeal|trial|tribunal|legal|patent|ruling|litigation|dispute|liabilit|fine|法院|诉|仲裁|官司|判|裁|案|审|纠纷/u,
  judgment: /court|judge|jury|trial|tribunal|appeal|convict|sentenc|ruling|verdict|arbitrat|pay|法|判|裁|审|刑|诉|仲裁|败诉|调解/u,
  'regulation-eases': /rule|regulat|govern|minist|\blaw|\bban|tax|central bank|licen|permit|curb|restrict|\bfed\b|polic|quota|authorit|standard|rate|visa|beijing|brussels|state|reserve|tariff|limit|threshold|approv|\p{Script=Han}/u,
  'regulation-tightens': /rule|regulat|govern|minist|\blaw|\bban|tax|central bank|licen|permit|curb|restrict|polic|quota|authorit|standard|watchdog|scrutin|crack|clamp|caps|levy|mandate|parliament|sec\b|require|\p{Script=Han}/u,
}

/** Whether the words before a candidate make it a supposition, a lesson or what something is not. `text` in lower case for English. */
export function isVoid(language: 'zh' | 'en', text: string, { start, end }: Piece, { from }: Candidate, type: string): boolean {
  if (needed[type]?.test(text.slice(start, end)) === false || isQuestion(text, start, end)) return true
  if (elsewhere[type]?.test(text.slice(start, end))) return true
  const before = text.slice(Math.max(start, from - 64), from)
  return (language === 'zh' ? zh : en).test(before)
}

/** Whether a sentence only asks. */
function isQuestion(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  return last === 0x3f || last === 0xff1f || /^(?:请问|是否|何时|有没有|能否|会不会)/u.test(text.slice(start, start + 4))
}
