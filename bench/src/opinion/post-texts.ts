/** Words of the bench's own, two letters each: what is spoken of, how, what it does, and what the writer makes of it. */
const [when, what, how, does, feeling, plan] = [
  `今天 刚才 盘中 早盘 尾盘 午后 昨晚 本周 上周 月初 年底 眼下 最近 开盘 收盘 周末 盘前 节后 近期 连日`,
  `订单 库存 毛利 成本 机构 散户 主力 游资 公告 财报 业绩 价格 销量 产能 股东 基金 均线 量能 成交 换手
    板块 行业 龙头 政策 资金 利润 营收 现金 负债 商誉 回购 分红 增发 质押 减持 增持 调研 研报 评级 题材
    消息 传闻 大盘 指数 筹码 缺口 平台 趋势`,
  `明显 悄悄 逐步 突然 一直 反复 稍微 继续 居然 果然 大概 恐怕 多半 未必 确实 慢慢 勉强 轻松 几乎 始终
    直接 照样 略微 忽然`,
  `放大 萎缩 上升 回落 改善 恶化 达标 落空 翻倍 腰斩 走强 转弱 见顶 触底 稳住 松动 突破 破位 堆积 消化
    兑现 反转 背离 横盘 缩水 加速 停滞 修复 承压 回暖 出清 失守 站稳 受阻 放缓 提速 透支 见效 走样 补涨
    跳水 拉升 洗盘 出货 吸筹 封板 炸板 回踩`,
  `看好 悲观 放心 担心 无奈 高兴 着急 佩服 失望 满意 糊涂 警惕 乐观 犹豫 淡定 后悔`,
  `持有 加仓 减仓 清仓 观望 等待 离场 抄底 割肉 补仓 满仓 空仓 追进 止损 止盈 躺平 潜伏 换股 定投 做差`,
].map((words) => words.split(/\s+/)) as [string[], string[], string[], string[], string[], string[]]

/** The figure of a post that chooses its words, 32 bits: neighbours have nothing in common (Murmur's finaliser). */
function mixed(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Of so many posts one passes on another, word for word. */
const PASSED_ON = 25

/** Whether a post passes on the one with the number `earlier`. */
export const passesOn = (n: number, earlier: number): boolean => n % PASSED_ON === 0 && earlier >= 0

/**
 * A short post as various as real ones are: 1 to 6 sentences about a company. Measured against 50,118 posts of two real
 * forums, both a thousand a day (docs/performance.md, Forum posts): nearly as long on the average, nearly as often a
 * copy, and with a few more stories that share a band with a post.
 */
export function variousText(n: number, name: string): string {
  let at = n * 97
  const of = (words: readonly string[]) => words[mixed(++at) % words.length] ?? ''
  const sentences = Array.from({ length: 1 + (mixed(n) % 6) }, (_, line) => {
    const said = `${of(when)}${line === 0 ? name : ''}${of(what)}${of(how)}${of(does)}`
    return mixed(at) % 2 ? `${said}，${of(feeling)}` : `${said}，${of(how)}${of(plan)}`
  })
  return sentences.join('。')
}
