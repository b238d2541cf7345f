/** A word that says how strongly a policy is meant, and where it stands in the clause. */
export interface StrengthWord {
  word: string
  level: number
  start: number
  end: number
}

/**
 * Words of policy texts by how much they commit: −2 gives up, 0 leaves open, 1 says that something is done, 3 binds.
 * The team's own reading of them. Of those told `manner` the degree is heard wherever they stand; of those told `act`
 * only where they rule the clause: 改革 in 推进改革 is what is done, not how.
 */
const manner: readonly (readonly [level: number, words: string])[] = [
  [
    3,
    '坚决 坚定不移 必须 务必 全力 全力以赴 竭尽全力 千方百计 严禁 禁止 不得 严厉 严肃 绝不 决不 一律 超常规 强有力 不折不扣 毫不动摇 毫不放松 最大限度 最严格 从严 重拳 零容忍 明令 强制 立即 限期 果断 史无前例 前所未有 底线任务 一揽子 组合拳 多管齐下 加倍 下大气力 下大力气 狠下功夫 以更大力度 更大力度',
  ],
  [
    2,
    '大力 加快 加紧 着力 着重 更加积极 更为积极 深入 切实 抓紧 大幅 显著 更加 扎实 认真 尽快 全面 有力有效 优先 提速 大规模 加力 严格 高度重视 强力 快速 率先 充分调动 精准有力 集中力量 集中优势',
  ],
  [1, '充分发挥 更好发挥'],
  [1.25, '积极 努力 力争 继续 持续'],
  [0, '稳步 有序 逐步 适度 适当 稳妥 适时 因地制宜 合理 平稳 视情 酌情 择机 有步骤 分步 原则上 可以 按期 量力而行'],
  [-1, '稳慎 审慎 暂缓 暂不 不宜 谨慎'],
  [-2, '暂停 停止 终止 叫停 不再 不搞 撤销'],
]
const act: readonly (readonly [level: number, words: string])[] = [
  [3, '整治 严查 严打 取缔 制止 杜绝 根治 攻克 决战 全面放开 遏制 集中 全部 负增长 牢牢 攻坚'],
  [
    2,
    '坚持 狠抓 抓实 抓细 重点 突出 确保 守住 守牢 兜住 兜牢 稳住 严控 督促 应当 明确 充分 有效 有力 广泛 降准 降息 提质增效 适度宽松 充足 充裕 多渠道 活跃 赋能',
  ],
  [1.5, '加大'],
  [1.25, '加强 强化 应 提振 扩大 增加 壮大 做强 做大'],
  [
    1,
    '推动 推进 支持 提高 促进 保持 完善 健全 落实 增强 巩固 做好 深化 发挥 更好 改善 实施 提升 改革 建设 发展 稳定 保障 优化 盘活 培育 化解 防范 维护 重视 及时 控制 减少 压减 防止 避免 规范 放开 制定 出台 开展 清理 治理 取消',
  ],
  [0, '引导 鼓励 提倡 倡导 探索 研究 灵活 兼顾 试点 关注 中性 常态化 摸清 梳理 规范发展 放宽 限制 稳健'],
  [-1, '放缓 收紧 从紧 退出 淡化 降温 观望'],
]
const known = new Map(
  [act, manner].flatMap((table, at) =>
    table.flatMap(([level, words]) => words.split(' ').map((word) => [word, { level, anywhere: at === 1 }] as const)),
  ),
)
const longest = Math.max(...[...known.keys()].map((word) => word.length))
const lightWords = ['我们', '各级政府', '各地', '各地区', '各部门', '进一步', ...'要将也还更并和、的地得把对再大']
const ordering = new Set('要应须')
/** Letters that may come before one that orders: 各有关单位要. */
const [LEAST_BEFORE, MOST_BEFORE] = [2, 12]
/** A head longer than this, in letters, is none: nothing behind it rules it. */
const LONGEST_HEAD = 120

/**
 * Whether what stands between the head of a clause and a word leaves it the word that rules the clause: light words and
 * whom it is said to alone. Place by place, since as one pattern (a span of any letters among words that it may be parted
 * into) it tries every way to part a clause: for ever where somebody writes a long one.
 */
function isLight(between: string): boolean {
  if (between.length > LONGEST_HEAD) return false
  const letters = [...between]
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue
    for (const word of lightWords)
      if (letters.slice(at, at + word.length).join('') === word) reached.add(at + word.length)
    for (let end = at + LEAST_BEFORE; end <= Math.min(at + MOST_BEFORE, letters.length - 1); end++)
      if (ordering.has(letters[end] ?? '')) reached.add(end + 1)
  }
  return reached.has(letters.length)
}

/** How something is done: at the end of a clause they are what it comes to (引向深入). */
const adverbs = new Set(['深入', '全面', '积极', '合理', '平稳', '继续'])
/** Whether a second verb rules the clause beside the first: 完善和落实. */
const coupled = (clause: string, from: number, to: number): boolean => /^[、和及与]?$/u.test(clause.slice(from, to))

/** Words of strength in a clause, the longest at each place. */
export function strengthWords(clause: string): StrengthWord[] {
  const found: StrengthWord[] = []
  let [rest, acted] = ['', false]
  for (let at = 0; at < clause.length; at++) {
    let word = ''
    for (let length = longest; length >= 2 && word === ''; length--)
      if (known.has(clause.slice(at, at + length))) word = clause.slice(at, at + length)
    const entry = known.get(word)
    if (!entry) {
      rest += clause[at]
      continue
    }
    const [end, last] = [at + word.length, found.at(-1)]
    const rules = entry.anywhere
      ? end < clause.length || !adverbs.has(word)
      : isLight(rest) && !(acted && last && !coupled(clause, last.end, at))
    if (rules) {
      found.push({ word, level: entry.level, start: at, end })
      acted ||= !entry.anywhere
    } else rest += word
    at += word.length - 1
  }
  return found
}
