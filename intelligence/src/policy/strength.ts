/** A word that says how strongly a policy is meant, and where it stands in the sentence. */
export interface StrengthWord {
  word: string
  level: number
  start: number
  end: number
}

/** Words of policy texts by how much they commit: −2 holds back, 3 binds. The team's own reading of them. */
const levels: readonly (readonly [level: number, words: string])[] = [
  [
    3,
    '坚决 坚定不移 必须 务必 全力 全力以赴 竭尽全力 严禁 严厉 严肃 严格 绝不 决不 一律 超常规 强有力 不折不扣 牢牢 毫不动摇 毫不放松 最大限度 着重 重拳 一揽子 整治 严查 严打 取缔 制止 杜绝 明令 史无前例 前所未有 攻坚 攻克 决战 底线任务 放宽 全面放开',
  ],
  [
    2,
    '大力 加大 加快 加紧 着力 更加积极 更为积极 更大力度 强化 充分 深入 切实 狠抓 抓紧 大幅 显著 突出 重点 更好 更加 更多 扎实 坚持 尽快 全面 有力 确保 优先 提速 扩大 做强 做大 大规模 加力 提质增效 充足 充裕 适度宽松 降准 降息 降低 守住 守牢 兜住 兜牢 主动 精准有力 率先 倍增 强劲 壮大 赋能 带动 集中',
  ],
  [
    1,
    '积极 推动 推进 支持 加强 提高 促进 保持 完善 健全 落实 增强 巩固 继续 进一步 持续 做好 深化 发挥 改善 实施 提升 改革 规范 建设 发展 稳定 稳住 保障 护航 优化 盘活 培育 化解 防范 扩大试点 鼓励支持',
  ],
  [
    0,
    '稳步 有序 逐步 适度 适当 合理 稳健 稳妥 引导 鼓励 探索 研究 适时 因地制宜 灵活 合理适度 平稳 统筹 兼顾 视情 酌情 择机 试点 关注 稳中求进 中性 常态化 维护 保持定力 松紧适度 量力而行 有步骤 分步 摸清 梳理 协调',
  ],
  [
    -1,
    '谨慎 审慎 控制 放缓 减少 压减 收紧 限制 防止 避免 暂缓 从紧 严控 退出 淡化 松动 过紧日子 降温 观望 回调 暂不 不宜 大水漫灌 承压 压力 困难',
  ],
  [-2, '暂停 停止 取消 终止 叫停 不再 不搞 撤销'],
]
const levelOf = new Map(levels.flatMap(([level, words]) => words.split(' ').map((word) => [word, level] as const)))
const longest = Math.max(...[...levelOf.keys()].map((word) => word.length))

/** Words of strength in a sentence, the longest at each place. */
export function strengthWords(sentence: string): StrengthWord[] {
  const found: StrengthWord[] = []
  for (let at = 0; at < sentence.length; at++) {
    for (let length = longest; length >= 2; length--) {
      const word = sentence.slice(at, at + length)
      const level = levelOf.get(word)
      if (level === undefined) continue
      found.push({ word, level, start: at, end: at + length })
      at += length - 1
      break
    }
  }
  return found
}

/** A figure with its unit, as in `3%左右`, `1.3万亿元`. */
const figure = /(\d+(?:\.\d+)?)\s*(个百分点|%|％|万亿|亿|万|千|百)?/gu
const factors: Readonly<Record<string, number>> = { 万亿: 1e12, 亿: 1e8, 万: 1e4, 千: 1e3, 百: 1e2 }
const figuresOf = (sentence: string) =>
  [...sentence.matchAll(figure)].map(([, number, unit]) => ({
    unit: unit?.replace('％', '%') ?? '',
    value: Number(number) * (factors[unit ?? ''] ?? 1),
  }))

/**
 * Whether one wording of a sentence commits to more than another, and the words by which it is seen; null where neither
 * words nor figures say so.
 */
export function compareStrength(
  before: string,
  after: string,
): { direction: 'stronger' | 'weaker'; words: readonly string[] } | null {
  const [old, young] = [strengthWords(before), strengthWords(after)]
  const gone = old.filter(({ word }) => !young.some((other) => other.word === word))
  const come = young.filter(({ word }) => !old.some((other) => other.word === word))
  // The strongest word counts most: one 必须 is not made milder by a 做好 beside it.
  const mean = (words: readonly StrengthWord[], without: number) =>
    words.length === 0
      ? without
      : (Math.max(...words.map(({ level }) => level)) +
          words.reduce((sum, { level }) => sum + level, 0) / words.length) /
        2
  // A sentence without a word of strength simply says that something is done: as strong as 推动.
  const change = come.length + gone.length === 0 ? 0 : mean(come, mean(young, 1)) - mean(gone, mean(old, 1))
  if (Math.abs(change) >= 0.25)
    return { direction: change > 0 ? 'stronger' : 'weaker', words: [...gone, ...come].map(({ word }) => word) }
  const [was, is] = [figuresOf(before), figuresOf(after)]
  if (was.length === 1 && is.length === 1 && was[0]?.unit === is[0]?.unit && was[0]?.value !== is[0]?.value) {
    return {
      direction: (is[0]?.value ?? 0) > (was[0]?.value ?? 0) ? 'stronger' : 'weaker',
      words: [`${was[0]?.value}${was[0]?.unit}`, `${is[0]?.value}${is[0]?.unit}`],
    }
  }
  return null
}
