import { isKnownBody, issuerOf, provinceAt } from '../issuers.ts'
import type { Line } from './lines.ts'
import { withoutBracket } from './type-of.ts'
import type { Stated } from './types.ts'

/** How the name of a body ends that issues documents. */
const organ =
  /(?:院|厅|局|部|委|会|署|银行|人行|办|府|室|台|社|中央|军委|总局|委员会|办公室|总队|大会|协会|妇联|总工会|团中央|残联|公司|中心|海关|监会|联防联控机制)$/u
/** What a body's name never holds: the title of news goes on with what is told, or with what was done. */
const noName =
  /[：:；;“”"《》。？！]|召开|举行|主持|回顾|获得|获悉|收到|申请|签署|表示|亮相|当地|等[\d一二两三四五六七八九十]+[地省市]/u
/** What follows the bodies in a title. */
const verb =
  /关于|印发|转发|批转|发布|公布|修订|出台|批复|对|同意|令|公告|通告|贯彻|实施|办理|(?:公开)?征求|就(?=《|修[改订]|[^，：]{0,24}征求意见)|(?:有关)?负责人(?=就《)|政府工作报告/u
/** Who signs for a body, and the quotation mark of a title that names its own issuer: 李强签署国务院令, 《X关于…》. */
const before = /^(?:《|[\p{Script=Han}]{2,10}签署(?=国务院|中华人民共和国))/u
/** How they do it, between their names and what they do. */
const how = /(?:共同|公开|编制|组织|批准|升级|决定|正式|近日|日前|今[天日]|最新|拟|(?:\d{1,2}月)?\d{1,2}日|[：:])+$/u
const several = String.raw`[\d一二两三四五六七八九十]+个?`
/** That there are more of them than are named: 证监会等八部门, 央行等五部门与上海市人民政府. */
const others = new RegExp(`等(?:${several})?(?:部门|单位|部委)(?:办公厅)?(?:与|和|会同)?`, 'u')
const separators = new RegExp(`[、，,\\s]+|会同|联合(?!会|国|社|总)|${others.source}`, 'u')

const isBody = (name: string): boolean =>
  name.length >= 2 && name.length <= 40 && (organ.test(name) || isKnownBody(name)) && !noName.test(name)

/** Where one body's name runs into the next one's without a blank: 中共中央国务院. */
const runTogether = /(?<=中共中央|全国人大|国务院)(?=国务院|中央军委)/u

const isLocal = (name: string): boolean => isBody(name) && provinceAt(name) !== null

/** Names of bodies that stand one after the other, with at most a 和 between them: 中国人民银行海关总署, 水利部和中国气象局. */
function apart(name: string): string[] {
  if (isKnownBody(name)) return [name]
  for (let at = 2; at <= name.length - 2; at++) {
    const rest = name.slice(at).replace(/^[和与及]/u, '')
    const first = name.slice(0, at)
    const linked = rest.length < name.length - at && isBody(rest)
    if (isKnownBody(first) ? linked || isKnownBody(rest) : linked && isLocal(first) && isLocal(rest))
      return [first, rest]
  }
  return name.split(runTogether)
}

/** Bodies that a line names one beside the other and nothing else; none where anything else stands in it. */
function bodiesOf(text: string, line: Line): Stated[] {
  const found: Stated[] = []
  let from = 0
  const pieces = text.replace(before, '').split(separators)
  for (const name of pieces.flatMap((piece) => apart(piece.replace(how, '')))) {
    if (name === '') continue
    const own = name.replace(/^中华人民共和国(?=国务院|[\p{Script=Han}]{2,}部)/u, '')
    if (!isBody(own)) return []
    const at = line.text.indexOf(own, from)
    if (at < 0) return []
    from = at + own.length
    found.push({ value: own, start: line.start + at, end: line.start + at + own.length })
  }
  return found
}

/** Bodies by whom a document is issued, from its title; a title may run over several lines. */
function ofTitle(title: readonly Line[]): Stated[] {
  const found: Stated[] = []
  for (const line of title) {
    const printed = line.text.includes('>') ? line.text.slice(line.text.lastIndexOf('>') + 1) : line.text
    // 2021年国务院政府工作报告: the year is not part of who reports.
    const text = printed.replace(/^\d{4}年(?=\S*政府工作报告)/u, '')
    const cut = verb.exec(text)
    const bodies = bodiesOf((cut ? text.slice(0, cut.index) : text).replace(/^#+\s*/u, ''), line)
    found.push(...bodies)
    if (cut || bodies.length === 0) break
  }
  return found.length > 0 ? found : ofLastClause(title[0])
}

/** Bodies of a title of news that tells first what it is about: 事关儿童接种疫苗 国家疾控局发布新版说明. */
function ofLastClause(line: Line | undefined): Stated[] {
  const clause = line?.text.split(/\s+/u).at(-1) ?? ''
  const cut = verb.exec(clause)
  return line && cut && clause.length < line.text.length ? bodiesOf(clause.slice(0, cut.index), line) : []
}

/** Bodies above the line of the day: each on a line of its own, or beside one another. */
function ofSignature(lines: readonly Line[], signed: Stated | null): Stated[] {
  if (!signed) return []
  const found: Stated[] = []
  for (const line of lines.filter(({ end }) => end <= signed.start).toReversed()) {
    const bodies = bodiesOf(line.text.replace(/&\w+;?/gu, ' '), line)
    if (bodies.length === 0) break
    found.unshift(...bodies)
  }
  return found
}

/** Lines of a text in which news says first who issued the document that it is about. */
const OPENING = 3
/** 3月5日，某省人民政府办公厅印发《…》; 某部22日表示，《…》; 某部等八部门联合印发《…》. */
const release =
  /^(?:[^，。《]{0,12}(?:日电?|，))?(?:，)?([\p{Script=Han}、]{2,60}?)(?:\d{1,2}月)?(?:\d{1,2}日)?(?:近日|日前|今天|今日)?(?:正式)?(?:(?:印发|发布|公布|出台)了?|批复|表示，|(?:发布)?关于(?=《[^》]*》公开征求意见))《([^》]{2,80})》/u
/** Who is said to speak where a title goes on with what is told: 国务院：推进…, 央行等五部门：…, 三部门：…. */
const speaker = /^([^：:]{2,24})[：:]/u
const severalOf = new RegExp(`^${several}部门$`, 'u')
/** 四部门印发通知; and who they are: 某部、某局等4部门印发通知. */
const severalFirst = new RegExp(`^${several}部门`, 'u')
const theirDeed =
  /^(?:[^，。《]{0,12}(?:日电?|，|悉))?，?([\p{Script=Han}\d、]{4,80}?)(?:近日|日前|今[天日])?(?:联合|共同)?(?:印发|发布|公布|出台|就)/u

/** Whether a title says that these bodies tell what follows. */
function isToldBy(printed: string, [first]: readonly Stated[]): boolean {
  const [, said = ''] = speaker.exec(printed) ?? []
  const name = said.replace(others, '').replace(/、.*$/u, '')
  return first !== undefined && (severalOf.test(said) || issuerOf(name).department === issuerOf(first.value).department)
}

/**
 * The bodies that news of a document names as its issuers: of the document that its first line, the title, is about, or
 * of which the title says that it is they who tell it.
 */
function ofRelease(lines: readonly Line[]): Stated[] {
  const printed = lines[0]?.text ?? ''
  for (const line of lines.slice(1, OPENING)) {
    const deed = severalFirst.test(printed) ? theirDeed.exec(line.text) : null
    const together = bodiesOf(deed?.[1] ?? '', line)
    if (together.length > 1) return together
    const [, name = '', issued = ''] = release.exec(line.text) ?? []
    if (name === '') continue
    const bodies = bodiesOf(name, line)
    if (printed.includes(withoutBracket(issued)) || isToldBy(printed, bodies)) return bodies
  }
  return []
}

/** Lines under the title of a law that say who passed, decreed or published it when; its articles come after them. */
const NOTES = 12
const firstArticle = /^#*\s*第(?:一|1|１)[章条编]/u
const noteOf =
  /^[（(]?\s*[\d０-９]{4}年[\d０-９]{1,2}月[\d０-９]{1,2}日\s*(?:经)?([\p{Script=Han}、]{2,60}?)(?:第[\d０-９一二三四五六七八九十百零〇]+次[\p{Script=Han}]{0,6}会议[^，；\n]{0,8}通过|令(?:第[^\s]{1,12}号)?(?:公布|发布)|(?:公布|发布)(?![\p{Script=Han}]))/u
const term = /第?[一二三四五六七八九十百\d]+届/u

/** Who passed or decreed a law first, by the notes under its title: later ones tell of its changes. */
function ofAdoption(lines: readonly Line[]): Stated[] {
  for (const line of lines.slice(1, NOTES)) {
    if (firstArticle.test(line.text)) break
    const [noted = '', printed = ''] = noteOf.exec(line.text) ?? []
    if (printed === '') continue
    if (!term.test(printed)) {
      const bodies = bodiesOf(printed, line)
      if (bodies.length > 0) return bodies
      continue
    }
    const start = line.start + noted.indexOf(printed)
    // 市十二届人大常委会 says of no city which; of a county no table knows the province.
    const { department, region } = issuerOf(printed)
    if (isBody(printed) && (region !== null || department.startsWith('全国')))
      return [{ value: printed, start, end: start + printed.length }]
  }
  return []
}

/**
 * Bodies that issue a document, each once, in the order printed: by its title; by its signature where the title names
 * none; of a law by who passed it; of news about a document by what it says of who issued it.
 */
export function issuersOf(lines: readonly Line[], title: readonly Line[], signed: Stated | null): Stated[] {
  const named = ofTitle(title)
  const own = named.length > 0 ? named : ofSignature(lines, signed)
  const passed = own.length > 0 ? own : ofAdoption(lines)
  const bodies = passed.length > 0 ? passed : ofRelease(lines)
  return bodies.filter(({ value }, at) => bodies.findIndex((one) => one.value === value) === at)
}
