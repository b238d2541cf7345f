/** A stretch of a Chinese text that may be the name of a company. `kinds`: by which signs, as bits of `signs`. */
export interface NameCandidate {
  start: number
  end: number
  kinds: number
}

/**
 * Signs of a name: a code in brackets behind it; an ending like 公司; quotes; the beginning of a segment; a word behind
 * that follows names; a list that knows it.
 */
export const signs = { code: 1, suffix: 2, quoted: 4, opening: 8, followed: 16, known: 32 } as const

/** Most units of a text that are read, and most candidates. */
const LONGEST = 600
const MOST = 400

const boundary = /[\s，。；：:、（）()“”"‘’《》【】[\]！!？?#,;|～~…—/]/u
const nameUnit = /[\u4e00-\u9fa5A-Za-z0-9*·-]/u
const onlyNames = /^[\u4e00-\u9fa5A-Za-z0-9*·-]+$/u
const suffixes =
  /(?:有限责任公司|股份有限公司|有限公司|合伙企业|分公司|公司|集团|股份|科技|证券|银行|控股|投资|金融|基金|药业|保险|信托|财富|电气|发展|光电|传媒|电子|通信|医药|制药|能源|新材|生物|环保|国际|实业|矿业|地产|文化|信息|环境|汽车|化工|资源|动力|航空|食品|健康|教育|平台|资本|人寿|置业|重工|机械|电器|网络|软件|技术|金服|创投|贷|宝|通|网)/gu
const following =
  /(?:被|遭|因|涉嫌|涉|董事长|总经理|总裁|董事|监事|副总|高管|董秘|实控人|实际控制人|控股股东|大股东|股东|原董事长|前董事长|原总|法定代表人|法人|创始人|老板|负责人|CEO|终止|重组|业绩|年报|半年报|季报|中报|年度|第[一二三四]季|上半年|去年|前三季|净利|预亏|亏损|预计|拟|未|违规|延期|信披|信息|收到|收|称|宣布|公告|发布|否认|回应|否决|定增|停牌|复牌|股价|涨停|跌停|债|等|及|旗下|平台|案|系|财务|造假|虚|内幕|短线|账户|资金|评级|主体|收购|并购|易主|控制权|控股权|股权|失联|跑路|兑付|提现|的|在|将|或|又|再|两|三|多|一|与|和|存在|进行|股票|公司|停产|关闭|关停|倒闭|破产|计提|商誉|陷|疑|传|曝|爆|深陷|面临|子公司|人员|召回|产品|质量|投诉|监事会|评级|主权|至|携手|推迟|举牌|持|净|无法|承诺|代表|基金|准备|自|已|也|不|发|向|是|从|下调|上调|指|诉|披露|连|遇|获|前|首|内部|换|仍|大|员工|交易|控股)/gu
const leading =
  /[对被由为向称在的达将经据与和给从至了及到是令诉查]|下调|上调|名为|就是|涉案|外媒|关于|旗下|控制|调查|公司/gu
const code = /[（(]\s?(?:[A-Z]{2}[:.]?)?\d{5,6}(?:\.[A-Z]{2})?\s?[)）]/gu

/**
 * Stretches of a text that may name a company. Bounded: what is read, how long a name is, and how many there are.
 * `known` says whether a list knows a name.
 */
export function nameCandidates(whole: string, known: ((name: string) => boolean) | null): NameCandidate[] {
  const text = whole.slice(0, LONGEST)
  const found = new Map<number, NameCandidate>()
  const add = (start: number, end: number, kind: number) => {
    if (start < 0 || end - start < 2 || end - start > 34) return
    const key = start * 1024 + end
    const before = found.get(key)
    if (before) before.kinds |= kind
    else if (found.size < MOST) found.set(key, { start, end, kinds: kind })
  }
  const openings = new Set<number>()
  for (let at = 0; at < text.length; at++) {
    if (nameUnit.test(text[at] ?? '') && (at === 0 || boundary.test(text[at - 1] ?? ''))) openings.add(at)
  }
  /** Where the run of name characters that ends at a place begins. */
  const runFrom = (end: number): number => {
    let start = end
    while (start > 0 && end - start < 30 && nameUnit.test(text[start - 1] ?? '')) start--
    return start
  }
  /** Where the full name that ends at a place begins: a pair of brackets with a place name belongs to it. */
  const fullFrom = (end: number): number => {
    const start = runFrom(end)
    const bracket = /[\u4e00-\u9fa5A-Za-z·]{2,14}[（(][\u4e00-\u9fa5]{0,4}[)）]$/u.exec(
      text.slice(Math.max(0, start - 24), start),
    )
    return bracket ? start - bracket[0].length : start
  }
  const endings = (end: number, kind: number, lengths: readonly number[]) => {
    const run = runFrom(end)
    for (const length of lengths) if (end - length >= run) add(end - length, end, kind)
    if (end - run <= 8 || kind === signs.suffix) add(run, end, kind | (openings.has(run) ? signs.opening : 0))
    if (kind === signs.suffix) {
      const full = fullFrom(end)
      add(full, end, kind | signs.quoted)
      // The name may begin behind a word that only leads to it.
      for (const match of text.slice(full, end - 3).matchAll(leading))
        add(full + match.index + match[0].length, end, kind)
    }
    const special = text.lastIndexOf('ST', end - 2)
    if (special >= run && end - special <= 6) add(text[special - 1] === '*' ? special - 1 : special, end, kind)
  }
  for (const match of text.matchAll(code)) endings(match.index, signs.code, [4, 3, 5, 6])
  for (const match of text.matchAll(suffixes))
    endings(match.index + match[0].length, signs.suffix, [4, 3, 5, 6, 8, 10, 12, 14])
  for (const match of text.matchAll(/[“"「《‘]([^“”"「」《》‘’]{2,16})[”"」》’]/gu))
    add(match.index + 1, match.index + 1 + (match[1]?.length ?? 0), signs.quoted)
  for (const match of text.matchAll(following)) endings(match.index, signs.followed, [4, 3, 2, 5])
  for (const at of openings) {
    for (const length of [2, 3, 4, 5, 6]) {
      if (at + length <= text.length && onlyNames.test(text.slice(at, at + length))) add(at, at + length, signs.opening)
    }
  }
  for (const match of text.matchAll(/(?<=[\u4e00-\u9fa5])[：:]/gu)) endings(match.index, signs.followed, [4, 3, 5])
  if (known)
    for (let at = 0; at < text.length; at++)
      for (let length = 2; length <= 8 && at + length <= text.length; length++) {
        if (known(text.slice(at, at + length))) add(at, at + length, signs.known)
      }
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}
