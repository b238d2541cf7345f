import { NUMERAL, numeral } from '../numerals.ts'

/** A way that people bound a figure, and the words that bounds are read by. */
type Said = readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)]

/** Marks of a rise and a fall, in no question by themselves. */
export const [RISE, FALL] = ['↑', '↓'] as const

const ITEM =
  '营业收入|营收|收入|销售额|归母净利润|归母净利|扣非净利润|扣非净利|扣非|净利润|净利|利润|经营现金流|每股收益'
/** A time or a streak between an item and how it went. */
const BETWEEN = `(?:已经?)?(?:连续|最近|近|过去)?${NUMERAL}个?(?:年|季度?)(?:都|均|连续|每年|每季度?)*|(?:今年|去年|(?:20)?\\d\\d年)?(?:前三季度?|上半年|第?[一二三四]季度?|q[1-4])`
const ITEM_EN =
  '(?:operating cash flow|free cash flow|gross profits?|operating profits?|(?:net )?(?:profits?|income|earnings)|revenues?|sales|bottom line|top line|eps)'
const UP_EN = 'grew|grow|grows|growing|grown|rose|rising|risen|increas(?:ed|ing)|climb(?:ed|ing)|expand(?:ed|ing)'
const DOWN_EN =
  'fell|falling|fallen|declin(?:ed|ing)|dropp(?:ed|ing)|shrank|shr[iu]nk(?:ing)?|contract(?:ed|ing)|decreas(?:ed|ing)'
const TIME_EN = '(?:(?:q[1-4]|h1|fy ?\\d{2,4}|full[- ]year|nine[- ]month|first[- ]half|quarterly|annual)(?: \\d{4})? )'

const numbers: readonly Said[] = [
  [
    /([一二两三四五六七八九])成([一二三四五六七八九半])?(?![长本交立为员功品都])/g,
    (_, tens, ones) => `${(numeral(tens ?? '') ?? 0) * 10 + (ones === '半' ? 5 : ones ? (numeral(ones) ?? 0) : 0)}%`,
  ],
  [/百分之([零〇一二两三四五六七八九十百]+|\d+(?:\.\d+)?)/g, (_, of) => `${numeral(of ?? '') ?? ''}%`],
  [/(?<=\d),(?=\d{3})/g, ''],
  [/(?<=[涨增][幅长了]?)一倍(?=以上|多)/g, '100%'],
  [/(?<=\d)个(?:百分)?点/g, '%'],
  [/(?<=\d) ?(?:per ?cent|pct)\b/g, '%'],
  [/过半|超(?:过)?一半|一半以上/g, '超过50%'],
  [/(?:两|双)位数(?:以上)?/g, '不低于10%'],
  [/\b(?:by )?double[- ]digits?\b/g, 'at least 10%'],
  [/(?<=[涨增][幅长了]?(?:超过?)?)翻?了?一?[倍番]/g, '不低于100%'],
  [/(?<=股价|股票|今年|以来)翻了?一?[倍番]/g, '涨不低于100%'],
  [/翻了?一?[倍番]/g, '增长不低于100%'],
  [/腰斩/g, '跌50%以上'],
  [/\bhalved\b/g, 'fell at least 50%'],
  [new RegExp(`\\bdoubled (?:its |their )?(${ITEM_EN})\\b`, 'g'), '$1 growth at least 100%'],
  [new RegExp(`\\b(${ITEM_EN}) (?:has |have )?doubled\\b`, 'g'), '$1 growth at least 100%'],
  [/\b(?:have |has )?doubled\b/g, 'rose at least 100%'],
  [/(?:突破|超过?|过|破|上|逾)了?(?=[百千万十]?[百千万十]亿|\d)/g, '超过'],
  [/(?<![一二两三四五六七八九十百千万\d])万亿/g, '1万亿'],
  [/(?<=\d)[x×](?![a-z\d])/g, '倍'],
  [/(?<=\d) ?times\b(?! (?:as|more|less|a))/g, '倍'],
]

/** Losses, profits and cash that runs out: of what a company earned. */
const earned: readonly Said[] = [
  [/(?:不|没有?|未|并未|从未)(?:在)?(?:发生)?亏(?:损|钱|过|了)?(?:的)?/g, '净利润为正'],
  [
    /\b(?:made|make|makes|making|post(?:ed|s)?|report(?:ed|s)?|(?:is|are|was|were) making|had|has|have) (?:no|no net|not? an?y?) loss(?:es)?\b|\b(?:not|never|isn'?t|aren'?t|wasn'?t) (?:loss[- ]making|losing money|in the red|unprofitable)\b|\b(?:did ?n[o']t|do ?n[o']t|does ?n[o']t|never) (?:lose|lost) money\b|\bwithout (?:a )?loss(?:es)?\b|\b(?:in the black|profit-making)\b/g,
    'net profit positive',
  ],
  [
    /(?<!净利润?|扣非|最)(?:出现|处于|录得|都|均|全|还|仍|在)*(?:亏损|亏钱|亏了|赔钱|在亏)(?!额|最|得|多少|超过|收窄|扩大|大|\d)/g,
    '净利润为负',
  ],
  [/(?:还|都|均)?(?:在|能|持续)?(?:盈利|赚钱|挣钱)(?!最|得|能力|多|少|增|预|\d)/g, '净利润为正'],
  [
    /\b(?:unprofitable|loss[- ]making|in the red|(?:lost|losing|lose|loses) money|(?:made|make|makes|making|post(?:ed|s|ing)?|report(?:ed|s|ing)?|ran|run|running) (?:a |an )?(?:net )?loss(?:es)?)\b/g,
    'net profit negative',
  ],
  [/(?<!most |least |more |less )\bprofitable\b|\b(?:made|make|makes|making) money\b/g, 'net profit positive'],
  [
    /\b(?:burn(?:ed|t|ing|s)?|bled|bleed(?:ing|s)?)(?: through)? (?:operating )?cash(?: flow)?\b|\bcash[- ]burning\b|\bnegative operating cash(?: flows?)?\b|\bran out of operating cash\b/g,
    'operating cash flow negative',
  ],
  [/\bpositive operating cash(?: flows?)?\b/g, 'operating cash flow positive'],
  [/\bnegative (free cash flow|fcf)s?\b/g, 'free cash flow negative'],
  [
    /烧钱(?!的?(?:原因|速度))|经营(?:性|活动)?现金(?:流)?(?:净)?流出|经营(?:性|活动)?现金流(?:一直)?(?:是)?负的?/g,
    '经营现金流为负',
  ],
]

/** Words that a company lacks where it pays its holders, and what it pays. */
const dividends: readonly Said[] = [
  [/(?<!dividend )\b(?:dividend )?yields?\b(?! curve)/g, 'dividend yield'],
  [/(?<!股)(?:分红|派息|股利|红利)(?:收益)?率/g, '股息率'],
]

const growth: readonly Said[] = [
  [/业绩(?=.{0,6}(?:增|涨|升|降|下滑|滑坡))/g, '净利润'],
  [
    new RegExp(
      `(${ITEM})(?:的)?(${BETWEEN})?(?:同比|单季|单季度)?(?:还|仍|仍然|依然|依旧|都|均|却|反而|也)*(?:在|保持|实现|继续|持续|维持|是|为)?着?(?:正增长|增长|上涨|上升|增加|提升|提高|扩大|走高|涨|增)(?!率|速|幅|最|多少|放缓|快|慢|势)(?:着|势头)?(?:了)?(?:的)?`,
      'g',
    ),
    `$2$1增长率${RISE}`,
  ],
  [
    new RegExp(
      `(${ITEM})(?:的)?(${BETWEEN})?(?:同比|单季|单季度)?(?:还|仍|仍然|依然|依旧|都|均|却|反而|也)*(?:在|出现|继续|持续|是|为)?着?(?:负增长|下滑|下降|下跌|减少|萎缩|缩水|走低|倒退|跌|降|滑坡)(?!幅|最|多少|速)(?:了)?(?:的)?`,
      'g',
    ),
    `$2$1增长率${FALL}`,
  ],
  [
    new RegExp(`\\b(?:${UP_EN}) (?:its |their )?(${TIME_EN}?)(${ITEM_EN})\\b(?! growth)(?: by)?`, 'g'),
    `$1$2 growth ${RISE} `,
  ],
  [
    new RegExp(`\\b(?:${DOWN_EN}) (?:its |their )?(${TIME_EN}?)(${ITEM_EN})\\b(?! growth)(?: by)?`, 'g'),
    `$1$2 growth ${FALL} `,
  ],
  [
    new RegExp(
      `\\b(${ITEM_EN})(?: that| which)?(?: is| are| was| were| has| have)?(?: still| been| kept| keeps?)?(?: on)? (?:${UP_EN}|up)\\b(?: by)?`,
      'g',
    ),
    `$1 growth ${RISE} `,
  ],
  [
    new RegExp(
      `\\b(${ITEM_EN})(?: that| which)?(?: is| are| was| were| has| have)?(?: still| been| kept| keeps?)?(?: on)? (?:${DOWN_EN}|down)\\b(?: by)?`,
      'g',
    ),
    `$1 growth ${FALL} `,
  ],
]

/** What is left of verbs of a rise or a fall is of prices. */
const moves: readonly Said[] = [
  [/(?:股价|价格)(今年(?:以来)?|本月|上个?月|\d{1,2}月份?)?(?:却|还|仍|是|在|都)*(?=[涨跌]|下跌|上涨)/g, '$1'],
  [/(?:股价|价格|股票)?(?:涨幅|涨了|上涨|大涨|(?<!领)涨(?!跌|停|得|最|价))/g, `涨跌幅${RISE}`],
  [/(?:股价|价格|股票)?(?:(?<!涨)跌幅|跌了|下跌|大跌|跌去|跌掉|(?<!领|涨)跌(?!停|得|最|价|幅))/g, `涨跌幅${FALL}`],
  [
    /\b(?:(?:whose |the )?(?:share |stock )?(?:prices?|stocks?|shares?) )?(?:(?:is|are|was|were|has|have) )?(?:still )?(?:fell|fallen|down|dropped|declined|slid|lost|slumped)\b(?! money)(?: by)?(?=[ ,?]|$)/g,
    ` price change ${FALL} `,
  ],
  [
    /\b(?:(?:whose |the )?(?:share |stock )?(?:prices?|stocks?|shares?) )?(?:(?:is|are|was|were|has|have) )?(?:still )?(?:rose|risen|gained|rallied|climbed|up(?= (?:by |over |at least |more than |above )*\d| this| in| on| since| year| ytd| \d))\b(?: by)?(?=[ ,?]|$)/g,
    ` price change ${RISE} `,
  ],
]

/** Times, orders and groups in the words that they are known by. */
const short: readonly Said[] = [
  [/\b(\d+)[- ]?yrs?\b/g, '$1 years'],
  [/\byrs\b/g, 'years'],
  [/\b(?:nine|9)[- ]months?(?! (?:to|ended))\b/g, 'first nine months '],
  [/\b(?:first|the) first nine months/g, 'first nine months'],
  [/\b(?:six|6)[- ]month\b|\bhalf[- ]year\b/g, 'first half '],
  [/\bmost expensive\b/g, 'priciest'],
  [/\bleast expensive\b/g, 'cheapest'],
  [/\bmost profitable\b/g, 'highest net profit'],
  [/\bleast profitable\b/g, 'lowest net profit'],
  [/最(?:会)?(?:赚钱|挣钱)(?:的)?/g, '净利润最高的'],
  [/非银行(?!金融)/g, '不含银行'],
]

const figures: readonly Said[] = [
  [
    /(?<![a-z])(?:mkt|market) ?caps?\b|\bcap(?= (?:above|over|under|below|more|at|less|>|<))|(?<=biggest |largest |smallest )caps?\b/g,
    'market cap',
  ],
  [/\b(?:price[- ]to[- ]book|p\/?bv)\b/g, 'p/b'],
  [/\bearnings multiples?\b|\bprice[- ]earnings(?: ratios?)?\b/g, 'pe'],
  [/(?<![\d.])(\d{1,4}(?:\.\d{1,3})?倍?) earnings\b/g, '$1 pe'],
  [/(?<![\d.])(\d{1,4}(?:\.\d{1,3})?倍?) book(?: value)?\b/g, '$1 p/b'],
  [/(?<=市盈率|pe |p\/e )ttm/g, ''],
]

/** A question in lower case as its bounds are read: of each way to say one the plainest. */
export const boundsInPlainWords = (text: string): string =>
  [...short, ...numbers, ...earned, ...dividends, ...growth, ...moves, ...figures]
    .reduce(
      (so, [pattern, plain]) =>
        typeof plain === 'string'
          ? so.replace(pattern, plain)
          : so.replace(pattern, (...found) => plain(...found.map(String))),
      text,
    )
    .replace(/\s+/g, ' ')
    .trim()
