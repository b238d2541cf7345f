import type { AmountKind } from '../analysis.ts'
import type { Figure } from './amounts.ts'

/** Words beside a figure that say what it counts: the nearest before it wins, else one right behind. */
type Words = readonly (readonly [kind: AmountKind, before: RegExp])[]

const zh: Words = [
  ['votes', /表决权|同意票|赞成|反对票|弃权|投票/gu],
  ['target', /目标价/gu],
  [
    'share-price',
    /回购价格|发行价|配售价|发售价|转让价格为|每股(?!派|收益)|均价|最高价|最低价|成交价|收盘价|股价|报价为每/gu,
  ],
  ['turnover', /成交额|成交金额达|资金|净买入|净卖出|换手/gu],
  ['change', /同比|环比|增幅|降幅|涨幅|跌幅|增长|下降|下滑|预增|预减|翻/gu],
  ['profit', /净利|利润|亏损|盈利|溢利|收益(?!率)/gu],
  ['revenue', /营收|收入|销售额|营业额/gu],
  ['subsidy', /补助|补贴|奖励/gu],
  ['dividend', /派|红利|分红|股息/gu],
  ['penalty', /罚|没收/gu],
  ['claim', /索赔|赔偿|涉案|诉讼|仲裁|和解|欠款|违约金|本金/gu],
  ['loan', /贷款|授信|担保|借款/gu],
  ['capital', /注册资本|净资产|总资产|资产总额|负债/gu],
  ['raised', /募资|募集|融资|发行|定增|配售|发售|认购金额/gu],
  ['buy-back', /回购/gu],
  ['contract', /合同|中标|订单|签约|报价|定点|营业额/gu],
  ['price', /对价|作价|价格|交易价|转让款|底价|竞得|售价|元收购|收购|转让|受让|购买|出售/gu],
  ['investment', /投资|出资|增资|认缴|斥资|投建|建设|认购/gu],
  ['stake', /股本|持股|股份|股权|增持|减持|质押|冻结|拍卖|占其/gu],
]
const zhBehind: Words = [
  ['share-price', /^[／/]股/u],
  ['stake', /^(?:的)?(?:公司)?(?:股份|股权|股本)/u],
  ['votes', /^(?:的)?(?:表决权|同意|赞成)/u],
  ['buy-back', /^(?:自有资金|自筹资金)?(?:进行)?回购/u],
  ['price', /^(?:现金)?(?:收购|受让|转让|购买|竞得)/u],
  ['raised', /^(?:可转债|定增|公司债)/u],
  ['investment', /^(?:投资|增资|建设|扩建|实施|参投|设立|投建)/u],
  ['contract', /^(?:的)?(?:合同|订单|大单|项目)/u],
  ['penalty', /^罚/u],
  ['subsidy', /^(?:的)?(?:补助|补贴)/u],
  ['claim', /^(?:的)?(?:诉讼|赔偿)/u],
]
const en: Words = [
  ['votes', /\bvot(?:es?|ing)\b/gu],
  ['target', /\btarget\b/gu],
  ['share-price', /\b(?:per share|a share|apiece|share price)\b/gu],
  ['turnover', /\b(?:turnover|traded)\b/gu],
  ['profit', /\b(?:profits?|earnings|net income|loss(?:es)?|ebit(?:da)?)\b/gu],
  ['revenue', /\b(?:revenues?|sales)\b/gu],
  [
    'change',
    /\b(?:rose|fell|up|down|grew|increase[ds]?|decrease[ds]?|drop(?:ped|s)?|jump(?:ed|s)?|declin\w+|growth|by)\b/gu,
  ],
  ['dividend', /\b(?:dividends?|payout)\b/gu],
  ['subsidy', /\b(?:subsid\w+|grants?)\b/gu],
  ['penalty', /\b(?:fine[ds]?|penalt\w+)\b/gu],
  ['claim', /\b(?:lawsuit|damages|settle\w*|sues?|sued|claims?)\b/gu],
  ['loan', /\b(?:loans?|credit|debt|guarantees?)\b/gu],
  ['raised', /\b(?:raises?|raised|raising|offering|ipo|notes?|bonds?|placement)\b/gu],
  ['buy-back', /\b(?:buy-?backs?|buys? back|repurchas\w+)\b/gu],
  ['contract', /\b(?:contracts?|orders?|deal worth|awarded)\b/gu],
  ['price', /\b(?:acqui\w+|buys?|bought|purchas\w+|takeover|merger|sells?|sold|for)\b/gu],
  ['investment', /\b(?:invest\w*|spend\w*|capex|stake in)\b/gu],
  ['stake', /\b(?:stake|shares?|holding)\b/gu],
]
const enBehind: Words = [
  ['share-price', /^ ?(?:per|a|\/) ?share/u],
  ['stake', /^ ?(?:of )?(?:the )?(?:stake|shares|interest)/u],
  ['buy-back', /^ ?(?:share )?(?:buy-?back|repurchase)/u],
  ['contract', /^ ?(?:contract|order|deal)/u],
  ['penalty', /^ ?(?:fine|penalty)/u],
  ['dividend', /^ ?dividend/u],
  ['raised', /^ ?(?:offering|ipo|bond|placement)/u],
  ['investment', /^ ?investment/u],
  ['votes', /^ ?(?:of )?(?:the )?votes/u],
]

/**
 * What tells how large an event of a type is, the most telling first. The first is also what a figure counts where no
 * word says so.
 */
const sizes: Readonly<Record<string, readonly AmountKind[]>> = {
  'earnings-beat': ['profit', 'revenue', 'change'],
  'earnings-miss': ['profit', 'revenue', 'change'],
  'guidance-up': ['profit', 'change', 'revenue'],
  'guidance-down': ['profit', 'change', 'revenue'],
  'contract-win': ['contract', 'price', 'revenue'],
  'contract-loss': ['contract', 'price'],
  'contract-signed': ['contract', 'price', 'investment'],
  capacity: ['investment', 'change'],
  merger: ['price', 'investment', 'stake'],
  'merger-fails': ['price', 'investment', 'stake'],
  investment: ['investment', 'price', 'capital', 'stake', 'raised'],
  'equity-transfer': ['price', 'stake', 'profit'],
  'control-change': ['stake', 'price'],
  'holder-buys': ['stake'],
  'holder-sells': ['stake'],
  pledge: ['stake'],
  'buy-back': ['buy-back'],
  financing: ['raised', 'loan'],
  'dividend-plan': ['dividend'],
  guarantee: ['loan'],
  'debt-default': ['loan', 'claim'],
  'account-frozen': ['stake', 'loan', 'claim'],
  lawsuit: ['claim', 'loan', 'contract'],
  'lawsuit-won': ['claim'],
  judgment: ['claim', 'penalty', 'loan'],
  penalty: ['penalty'],
  sanction: ['penalty', 'change'],
  subsidy: ['subsidy'],
  'rating-change': ['target'],
  'trading-breach': ['stake', 'penalty'],
  'product-price-up': ['change', 'price'],
  'product-price-down': ['change', 'price'],
  'input-price-up': ['change', 'price'],
  'input-price-down': ['change', 'price'],
  'asset-trouble': ['claim', 'profit'],
}
/** What says nothing about the size of any event. */
const never = new Set<AmountKind>(['votes', 'turnover', 'share-price', 'capital', 'target'])
/** Units before and behind a figure that are read. */
const BEFORE: Readonly<Record<'zh' | 'en', number>> = { zh: 16, en: 40 }

/**
 * What a figure counts by the words around it in its clause; null where they do not say. `text` in lower case for
 * English.
 */
export function amountKindOf(
  language: 'zh' | 'en',
  text: string,
  { start, end, unit }: Pick<Figure, 'start' | 'end' | 'unit'>,
): AmountKind | null {
  const words = language === 'zh' ? zh : en
  const [before, behind] = [text.slice(Math.max(0, start - BEFORE[language]), start), text.slice(end, end + 14)]
  const right = (language === 'zh' ? zhBehind : enBehind).find(([, pattern]) => pattern.test(behind))?.[0]
  if (right !== undefined) return right
  const clause = before.slice(Math.max(...[...'，。；、！？,;'].map((mark) => before.lastIndexOf(mark))) + 1)
  for (const part of [clause, before]) {
    let best: { kind: AmountKind; end: number } | null = null
    for (const [kind, pattern] of words) {
      if ((kind === 'change') !== (unit === 'percent') && kind === 'change') continue
      for (const match of part.matchAll(pattern)) {
        const at = match.index + match[0].length
        if (!best || at > best.end) best = { kind, end: at }
      }
    }
    if (best) return best.kind
  }
  return null
}

/** A figure with what it counts. */
export interface CountedFigure {
  figure: Figure
  of: AmountKind
}

/** Shares are a part of the company, a sum paid for one's own shares is what is bought back. */
function kindFor(type: string, unit: Figure['unit'], kind: AmountKind | null): AmountKind | null {
  if (unit === 'shares')
    return kind === 'raised' || kind === 'buy-back' || kind === 'votes' || kind === 'dividend'
      ? kind
      : type === 'financing'
        ? 'raised'
        : type === 'buy-back'
          ? 'buy-back'
          : 'stake'
  if (type === 'buy-back' && (kind === 'stake' || kind === 'turnover')) return 'buy-back'
  return kind
}

const rankOfUnit = (unit: Figure['unit']) => (unit === 'CNY' || unit === 'USD' ? 0 : unit === 'shares' ? 1 : 2)

/** Words right before a figure by which it is where a holding stands, not how much of it moved: 降至8.31%, 由3.88亿股降至. */
const level = /(?:[降减增升]|减少|增加|下降|上升|提高|提升|变动|变更)[至到为](?:约)?$/u
const from = /[由从](?:约)?$/u
const moved = /^(?:（[^）]*）|\([^)]*\))?(?:变动|变更|[降减增升]|减少|增加|下降|上升|提高|提升)[至到为]/u
/** Words right before a figure by which it is a bound of a rule that something fell short of: no size of an event. */
const bound = /(?:低于|不足|未达到?|少于|不到)(?:人民币)?$/u
/** Types that such bounds bring about. */
const bounded: ReadonlySet<string> = new Set(['abnormal-trading', 'closure', 'inspection', 'penalty'])
/** Words right before a per cent by which it is a share's move, no part of a company. */
const swing = /(?:[高低][开走]|[收大领]?[涨跌]|增长|下降|下滑|上升)(?:幅)?(?:[超逾近约达了]|为)*$/u

/** Whether a part of a company, as Chinese tells it, is a level before or after what happened. */
const isLevel = (text: string, { start, end }: Figure): boolean =>
  level.test(text.slice(Math.max(0, start - 6), start)) ||
  (from.test(text.slice(Math.max(0, start - 2), start)) && moved.test(text.slice(end, end + 24)))

/**
 * The figure that says how large an event of a type is: of the kind that tells most, money first, then shares, then per
 * cent; the nearest to its trigger. Null where none tells its size.
 */
export function sizingFigure(
  language: 'zh' | 'en',
  text: string,
  figures: readonly Figure[],
  trigger: { start: number; end: number },
  type: string,
): CountedFigure | null {
  const wanted = sizes[type]
  let best: (CountedFigure & { rank: number; gap: number }) | null = null
  for (const figure of figures) {
    if (figure.unit === null) continue
    if (bounded.has(type) && bound.test(text.slice(Math.max(0, figure.start - 6), figure.start))) continue
    const said = kindFor(type, figure.unit, amountKindOf(language, text, figure))
    const of =
      said ??
      (wanted?.[0] === undefined || (figure.unit === 'percent' && !wanted.includes('change'))
        ? figure.unit === 'percent' &&
          wanted?.includes('stake') &&
          !swing.test(text.slice(Math.max(0, figure.start - 8), figure.start))
          ? 'stake'
          : 'other'
        : figure.unit === 'shares'
          ? 'stake'
          : wanted[0])
    if (of === 'stake' && language === 'zh' && isLevel(text, figure)) continue
    const place = wanted?.indexOf(of) ?? -1
    if (place < 0 && (never.has(of) || figure.unit === 'percent')) continue
    const rank = (place < 0 ? 100 : 0) + rankOfUnit(figure.unit) * 10 + Math.max(0, place)
    const gap = Math.max(0, figure.start - trigger.end, trigger.start - figure.end)
    if (!best || rank < best.rank || (rank === best.rank && gap < best.gap)) best = { figure, of, rank, gap }
  }
  return best && { figure: best.figure, of: best.of }
}
