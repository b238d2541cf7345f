const chinese = `的话 我们 你们 他们 她们 它们 自己 大家 这个 那个 这些 那些 这里 那里 这样 那样 这种 那种 什么 怎么 怎样 如何 为何 为什么 多少 几个 一个 一些 一下 一直 一起 一定 一般 一样 一次 一种 有些 有的 有点
没有 不是 就是 还是 只是 但是 可是 不过 然而 因为 所以 因此 由于 如果 虽然 尽管 即使 而且 并且 以及 或者 还有 另外 此外 同时 其中 其他 其它 之后 之前 以后 以前 以来 以上 以下 之一 之间 之内 之外 期间 目前 当前 现在 今天 昨天 明天 今年 去年 明年
已经 曾经 正在 将会 可能 可以 能够 应该 应当 需要 必须 不会 不能 不要 不得 还要 都是 也是 又是 是否 是的 对于 关于 根据 按照 通过 经过 随着 为了 作为 成为 包括 例如 比如 等等 以及 其实 确实 非常 十分 更加 比较 相对 特别 尤其 甚至 几乎 大约 左右 约为 超过 不足 达到
表示 认为 指出 称为 介绍 显示 报道 记者 日前 近日 日讯 消息 公告 披露 发布 公布 有关 相关 进行 实现 推进 开展 加强 提高 提升 促进 支持 继续 进一步 方面 情况 问题 工作 要求 主要 重要 重大 具体 全面 积极 有效 公司 本公司 该公司 上市公司 股份 有限公司 有限 集团 企业 投资者 股东 董事会 董事 监事会 股东大会 市场 行业
万元 亿元 百万 千万 同比 环比 增长 下降 增加 减少 上升 下跌 上涨 比例 部分 整体 全部 各种 各个 每个 各地 国内 国外 时间 时候 日期 年度 季度 月份 上午 下午 早间 晚间 盘中 截至 收盘 开盘 报价 股价 个股 板块 感觉 觉得 知道 看看 出来 起来 下来 上去 过来 回来 来说 来看 真的 好的 哈哈 呵呵 楼主`
const english = `the and for are was were been being has have had having not but with without from into onto over under above below between among about after before during since until while when where which who whom whose what why how that this these those there here then than them they their theirs she her hers him his its our ours your yours you we us
will would shall should can could may might must does did doing done also just only even still very more most much many some any all both each every few other another such same own too again further once per via upon within across against through because although though however therefore thus hence yet nor either neither
said says say told according reported reports report announced announces statement company companies group inc corp ltd plc limited shares share stock stocks market markets investors year years quarter month months week weeks day days today yesterday tomorrow first second third last next new one two three million billion percent pct
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday get got make made take took see seen come came going goes went know think like good better best`

/** Words that say nothing of what a text is about: the team's own list, Chinese and English. */
export const stopWords: ReadonlySet<string> = new Set([...chinese.split(/\s+/u), ...english.split(/\s+/u)])
