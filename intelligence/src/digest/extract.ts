import { sentencesIn, type Piece } from '../text/sentences.ts'

/** A text of which sentences are taken. */
export interface Told {
  title: string
  body: string
}

/** Shortest and longest sentence that is taken, in characters of the language. */
const LENGTH = { zh: { least: 8, most: 160 }, en: { least: 24, most: 420 } } as const
/** Sentences of a body that are looked at: a story is told by then. */
const LOOKED = 24
/** What is no sentence of the story: who wrote it, what it is no advice for, where to read on, a question. */
const beside =
  /责任编辑|备查文件|联系人|保证公告内容|董事会全体成员|无[须需]提交股东大会|以上事项|不构成关联交易|编辑[：:]|免责声明|投资有风险|风险自担|不构成.{0,6}建议|点击(?:查看|阅读)|关注.{0,8}公众号|来源[：:]|原标题|欢迎订阅|[?？]$|is not investment advice|click here|read more/iu
/** What stands before the news in a sentence: where and when an agency sent it, its number in a list, who is quoted. */
const before =
  /^(?:【[^】]{0,120}】|\[[^\]]{0,60}\]|[①-⑩]|\d{1,2}[、.．](?!\d)|[（(][一二三四五六七八九十\d]{1,2}[）)]|[^\s，。,]{0,14}\d{1,2}月\d{1,2}日(?:讯|电|消息)(?:（[^）]{0,20}）)?[，,：:]?|（?记者[^，。）]{0,16}）?|(?:据|来自)[^，。]{2,24}(?:报道|消息|透露|获悉|介绍|数据(?:显示)?|公告(?:显示)?)[，,：:]|[\s\u3000　]+)+/u

const bigramsOf = (text: string): Set<string> => {
  const letters = text.replace(/[^\p{L}\p{N}%]/gu, '').toLowerCase()
  const found = new Set<string>()
  for (let at = 0; at + 2 <= letters.length; at++) found.add(letters.slice(at, at + 2))
  return found
}

const sharedShare = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0) return 0
  let same = 0
  for (const gram of one) if (other.has(gram)) same++
  return same / one.size
}

/** How much of a sentence other texts say already, 0 to 1. */
export const saidAlready = (sentence: string, others: readonly string[]): number =>
  sharedShare(bigramsOf(sentence), bigramsOf(others.join('\n')))

/** A sentence with what it is judged by. */
interface Candidate extends Piece {
  grams: Set<string>
  place: number
  score: number
}

/**
 * The sentences of a body that tell its story, at most so many, in their order there; each is a piece of the body as it
 * stands, without the dateline before it. A sentence tells more the sooner it comes, the more it shares with the title
 * and with the whole, and with a figure; one that says what another taken one or the title says already is left out.
 * Empty where the body says no more than the title.
 */
export function sentencesFor({ title, body }: Told, language: 'zh' | 'en', most: number): Piece[] {
  const { least, most: longest } = LENGTH[language]
  const about = bigramsOf(title)
  const pieces = sentencesIn(body)
    .slice(0, LOOKED)
    .flatMap((piece) => trimmed(body, piece))
    .filter(({ start, end }) => end - start >= least && !beside.test(body.slice(start, end)))
  const whole = new Map<string, number>()
  const grams = pieces.map(({ start, end }) => bigramsOf(body.slice(start, end)))
  for (const set of grams) for (const gram of set) whole.set(gram, (whole.get(gram) ?? 0) + 1)
  const candidates = pieces.map((piece, place): Candidate => {
    const own = grams[place] ?? new Set<string>()
    let common = 0
    for (const gram of own) if ((whole.get(gram) ?? 0) > 1) common++
    const text = body.slice(piece.start, piece.end)
    return {
      ...piece,
      grams: own,
      place,
      score:
        1.6 / (1 + place) +
        0.8 * sharedShare(about, own) +
        0.5 * (own.size === 0 ? 0 : common / own.size) +
        (/\d/.test(text) ? 0.25 : 0) -
        (text.length > longest ? 0.6 : 0),
    }
  })
  const taken: Candidate[] = []
  for (const one of candidates.toSorted((a, b) => b.score - a.score || a.place - b.place)) {
    if (taken.length >= most) break
    if (sharedShare(one.grams, about) > 0.85) continue
    if (taken.some((other) => sharedShare(one.grams, other.grams) > 0.6)) continue
    taken.push(one)
  }
  return taken.toSorted((a, b) => a.place - b.place).map(({ start, end }) => ({ start, end }))
}

/** The title that an agency puts before its text in marks; signs that end a sentence may stand in it. */
const headline = /^\s*【[^】]{0,300}】/u

/** A sentence without what stands before the news in it; nothing where nothing is left. */
function trimmed(body: string, piece: Piece): Piece[] {
  const start = Math.max(piece.start, headline.exec(body)?.[0].length ?? 0)
  const { end } = piece
  const head = before.exec(body.slice(start, end))?.[0].length ?? 0
  return end - start - head > 0 ? [{ start: start + head, end }] : []
}

/** Characters after which a line ends at the next border of a clause. */
const LINE = 50
/** When it was, before a clause: it says nothing of what happened. */
const day =
  /^(?:当地时间|北京时间|截至|截止)?(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日(?:晚间?|上午|下午|凌晨|早间|午间|盘后|消息)?[，,]?|^(?:今日|日前|近日|今天|昨日)[，,]?/u

/**
 * The story in a line: the first clauses of its best sentence, without its dateline, as they stand in the body. Where
 * nothing is left the whole first sentence.
 */
export function lineFor(told: Told, language: 'zh' | 'en'): Piece | null {
  const [best] = sentencesFor({ title: '', body: told.body }, language, 1)
  if (!best) return sentencesIn(told.body)[0] ?? null
  if (language === 'en') return best
  const skipped = day.exec(told.body.slice(best.start, best.end))?.[0].length ?? 0
  const start = best.end - best.start - skipped > LENGTH.zh.least ? best.start + skipped : best.start
  const text = told.body.slice(start, best.end)
  for (const border of text.matchAll(/[，；。！]/gu))
    if (border.index >= LINE) return { start, end: start + border.index }
  return { start, end: best.end }
}
