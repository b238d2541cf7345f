import { sentencesIn } from '../../text/sentences.ts'
import { numbersIn } from './number.ts'
import type { Reference, Relation } from './types.ts'

interface Title {
  start: number
  end: number
  title: string
}

/** Units before and after a title in which its relation is said. */
const NEAR = 160
/** Longest title that is believed. */
const LONGEST = 200

/** Titles in 《》, the outermost where they are nested; what is not closed is none. */
function titlesIn(text: string): Title[] {
  const found: Title[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '《') {
      if (depth > 0 && at - start > LONGEST) depth = 0
      if (depth === 0) start = at
      depth++
    } else if (text[at] === '》' && depth > 0) {
      depth--
      if (depth === 0 && at - start <= LONGEST)
        found.push({
          start,
          end: at + 1,
          title: text
            .slice(start + 1, at)
            .split('\n')
            .map((line) => line.trim())
            .join(''),
        })
    }
  }
  return found
}

/** The text with the letters of its titles blanked, so that words in a title are not read as words about it. */
function withoutTitles(text: string, titles: readonly Title[]): string {
  let [masked, last] = ['', 0]
  for (const { start, end } of titles) {
    masked += text.slice(last, start) + '＿'.repeat(end - start)
    last = end
  }
  return masked + text.slice(last)
}

/** In its own clause: what the next one repeals is another document. 废止前的衔接 repeals nothing yet. */
const repealed = /^[^，。；：\n]{0,80}?(?:废止|失效|停止执行)(?!前|后|之前|以前|或)/u
const repealing = /废止[＿、和及以与\s]*$/u
const amending = /(?:修改|修订|修正)[＿、和及以与\s]*$/u
/** What is still to be done: 尽快修订《…》 amends nothing. */
const intended =
  /(?:尽快|抓紧|加快|推动|推进|启动|研究|适时|及时|抓好|做好|健全|完善|积极|配合|建议|要求|提请|拟|将|要|应|可)(?:研究|推动|推进)?(?:制定)?[、和]?(?:修改|修订|修正|废止)[＿、和及以与\s]*$/u
const amended =
  /^[＿、和及以与\s]*(?:第[\p{Script=Han}\d]+[条款项章][^，。]{0,20}|部分条款|[^，。]{0,20})?(?:作如下修改|修改为|予以修改|作出如下修改|作以下修改)/u
const based = /(?:根据|依据|依照|按照|遵照)[^，。；：]*$/u
const carried = /(?:贯彻落实|贯彻执行|深入贯彻|全面贯彻|贯彻|落实|推进实施|组织实施|实施)[^，。；：]*$/u
const forwarded = /(?:转发|批转)[^，。；]*$/u
const issued = /(?:关于印发|现将|现印发|现发布|现公布)[＿、和及以与\s]*$/u
const issuing = /^[＿\s]*(?:（[^）]*）)?(?:已经[^，。]{0,30}(?:同意|批准|通过)|印发给你们|公布)/u
const answered = /^[＿\s]*(?:（[^）]*）)?收悉/u
const shortened = /(?:以下|下)(?:统)?简称[“"]?$/u
/** Where what a document rests on has been said: at its first chapter, paragraph or second article. */
const bodyBegins = /\n[ \t\u3000]{0,8}(?:一、|（一）|第二条|第二章|二、|\d\.)/u

/** How a sentence, its titles blanked, speaks of what stands between two places of it. */
function relationOf(sentence: string, from: number, to: number, preface: boolean): Relation {
  const [before, after] = [sentence.slice(Math.max(0, from - NEAR), from), sentence.slice(to, to + NEAR)]
  if (answered.test(after)) return 'answers'
  if (intended.test(before)) return 'cites'
  if (amending.test(before) || amended.test(after)) return 'amends'
  if (repealing.test(before) || (repealed.test(after) && !/除|有效|之日起/u.test(after.slice(0, 3)))) return 'repeals'
  if (forwarded.test(before)) return 'forwards'
  if (issued.test(before) || issuing.test(after)) return preface ? 'issues' : 'cites'
  if (preface && based.test(before)) return 'basedOn'
  if (preface && carried.test(before)) return 'carriesOut'
  return 'cites'
}

/**
 * Other documents that a text names, with the relation that it says: what it rests on and carries out by its opening
 * (before the first chapter or the second article), what it amends, repeals, issues, forwards and answers wherever it
 * says so. A short form (以下简称《方案》) and each later use of it is no document of its own.
 */
export function referencesIn(text: string): Reference[] {
  const titles = titlesIn(text)
  const masked = withoutTitles(text, titles)
  const opening = bodyBegins.exec(text)?.index ?? text.length
  const short = new Set(
    titles.filter(({ start }) => shortened.test(masked.slice(Math.max(0, start - 8), start))).map(({ title }) => title),
  )
  const numbers = new Map(numbersIn(text).map((one) => [one.start, one.value]))
  const found: Reference[] = []
  // Sentences are cut of the blanked text: a line end inside a title ends none.
  const sentences = sentencesIn(masked)
  let at = 0
  for (const { start, end, title } of titles) {
    while ((sentences[at]?.end ?? text.length) <= start) at++
    if (short.has(title) || title === '') continue
    const sentence = sentences[at] ?? { start: 0, end: text.length }
    const relation = relationOf(
      masked.slice(sentence.start, sentence.end),
      start - sentence.start,
      end - sentence.start,
      start < opening,
    )
    const number = /[（(]/u.test(text[end] ?? '') ? (numbers.get(end + 1) ?? null) : null
    found.push({ relation, title, number, start, end })
  }
  // What a document issues it goes on speaking of.
  const own = new Set(found.flatMap(({ relation, title }) => (relation === 'issues' ? [title] : [])))
  return found.map((one) => (one.relation === 'cites' && own.has(one.title) ? { ...one, relation: 'issues' } : one))
}
