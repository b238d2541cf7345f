/** A phrase on a field's own scale. */
export interface Rung {
  field: string
  phrase: string
  height: number
}

/**
 * Scales of fields of policy: phrases by how far they go in giving room or support, as readers of meetings know them;
 * equal numbers are as far. The team's own reading. A later phrase of a field is held against an earlier one of the
 * same field only.
 */
const scales: Readonly<Record<string, readonly (readonly [height: number, phrases: string])[]>> = {
  monetary: [
    [-1, '从紧的货币政策 货币政策从紧 实施从紧'],
    [-0.5, '适度从紧'],
    [0.5, '总闸门 大水漫灌'],
    [1, '稳健中性'],
    [1.5, '稳健的货币政策 货币政策要稳健 松紧适度 松紧得当 合理适度 灵活适度'],
    [1.75, '合理充裕'],
    [2, '精准有力 灵活有力'],
    [2.5, '流动性充裕'],
    [3, '适时降准降息 降低准备金率 降准 降息 降低融资成本'],
    [4, '适度宽松'],
    [4.5, '明显放宽'],
  ],
  fiscal: [
    [-1, '从紧的财政政策'],
    [0, '过紧日子 量力而行 注重可持续 财政可持续 更可持续'],
    [1, '稳健的财政政策'],
    [2, '积极的财政政策 积极财政政策'],
    [2.5, '适度加力'],
    [3, '加力提效 聚力增效'],
    [3.5, '积极有为'],
    [4, '更加积极的财政政策 更为积极的财政政策 应出尽出'],
    [5, '超常规'],
  ],
  property: [
    [0, '遏制投机 投机炒作 不是用来炒 居住属性 遏制投资投机'],
    [1.5, '因城施策 平稳健康发展 平稳发展'],
    [2.5, '刚性和改善性 合理购房需求 合理住房需求'],
    [3, '止跌回稳'],
    [4, '收购存量商品房 收购存量'],
  ],
  outlook: [
    [0, '下行压力 承压 困难增多 困难明显增多 困难挑战明显增多'],
    [1, '不牢固 尚不牢固 不稳固'],
    [2, '总体平稳 稳中有进 大盘稳定'],
    [3, '稳中向好 回升向好 动能显著增强 持续向好'],
  ],
  platforms: [
    [0, '专项整改 集中整治'],
    [1, '常态化监管'],
    [2, '规范健康发展 规范健康持续发展 规范发展 健康发展'],
    [3, '大显身手 绿灯 做强做优做大'],
  ],
  capital: [
    [0, '防范异常波动'],
    [1, '稳定运行 平稳运行 稳定健康发展'],
    [2, '投融资综合改革 基础制度'],
    [3, '活跃资本市场 提振投资者信心'],
    [4, '稳住股市 稳定股市 股市稳定'],
  ],
}
/** Words of which one must stand in a sentence for a phrase to be of the field. */
const about: Readonly<Record<string, RegExp>> = {
  monetary: /货币|流动性|准备金|利率|降准|降息/u,
  fiscal: /财政/u,
  property: /房|楼市/u,
  outlook: /经济|形势/u,
  platforms: /平台/u,
  capital: /资本市场|股市|投资者/u,
}
const phrases = Object.entries(scales).flatMap(([field, rungs]) =>
  rungs.flatMap(([height, list]) => list.split(' ').map((phrase): Rung => ({ field, phrase, height }))),
)

/** The highest phrase of each field's scale in a sentence; a longer phrase at a place hides a shorter one in it. */
export function rungsOf(sentence: string): ReadonlyMap<string, Rung> {
  const highest = new Map<string, Rung>()
  const found = phrases.filter(({ field, phrase }) => sentence.includes(phrase) && about[field]?.test(sentence))
  for (const rung of found) {
    if (
      found.some(
        (other) => other.field === rung.field && other.phrase !== rung.phrase && other.phrase.includes(rung.phrase),
      )
    )
      continue
    if (rung.height > (highest.get(rung.field)?.height ?? Number.NEGATIVE_INFINITY)) highest.set(rung.field, rung)
  }
  return highest
}

/** Least distance of two phrases of a scale that is told. */
const TOLD = 0.5

/** How far apart two sentences stand on the scales that both speak of, summed, with the phrases that tell it. */
export function climb(before: string, after: string): { change: number; words: readonly string[] } {
  const [old, young] = [rungsOf(before), rungsOf(after)]
  const steps = [...young.values()].flatMap((rung) => {
    const was = old.get(rung.field)
    const change = was ? rung.height - was.height : 0
    return was && Math.abs(change) >= TOLD ? [{ change, words: [was.phrase, rung.phrase] }] : []
  })
  return { change: steps.reduce((sum, one) => sum + one.change, 0), words: steps.flatMap((one) => one.words) }
}
