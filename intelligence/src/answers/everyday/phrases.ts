import { likedByMany } from './liked.ts'
import { partnersInPlain } from './partners.ts'
import { sinceBefore } from './since-before.ts'

/** A way that people put a question, and the words that it is read by. */
type Phrase = readonly [pattern: RegExp, plain: string]

/** Groups of companies, and how they do. */
const groups: readonly Phrase[] = [
  [/(今天|今日)(?:股价)?(?:上|下)?[涨跌]了?(?:多少|几个点|吗|没有?)(?=$|[?？呢])/g, '$1涨跌幅多少'],
  [
    /\bhow much (?:did|has|is|was) (.{2,40}?) (?:rise|risen|rose|fall|fallen|fell|move|moved|gain|gained|drop|dropped|up|down|change|changed|go up|go down)(?= today(?:[?. ]*$))/gi,
    'price change of $1',
  ],
  [
    /\b(?:is|was) (.{2,40}?) (?:up|down|green|red)(?: or (?:up|down|green|red))?(?= (?:today|this week|this month|year to date)(?:[?. ]*$))/gi,
    'price change of $1',
  ],
  [/(?:是)?哪(?:一)?天(?:的)?(?:股价)?([涨跌])(?:幅|得)?最(?:多|大|惨|狠|猛|好)(?:的)?/g, '$1幅最大的一天'],
  [
    /(?:跟|和|与|同|做)?([\p{Script=Han}A-Za-z0-9]{2,12}?)(?:有关系|有关|相关|沾边|挂钩)的?(?=(?:上市)?(?:公司|股票|个股|标的|企业))/gu,
    '$1概念的',
  ],
  [
    /(?<=板块|概念|主题|行业|题材)(?:最近|近期|近来|这阵子)(?:的)?(?:行情|走势|表现)(?:怎么样|咋样|如何|好不好|好吗)?/g,
    '近30天涨跌幅',
  ],
  [
    /(?<=板块|概念|主题|行业|题材)(?:今天|今日)(?:的)?(?:行情|走势|表现)(?:怎么样|咋样|如何|好不好|好吗)?/g,
    '今天涨跌幅',
  ],
  [/涨(?:得)?最(?:多|好|猛|狠)/g, '涨幅最大'],
  [/跌(?:得)?最(?:多|惨|狠|猛)/g, '跌幅最大'],
  [
    /(?<=今天|今日|昨天|昨日|本周|这周|上周|本月|这个月|上个月)(?:的)?(?:行情|走势|表现)(?:怎么样|咋样|如何|好不好|好吗)/g,
    '涨跌幅多少',
  ],
  [
    /\bhow(?:'s|’s|s| is| are| has) (?:the )?(.{3,40}?) (theme|concept|sector|industry|stocks)(?: been)? (?:doing|performing|faring|trading)(?: (?:lately|recently|these days))?(?=[?. ]*$)/gi,
    '$1 $2 price change last 30 days',
  ],
  [
    /\bhow(?:'s|’s|s| is| are| did| has) (?:the )?(.{3,40}?) (theme|concept|sector|industry|stocks)(?: been)? (?:do|doing|perform|performing|fare|faring|trading) today(?=[?. ]*$)/gi,
    '$1 $2 price change today',
  ],
]

/** Lists by their everyday names. */
const lists: readonly Phrase[] = [
  [/(?<![\u4e00-\u9fff]的|期末|货币)现金最(多|少)/g, '货币资金最$1'],
  [/谁最有钱|最有钱的(?=公司|企业)/g, '货币资金最多的'],
  [/亏(?:得|钱|损)*最(?:多|惨|狠)/g, '净亏损最多'],
  [/(?:从事|做|搞)([\u4e00-\u9fff]{2,6})的(?=(?:上市)?(?:公司|企业|股票))/g, '$1的'],
  [/^(?:and )?did (?:it|they|that) (?:grow|increase|go up|rise)(?: year on year)?(?=[?. ]*$)/gi, 'year on year'],
  [
    /(?:股票|个股|今日|今天)?(涨幅|跌幅|成交额|换手率|市值|市盈率|股息率)(?:的)?(?:排行榜?|排名榜?|榜单?)(?:前(?=[\d一二三四五六七八九十]))?(?=$|[?？。])/g,
    '$1最大的10只股票',
  ],
  [/\b(?:the )?most (?:actively )?(?:active|traded)(?= (?:stocks|shares|names|companies))/gi, 'highest amount traded'],
  [/(?:什么|啥)(板块|行业)(?=.{0,4}[涨跌])/g, '哪个$1'],
  [/(?<=(?:板块|行业).{0,3})涨(?:得|势)(?:比较|挺|很|最)?好/g, '涨幅最大'],
  [/(?<=(?:板块|行业).{0,3})跌(?:得)?(?:比较|挺|很|最)?(?:惨|多|狠)/g, '跌幅最大'],
  [/(?:^|(?<=有哪些|哪些(?:是|算)?|列出|的))小盘股(?:有哪些|名单|列表)?/g, '市值最小的10只股票'],
  [/(?:^|(?<=有哪些|哪些(?:是|算)?|列出|的))大盘股(?:有哪些|名单|列表)/g, '市值最大的10只股票'],
  [/(?:低估值|估值低|便宜)(?:又|且|并且|而且|、|，)?高(?:增长|成长)的?/g, '市盈率低且营收增长率高的'],
  [/(?:低估值|估值低)的?(?=[\u4e00-\u9fff]{0,6}(?:股|公司|企业))/g, '市盈率低的'],
  [/综合(?:评分|分数|分)(?=最|排|高)/g, '综合得分'],
]

/** Scores, as people call what is high in them. */
const scores: readonly Phrase[] = [
  [
    /(?<=^|[^\u4e00-\u9fff]|哪些|哪[家只个]|公司|股票|谁(?:的)?|目前|现在)(风险|机会)最(?:高|大|多)(?:的)?(?=$|[?？。]|是|有|公司|股票|企业|几|前)/g,
    '$1分最高的',
  ],
  [/\b(?:riskiest|most risky) (?=companies|stocks|names)/gi, 'highest risk score '],
  [
    /^(?:so )?(?:which|what)? ?(companies|stocks|names|firms) (?:are |is |look |currently |face |facing |carry )*(?:the )?(?:riskiest|most risky|most at risk|(?:at )?(?:the )?(?:most|highest|greatest) risk)(?: from (?:events|news))?(?=(?: (?:right now|now|today|currently|at the moment))?[?. ]*$)/gi,
    'which $1 have the highest risk score',
  ],
  [
    /\b(?:highest|biggest|greatest|most) risks?\b(?! (?:scores?|points?|events?|factors?))(?! (?:to|for|facing|of)\b)/gi,
    'highest risk score',
  ],
]

/** What companies are, earn and have. */
const figures: readonly Phrase[] = [
  // Of shares an amount of money alone is their price.
  [
    /(?<![率值额利入润产债价])(低于|高于|不到|超过|大于|小于)\s?(\d+(?:\.\d+)?)\s?(?:块钱?|元)(?:一股)?的?(?=(?:低价)?(?:股票|个股|票)(?![面价]))/g,
    '股价$1$2元的',
  ],
  [
    /(?<![率值额利入润产债价在])(\d+(?:\.\d+)?)\s?(?:块钱?|元)(?:一股)?以下的?(?=(?:低价)?(?:股票|个股|票)(?![面价]))/g,
    '股价低于$1元的',
  ],
  [
    /(?<![率值额利入润产债价在])(\d+(?:\.\d+)?)\s?(?:块钱?|元)(?:一股)?以上的?(?=(?:股票|个股|票)(?![面价]))/g,
    '股价高于$1元的',
  ],
  [
    /^(?:so )?what(?:'s|’s| is| are) (?:an? )?(roe|roa|roic|p\/?e|p\/?b|p\/?s|ebitda|eps|nopat|(?:gross|net|operating) margin|market cap|turnover rate|dividend yield|payout ratio|(?:current|quick|debt) ratio|free cash flow|asset turnover)(?: ratio)?[?. ]*$/gi,
    'what does $1 mean',
  ],
  [/归属(?:于)?(?=哪|什么|啥)/g, '属于'],
  [
    /^how (?:has|have|did|is|does) (.{2,40}?) (?:performed|perform|performing|done|do|doing|fared|fare) (?:against|versus|vs\.?|relative to|compared (?:with|to)) (?:the )?(market|index|benchmark|its (?:own )?(?:industry|sector))(?= |[?.]|$)/gi,
    'did $1 beat the $2',
  ],
  [/\bhow (?:highly |heavily )?leveraged (?:is|are) /gi, 'debt ratio of '],
  // How comes that it fell asks for the reason.
  [
    /(?:怎么|咋)(?:会|又|突然|一直|还|就|都|在)*(?:大|暴|狂|猛)?(涨|跌)(?!跌|停|幅)(?:了|得|成)?(?:这么|那么|这样|那样)?(?:多|猛|惨|狠|厉害|凶|大)?(?:了|啊|呀|呢)?(?=$|[?？。!！])/g,
    '为什么$1',
  ],
  [/亏(?:了|损|钱)?还是(?:赚|盈利)了?(?:钱)?|(?:赚|盈利)了?(?:钱)?还是亏(?:了|损|钱)?/g, '净利润多少'],
  [
    /(?<=年|月|周|天|来|以来|近期)(?:的)?(?:股价)?(?:走势|行情|表现)(?:怎么样|如何|咋样|好吗)?(?=$|[?？。])/g,
    '涨跌幅多少',
  ],
  [/谁(?:在)?给(.{2,16}?)(?:供货|供应|供的货)/g, '$1的供应商'],
  [
    /\bwhere (?:does|do) (.{2,40}?) (?:make|earn|get) (?:its|their|the) (?:money|revenue|sales|profit)/gi,
    'revenue breakdown of $1',
  ],
  [/(?<=[\u4e00-\u9fff])(?:机构|基金|主要)(?:持股|持仓)(?:比例|情况)?(?=$|[?？有])/g, '大股东持股比例'],
  [
    /(?<=综指|指数|\d{2,3})(?:今天|现在|目前|最新)?(?:的)?(?:点位|(?:是)?多少点(?:了)?|收(?:在)?多少点)(?=$|[?？])/g,
    '收盘价多少',
  ],
  [
    /(?<=[\u4e00-\u9fff])(的?(?:20\d\d年?|今年|去年)?(?:的)?(?:一季报|三季报|半年报|中报|年报))(?:业绩)?(?:怎么样|如何|咋样|情况|数据|表现)?(?=$|[?？。])/g,
    '$1基本情况',
  ],
  [
    /\b((?:20\d\d )?(?:q[1-4]|h1|first[- ]half|full[- ]year|annual|interim)(?: 20\d\d)?) (?:results?|earnings|numbers|report)(?=[?. ]*$)/gi,
    '$1 overview',
  ],
  [/(?<![总净产固定形流动良理])资产(?:有|是|一共)?(?=多少|多大|多不多|规模)/g, '总资产'],
  [/(?<![币流金])现金(?=多不多|充裕吗|够不够|有多少|多少)/g, '货币资金'],
  [/(?:有没有|有无|有什么|有哪些|最近的?)?(?:负面|利空|坏)(?:的)?(?:新闻|消息|报道|舆情)(?:吗)?/g, '有什么利空'],
  [/(?:有没有|有无|有什么|有哪些|最近的?)?(?:正面|利好|好)(?:的)?(?:新闻|消息|报道)(?:吗)?/g, '有什么利好'],
  [/(?:历史|有史以来)(?:上)?的?最(高|低)(?:价|点|股价)?(?:是)?(?:多少)?/g, '最$1收盘价'],
  [
    /(昨天|前天|昨日|今天|今日|周[一二三四五]|上周[一二三四五])(?:的)?收(?:盘|市)(?!价)(?:了|在|于)?(?:多少(?:钱|元|块)?|几块(?:钱)?)?(?=$|[?？吗呢])/g,
    '$1收盘价',
  ],
  [/(?<!净|毛)盈利(?=(?:连续|持续|一直)?(?:增长|下滑|下降|最))/g, '净利润'],
  [/(?:是)?(?:属于)?(?:哪个|什么|啥)板块(?:的)?(?=$|[?？])/g, '所属行业'],
  // Whether a figure went up since last year is told by both.
  [
    /(?<=利率|率|利润|营收|收入|负债|费用|现金流|资产|roe|eps)(?:有没有|是不是|是否)?(?:比|较|跟|和|与)(?:去年|上年|上一年)(?:同期)?(?:相?比)?(?:有没有|是不是|是否)?(?:提高|提升|改善|上升|上涨|增加|增长|下降|降低|下滑|恶化|变[高低好差多少]|[高低多少涨跌升降增减好差])(?:了)?(?:吗|没有?|么)?(?=$|[?？。])/gi,
    '今年和去年同期比',
  ],
  [/上市(?:了)?(?:多久|多少年|几年)(?:了)?/g, '上市日期'],
  [
    /\b(?:stocks|shares|companies|names) (?:priced |trading )?(under|below|over|above) (?:cny |rmb |¥ ?)?(\d+(?:\.\d+)?)(?: ?(?:yuan|rmb|cny|kuai))?(?: (?:a|per) share)?(?=[?. ]*$)/gi,
    'companies with share price $1 $2',
  ],
  [
    /^(.{2,40}?)(?:'s|’s)? rank(?:s|ing)?(?: in its industry)? (?:by|for|in|on) (.{2,30}?)[?. ]*$/gi,
    'how does $1 rank in its industry by $2',
  ],
  [/\brisks (?:of|for|at|facing) (?=[A-Z])/g, 'main risks of '],
  [/毛利(?![率润额])(?=(?:更|最)?(?:高|低)|是?百分之|怎么样|咋样|如何)/g, '毛利率'],
  [/(?<=高|低)毛利(?![率润额])/g, '毛利率'],
  [/(?<![营投筹由])现金流(?!量|出|入|净|水)/g, '经营现金流'],
  [/经营(?:性|活动的?)?经营现金流/g, '经营现金流'],
  [/自由经营现金流/g, '自由现金流'],
  [/(?:投资|筹资)(?:性|活动的?)?经营现金流/g, '现金流量净额'],
  [
    /在(?:哪|那)(?:个|座)?(?:城市|地方|省份?|市)(?:里)?|是(?:哪里|哪儿|哪个(?:城市|地方|省))的(?:公司|企业)?|在什么地方/g,
    '所在地',
  ],
  [/(?<!\d)(\d{6})(?:是|叫)(?:个)?(?:什么|哪家|哪个|哪只|啥)(?:公司|股票|票|企业)?/g, '$1的简称和主营业务'],
  [/\bwhat(?:'s|’s| is) (\d{6})(?=[?. ]*$)/gi, 'short name and main business of $1'],
  [
    /\bwho(?:m)? (?:else )?competes? (?:with|against)\b|\bwho (?:does|do) (.{2,40}?) compete (?:with|against)/gi,
    'competitors of $1',
  ],
  [/\bwhich (?:companies|firms|stocks|names) (?:compete|are competing) (?:with|against)\b/gi, 'competitors of'],
  [/(?:什么时候|何时|哪天|几号)(?:发|出|公布|披露|发布)的?(?:了)?(?=年报|季报|中报|半年报|财报|业绩)/g, '什么时候披露'],
  [/\b(?:mkt|market) ?cap(?:itali[sz]ation)?\b/gi, 'market cap'],
]

const inPlain = (rules: readonly Phrase[], question: string): string =>
  rules.reduce((text, [pattern, plain]) => text.replace(pattern, plain), question)

/** Groups, what companies are and how they do, as people ask for it, in the words that questions are read by. */
export const phrasesInPlain = (question: string): string =>
  inPlain([...groups, ...lists, ...scores, ...figures], inPlain(likedByMany, partnersInPlain(sinceBefore(question))))
