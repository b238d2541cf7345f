import type { Modality } from '../analysis.ts'
import { sentencesIn } from '../text/sentences.ts'

/** Words of a deal or a project of one's own: a stake, more capital, an acquisition, a plant. */
const deals = {
  zh: /收购|并购|受让|入股|参股|购入|增资|认购|合资|吸收合并|(?:购买|取得|获得|竞得|收获)[^，。；]{0,24}(?:股权|股份|资产|控制权|权益)|出资|投资(?!者|人|风险|评级|建议|收益|银行|组合|价值|机会|策略|逻辑|要点|咨询|顾问|标的|亮点|概念)|设立[^，。；]{0,16}(?:公司|基金|企业|工厂)|(?:新建|扩建|建设|兴建)[^，。；]{0,24}|扩产|投产|投建/u,
  en: /\b(?:acquir(?:e|es|ed|ing)|acquisitions?|takeover|buy(?:s|ing)?|bought|purchas(?:e|es|ed|ing)|stakes?|invest(?:s|ed|ing)?|investments? (?:of|in)|capital increase|subscrib(?:e|es|ed|ing)|joint venture|merg(?:e|es|ed|er|ing)|build(?:s|ing)?|expand(?:s|ed|ing)?|set(?:s|ting)? up)\b/iu,
}
/** It does not take place, or never did. */
const off = {
  zh: /终止|取消|放弃|未能|失败|不再|撤回|撤销|否决|未获|搁置|暂停|叫停|中止|流产|告吹|泡汤|解除|没有(?:计划|意向|打算)|不存在|无(?:计划|意向)|未(?:达成|筹划|收购|投资|参与|入股)|并非|否认|不实/u,
  en: /\b(?:terminat\w+|abandon\w*|call(?:s|ed|ing)? off|scrap\w*|cancel\w*|fail(?:s|ed|ure|ing)? (?:to|of)|fails|withdr[ae]w\w*|collaps\w+|f[ae]ll(?:s|en)? through|shelv\w+|suspend\w*|no (?:longer|plans?|intention)|(?:not|never|n't) (?:\w+ )?(?:acquire|acquiring|invest|investing|buy|buying|purchase|purchasing|proceed|plan|planning)|den(?:y|ies|ied)|block(?:s|ed)|reject\w*|untrue)\b/iu,
}
/** It might be, if. */
const supposed = {
  zh: /若|如果|假如|一旦|有望|可能|或将|或有|不排除|有意愿|拟考虑|考虑/u,
  en: /\b(?:may|might|could|would|if|should .{0,30}, |potential|possible|possibly|considering|mulls?|mulling|weigh(?:s|ing)|explor(?:e|es|ing))\b/iu,
}
/** A sentence that tells of a risk, whatever stands around it. */
const risky = {
  zh: /风险(?:提示|因素|揭示)|不及预期|低于预期|的风险|风险[：:]|(?:商誉)?减值风险/u,
  en: /\brisks? (?:factors?|include|of|that|to|from)\b|\b(?:key|main|downside|integration|execution) risks?\b|\bbelow expectations?\b|\bfalls? short of\b/iu,
}
/** A heading under which risks are told. */
const riskHeading =
  /^(?:[一二三四五六七八九十\d]+[、.．)）]\s*)?(?:【|\[)?(?:重大|主要|投资)?(?:风险提示|风险因素|风险分析|风险揭示|风险|(?:key |main |investment |principal )?risks?(?: factors?| warning| disclosure)?|risks? to .{0,30})(?:】|\])?\s*[：:]?\s*$/iu
const riskOpening =
  /^(?:[一二三四五六七八九十\d]+[、.．)）]\s*)?(?:【|\[)?(?:重大|主要|投资)?(?:风险提示|风险因素|风险分析|(?:key |main |investment )?risks?(?: factors?| warning)?)(?:】|\])?\s*[：:]/iu

const says = (words: { zh: RegExp; en: RegExp }, text: string): boolean => words.zh.test(text) || words.en.test(text)
/** A line that heads what follows: short, and no sentence. */
const isHeading = (line: string): boolean => line.length > 0 && line.length <= 40 && !/[。.；;！!？?，,]$/u.test(line)

/**
 * Whether a place in a text (UTF-16 offset) lies where risks are told: under a heading of risks, in a paragraph that
 * opens with one, or in a sentence that speaks of a risk.
 */
export function tellsOfRisk(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const start = before.lastIndexOf('\n') + 1
  const end = text.indexOf('\n', at)
  const paragraph = text.slice(start, end < 0 ? undefined : end).trim()
  if (riskOpening.test(paragraph)) return true
  // Within a paragraph of several parts, risks begin where they are announced.
  const announced = text.slice(start, at).search(/风险提示|风险因素|risk factors?\s*:|risks?\s*:/iu)
  if (announced >= 0) return true
  const heading = before
    .slice(0, Math.max(0, start - 1))
    .split('\n')
    .map((line) => line.trim())
    .findLast(isHeading)
  return (heading !== undefined && riskHeading.test(heading)) || says(risky, sentenceAt(text, at))
}

/** The sentence that holds a place of a text. */
export function sentenceAt(text: string, at: number): string {
  const piece = sentencesIn(text).find((one) => one.start <= at && at < one.end)
  return piece ? text.slice(piece.start, piece.end) : text
}

/** Whether a sentence or title says that a deal does not take place. */
export const isCalledOff = (text: string): boolean => says(off, text)

/** What is told of an event at a place of a title or body. */
export interface ToldOf {
  title: string
  text: string
  at: number
  modality: Modality
}

/**
 * Whether a text tells of an investment that was made or announced: a deal or project stands in a clause of the
 * sentence that is neither called off nor only supposed,
 * nobody denied it, it is no rumour and no risk that is warned of, and the title does not say that the deal is off.
 */
export function tellsOfInvestment({ title, text, at, modality }: ToldOf): boolean {
  if ((modality !== 'fact' && modality !== 'plan') || tellsOfRisk(text, at)) return false
  const sentence = sentenceAt(text, at)
  if (isCalledOff(sentence) || (says(deals, title) && isCalledOff(title))) return false
  return sentence.split(/[，,；;]/u).some((clause) => says(deals, clause) && !says(supposed, clause))
}

/**
 * Whether a sentence tells that shares of the company itself change hands: it is bought, and invests nothing by that.
 */
export function isBought(sentence: string, names: readonly string[]): boolean {
  const own = [...names, '公司', '本公司', '该公司', '上市公司']
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('|')
  return new RegExp(
    `(?:受让|收购|认购|购买|增持|转让|取得|入主)[^，。；]{0,16}(?:${own})[^，。；]{0,8}(?:股份|股权|股票|控制权|控股权|表决权)|(?:${own})(?:将)?被[^，。；]{0,16}(?:收购|并购|入主)|(?:${own})[^，。；]{0,8}(?:实际控制人|控股股东)[^，。；]{0,8}变更|\\b(?:acquired|bought|taken over) by\\b`,
    'iu',
  ).test(sentence)
}
