import { phrasesInPlain } from '../everyday/phrases.ts'

/** A way that people put an everyday question, and the words that it is read by. */
type Everyday = readonly [pattern: RegExp, plain: string | ((word: string) => string)]

const TENOR = '(?:隔夜|overnight|o/n|\\d{1,2}\\s?(?:周|个?月|年|w|m|y)(?!\\w)|[一两二三六九]\\s?(?:周|个?月|年))期?'
const tenors = new RegExp(`shibor[ ,，:：的]*(${TENOR}(?:[ ,，、/&和与及]+(?:and )?${TENOR})+)`, 'gi')

/** Rates and the economy. */
const economy: readonly Everyday[] = [
  [
    /(?:1|一)\s?年期?(?:以上)?\s?(?:和|与|、|及|跟|,|，|\/)\s?(?:5|五)\s?年期?(?:以上)?的?\s?(?=lpr|贷款市场报价利率)/gi,
    '',
  ],
  [/\b(?:the )?(?:1|one)[- ]?y(?:ea)?r? (?:and|&|\/) (?:the )?(?:5|five)[- ]?y(?:ea)?r? (?=lpr|loan prime rate)/gi, ''],
  [/\b(?:both|the two) (?=lprs?\b)/gi, ''],
  [/,? ?\b(?:latest |last |newest |most recent )?(?:fixing|fix(?=$|[ ?,.]))/gi, ''],
  // Of several terms each by itself.
  [tenors, (word) => [...word.matchAll(new RegExp(TENOR, 'gi'))].map(([tenor]) => `shibor ${tenor}`).join('、')],
]

/** The last day of a month, of February the one that every year has. */
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Prices, and what they were at most. */
const prices: readonly Everyday[] = [
  [/\b(?:best|top)[- ]performing (?:sector|industry)(?: ind(?:ex|ices))?\b/gi, 'which sector rose most'],
  [/\bworst[- ]performing (?:sector|industry)(?: ind(?:ex|ices))?\b/gi, 'which sector fell most'],
  [/从?(?:20)?(\d{2})年(?:年)?(?:底|末)(?:开始)?(?:一直)?(?:到|至)(?:现在|今天|昨天|目前|今日|今)/g, '20$1-12-31以来'],
  [/这(?=[两三四五六七八九十几]+(?:周|个月|天|日|个交易日))/g, '近'],
  [/从?(?:今年)?年初(?:一?直?到(?:现在|今天|目前|如今)|至今|以来)/g, '今年以来'],
  [/这一(?=[周月年季])/g, '这'],
  [
    /(?<!\d)(?:1[0-2]|[1-9])\s?月(?:份)?(?:底|末)/g,
    (word) => `${Number.parseInt(word, 10)}月${LAST_DAYS[Number.parseInt(word, 10) - 1]}日`,
  ],
  [
    /(?:股价)?最高(?:曾经?)?(?:到|涨到|去|摸到|冲到|见|上|达到?)过?(?:多少(?:钱)?|几块(?:钱)?|哪(?:里|儿)?|什么价(?:位|格)?)(?:过)?/g,
    '最高收盘价多少',
  ],
  [
    /(?:股价)?最低(?:曾经?)?(?:到|跌到|去|探到|见|下|达到?)过?(?:多少(?:钱)?|几块(?:钱)?|哪(?:里|儿)?|什么价(?:位|格)?)(?:过)?/g,
    '最低收盘价多少',
  ],
  [/[，,]?(?:是)?(?:什么|啥)时候的事(?:情|儿)?/g, ''],
  [
    /,? ?(?:and )?(?:was|is) (?:it|that) (?:up or down|red or green|higher or lower)(?: on the day| that day| in the session)?/gi,
    ' and price change',
  ],
  [/\bavg\.?(?= |$)/gi, 'average'],
  [/\b(?:been )?done(?= (?:year to date|ytd|this|so far|since|over|in|for|lately|recently|today))/gi, 'perform'],
  [
    /(?<=今天|昨天|前天|今日|昨日|周[一二三四五])收(?:盘)?(?:了|在|于|到)?(?:多少(?:钱|块|元)?|几块(?:钱)?)/g,
    '收盘价多少',
  ],
  [/走(?:得|势)?怎么样/g, '涨跌幅多少'],
  [/\b(?:do|did|does|done|fare[ds]?|perform(?:ed)?) (?:the )?worst\b/gi, 'fell most'],
  [/\b(?:do|did|does|done|fare[ds]?|perform(?:ed)?) (?:the )?best\b/gi, 'rose most'],
]

/** What companies earn, owe, pay and own. */
const figures: readonly Everyday[] = [
  [/(?:帮忙|麻烦)?(?:查下|查一查|查查|查一下)/g, ''],
  [/(?<=[\u4e00-\u9fff])没(?=$|[?？，,。])/g, ''],
  [/(?:是)?往上(?:走|涨)?还是往下(?:走|跌)?|(?:是)?往下(?:走|跌)?还是往上(?:走|涨)?/g, '变化'],
  [/\bhow many shares of (.{2,40}?) (?:changed|change) hands\b/gi, 'trading volume of $1'],
  [/\byield(?:s|ing)(?= (?:more|less|above|over|under|below|at least))/gi, 'dividend yield'],
  [/\bwho (?:buys|purchases|sources) from\b/gi, 'customers of'],
  [
    /\b(?:the )?street['’]s\b|\b(?:vs\.?|versus|and) where (?:it|the stock) trades\b/gi,
    (word) => (/where/i.test(word) ? 'and share price' : ''),
  ],
  [/\b(?:a )?(?:split|breakdown) by (?:business|product|segment)s?(?: lines?)?\b/gi, 'revenue breakdown'],
  [
    /\b(?:in )?which quarters? (?:did|was|were|has|had) (.{2,40}?) (?:los(?:e|ing|t) money|mak(?:e|ing) a loss|loss-making|in the red|post(?:ed)? a loss)\b/gi,
    'net profit each quarter of $1',
  ],
  [
    /\b(?:did|has|have) (.{2,40}?) (?:grow|grown|grew|increased?) (?:its |their |the )?(revenues?|sales|net profit|profits?|earnings)\b/gi,
    '$1 $2 and growth of $2',
  ],
  [/库存(?!量|周转|天数)/g, '存货'],
  [
    /(?:每年|一年)?(?:能)?分几次红|每股(?:能|可以|大概)?(?:分|派|发)(?:了|到)?(?:多少(?:钱|现金)?|几[块毛分]钱?)/g,
    '每股分红多少',
  ],
  [
    /(?:上一?次|最近一次|上回|最近)?(?:的)?(?:除权除息|除权|除息)(?:是)?(?:在)?(?:哪(?:一)?天|什么时候|何时|几号|日期)?/g,
    '分红',
  ],
  [
    /((?:市净率|市盈率|市销率|\bp[beso]\b))(?:有没有|是不是|是否)?(?:跌)?破(?:了)?(?:1|一|净)(?:了)?(?:没有?|吗|么)?/gi,
    '$1是多少',
  ],
  [/有没有破净|破净(?:了)?(?:没有?|吗|么)/g, '市净率是多少'],
  [
    /(?:是)?(?:主要|到底|究竟)?(?:靠|凭)(?:什么|哪(?:块|些|个|几块)?)(?:业务|产品|东西)?(?:赚钱|挣钱|吃饭|盈利|赚|撑着?|支撑)(?:的)?/g,
    '业务构成',
  ],
  [
    /(?:收入|营收|钱)(?:主要)?(?:来自|来源于|从)(?:哪(?:里|儿|些|块|几块)?|什么)(?:业务|产品|板块)?(?:来)?(?:的)?/g,
    '业务构成',
  ],
  [
    /(?:第一大|最大|控股|大)?股东(?:现在|目前|还|如今|手里|手上|仍|一共|总共)*(?:拿着?|持有|持股|持|占|有|握着?|攥着?)(?:了|着)?(?:多少|几成|百分之几|多大)(?:的)?(?:股份|股权|股票|比例|股)?/g,
    '大股东持股比例',
  ],
  [/亏(?:钱|损|本)了?的(?=公司|企业|股票|都?有|$)/g, '净利润小于0的'],
  [/(?:赚钱|盈利|挣钱)的(?=公司|企业|股票)/g, '净利润大于0的'],
  [/(?<=[\p{Script=Han}])里(?:头|面|边)(?=[\p{Script=Han}])/gu, '里'],
  [
    /\bdebt[- ]to[- ](?:total[- ])?assets?(?: ratio)?\b|\bliabilities[- ]to[- ]assets?(?: ratio)?\b|\bgearing\b/gi,
    'debt ratio',
  ],
  [
    /\b(who|whose|which(?: one| of (?:them|the two))?) (?:has |have )?(?:grew|grown|grows|growing|increased) (?:its |their |the )?(net profit|profits?|earnings|revenues?|sales)(?: the)? (?:faster|fastest|quicker|quickest|more|most)\b/gi,
    'which has the higher growth of $2',
  ],
  [
    /\b(?:gets?|makes?|earns?|derives?|draws?) (?:most|the bulk|a lot|much) of (?:its|their) (?:sales|revenues?|business|orders|turnover|money) from (?:which|what|whom)(?: customers?| clients?| buyers?)?/gi,
    'largest customers',
  ],
  [
    /\b(?:which|what) (?:segment|business|unit|product)s? (?:brings? in|makes?|earns?|generates?) (?:it )?(?:the )?most(?: money| revenue| sales)? (?:for|at|of)\b/gi,
    'segments of',
  ],
  [/\bNP\b(?! margin)/g, 'net profit'],
  [/\bGM\b/g, 'gross margin'],
  [/\bopex\b/gi, 'selling expense, administrative expense, r&d expense'],
]

/** Texts and policies. */
const texts: readonly Everyday[] = [
  [
    /(?<=[部委署局会院])((?:最近|近期|今年|本月|这个?月|上个?月|这周|上周|昨天|今天)?)(?:都|又|新)*(?:发布|出台|印发|发|出)(?:了|过)?些?(?:什么|哪些|啥)(?:新?(?:东西|文件|通知|规定))?(?=[吗么]?[?？。]?$)/g,
    '$1发布了哪些政策',
  ],
  [
    /\bwhat (?:has|have|did) (the [A-Z][\w&, ]{6,60}?) (?:issued?|published?|released?|put out|come out with)((?: lately| recently| this year| this month)?)(?=[?. ]*$)/g,
    'which policies did $1 issue$2',
  ],
  [/国家(?=.{0,6}(?:出台|发布|下发|印发|出))|(?:部委|有关部门|上面)(?=.{0,6}(?:出台|下发|印发))/g, ''],
  [
    /(?:有)?(?:没有)?(?:出台|下发|印发|出)(?:了|过)?(?:什么|哪些|新)?(?:政策)?文件(?=吗|么|没有?|$|[？?])/g,
    '出台了哪些政策',
  ],
  [/\bforum (?:folks|people|users?|guys|crowd|posters|members)\b/gi, 'forum posts'],
  [
    /\b(?:names|stocks|companies|firms|plays) (?:that are |which are )?(?:exposed to|tied to|in the|plugged into) (.{3,40}?)[-–—,;. ]+who(?:'s|’s| is| are) in (?:that|the|this) theme/gi,
    'companies in $1',
  ],
  [/\bi(?:'|’)?m (?:after|looking for|hunting)\b|\blooking for\b/gi, 'list'],
]

const inPlain = (rules: readonly Everyday[], question: string): string =>
  rules.reduce(
    (text, [pattern, plain]) =>
      typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, (word) => plain(word)),
    question,
  )

/** Everyday ways of asking in the words of the market. Nothing that narrows what is asked for is left out. */
export const inWordsOfMarket = (question: string): string =>
  inPlain([...economy, ...prices, ...figures, ...texts], phrasesInPlain(question))

/** The same of questions for texts and lists. */
export const inWordsOfTexts = (question: string): string => inPlain(texts, question)
