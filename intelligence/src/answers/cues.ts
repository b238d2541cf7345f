import { NUMERAL } from './numerals.ts'

/** How many, or which place, a question asks for in Chinese. */
export const RANK_ZH = `前\\s?(${NUMERAL})\\s?(?:名|家|大|高|位|个|只|支)?|第\\s?(${NUMERAL})\\s?(?:名|高|低|大|小|多|少)|哪\\s?(${NUMERAL})\\s?(?:个|家|只|支)|最高的?\\s?(${NUMERAL})\\s?(?:家|个|名)|最低的?\\s?(${NUMERAL})\\s?(?:家|个|名)|(${NUMERAL})[家只支]`

/** Words that say what a question wants; of each the first pattern. */
export const cues: readonly (readonly [cue: string, pattern: RegExp])[] = [
  [
    'peers',
    /(?:里|中|内)?(?:能)?算(?:高|低|贵|便宜)(?:还是(?:高|低|贵|便宜)的?)?|(?:里|中|内)?(?:能|可以)?(?:排|列)(?:名)?(?:在)?第几(?:名|位)?|在(?:同)?行业(?:里|中|内)?(?:处于|排在?|算|是)?(?:什么|哪个|第几|多少)?(?:水平|位置|名次?|位)?|(?:above|below|higher than|lower than|better than|worse than|relative to|against|versus|vs\.?) (?:its |the )?(?:industry|sector|peers)(?:'s)?(?: average| median| peers)?|同行业?(?:公司)?(?:的)?(?:平均|中位|均值|水平)?(?:水平|数|值)?|可比公司|行业(?:平均|中位|均值|水平)(?:水平|数|值)?|(?:its )?(?:industry|sector) (?:average|median|peers)|\bpeers\b/gi,
  ],
  [
    'dividends',
    /每股(?:现金)?(?:分红|派息|派现|股息|股利)|分红率|股利支付率|股息率|分红|派息|派现|股息|股利|\bex-?div(?:idend)?s?(?: dates?)?|\bpayouts? (?:per|a) share|\bdividends?(?: yield| payouts?)?/gi,
  ],
  [
    'events',
    /利好|利空|催化剂?|(?:什么|哪些|有何|潜在|主要)的?(?:风险|机会|机遇|隐患)(?:点|事件)?(?!得?分|评分)|风险(?:点|事件)|(?:风险|机会)(?:都)?(?:有|是)(?:哪些|什么)|catalysts?|headwinds?|tailwinds?|good news|bad news|(?:what|any|main|key|which) (?:are )?(?:the )?(?:main |key )?(?:risks?|opportunit(?:y|ies))(?! score| point)(?: for| of| at| facing)?|positives|negatives/gi,
  ],
  [
    'holders',
    /(?:前?十大|主要|控股|第一大|最大|大)股东(?:是谁|有谁|有哪些|名单)?|股东(?:户数|人数)?(?:变化趋势|变化)|股东(?:户数|人数|结构|有哪些|是谁|名单|的?持股(?:比例)?)|(?:他们?|它)?(?:手里)?持股(?:比例|多少|几成|数)|持股比例|(?:largest|top|major|main|biggest) (?:share)?holders?|who owns|shareholders?(?: list)?|number of (?:share)?holders/gi,
  ],
  [
    'composition',
    /按(?:主营)?(?:业务|产品)?(?:板块|分部|产品|业务)(?:划分|来?看|来?分)?(?:的)?(?:收入|营收)?(?:占比|构成|比例)?|(?:各|每)个?(?:业务)?(?:板块|分部)(?:的)?(?:收入|营收)?(?:占比|构成|比例)?|(?:主营)?(?:业务|收入|营收)(?:构成|结构|组成|拆分)|分(?:产品|业务)(?:的?(?:收入|营收))?|(?:各|每)(?:块|个|项)?业务(?:的)?(?:收入|营收)?(?:占比|构成|比例)?|(?:哪个|哪块|各个?)(?:业务|产品)(?=.{0,8}(?:拖累|最|收入|占|增长|下滑))|(?:revenue|sales|business) (?:breakdown|mix|split|composition|by (?:product|segment)s?)|(?:business )?segments?/gi,
  ],
  ['forum', /股吧|论坛|网友|股民|研报|分析师|forum|analysts?|research notes?/gi],
  [
    'against',
    /(?:能否|有没有|是否|是不是)?(?:跑赢|跑输|强于|弱于|战胜)了?(?:过)?(?:大盘|市场|指数|基准|(?:所在|所属|同|本)?的?(?:行业|板块)(?:指数|平均)?)?(?:了)?(?:吗|没有?)?|(?:has |have |did )?(?:out|under)perform(?:ed|ing|s)?(?: (?:the|its) (?:own )?(?:market|index|benchmark|industry|sector)(?: index)?)?|\b(?:beat(?:en|s|ing)?|lag(?:ged|s|ging)?|outr[au]n|trail(?:ed|s))(?= the | its | demo |$|\?)(?: (?:the|its) (?:own )?(?:market|index|benchmark|industry|sector)(?: index)?)?/gi,
  ],
  [
    'market',
    /大盘(?!股)|沪指|沪深\s?300|上证(?:综合)?(?:指数|综指|50)?|深证成指|创业板(?:综)?指数?|科创\s?50|中证\s?\d{2,4}|csi ?\d{3}|股市|市场整体|(?:the )?(?:stock )?market (?=do|did|go|went|rise|rose|fall|fell|move|perform|up|down|today|yesterday)|(?:the )?(?:stock )?market(?=\?|$)/gi,
  ],
  [
    'industries',
    /哪(?:个|些|几个)?(?:一级|二级)?(?:行业|板块)|(?<=最(?:大|高|多|好|差|小|低|惨)的)(?:[\d一二三四五六七八九十]{1,2}个)?(?:一级|二级)?(?:行业|板块)|(?:行业|板块)(?=[^，。？]{0,8}(?:排名|排行))|(?:各|所有)(?:个)?(?:一级|二级)?(?:行业|板块)|(?:一级|二级)?(?:行业|板块)(?:排名|排行榜?|涨幅榜|跌幅榜)|(?:分|按)(?:一级)?(?:行业|板块)|(?:sector|industry) (?:returns?|performance|moves)|which (?:industry|industries|sector|sectors)|\bby (?:industry|sector)\b|(?:industries|sectors)(?= by| with| ranked)/gi,
  ],
  [
    'count',
    /(?:有|共有)?(?:(?:多少|几)\s?(?:家|个)(?:上市)?(?:公司)?|多少(?:上市)?公司)|公司(?:一共|总共|共)?有多少(?=[?？。家个]|$)|how many(?: of the)?(?: companies| stocks)?|number of companies/gi,
  ],
  [
    'lowest',
    /最低|新低|最慢|(?<=(?:week|month|year|day|time)[- ])lows?\b|\blows?(?= (?:of|for|in|over))|最便宜|cheapest|最少|最小|倒数|垫底|lowest|smallest|least|bottom/gi,
  ],
  [
    'highest',
    /最高|新高|最快|(?<=(?:week|month|year|day|time)[- ])highs?\b|\bhighs?(?= (?:of|for|in|over))|最赚钱|最贵|居前|最多|最大|排名|居首|top|highest|largest|biggest|most|rank(?:ed|ing)?(?: by)?|best/gi,
  ],
  [
    'perYear',
    /(?:年均|每年平均|平均每年|(?<![\d])(?:\d|两|三|四|五)年平均)(?!复合)|(?:yearly|annual) (?:average|mean)|average (?:per|a) year/gi,
  ],
  ['median', /中位数|中位值|中值|\bmedian(?: value)?(?: of)?/gi],
  ['mean', /平均值|平均数|平均水平|均值|平均|\b(?:average|mean)(?: value)?(?: of)?/gi],
  [
    'compound',
    /(?:年均)?复合(?:年均|年)?(?:增长率|增速|增长)|年均(?:复合)?(?:增长率|增速)|\bcagr\b|compound(?: annual)? growth(?: rate)?/gi,
  ],
  ['multiple', /(?:的)?(?:几|多少)倍|(?:的)?(?:两|三|四|五|六|七|八|九|十|\d+(?:\.\d+)?)倍|how many times/gi],
  [
    'difference',
    /(?:相差|差|多出?|少|[多少][赚花卖亏]|增加|减少|增长|下降|提高|降低|增|降|高|低)了?多少(?!家|个|人)|difference (?:in|between|of)|how much (?:more|less|higher|lower)/gi,
  ],
  ['sum', /累计|加起来|总和|加总|cumulative|combined|sum of|added up/gi],
  ['onYear', /同比(?:呢|增长率|增速|增长|增幅|变化)?|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b/gi],
  [
    'higher',
    /谁|哪家|哪一家|哪个|更[高大多强好低小少]|which(?: one| of them)?|who|higher|larger|bigger|lower|smaller/gi,
  ],
  ['overview', /介绍|基本面|基本情况|概况|简介|怎么样|tell me about|overview(?: of)?|profile of|introduce/gi],
  [
    'onQuarter',
    /环比(?:增长率|增速|增长|变化|变动|增幅)?|quarter[- ](?:on|over)[- ]quarter(?: growth| change)?|\bqoq\b(?: growth| change)?|against the (?:quarter before|previous quarter)/gi,
  ],
  [
    'suppliers',
    /给(?=.{2,16}(?:供货|供应|提供))|(?:卖|供货|供应|销售|出货)给(?!谁|哪|什么|吗|$)|供应商|上游(?:供应商?|公司|企业|厂商)?|suppliers?(?: of)?|supplies|who supplies/gi,
  ],
  [
    'customers',
    /客户|下游(?:客户|公司|企业|厂商)?|(?:卖|供货|供应|销售|出货)给(?=谁|哪|什么|吗|$)|\b(?:sells?|suppl(?:y|ies)|ships?|delivers?) (?:anything |goods |products |parts |directly )?to\b|\bsupply(?= [a-z])|customers?(?: of)?|buyers?(?: of)?/gi,
  ],
  ['cause', /为什么|为何|什么原因|原因|怎么回事|why|what (?:moved|drove|caused)|reason/gi],
  [
    'moved',
    /涨跌幅|涨幅|跌幅|涨跌|(?:上)?涨了?多少|(?:下)?跌了?多少|下跌|上涨|大跌|大涨|跌停|涨停|跌|涨|波动|fall|fell|falls|fallen|risen|gain(?:ed)?|returns?(?= of| on| this| last| in| since| over|$|\?)|drop(?:ped)?|rise|rose|jump(?:ed)?|move[ds]?|down|up(?= on)|perform(?:ed|ance)?/gi,
  ],
  [
    'changes',
    /(?:发生了)?(?:什么|哪些)(?:新)?(?:变化|事|大事)|发生(?:了)?什么|有(?:什么|哪些)(?:新)?变化|what(?:'s| has| is)? (?:changed|new|happened)(?: at| with| to)?|changes? (?:at|since)/gi,
  ],
  [
    'meaning',
    /什么叫|啥叫|啥是|是啥意思|啥意思|什么是|怎么算的?|如何计算|怎么计算|是指什么|指的是什么|是什么意思|什么意思|的含义|的定义|what does|mean(?:ing)?(?: of)?|define|definition of/gi,
  ],
  [
    'opinion',
    /值得(?:买|投资|持有|入手)|(?:该|应该|要)不(?:该|应该|要)(?:买|卖|持有)|能不能买|可以买|能买(?:吗|么|不)|(?:能|可以|适合|该)(?:不能|不可以)?(?:再|继续)?(?:入手|上车|抄底|加仓|追高?|割肉|清仓|建仓|买入)|(?:现在|目前|今天|这个?价位?)(?:能|可以|还能|该)(?:不能)?(?:再)?(?:买|卖)|(?:该|要)(?:割|卖|跑)(?:吗|么|了吗|不)|(?:会不会|会|能)(?:再)?(?:涨|跌)|推荐(?:持有|买入|卖出|我)?|最(?:好|差|棒|强|有潜力)的?(?:股票|公司|企业|投资|股)|(?:好|坏)(?:公司|股票|投资)|(?:你|您)(?:觉得|认为|怎么看)|看好|should (?:i|we|one) |\b(?:good|right) time to (?:buy|sell)\b|(?:good|bad|safe|worthwhile) (?:investment|buy|company|stock)|worth (?:buying|holding|it)|(?:do|would|can) you (?:recommend|think|advise)|recommend|\b(?:best|worst) (?:stocks?|compan(?:y|ies)|shares?|investments?)\b(?! by)|\bis .{1,60} an? (?:good |bad )?(?:buy|sell|hold)\b|will .{1,60}(?:go (?:up|down)|rise|fall|outperform|crash)/gi,
  ],
  [
    'rival',
    /(?:主要|最大|最直接|直接|头号)?的?(?:竞争对手|对手|竞品)|(?:(?:closest|main|biggest|nearest|direct|key|top|largest) )?(?:rivals?|competitors?|peers?)/gi,
  ],
  ['registered', /曾经在|历史注册地址在|注册地址在|注册地在|注册在|(?<=在.{2,6})注册(?:的)?|registered in|based in/gi],
  [
    'texts',
    /新闻|消息|论坛|股吧|网友|股民|大家怎么看|报道|公告|研报|分析师|怎么说|说了什么|提到|news|articles?|announcements?|filings?|research notes?|analysts?(?: say| think)?|reports? say|said|say about|mention(?:s|ed)?|forum|posts about/gi,
  ],
  ['refers', /那么?|它的?|该公司|这家公司|其|呢|its|it|their|and (?=its|in|for|the)|same/gi],
]
