import { sentencesIn, type Piece } from '../text/sentences.ts'
import { dueOf, type Deadline } from './task-deadlines.ts'
import { linesOf } from './header/lines.ts'

/** An order of a document; places are UTF-16 units of its text, end exclusive. */
export interface PolicyTask extends Piece {
  /** Bodies that lead or are responsible, as printed. */
  leads: readonly string[]
  /** Bodies that take part. */
  helps: readonly string[]
  /** What is to be done, in the text's words. */
  action: string
  deadline: Deadline | null
  /** Figures that it sets, as printed. */
  figures: readonly string[]
  heading: string | null
}

/** Most orders of one document that are kept. */
const MOST_TASKS = 400
/** Longest action and heading that are kept. */
const LONGEST_ACTION = 600
const LONGEST_HEADING = 80
const MOST_BODIES = 24
const MOST_FIGURES = 8

/** How the name of somebody ends who can be told to do something. */
const organ =
  /(?:部|委|局|署|总局|行|会|办|办公厅|办公室|厅|院|中央|政府|机关|部门|单位|地区|各地|地方|海关|检察院|法院|银行|企业|机构|协会|中心|集团|公司|人大|组)$/u
/** Names that tell nobody apart. */
const empty = /^(?:有关|相关|各)?(?:单位|部门)$/u
/** Who is responsible, in brackets behind what is to be done. */
const inBrackets = /[（(]([^（）()]{2,400})[）)]/gu
const responsible = /(?:负责|牵头|配合|参与|参加|落实)/u
/** Who is responsible, before the verb. */
const byWhom = /由([^，。；：、]{2,40}(?:、[^，。；：、]{2,40}){0,12}?)(?:牵头|负责|会同|组织|统筹)/u
const whoMust =
  /(?:^|[，；：])([^，。；：]{2,60}?)(?:要(?!求|素|点|件|害|闻)|应当|应(?=[^用急对届变收付])|必须|须|负责|牵头|会同)/u
/** What an order is told by where nobody is named. */
const directive =
  /(?:要|应当?|必须|须|推动|推进|加快|完成|建立|完善|制定|出台|开展|实施|实现|达到|建成|落实|确保|力争|争取|组织|加强|提高|扩大|支持|取消|停止|清理|启动|增长|下降|达|提升|设立|报送|印发|公布|压减|淘汰|培育|打造|新增|改造)/u
const target =
  /(?:不低于|不少于|不超过|不高于|不得超过|达到|超过|提高到?|增加到?|增长|下降|降至|降低|压减|控制在|实现|完成|新增|培育|建成|打造|改造|安排|给予)[^，。；]{0,24}$/u
const figure =
  /(?<![\d.])\d{1,9}(?:\.\d{1,4})?\s?(?:万亿元|亿元|万元|元|％|%|个百分点|万千瓦时|亿千瓦时|万千瓦|亿千瓦|千瓦|亿吨|万吨|吨|亿立方米|公里|万亩|亿亩|亩|万套|万人|万户|万辆|万台|万个|家|个|项|倍|套|人)(?:以上|以内|以下|左右)?/gu

/** Names of bodies beside one another, without what they do; what cannot be told anything is left out. */
function bodiesIn(text: string): string[] {
  return text
    .replace(/(?:按照?|依)(?:各自)?(?:职责|职能)[^，；。]*?(?:分工)?(?:分别)?/gu, '')
    .replace(/^(?:责任|牵头|配合|负责)(?:单位|部门)[：:]?/u, '')
    .split(/[、，,；;\s]|(?<!工业|住房|文化|资源|发展|经济|教育|卫生|林业|粮食)和(?!平)|以及|及(?!时)/u)
    .map((name) =>
      name.replace(/^(?:由|请|各由)|(?:等|牵头|负责|配合|参与|参加|分别|分工|会同|落实|组织|共同)+$/gu, ''),
    )
    .map((name) => name.replace(/等(?:有关|相关)?(?:部门|单位|部门单位)?$/u, ''))
    .filter(
      (name) => name.length >= 2 && name.length <= 24 && organ.test(name) && !empty.test(name) && !/[。：]/u.test(name),
    )
    .slice(0, MOST_BODIES)
}

interface Who {
  leads: string[]
  helps: string[]
}

/** Bodies in brackets behind an order: who leads, and who takes part. Null where the brackets say no such thing. */
function ofBrackets(inside: string): Who | null {
  const said = /^(?:责任|牵头|负责)(?:单位|部门)/u.test(inside)
  if (!said && !responsible.test(inside)) return null
  const leading = /牵头/u.exec(inside)
  const head = leading ? inside.slice(0, leading.index) : inside
  const leads = bodiesIn(head)
  if (leads.length === 0) return null
  return { leads, helps: leading ? bodiesIn(inside.slice(leading.index + 2).replace(/^单位[：:]/u, '')) : [] }
}

/** Bodies that a sentence tells to do it. */
function ofSentence(text: string): Who | null {
  const passive = byWhom.exec(text)?.[1]
  const leads = passive === undefined ? [] : bodiesIn(passive)
  if (leads.length > 0) return { leads, helps: [] }
  const active = whoMust.exec(text)?.[1]
  const own = active === undefined ? [] : bodiesIn(active.replace(/^(?:各级|有关)(?=$)/u, ''))
  return own.length > 0 ? { leads: own, helps: [] } : null
}

const headed =
  /^(?:[一二三四五六七八九十]{1,3}、|（[一二三四五六七八九十]{1,3}）|第[一二三四五六七八九十百零]{1,6}条|\d{1,2}[.．、])/u

/** Heading of a line that begins a part: its first sentence, short. */
function headingOf(text: string): string | null {
  if (!headed.test(text)) return null
  const end = text.indexOf('。')
  const own = end < 0 ? text : text.slice(0, end)
  return own.length <= LONGEST_HEADING ? own : null
}

/**
 * Orders that a document gives: sentences that name who is to do it, or until when, or a figure to be reached. Who
 * stands in brackets at the end of a paragraph is responsible for all of it. `at`: the day of the document, by which
 * 年底前 is told. Duties without an addressee, a term or a figure are none.
 */
export function tasksOf(text: string, at: string | null): PolicyTask[] {
  const found: PolicyTask[] = []
  let heading: string | null = null
  for (const line of linesOf(text)) {
    if (found.length >= MOST_TASKS) break
    const own = headingOf(line.text)
    const above = heading
    heading = own ?? heading
    const brackets = [...line.text.matchAll(inBrackets)].flatMap(({ 0: whole, 1: inside = '', index }) => {
      const who = ofBrackets(inside)
      return who ? [{ who, start: index, end: index + whole.length }] : []
    })
    let from = 0
    for (const piece of sentencesIn(line.text)) {
      const bracket = brackets.find(({ start }) => start >= from && start + 1 >= piece.start)
      if (bracket && piece.start >= bracket.start && piece.end <= bracket.end + 1) {
        from = bracket.end
        continue
      }
      const sentence = line.text.slice(piece.start, piece.end)
      const bare = sentence.replace(inBrackets, (one, inside: string) => (ofBrackets(inside) ? '' : one)).trim()
      if (bare.length < 8 || !directive.test(bare)) continue
      const deadline = dueOf(bare, at)
      const figures = figuresIn(bare)
      // A heading orders nothing, but where it is all that is said.
      if (bare.replace(/[。；]$/u, '') === own && !deadline && figures.length === 0) continue
      const told = bracket?.who ?? ofSentence(bare)
      if (!told && !deadline?.due) continue
      if (!bracket && told && !deadline && figures.length === 0 && !/由[^，。]{2,60}(?:牵头|负责)/u.test(bare)) continue
      found.push({
        leads: told?.leads ?? [],
        helps: told?.helps ?? [],
        action: bare.slice(0, LONGEST_ACTION),
        deadline,
        figures,
        // What is ordered by its own first words stands under what came before.
        heading: own !== null && bare.startsWith(own) ? above : heading,
        start: line.start + piece.start,
        end: line.start + piece.end,
      })
    }
  }
  return found.slice(0, MOST_TASKS)
}

/** Figures of a sentence that it sets as a target. */
function figuresIn(sentence: string): string[] {
  const found = [...sentence.matchAll(figure)].flatMap(({ 0: whole, index }) =>
    target.test(sentence.slice(Math.max(0, index - 40), index)) || /以上|以内|以下/u.test(whole) ? [whole] : [],
  )
  return [...new Set(found)].slice(0, MOST_FIGURES)
}
