import type { Mention } from '../analysis.ts'
import { isHan } from './fold.ts'
import { firstNames } from './lists/words-en.ts'
import type { Part } from './part.ts'
import { termAt, termBefore, termList, terms } from './terms.ts'

const surnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤温康施文牛樊葛邢安齐易乔庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁房滕屈饶解牟艾尤时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝封官谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由'.split(
    '',
  ),
)
const doubles = new Set([
  '欧阳',
  '上官',
  '司马',
  '诸葛',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '司徒',
  '夏侯',
  '东方',
  '独孤',
  '南宫',
  '端木',
  '长孙',
])
const titles = termList(
  `董事长 副董事长 总经理 副总经理 总裁 副总裁 执行总裁 首席执行官 首席财务官 首席技术官 首席运营官 首席经济学家 首席分析师 首席策略师 首席科学家 财务总监 董秘 董事会秘书 独立董事 监事 监事会主席 实控人 实际控制人 创始人 联合创始人 法定代表人 法人代表 董事 股东 分析师 研究员 基金经理 教授 院士 主任 副主任 局长 副局长 部长 副部长 司长 副司长 省长 副省长 市长 副市长 书记 副书记 行长 副行长 主席 副主席 会长 副会长 秘书长 总统 首相 总理 副总理 国务卿 财长 发言人 新闻发言人 记者 院长 所长 理事长 总监 合伙人 ceo cfo cto coo 掌门人 负责人 原董事长 前董事长 高管 律师 自然人 先生`,
)
const afterName = termList(
  `表示 称 说 指出 认为 介绍 强调 透露 告诉 坦言 在 于 与 和 及 、 ， , 。 . : ： ； ; ) ( 》 辞职 辞去 辞任 离任 卸任 逝世 去世 被 因 涉嫌 拟 计划 将 已 先生 女士 增持 减持 持有 质押 出任 担任 任 当选 获 获聘 接任 兼任 代行 等 的 通过 主持 会见 出席 签署 直言 回应 预计 提出 也 还 曾 向 为 对 宣布 发表 接受 日前 近日 此前 今日 昨日 失联 落马 受贿 套现 控制 所持 名下 以 从 是 则 又 再 共同 提议 提交 博士 同志 率 赴 到 一行`,
)
const englishTitles = terms([
  'ceo',
  'cfo',
  'coo',
  'cto',
  'chairman',
  'chairwoman',
  'president',
  'chief executive',
  'chief executive officer',
  'managing director',
  'founder',
  'analyst',
  'governor',
  'minister',
  'prime minister',
  'finance minister',
  'senator',
  'secretary',
  'director',
  'economist',
  'strategist',
  'spokesman',
  'spokeswoman',
  'mr',
  'ms',
  'mrs',
  'dr',
  'treasury secretary',
  'fed chair',
  'chair',
  'vice president',
  'co founder',
  'cofounder',
])
const nameToken = /^[A-Z][a-z]+(?:[-'’][A-Z]?[a-z]+)?$|^[A-Z]\.?$/
const notSurname = new Set([
  'Said',
  'Says',
  'To',
  'Of',
  'And',
  'In',
  'On',
  'For',
  'The',
  'As',
  'At',
  'With',
  'Is',
  'Was',
  'Will',
  'Has',
  'Group',
  'Bank',
  'Inc',
  'Corp',
  'Ltd',
])
const MOST_PEOPLE = 200

/**
 * Persons by their title and name, where nothing known stands: `董事长王建国表示`, `CEO Jane Doe`. High precision before all:
 * without a title there is no person.
 */
export function peopleIn(part: Part, known: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  const free = (start: number, end: number) =>
    !known.some((one) => one.start < end && start < one.end) && !found.some((one) => one.start < end && start < one.end)
  const push = (start: number, end: number, title: string) => {
    const from = part.folded.at[start] ?? 0
    const to = (part.folded.at[end - 1] ?? 0) + 1
    if (free(from, to))
      found.push({
        field: part.field,
        start: from,
        end: to,
        kind: 'person',
        id: null,
        text: part.original.slice(from, to),
        confidence: 0.9,
        why: [{ code: 'person-title', words: [title], weight: null }],
      })
  }
  const { text } = part.folded
  for (let at = 1; at < text.length && found.length < MOST_PEOPLE; at++) {
    if (((titles.edges[text.charCodeAt(at - 1)] ?? 0) & 2) !== 0 && isHan(text.charCodeAt(at)))
      chinesePerson(text, at, push)
  }
  if (part.how === 'cased' || part.how === 'title') englishPeople(part, push)
  return found.slice(0, MOST_PEOPLE)
}

/** Length of a foreign name whose last part may run on into the sentence: 鲍里斯·约翰逊表示. */
function lastPart(name: string): number {
  const from = Math.max(name.lastIndexOf('·'), name.lastIndexOf('•'), name.lastIndexOf('・')) + 1
  for (let at = from + 2; at < name.length; at++) if (termAt(name, at, afterName) !== null) return at
  return Math.min(name.length, from + 5)
}

type Push = (start: number, end: number, title: string) => void

/** Letters that begin a clause rather than end a name. */
const notLast = new Set('在与的说称将拟因曾被向已也还及等于'.split(''))
/** 于 as a word: 于今年, 于2月. */
const timeAfter = new Set('今近本去前昨明年日月上下此该当每'.split(''))
const foreign = /^\p{Script=Han}{1,6}(?:[·•・]\p{Script=Han}{1,8}){1,3}/u

function chinesePerson(text: string, at: number, push: Push): void {
  const title = termBefore(text, at, titles)
  if (title === null || (title === '股东' && text[at] === '大')) return
  const abroad = foreign.exec(text.slice(at, at + 36))
  if (abroad) return push(at, at + lastPart(abroad[0]), title)
  if (
    !surnames.has(text[at] ?? '') ||
    (text[at] === '于' ? timeAfter.has(text[at + 1] ?? '') : termAt(text, at, afterName) !== null)
  )
    return
  const length = doubles.has(text.slice(at, at + 2)) ? 2 : 1
  for (const given of [2, 1]) {
    const end = at + length + given
    if (
      end > text.length ||
      !/^\p{Script=Han}+$/u.test(text.slice(at, end)) ||
      (end < text.length && termAt(text, end, afterName) === null && /\p{Script=Han}/u.test(text[end] ?? ''))
    )
      continue
    if (
      termAt(text, at + length, afterName) !== null ||
      titles.words.has(text.slice(at, end)) ||
      (given === 2 && (notLast.has(text[end - 1] ?? '') || termAt(text, end - 1, afterName)?.length === 2))
    )
      continue
    return push(at, end, title)
  }
}

function englishPeople(part: Part, push: Push): void {
  const { text, at } = part.folded
  const limit = Math.min(text.length, 60_000)
  for (let place = 0; place < limit; place++) {
    if (place > 0 && text[place - 1] !== ' ' && text[place - 1] !== '\n') continue
    const title = termAt(text, place, englishTitles)
    if (title === null || text[place + title.length] !== ' ') continue
    const start = place + title.length + 1
    const tokens = part.original
      .slice(at[start] ?? 0, (at[start] ?? 0) + 60)
      .split(/[ \u00a0]/)
      .slice(0, 3)
    let taken = 0
    for (const token of tokens) {
      const bare = token.replace(/(?:['’]s)?(?<![,.;:!?)])[,.;:!?)]*$/, '')
      if (!nameToken.test(bare) || notSurname.has(bare)) break
      taken++
      if (bare !== token) break
    }
    const alone = taken === 1 && ['mr', 'ms', 'mrs', 'dr'].includes(title)
    if (taken < 2 && !alone) continue
    if (taken >= 2 && part.how === 'title' && !firstNames.has((tokens[0] ?? '').toLowerCase())) continue
    const surface = tokens
      .slice(0, taken)
      .join(' ')
      .replace(/(?:['’]s)?(?<![,.;:!?)])[,.;:!?)]*$/, '')
    let end = start
    while (end < text.length && (at[end] ?? 0) < (at[start] ?? 0) + surface.length) end++
    push(start, end, title)
  }
}
