import { commonChinese, commonEnglish } from './reading/common-words.ts'

/** Words of a question that ask and say nothing of what is asked: the longest are taken first. */
const zh =
  '列一下|列出来|列个表|列个|列|排一下|排个序|捋一下|捋一捋|捋|梳理|盘点|整理|讲讲|讲了|聊聊|来个|挑出来|挑|选出来|选|捞|找出来|找|筛选|筛出来|筛|都是谁|都是|分别|各多少|剩多少|多少呢|请问|单季度|单季|属于|所有|全部|成员|成分股|名单|清单|龙头|处于|算是|多吗|多不多|高吗|高不高|大吗|低吗|算高|算低|主要|今天|今日|股票|只|支|市场|整个市场|全市场|沪深|两市|a股|它们|他们的|它们的|有没有|有无|是否|是不是|到底|究竟|总人数|关于|过去|以及|具体是|现价|净额|之比|会|其中|按|哪里|呀|嘛|么|行业里|行业|板块|老铁|亲|需要|需|而且|并且|且|同时|近期|提及的|提及|的时候|时候|并请|并保留|并|描述一下|描述|详细信息|详细情况|详细|具体数值|财务数据|财务报告|财务|达到了|达到|达|形式|方式|总额|总|至小数|请以|给出|所得|请查询|请提供|请告诉我|请告知|请计算|请给出|请列出|请你|请帮我|帮我|能否|能不能|可以|麻烦|我想知道|我想了解|想知道|想了解|告诉我|告知|查询|提供|计算出|计算|给出|列出|列示|简要|介绍|分别是多少|分别为多少|分别是|分别为|分别|是多少元|是多少|为多少|有多少|多少元|多少人|多少|是什么|为什么数|什么|怎么样|怎样|如何|情况|的具体情况|具体|数据|信息|数值|数字|金额|总金额|额|根据|依据|按照|基于|年度报告|年报|报告期内|报告期末|报告期|报告|财报|中提到的|提到的|提到|披露的|披露|公布的|公布|显示|中|里|内|上市公司|公司|企业|集团的|该|其|它的|它|他们|我们|您|你|我|需要|要求|应该|保留|精确到|精确|小数点后|小数|位|两位|二位|2位|三位|四位|一位|第二位|结果|答案|的话|的情况下|情况下|在保留|以及|并且|而且|和|与|及|、|跟|同|的|了|是|为|在|于|有|吗|呢|吧|啊|请|对于|对|关于|各|各自|每年|历年|哪些|哪个|哪家|哪一家|哪|几|家|个|一下|下|来|出|从|到|变化|趋势|走势|对比|比较|相比|比|相对|之间|谁|更|高|低|大|小|些|前|年末|年底|年|月|日|元|单位|人民币|人|第|％|%|百分比|百分之|率是|全年|期间|期末|时|至|向|给|被|把|让|这|那|那么|都|也|还|又|能|会|将|可|想|知道|了解|看看|看|说|说说|多大|多高|多少钱|钱|水平|表现|状况|总共|一共|共|合计|大约|大概|约|左右|现在|截至|截止|当年|本期|用|以|后|应|等|所|数|值|目|前面|怎么|是怎么|怎|么|结合|请结合|回答|做到|要|保留到|小数点|四舍五入|再|即|即为|即可|具有|拥有|持有|员工中|据'
const en =
  "they|him|she|he|anyone|someone|anybody|somebody|thing|things|way|ways|bit|lot|lots|little|quite|very|really|even|per|around|going|went|take|took|keep|kept|see|seems|seem|think|feel|running|came|coming|turn|turned|need|wants|wanted|help|pick|picks|dig|pull|grab|draw|summary|summarise|summarize|snapshot|chart|graph|into|get|got|tell|told|any|ever|where|does|actual|own|last|one|ones|table|yet|still|right|own|soon|else|again|check|print|stand|stands|straight|actual|names|name|out|what|exposed|exposure|belong|belongs|part|members|member|within|theme|themes|concept|industry|sector|situation|looks|look|looking|doing|well|kind|sort|far|ever|give|gave|paid|pay|pays|payment|history|market|a-share|a-shares|share|shares|listed|today|really|actually|true|chinese|entire|whole|among|across|any|some|them|these|those|just|only|hey|hi|thanks|thank|yuan|rmb|cny|currently|been|being|go|gone|get|got|earn|earned|lose|lost|same|my|me|what’s|what's|whats|is|are|was|were|be|been|the|a|an|of|for|in|on|at|by|to|with|and|or|its|it|their|his|her|how|much|many|did|does|do|has|have|had|please|tell|me|show|give|list|find|i|we|you|want|know|can|could|would|like|compare|compared|comparison|versus|vs|between|over|from|per|year|years|annual|full|fiscal|reported|report|value|amount|number|figure|figures|about|which|who|that|this|there|than|as|end|ended|ending|during|up|company|companies|stock|stocks|co|ltd|inc|rate|ratio|percent|percentage|level|latest|recent|recently|trend|history|develop|developed|development|evolve|s|’s|both|each|respectively|figures|come|came|stand|stood|total|all|also|then|so|please|round|rounded|decimals|decimal|places|two|let|us|see|get|now|under|date|main|major|higher|lower|greater|spend|spending|spent|make|made|money|quarter’s|also|both|according"

interface Fillers {
  chinese: readonly string[]
  english: ReadonlySet<string>
}
const fillersOf = (chinese: readonly string[], english: readonly string[]): Fillers => ({
  chinese: [...new Set(chinese)].toSorted((a, b) => b.length - a.length),
  english: new Set(english),
})
const asking = fillersOf(zh.split('|'), en.split('|'))
/** With common words that narrow nothing: of a figure they say no more. */
const common = fillersOf([...zh.split('|'), ...commonChinese], [...en.split('|'), ...commonEnglish])

/** Single characters that join words or ask: they are no part of a name beside them. */
const joining = new Set('的了呢吗吧啊呀嘛么是和与及跟同、在于有请对从到给把让这那都也还又能会将可想向哪谁各')
const single = (one: string | undefined): boolean =>
  one !== undefined && asking.chinese.includes(one) && /\p{Script=Han}/u.test(one) && !joining.has(one)

/**
 * A piece with the characters around it that would explain nothing alone: 华为 is a name though 为 asks. Before it where
 * a name can begin; behind it where one character is all that is left.
 */
function whole(text: string, { text: piece, start, end }: Left, taken: readonly boolean[]): Left {
  if (!/^\p{Script=Han}+$/u.test(piece)) return { text: piece, start, end }
  let [from, to] = [start, end]
  while (from > 0 && !taken[from - 1] && single(text[from - 1])) from--
  const begins =
    from === 0 || (!taken[from - 1] && !/[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) || joining.has(text[from - 1] ?? '')
  if (
    !begins ||
    asking.chinese.some((word) => word.length > 1 && text.startsWith(word, from) && from + word.length <= start)
  )
    from = start
  if (piece.length === 1 && !taken[to] && single(text[to])) to++
  return { text: text.slice(from, to), start: from, end: to }
}

export interface Left {
  text: string
  start: number
  end: number
}

/**
 * Pieces of a text that neither `taken` nor the words above explain; `for` a figure common words explain themselves, texts
 * are looked for by them.
 */
export function unexplained(text: string, taken: readonly boolean[], of: 'figure' | 'texts' = 'figure'): Left[] {
  const { chinese, english } = of === 'figure' ? common : asking
  const left: Left[] = []
  let at = 0
  while (at < text.length) {
    if (taken[at]) {
      at++
      continue
    }
    const latin = /^[\p{Script=Latin}\d][\p{Script=Latin}\d’'&.-]*/u.exec(text.slice(at))
    if (latin) {
      let end = at
      while (end < at + latin[0].length && !taken[end]) end++
      const word = text.slice(at, end).replace(/(?<![.'’])[.'’]+$/, '')
      if (!english.has(word.toLowerCase().replace(/['’]s$/, ''))) left.push({ text: word, start: at, end })
      at = end
      continue
    }
    if (!/[\p{L}\p{N}%％、]/u.test(text[at] ?? '')) {
      at++
      continue
    }
    const filler = chinese.find((word) => text.startsWith(word, at) && !taken.slice(at, at + word.length).some(Boolean))
    if (filler) {
      at += filler.length
      continue
    }
    const last = left.at(-1)
    if (last && last.end === at && /\p{Script=Han}/u.test(last.text)) {
      last.text += text[at]
      last.end = at + 1
    } else left.push({ text: text[at] ?? '', start: at, end: at + 1 })
    at++
  }
  // 时 within 宁德时代 explains nothing: what lies on both sides of it is one name.
  const joined: Left[] = []
  for (const one of left) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.end, one.start) : ''
    if (
      last &&
      between.length === 1 &&
      single(between) &&
      /\p{Script=Han}$/u.test(last.text) &&
      /^\p{Script=Han}/u.test(one.text)
    )
      joined[joined.length - 1] = { text: text.slice(last.start, one.end), start: last.start, end: one.end }
    else joined.push(one)
  }
  return joined.map((one) => whole(text, one, taken))
}
