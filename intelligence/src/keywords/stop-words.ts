/** Words that say nothing of what a text is about, by what they are: the team's own lists. */
const chinese = {
  pronouns: `我们 你们 他们 她们 它们 咱们 自己 大家 别人 人家 各位 本人 彼此 双方 各方 这个 那个 这些 那些 这里 那里 这样 那样 这种 那种 这次 那次 这么 那么 什么 怎么 怎样 如何 为何 为什么 多少 几个 哪些 哪个 某些 某个 某种 任何 所有 全体 其中 其他 其它 其余 其实 其次 该项 该次 本次 此次 此项 上述 下述 前述 所述 本公司 该公司 两国 多个 多次 多家 多项 多种 多年 多名`,
  conjunctions: `的话 就是 还是 只是 但是 可是 不过 然而 因为 所以 因此 因而 由于 如果 假如 倘若 一旦 虽然 尽管 即使 哪怕 无论 不论 不管 只要 只有 除非 否则 而且 并且 以及 及其 或者 或是 还有 另外 此外 同时 从而 进而 反而 于是 况且 何况 乃至 以至 以便 以免 不仅 不但 不光 是否 与否 的是`,
  prepositions: `对于 关于 根据 按照 依照 依据 通过 经过 随着 为了 作为 成为 基于 鉴于 针对 围绕 面对 面向 处于 位于 属于 用于 在于 至于 等于 低于 高于 大于 小于 介于 限于 凭借 借助 除了 除外 包括 例如 比如 譬如 等等 在内 以内 以外 直至 截至 有关 相关 方面`,
  places: `之后 之前 之一 之间 之内 之外 之中 之下 之上 以后 以前 以来 以上 以下 期间 其间 当中 中间 里面 外面 上面 下面 前面 后面 旁边 各地 当地 本地 国内 国外 境内 境外 起来 出来 下来 上去 过来 回来 下去 出去 进来 进去 来说 来看`,
  times: `目前 当前 现在 今天 昨天 明天 前天 后天 今日 昨日 明日 当天 当日 当时 当年 当月 今年 去年 明年 前年 后年 本周 上周 下周 本月 上月 下月 本年 近日 近期 日前 近年 近年来 日内 月内 年内 年以来 年初 年中 年末 年底 月初 月底 全年 半年 上半年 下半年 季度 年度 月份 日期 时间 时候 小时 分钟 上午 下午 早间 晚间 午间 盘中 收盘 开盘 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 过去 将来 此前 此后 随后 日讯 期限 同期 长期 短期 中期`,
  adverbs: `没有 不是 不会 不能 不要 不得 不再 不变 不断 不同 不少 不足 尚未 从未 并未 并非 未曾 无法 已经 曾经 正在 将会 即将 尽快 尽早 及时 立即 立刻 马上 随时 按时 准时 随即 始终 一直 一直在 一直都 持续 继续 逐步 逐渐 渐渐 依然 仍然 依旧 仍旧 一起 一定 一般 一样 一致 一度 一再 再次 再度 重新 首次 非常 十分 更加 更为 比较 相对 特别 尤其 甚至 几乎 大约 左右 约为 大致 大概 大多 大幅 小幅 明显 显著 直接 间接 基本 基本上 总体 整体 全部 部分 完全 分别 各自 共同 合计 总共 共计 累计 总计 进一步 确实 真的 果然 居然 竟然 究竟 到底 毕竟 忽然 突然 偶尔 经常 常常 往往 通常 有时 时常 有些 有点 有望 有所 势必 更多 更大 更高 最大 最高 最低 最新 最终 最后 最近 主要 重要 重大 具体 全面 积极 有效 充分 正式 良好 新增 在即 都是 也是 又是 还要`,
  verbs: `可能 可以 能够 应该 应当 需要 必须 表示 认为 指出 称为 介绍 显示 报道 透露 获悉 据悉 回应 强调 说明 表明 宣布 声明 提示 提醒 披露 发布 公布 公告 通知 简称 进行 实现 推进 开展 加强 提高 提升 促进 支持 做好 超过 达到 保持 感觉 觉得 知道 看看 看到 希望 是的 好的`,
  reporting: `记者 消息 情况 问题 工作 要求 公司 上市公司 股份 有限公司 有限 集团 企业 投资者 股东 董事会 董事 监事会 股东大会 市场 行业 万元 亿元 百万 千万 同比 环比 增长 下降 增加 减少 上升 下跌 上涨 比例 各种 各个 每个 每股 报价 股价 个股 板块 哈哈 呵呵 楼主`,
}
const english = {
  function: `the and for are was were been being has have had having not but with without from into onto over under above below between among about after before during since until while when where which who whom whose what why how that this these those there here then than them they their theirs she her hers him his its our ours your yours you we us
will would shall should can could may might must does did doing done also just only even still very more most much many some any all both each every few other another such same own too again further per via upon within across against through because although though however therefore thus hence yet nor either neither whether unless despite except toward towards throughout amid beyond besides meanwhile instead otherwise rather quite almost nearly already soon later ago away back out off down around along together apart ahead`,
  // URL parts and contractions that a segmenter leaves whole.
  marks: `don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't hasn't haven't it's that's there's let's what's who's i'm i've you're we're they're https http www com t.co amp`,
  numbers: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion trillions dozen dozens first second third fourth fifth sixth seventh eighth ninth tenth once twice half quarter percent pct cent lakh crore double triple several`,
  times: `year years yearly annual annually quarter quarterly month months monthly week weeks weekly day days daily hour hours minute minutes today yesterday tomorrow now never ever always often sometimes currently recently early earlier late latest last next new time times morning afternoon evening night january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday`,
  reporting: `according statement company companies group inc corp ltd plc limited shares share stock stocks market markets investors good better best well great big bigger biggest large larger largest small smaller smallest less least little likely right way thing things lot lots yes`,
}

/**
 * Verbs that could stand in any text. Given as they are, for their forms differ; `call`, `hold` and `buy` alone are
 * words of the trade.
 */
const lightVerbs = `be say says said saying tell tells told telling get gets got gotten getting make makes made making take takes took taken taking see sees saw seen seeing come comes came coming go goes went gone going know knows knew known knowing think thinks thought thinking like likes liked give gives gave given giving put puts putting
keep keeps kept keeping let lets letting seem seems seemed seeming become becomes became becoming look looks looked looking find finds found finding ask asks asked asking need needs needed needing want wants wanted wanting try tries tried trying turn turns turned turning leave leaves left leaving bring brings brought bringing begin begins began begun beginning start starts started starting
show shows showed shown showing use uses used using work works worked working help helps helped helping stay stays stayed staying remain remains remained remaining continue continues continued continuing happen happens happened happening called calling named naming held holding added adding include includes included including report reports reported reporting announce announces announced announcing declare declares declared declaring require requires required requiring`

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '')
const stopWords: ReadonlySet<string> = new Set(
  [...Object.values(chinese), ...Object.values(english), lightVerbs].flatMap(words),
)

/**
 * What is counted: after a number it makes a number word. Of those that are also names (三元, 三星, 四方) none stands here.
 */
const counted =
  '个种次家名项件条份批轮期届位人倍成周天日月年季艘架台辆座套层步点线度字大亿万吨桶股段篇张支口句类章号时分秒者样边切面些下番例重只块根堆晚群颗'
const numberWord = new RegExp(
  `^(?:第|约|近|逾|超|每|这|那|某|各|数|几|上|多)?[零〇一二两三四五六七八九十百千万亿半数几]+[多余来]?(?:[${counted}]|个月|小时|分钟|分之[一二三四五六七八九十]+)?[多余前后内]?$`,
  'u',
)
/** Names that are written as numbers. */
const namedByNumber: ReadonlySet<string> = new Set(['三一', '百度'])
/** Words that end as a word with a particle does, and are none. */
const wholeWords: ReadonlySet<string> = new Set(['标的', '目的', '执着', '沉着', '附着', '粘着', '酒吧', '网吧'])
const withParticle = /[的了着们吗呢吧啊]$/u

/** What a segmenter leaves of grammar between two words: 也不, 仍是, 不一, 更大. */
const grammarAlone =
  /^[不也仍还就都没未又再很更太][不也仍是有会能要可应该将被一大小多少高低好快停太够必如到在再过用想敢怕管料愿错]$/u

/**
 * Says nothing of what a text is about: a word of the lists, a number word (十二个, 第三季, 四分之一), or a word with a particle
 * behind it (中的, 新的). Latin words in lower case.
 */
export function saysNothing(word: string): boolean {
  if (stopWords.has(word) || grammarAlone.test(word)) return true
  if (numberWord.test(word)) return !namedByNumber.has(word)
  return withParticle.test(word) && word.length <= 4 && !wholeWords.has(word)
}
