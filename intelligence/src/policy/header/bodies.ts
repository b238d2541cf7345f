import type { Line } from './lines.ts'
import { withoutBracket } from './type-of.ts'
import type { Stated } from './types.ts'

/** How the name of a body ends that issues documents. */
const organ =
  /(?:院|厅|局|部|委|会|署|银行|人行|办|府|室|台|社|中央|军委|总局|委员会|办公室|总队|大会|协会|公司|中心|海关|监会|联防联控机制)$/u
/** What follows the bodies in a title. */
const verb =
  /关于|印发|转发|批转|发布|公布|修订|出台|对|同意|令|公告|通告|贯彻|实施|办理|(?:有关)?负责人(?=就《)|政府工作报告/u
const separators = /[、，,\s]+/u

const isBody = (name: string): boolean => name.length >= 2 && name.length <= 40 && organ.test(name)

/** Where one body's name runs into the next one's without a blank: 中共中央国务院. */
const runTogether = /(?<=中共中央|全国人大|国务院)(?=国务院|中央军委)/u

/** Bodies that a line names one beside the other and nothing else; none where anything else stands in it. */
function bodiesOf(text: string, line: Line): Stated[] {
  const found: Stated[] = []
  let from = 0
  for (const name of text.split(separators).flatMap((one) => one.split(runTogether))) {
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
  return found
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
/** 3月5日，某省人民政府办公厅印发《…》; 某部22日表示，《…》. */
const release =
  /^(?:[^，。《]{0,12}(?:日|，))?([\p{Script=Han}]{3,30}?)(?:\d{1,2}月)?(?:\d{1,2}日)?(?:正式)?(?:(?:印发|发布|公布|出台)了?|表示，)《([^》]{2,80})》/u

/** The body that news of a document names as its issuer: of the document alone that its first line, the title, is about. */
function ofRelease(lines: readonly Line[]): Stated[] {
  const printed = lines[0]?.text ?? ''
  for (const line of lines.slice(1, OPENING)) {
    const [, name = '', issued = ''] = release.exec(line.text) ?? []
    if (name !== '' && printed.includes(withoutBracket(issued))) return bodiesOf(name, line)
  }
  return []
}

/**
 * Bodies that issue a document, each once, in the order printed: by its title; by its signature where the title names
 * none; of news about a document by what it says of who issued it.
 */
export function issuersOf(lines: readonly Line[], title: readonly Line[], signed: Stated | null): Stated[] {
  const named = ofTitle(title)
  const own = named.length > 0 ? named : ofSignature(lines, signed)
  const bodies = own.length > 0 ? own : ofRelease(lines)
  return bodies.filter(({ value }, at) => bodies.findIndex((one) => one.value === value) === at)
}
