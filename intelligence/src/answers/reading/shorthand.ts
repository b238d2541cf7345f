/** A way that people write something short, and the words that a question is read by. */
type Short = readonly [pattern: RegExp, plain: string]

/** Times as terminals and desks write them: 26H1, 3Q25, Q3 26, past month. */
const times: readonly Short[] = [
  [/(?<![\w.])(?:20)?(\d{2})\s?h1(?!\w)/gi, '20$1 h1'],
  [/(?<![\w.])1h\s?['’]?(?:20)?(\d{2})(?![\d%])/gi, '20$1 h1'],
  [/(?<!\w)h1\s?(?:fy\s?)?['’]?(\d{2})(?![\d%])/gi, '20$1 h1'],
  [/(?<![\w.])(?:20)?(\d{2})\s?q([1-4])(?!\w)/gi, '20$1q$2'],
  [/(?<![\w.])([1-4])q\s?['’]?(?:20)?(\d{2})(?![\d%])/gi, '20$2q$1'],
  [/(?<!\w)q([1-4])\s?(?:fy\s?)?['’]?(\d{2})(?![\d%.])/gi, '20$2q$1'],
  [/(?<![\w.])9m\s?['’]?(?:20)?(\d{2})(?![\d%])/gi, 'first nine months of 20$1'],
  [/\bfy\s?['’](\d{2})\b/gi, 'fy20$1'],
  [/(?:这|近|最近|过去|前)?半年(?:以来|来|里|内|间)|(?:这|近|最近|过去)半年/g, '近6个月'],
  [/\b(?:the )?(?:last|past) half[- ](?:a[- ])?year\b/gi, 'last 6 months'],
  [/\b(?:the )?past (?:one )?month\b/gi, 'last 30 days'],
  [/\b(?:the )?past (?:one )?week\b/gi, 'last 7 days'],
  [/\b(?:the )?past (?:one )?quarter\b/gi, 'last 90 days'],
  [/\b(?:the )?(?:last|past) (?:couple of|two or three) years\b/gi, 'last 2 years'],
  [/\bmtd\b/gi, 'this month'],
  [/(20\d\d)年(?:底|末)(?=.{0,10}(?:买|投|入手|建仓))/g, '$1-12-31以来'],
  [/(?<=去年|前年)(?:年)?(?:底|末)(?=.{0,10}(?:买|投|入手|建仓))/g, '底以来'],
  // What is put in at a year's end is counted from that day.
  [
    /(?<=\b(?:put|invest(?:ed|ing)?|bought)\b.{0,60})\b(?:at|since|from) the (?:end|close) of (20\d\d)\b/gi,
    'since $1-12-31',
  ],
  [/\b52\s?w(?:ks?)?\b/gi, '52-week'],
  [/\b(?:last|past) (\d{1,2})\s?wks?\b/gi, 'last $1 weeks'],
  [/\bfy\s?(\d{2})\s?[-–~]\s?(\d{2})(?![\d%])/gi, 'fy20$1-20$2'],
  [/这([两三四五六七八九十])年(?:来|里|间)?/g, '近$1年'],
  [/(?<![a-z])v(?:s\.?)?(?= )/gi, 'vs'],
]

/** Slips of the finger and of the ear in words for figures. */
const slips: readonly Short[] = [
  [/同笔|同必|同币/g, '同比'],
  [/环笔|环必/g, '环比'],
  [/(?<=[利债长])(?:绿|律|滤)/g, '率'],
  [/毛力[率绿律滤]/g, '毛利率'],
  [/净力(?=润)/g, '净利'],
  [/(?<=利)(?:闰|论)/g, '润'],
  [/市赢率|市营率/g, '市盈率'],
  [/(?<=营)手(?!续)/g, '收'],
  [/比列/g, '比例'],
  [/占笔/g, '占比'],
]

/** Figures as people call them who do not say their names. */
const figures: readonly Short[] = [
  [/最高价(?:和|与|、|及|跟)最低价|最低价(?:和|与|、|及|跟)最高价/g, '最高和最低收盘价'],
  [
    /(?:市盈率|\bpe\b|估值)(?:现在|目前)?(?:在|处于|处在|算)(?:它|自己|自身)?的?历史(?:上)?(?:的)?(?:什么|哪个|多高的?)?(?:位置|水平|分位|区间)/gi,
    '市盈率百分位',
  ],
  [
    /\b(?:overvalued|undervalued|expensive|cheap|rich)(?:ly valued)? (?:vs|versus|against|relative to|compared (?:to|with)) (?:its )?(?:own )?(?:history|past|historical (?:range|average))\b/gi,
    'pe percentile',
  ],
  [
    /(?:和|与|跟|同|比)(?:同行业?|行业)(?:里的?|内的?)?(?:平均|其他公司|别家)?(?:水平)?(?:相)?比?(?=(?:起来)?(?:是|算)?(?:贵|便宜|高|低|怎么|如何))/g,
    '同行业',
  ],
  [/排(?:在)?(?:同)?(?:行业|板块)(?:里|内)?第几/g, '在同行业排第几'],
  [/偿债能力/g, '资产负债率、流动比率、速动比率、利息保障倍数'],
  [/盈利能力|赚钱能力/g, '毛利率、净利率、净资产收益率'],
  [/营运能力|运营效率|周转能力/g, '存货周转率、应收账款周转率、总资产周转率'],
  [/成长(?:性|能力)(?!最)/g, '营收增长率、净利润增长率'],
  [
    /(?<!经营|投资|筹资|融资|自由|性)现金流(?:状况|情况|表现)?(?=怎么样|怎样|如何|好不好|健康吗|好吗)/g,
    '经营现金流、投资现金流、筹资现金流',
  ],
  [/(研发|销售|管理|财务)(?:费用|投入|支出|开支)?占比/g, '$1费用率'],
  [
    /(?<=[同环]比)(?:是)?(?:涨|降|升|掉|增|减|下滑|上升)了?(?:还是(?:涨|降|升|掉|增|减|下滑|上升)了?)?(?:吗|没有?)/g,
    '',
  ],
  [/跌(?:破|穿|到)过\s?\d+(?:\.\d+)?\s?(?:元|块钱?)?(?:吗|没有?)?/g, '最低收盘价多少'],
  [/(?:突破|涨到|站上|涨过)过?\s?\d+(?:\.\d+)?\s?(?:元|块钱?)(?:吗|没有?)/g, '最高收盘价多少'],
  [/(?:谁|哪个|哪家)(?:的)?(?:规模|体量|块头)(?:更|比较)?大/g, '总市值谁更高'],
  [/(?:是)?(?:几|多少)个(?:百分)?点(?!\d)/g, '多少'],
  [/跟谁抢生意|和谁抢生意|谁在跟(?:它|他们)抢/g, '竞争对手有哪些'],
  [/杠杆(?:率|水平)?/g, '资产负债率'],
  [/(?:一年)?光?利息(?:要|得)?付(?:了|出)?多少/g, '利息支出多少'],
  [/(?:算是?)?扭亏(?:为盈)?了?(?=吧|吗|没|[？?]|$)/g, '净利润比上年'],
  [/账上的?(?:钱|现金)(?:有多少)?|手(?:里|头|上)的?现金/g, '货币资金'],
  [/短债|短期债务|短期有息负债/g, '短期借款'],
  [/长债|长期债务|长期有息负债/g, '长期借款'],
  [
    /(?:够不够|能不能|能否|足够|够|能|可以)?(?:覆盖|盖得?住|盖过|抵得上|偿还|还得?[上起清])(?=[\p{Script=Han}]{2,8})/gu,
    '与',
  ],
  [/(?:够不够|能不能|能否|足够|够)还(?=[\p{Script=Han}]{2,8})/gu, '与'],
  [/(?<=[款债润])(?:不|没)(?=[？?]?$)/g, ''],
  [/(?:客户)?(?:回款|收款)(?:周期|天数|速度|要(?:多少|几)天)(?:是?多少天?|多长|有多久)?|账期/g, '应收账款周转天数'],
  [/(?:增|增长|涨)得比(营收|收入|净利润|利润)(?:还|更)?(?:要)?快(?:吗|么)?/g, '与$1同比'],
  [/(营收|营业收入|收入|净利润|利润)(?:真的?)?(?:翻(?:了)?(?:一)?(?:倍|番)|腰斩|砍半)(?:了)?/g, '$1和$1增长率'],
  [
    /(?:有没有|哪些|哪几个|有哪些|出现过)?(?:单)?季度?(?:出现)?亏(?:损)?(?:过|了)?(?:吗|没有)?(?=[？?]?$)|亏损的?(?:单)?季度?/g,
    '逐季度净利润',
  ],
  [
    /(?<=[率润入收流额])(?:是不是|有没有|到底)?(?:掉没掉|降没降|升没升|涨没涨|变没变|(?:掉|降|升|涨)了?没有?|(?:在)?(?:掉|降|升)了?吗)/g,
    '变化趋势',
  ],
  [/(?:每)?(?:十|10)(?:股)?派(?:了|多少|几|发)?(?:元|块钱?)?/g, '分红'],
  [/(?:股权)?登记日|除权(?:除息)?日|除息日|派息日/g, '分红'],
  [/(?:是|出现在|在)?哪(?:一)?天(?=[、,，].{0,6}(?:多少|是))/g, ''],
  [
    /跑赢(?:了)?(?=(?:所在|所属|同|本)?的?(?:行业|板块))((?:所在|所属|同|本)?的?(?:行业|板块)(?:指数|平均)?)(?:了)?(?:没有?|吗|么)?/g,
    '跑赢$1',
  ],
  [/(?:(?<![营回创吸税签应年])收|收盘|报收|收报)(?:在|于)(?:了)?(?:多少(?:点|块|元)?)?/g, '收盘价多少'],
  [/\b(?:covered|backed|supported|matched) by\b/gi, 'compared with'],
  [/\bprofitability\b/gi, 'gross margin, net margin, return on equity'],
  [/\bsolvency\b/gi, 'debt ratio, current ratio, quick ratio, interest cover'],
  [/\bliquidity(?: position| ratios?)\b/gi, 'current ratio, quick ratio, cash ratio'],
  [/\bwhich (?:one |company )?is (?:the )?(?:bigger|larger)(?: one| company)?\b/gi, 'market cap, which is higher'],
  [/\bwhich (?:one |company )?is (?:the )?smaller(?: one| company)?\b/gi, 'market cap, which is lower'],
  [
    /\b(?:ever )?(?:trade|traded|close|closed|go|gone|went|fall|fallen|fell|drop|dropped) (?:below|under) (?:cny |rmb |¥)?\d+(?:\.\d+)?(?: yuan| cny)?(?=[ ?]|$)/gi,
    'lowest close',
  ],
  [
    /\bwhat (?:does|do|exactly does) (.{2,40}?) (?:actually )?(?:do|make|sell)(?: for a living)?(?=\?|$)/gi,
    'main business of $1',
  ],
  [/\bhow(?:'s|’s| is| has) (.{2,40}?) (?:been )?doing\b/gi, 'overview of $1'],
  [/\bpx (?:chg|change)\b|\bprice chg\b|\bshare price change\b/gi, 'share price performance'],
  [/\bchg\b/gi, 'change'],
  [/\b(?:mkt|market)[. ]?cap\b|\bmcap\b/gi, 'market cap'],
  [/\brevs?\b(?=[ ,.?]|$)/gi, 'revenue'],
  [/\bdiv(?:\.|s)?(?= yield)|\bdvd(?= yield)/gi, 'dividend'],
  [/\bGP\b(?! margin)/g, 'gross profit'],
  [/\bNI\b(?! margin)/g, 'net profit'],
  [/\bcurrent (?:&|and) quick ratios?\b/gi, 'current ratio and quick ratio'],
  [/\bturn(?:ing|s)? over its (?:stock|inventory|inventories)\b/gi, 'inventory turnover'],
  [/\bred flags?\b/gi, 'key risks'],
  [/, ?(?:highest|largest|biggest) first\b/gi, ', highest'],
  [/, ?(?:lowest|smallest) first\b/gi, ', lowest'],
  [/\b(?:gm|gpm)\b/g, 'gross margin'],
  [/\b(?:npm|ni margin)\b/gi, 'net margin'],
  [/\b(?:opm|op\.? margin|ebit margin)\b/gi, 'operating margin'],
  [/ ?\b(?:sitting )?on (?:the |its |their )?(?:balance sheet|books)\b/gi, ''],
  [/\bon ([\w&' .-]{2,40}?['’]s) (?:balance sheet|books)\b/gi, 'of $1'],
  [/\bnear[- ]term debt\b|\bshort[- ](?:term )?debt\b/gi, 'short-term borrowings'],
  [/\blong[- ](?:term )?debt\b/gi, 'long-term borrowings'],
  [
    /\b(?:how many days|how long) (?:does|do|did) (?:it take )?(.{2,50}?) (?:take |wait |need )?(?:to (?:get paid|collect)|for payment)(?: (?:by|from) (?:its |their )?customers?)?/gi,
    'receivable days of $1',
  ],
  [
    /\bselling(?: expenses?)?,? (?:and |or )?(?:admin(?:istrative)?|g&a)(?: expenses?)?(?:,? (?:and |or )?r&d)?/gi,
    'selling expense, administrative expense, r&d expense',
  ],
  [/,? ?\bwhere did (?:most of )?(?:the|its) money go\b/gi, ''],
  [
    /\b(?:ever )?(?:have|had|post(?:ed)?|report(?:ed)?|book(?:ed)?) (?:an?|any) (?:loss-making quarter|quarter(?:ly)? (?:of |with an? )?(?:net )?loss|quarter in the red)\b|\bloss-making quarters?\b|\bquarters? (?:with an?|of) (?:net )?loss\b|\bquarterly loss(?:es)?\b/gi,
    'net profit each quarter',
  ],
  [
    /\b(?:doubled|tripled|halved|quadrupled) (?:its |their |the )?(revenues?|sales|net profit|profits?|earnings)\b/gi,
    '$1 and growth of $1',
  ],
  [
    /\b(revenues?|sales|net profit|profits?|earnings) (?:has |have |really )?(?:doubled|tripled|halved)\b/gi,
    '$1 and growth of $1',
  ],
  [
    /(?:[-–—,] )?\b(?:is (?:it|that) |are they )?(?:growing|rising|grew|grow|rose) (?:faster|quicker|slower|more slowly) than (revenues?|sales|profits?|costs?)\b/gi,
    'and $1 yoy',
  ],
  [/\b(?:closed|close|closing|finished|ended|settled)(?: at)(?: what)?\b/gi, 'close'],
  [/\bhi(?:gh)?\s?(?:\/|,|&|and)?\s?lo(?:w)?\b(?! to)/gi, 'highest and lowest close'],
  [/(?<=[-–—:] )growth\b(?! of| in| rate)/gi, 'revenue growth'],
  [/\bthe way it did\b|[.,?] ?i want (?:the )?drivers.{0,30}$/gi, ''],
]

/** A question with its times written out. */
export const timesWrittenOut = (question: string): string =>
  times.reduce((text, [pattern, plain]) => text.replace(pattern, plain), question)

/** A question with what is written short written out. Nothing that narrows what is asked for is left out. */
export const writtenOut = (question: string): string =>
  [...times, ...slips, ...figures].reduce((text, [pattern, plain]) => text.replace(pattern, plain), question)
