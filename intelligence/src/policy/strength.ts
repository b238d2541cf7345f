/** A word that says how strongly a policy is meant, and where it stands in the sentence. */
export interface StrengthWord {
  word: string
  level: number
  start: number
  end: number
}

/**
 * Words of policy texts by how much they commit: −2 gives up, 0 leaves open, 1 says that something is done, 3 binds.
 * The team's own reading of them.
 */
const levels: readonly (readonly [level: number, words: string])[] = [
  [
    3,
    '整治 坚决 坚定不移 必须 务必 全力 全力以赴 竭尽全力 千方百计 严禁 禁止 严厉 严肃 绝不 决不 一律 超常规 强有力 不折不扣 牢牢 毫不动摇 毫不放松 最大限度 最严格 从严 重拳 严查 严打 取缔 制止 杜绝 根治 明令 强制 立即 限期 果断 史无前例 前所未有 攻坚 攻克 决战 一揽子 底线任务 全面放开 全部 负增长 双下降 组合拳 零容忍 多管齐下 加倍 着重',
  ],
  [
    2,
    '坚持 扩大 大力 加大 加快 加紧 着力 更加积极 更为积极 更大力度 下大力气 深入 切实 狠抓 抓紧 抓实 抓细 大幅 显著 突出 重点 更加 扎实 认真 尽快 全面 有力 有力有效 有效 确保 优先 提速 大规模 加力 提质增效 充足 充裕 适度宽松 降准 降息 守住 守牢 兜住 兜牢 稳住 精准有力 率先 倍增 集中 应当 充分 充分调动 高度重视 严格 严控 督促 全力做好 多渠道 明确 强力 高标准 快速 广泛 一流 更多 活跃 强劲 壮大 赋能 做强 做大 主动 向好',
  ],
  [1.25, '加强 强化 应 力争 努力 积极 提振'],
  [
    1,
    '推动 推进 支持 提高 促进 保持 完善 健全 落实 增强 巩固 做好 深化 发挥 更好 改善 实施 提升 改革 建设 发展 稳定 保障 护航 优化 盘活 培育 化解 防范 维护 重视 及时 控制 减少 压减 防止 避免 规范 放开 制定 出台 开展 清理 治理 取消',
  ],
  [
    0,
    '稳步 有序 逐步 适度 适当 合理 稳健 稳妥 引导 鼓励 提倡 倡导 探索 研究 适时 因地制宜 因城施策 灵活 合理适度 平稳 统筹 兼顾 视情 酌情 择机 试点 关注 中性 常态化 松紧适度 量力而行 有步骤 分步 摸清 梳理 原则上 可以 规范发展 放宽 限制 按期',
  ],
  [-1, '承压 压力 困难 大水漫灌 过紧日子 谨慎 审慎 稳慎 放缓 收紧 暂缓 从紧 退出 淡化 松动 降温 观望 回调 暂不 不宜'],
  [-2, '暂停 停止 终止 叫停 不再 不搞 撤销'],
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
const figure = /(\d+(?:[.．]\d+)?)\s*(个百分点|%|％|万亿|亿|万|千|百)?/gu
const factors: Readonly<Record<string, number>> = { 万亿: 1e12, 亿: 1e8, 万: 1e4, 千: 1e3, 百: 1e2 }
const figuresOf = (clause: string) =>
  [...clause.matchAll(figure)].map(([, number, unit]) => ({
    unit: unit?.replace('％', '%') ?? '',
    value: Number(number?.replace('．', '.')) * (factors[unit ?? ''] ?? 1),
  }))

/** What tells of a result, not of what is to be done. */
const result =
  /取得|[成获]了|比上年|累计|创历史|明显(?:加快|好转|提高|增加|回升|改善)|进展|成效|达到|实现了|已经|基本完成|稳居|增加了|提高了|建成/u
const clauseEnd = /[，；：。！？,;]/u

interface Clause {
  text: string
  words: readonly StrengthWord[]
  /** Letter pairs of what is left without words of strength. */
  content: ReadonlySet<string>
}

function clausesOf(sentence: string): Clause[] {
  return sentence
    .split(clauseEnd)
    .map((text) =>
      text
        .replace(
          /^\s*(?:[（(][\p{Script=Han}\d]{1,3}[）)]|[\p{Script=Han}\d]{1,2}、|[一二三四五六七八九十]{1,2}[是要]|会议(?:指出|强调|要求|认为))/u,
          '',
        )
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text) => {
      const words = strengthWords(text)
      let [bare, last] = ['', 0]
      for (const { start, end } of words) {
        bare += text.slice(last, start)
        last = end
      }
      bare = (bare + text.slice(last)).replace(/[\d.．%％要的地]/gu, '')
      return { text, words, content: pairsOf(bare) }
    })
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at++) pairs.add(text.slice(at, at + 2))
  return pairs.size === 0 && text !== '' ? new Set([text]) : pairs
}

/** Letter pairs in common over those of both, twice (Dice). */
function alike(one: Clause, other: Clause): number {
  const total = one.content.size + other.content.size
  if (total === 0) return 1
  let shared = 0
  for (const pair of one.content) if (other.content.has(pair)) shared++
  return (2 * shared) / total
}
/** Least likeness of two clauses that say something of the same. */
const SAME_MATTER = 0.5

/** Clauses of both wordings that speak of the same; of two sentences of one clause each, those two sooner. */
function matters(old: readonly Clause[], young: readonly Clause[]): [Clause, Clause][] {
  const [only, other] = [old[0], young[0]]
  if (only && other && old.length === 1 && young.length === 1 && alike(only, other) >= ANEW) return [[only, other]]
  const likely = old
    .flatMap((one) => young.map((two) => ({ one, two, like: alike(one, two) })))
    .filter(({ like }) => like >= SAME_MATTER)
    .toSorted((a, b) => b.like - a.like)
  const taken = new Set<Clause>()
  return likely.flatMap(({ one, two }): [Clause, Clause][] => {
    if (taken.has(one) || taken.has(two)) return []
    taken.add(one).add(two)
    return [[one, two]]
  })
}

/** The strongest word counts most: one 必须 is not made milder by a 做好 beside it. */
const mean = (words: readonly StrengthWord[]): number =>
  (Math.max(...words.map(({ level }) => level)) + words.reduce((sum, { level }) => sum + level, 0) / words.length) / 2
/** A clause without a word of strength simply says that something is done. */
const PLAIN = 1
/** Least change that is told. */
const TOLD = 0.3

/** How much more one clause commits to than another, and the words that come and go. */
function changeOf(old: Clause, young: Clause): { change: number; words: readonly string[] } {
  const gone = old.words.filter(({ word }) => !young.words.some((other) => other.word === word))
  const come = young.words.filter(({ word }) => !old.words.some((other) => other.word === word))
  const words = [...gone, ...come].map(({ word }) => word)
  if (gone.length + come.length === 0) return { change: 0, words: [] }
  // What is said beside a word that stays adds to it or takes from it.
  return { change: (come.length > 0 ? mean(come) : PLAIN) - (gone.length > 0 ? mean(gone) : PLAIN), words }
}

/** Likeness of clauses below which a sentence counts as said anew in other words. */
const ANEW = 0.34
/** Least change of the whole that is told of a sentence said anew. */
const TOLD_ANEW = 0.25

/**
 * Of a sentence that is said anew in other words, strength is that of all its words. Sentences that have half a clause
 * in common, but no whole one, are neither.
 */
function saidAnew(old: readonly Clause[], young: readonly Clause[]): ReturnType<typeof compareStrength> {
  if (old.some((one) => young.some((other) => alike(one, other) >= ANEW))) return null
  const [was, is] = [old, young].map((clauses) => clauses.flatMap(({ words }) => words))
  const gone = (was ?? []).filter(({ word }) => !is?.some((other) => other.word === word))
  const come = (is ?? []).filter(({ word }) => !was?.some((other) => other.word === word))
  if (gone.length + come.length === 0) return null
  const level = (words: readonly StrengthWord[], all: readonly StrengthWord[] | undefined) =>
    words.length > 0 ? mean(words) : all && all.length > 0 ? mean(all) : PLAIN
  const change = level(come, is) - level(gone, was)
  if (Math.abs(change) < TOLD_ANEW) return null
  return { direction: change > 0 ? 'stronger' : 'weaker', words: [...gone, ...come].map(({ word }) => word) }
}

/**
 * Whether one wording of a sentence commits to more than another, and the words by which it is seen; null where neither
 * words nor figures say so. Only clauses that speak of the same are held against each other, and what tells of a result
 * is not held against what is to be done.
 */
export function compareStrength(
  before: string,
  after: string,
): { direction: 'stronger' | 'weaker'; words: readonly string[] } | null {
  const [wasResult, isResult] = [result.test(before), result.test(after)]
  if (wasResult || isResult) return null
  const [old, young] = [clausesOf(before), clausesOf(after)]
  const pairs = matters(old, young)
  if (pairs.length === 0) return saidAnew(old, young)
  const changes = pairs.map(([one, other]) => changeOf(one, other)).filter(({ change }) => Math.abs(change) >= TOLD)
  const change = changes.reduce((sum, one) => sum + one.change, 0)
  if (Math.abs(change) >= TOLD)
    return { direction: change > 0 ? 'stronger' : 'weaker', words: [...new Set(changes.flatMap(({ words }) => words))] }
  for (const [one, other] of pairs) {
    const [was, is] = [figuresOf(one.text), figuresOf(other.text)]
    const [first, second] = [was[0], is[0]]
    if (!first || !second || was.length > 1 || is.length > 1) continue
    if (first.unit !== second.unit || first.value === second.value) continue
    return {
      direction: second.value > first.value ? 'stronger' : 'weaker',
      words: [`${first.value}${first.unit}`, `${second.value}${second.unit}`],
    }
  }
  return null
}
