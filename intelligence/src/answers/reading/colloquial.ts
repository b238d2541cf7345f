import { inWordsOfMarket } from './everyday.ts'
import { writtenOut } from './shorthand.ts'

/** A way that people say something, and the words that a question is read by. */
type Said = readonly [pattern: RegExp, plain: string | ((word: string) => string)]

/** Politeness, chatter and what is said about the answer: it asks for nothing. */
const chatter: readonly Said[] = [
  [
    /顺便(?:说(?:一)?下|讲讲|看(?:一)?下|问(?:一)?下)?|老实说|说实话|总搞混|分不清|要准数|别废话|不要废话|直接说|简单说|一句话|随便|好奇|小白|大佬们?|各位|有没有人知道|求助|在线等|真正|给我(?:看看|列一下|列出来)?|(?:是)?真的(?:吗|假的)?|帮我(?:核|查|算|看)(?:实|一下)*|核(?:实|对)?一下|给个准话|来着|帮忙|拜托|谢了|多谢|谢谢|哈哈+|哎|唉|嗯+|哦|喔|话说|所以说?|其实|明明/g,
    '',
  ],
  [
    /\b(?:pls|plz|please|lol|lmao|haha|hmm+|btw|ok(?:ay)?|thx|cheers|no waffle|no fluff|in one sentence|one sentence|quick(?! ratio)(?: one| question)?|just curious|asap|fyi|imo|right\?|, right(?=\?|$)|convince me(?: with numbers)?|with numbers|in one table|side by side|for a reason|with (?:the |a )?reasons?(?: if there (?:is|are) (?:one|any))?|if any|show your work|be honest|honestly|i guess|i think|out of curiosity)/gi,
    ' ',
  ],
]

const zh: readonly Said[] = [
  [/啥时候/g, '什么时候'],
  [/为啥/g, '为什么'],
  [/咋回事|啥情况/g, '怎么回事'],
  [/咋(?:样|地|着)/g, '怎么样'],
  [/咋/g, '怎么'],
  [/啥/g, '什么'],
  [/(?<=哪些|什么|这只|那只|几只|这些|哪只)票/g, '股票'],
  [/(?<![股彩发车门钞支邮])票(?=[有都呢吗？?]|$)/g, '股票'],
  [/(?:现在|目前|今天|最新)(?:是)?多少钱(?:一股)?|多少钱一股|现价(?:是)?(?:多少)?|最新价/g, '现在股价多少'],
  [/是红是绿|红还是绿|红了还是绿了|(?:是)?涨了?还是(?:是)?跌了?/g, '涨跌幅多少'],
  [/(?<![得的])最(?:惨|拉胯|弱势|拉跨|熊|不争气)(?:的)?/g, '跌幅最大'],
  [/(?<![得的])最(?:牛|猛|强势)(?:的)?/g, '涨幅最大'],
  [/(?:赚|挣)得(?:更)?多|更(?:会)?赚钱/g, '净利润更高'],
  [/越(?:堆|积|来|变)越(?:多|高|少|低|大|小)|(?:在)?逐年(?:上升|增加|下降|减少)/g, '变化趋势'],
  [/(?:每年|各年)(?:年?末|年?底)?的?(?:数|数据|数字)(?:给我)?/g, '每年'],
  [/差几个点|差(?:了)?多少个?(?:百分)?点/g, '相差多少'],
  [/(?:这)?[两三]个(?:概念|主题|题材|板块)?(?:都|同时)(?:沾边?|有|属于|涉及|占)?的?/g, '同时属于的'],
  [/(?<![润利收入益流额])(?:增长|成长|增速)(?:性|得)?最(?:好|快|高|猛)/g, '营收增长率最高'],
  [
    /(?<!算)(?:高|多|大)了?还是(?:低|少|小)了?|(?:升|增)了?还是(?:降|减)了?|(?:改善|变好)了?还是(?:恶化|变差)了?/g,
    '变化',
  ],
  [/贵不贵|贵吗|便宜吗|便宜不便宜|估值(?:高吗|高不高|怎么样|如何|水平|多少)/g, '市盈率和市净率是多少'],
  [
    /(?:三张表|核心(?:财务)?(?:数据|指标)|主要(?:财务)?(?:数据|指标)|财务指标|业绩)(?=怎么样|如何|$|[？?])/g,
    '基本情况',
  ],
  [
    /(?:把|去掉|剔除|排除|不要)亏损的?(?:公司|企业|股票)?(?:都)?(?:去掉|剔除|排除|删掉)?(?=$|[，,。])/g,
    '只要净利润为正的',
  ],
  [/最高涨到过?(?:多少)?/g, '最高收盘价多少'],
  [/最低跌到过?(?:多少)?/g, '最低收盘价多少'],
  [/[，,]?(?:是)?(?:在)?哪(?:一)?天(?:的事)?(?=$|[，,？?])/g, ''],
  [
    /(?:roe|净资产收益率)\s?(?:怎么)?拆(?:开|解|分)(?:来?看看?|一下)?|杜邦(?:分析|拆解|分解)?/gi,
    '净利率、总资产周转率、权益乘数',
  ],
  [/[，,]?是靠.{1,12}还是靠?.{1,12}(?=$|[？?])/g, ''],
  [/(?:是)?一路(?:走低|走高|下滑|上升|下降)/g, '变化趋势'],
  [/(?:谁|哪个|哪家)(?:的)?(?:估值)?更?便宜/g, '市盈率和市净率谁更低'],
  [/(?:谁|哪个|哪家)(?:的)?(?:估值)?更?贵/g, '市盈率和市净率谁更高'],
  [/(?:是)?在(?:减少|增加|上升|下降|扩大|缩小|变多|变少)(?:吗|么|呢)?/g, '变化趋势'],
  [/(?<=(?:行业|板块|股票|公司|概念|主题).{0,2})最强(?=$|[，,。？?])/g, '涨幅最大'],
  [/谁(?:的)?(?:股价)?(?:跑|涨|走)得(?:更)?(?:好|快|多|强|远)|谁表现(?:更)?(?:好|强)/g, '谁的涨跌幅更大'],
  [/(?:涨|跌)得最(?:猛|凶|狠|厉害)/g, (word) => `${word[0]}得最多`],
  [/多头逻辑|看多(?:的)?(?:逻辑|理由)/g, '利好'],
  [/空头逻辑|看空(?:的)?(?:逻辑|理由)/g, '利空'],
  [/大方(?:吗|不大方|么)/g, '多少'],
]

const en: readonly Said[] = [
  [/\b(?:yrs?)\b/gi, 'years'],
  [/\bqtrs?\b/gi, 'quarters'],
  [/\bmths?\b/gi, 'months'],
  [/\b(last|past|prior) (\d{1,3})d\b/gi, '$1 $2 days'],
  [/\b(last|past|prior) (\d{1,2})w(?:ks?)?\b/gi, '$1 $2 weeks'],
  [/\b(last|past|prior) (\d{1,2})m\b/gi, '$1 $2 months'],
  [/\b(last|past|prior) (\d{1,2})y\b/gi, '$1 $2 years'],
  [/\b(?:a|one|1)[- ]?(?:year|yr|y)[- ]return\b/gi, 'return over the last 1 years'],
  [/\b(\d{1,2}|two|three|four|five|ten)[- ]?(?:years?|y)[- ]return\b/gi, 'return over the last $1 years'],
  [/\beach of the (last|past)/gi, '$1'],
  [/\b(?:last|latest|previous|most recent) (?:fy|fiscal year|financial year)\b/gi, 'last year'],
  [/\blately\b/gi, 'recently'],
  [/\bpx\b|\bquote(?= (?:of|for)\b)|\btrading at\b|\bcurrent price\b/gi, 'share price'],
  [/\bhow(?:'s|’s| is) (.{2,50}?) trading(?: today| now| at the moment)?/gi, 'share price of $1 now'],
  [/\bfatter\b|\bbetter(?= (?:gross |net |operating )?margins?)/gi, 'higher'],
  [
    /(?<!revenue |profit |sales |earnings )\b(?:best|fastest|highest|strongest) growth\b|\bfastest[- ]growing\b|\bgrowing (?:the )?fastest\b/gi,
    'highest revenue growth',
  ],
  // Low and high of its own past are the quarters that valuation bands are drawn with.
  [
    /(?:市盈率|估值|\bpe)(?:目前|现在|当前)?(?:处于|处在|位于|在)(?:自身|自己|其)?(?:的)?历史(?:的)?(?:最)?低(?:位|点|区间?)(?=的?(?:公司|股票|个股|企业|标的|[\u4e00-\u9fff]{2,4}股)|有哪些)/gi,
    '市盈率分位不高于25%',
  ],
  [
    /(?:市盈率|估值|\bpe)(?:目前|现在|当前)?(?:处于|处在|位于|在)(?:自身|自己|其)?(?:的)?历史(?:的)?(?:最)?高(?:位|点|区间?)(?=的?(?:公司|股票|个股|企业|标的|[\u4e00-\u9fff]{2,4}股)|有哪些)/gi,
    '市盈率分位不低于75%',
  ],
  [
    /(?<=\b(?:stocks|companies|names) )(?:(?:that are|which are|trading) )?cheap (?:against|relative to|versus|compared (?:with|to)) their own (?:history|past)\b/gi,
    'with pe percentile at most 25%',
  ],
  [
    /(?<=\b(?:stocks|companies|names) )(?:(?:that are|which are|trading) )?(?:expensive|dear) (?:against|relative to|versus|compared (?:with|to)) their own (?:history|past)\b/gi,
    'with pe percentile at least 75%',
  ],
  [/(?<=\b(?:pe|p\/e|valuation)\b.{0,60})(?<!\bpe )\bpercentile\b/gi, 'pe percentile'],
  [/\bfattest\b/gi, 'highest'],
  [/\bover-?levered\b|\bover-?indebted\b|\b(?:how )?levered\b/gi, 'debt ratio'],
  [/\bdebt\s?\/\s?assets\b|\bliabilities\s?\/\s?assets\b/gi, 'debt ratio'],
  [/\bas an? (?:%|percent(?:age)?|share) of (?:its |total )?(?:sales|revenues?|turnover)\b/gi, 'to revenue'],
  [/\b(?:all[- ]time|record|historic(?:al)?|ever) (?=high|low)/gi, 'all-time '],
  [/\bdo you have\b|\bif you have (?:that|it)\b|\bif you don'?t have that\b/gi, ''],
  [/\bfcf\b/gi, 'free cash flow'],
  [/\bocf\b/gi, 'operating cash flow'],
  [/\boperating cash\b(?! flow)/gi, 'operating cash flow'],
  [/\bannual numbers\b|\bkey (?:numbers|figures|financials)\b|\bfinancials\b|\bheadline numbers\b/gi, 'overview'],
  [/\b(?:rising or falling|growing or shrinking|going up or down|up or down)\b/gi, 'trend'],
  [/\bdu ?pont(?: analysis| breakdown)?\b/gi, 'net margin, asset turnover and equity multiplier'],
  [
    /\btrad(?:e|es|ing) at (?:such )?an? (?:big |large |huge |deep )?(?:premium|discount) (?:to|versus|vs) (?:other |its )?[\w& ]{2,40}(?=\?|$)/gi,
    'PE versus peers',
  ],
  [/\b(?:total )?cash (.{2,40}?) (?:has |have )?paid out\b/gi, 'dividends $1'],
  [/\bcover(?:s|ed)?\b(?=.{0,20}(?:profit|income|debt|interest))/gi, 'compared with'],
  [
    /\b(?:cancel(?:led)?|cut|skip(?:ped)?|suspend(?:ed)?|raised?|omit(?:ted)?) (?=(?:its |the |their |an? )?dividends?)/gi,
    '',
  ],
  [
    /,? ?\b(?:sorted|in (?:descending|ascending) order|high(?:est)? to low(?:est)?|low(?:est)? to high(?:est)?)\b/gi,
    '',
  ],
  [/\blast price\b|\bprice right now\b/gi, 'share price now'],
  [/\b(?:trad(?:e|es|ing) )?(below|under|above|over) (\d[\d.]*)\s?x? book(?: value)?\b/gi, 'price to book $1 $2'],
  [/\b(?:cash burn(?:ing)?|burn(?:s|ing)? (?:through )?cash)\b/gi, 'operating cash flow'],
  [/(?<=\bon |, |\band )growth\b(?! of| in| rate)/gi, 'revenue growth'],
  [/\bleverage\b/gi, 'debt ratio'],
  [/\bbeat or miss(?:ed)?\b/gi, ''],
  [/\b(?:break|split) down\b/gi, 'breakdown of'],
  [
    /,? ?(?:and )?\bwhich (?:one|segment|of them) (?:carries|drives|makes|has) (?:the |most of the )?(?:margins?|profits?|growth)\b/gi,
    '',
  ],
  [
    /\bwhich (?:segment|business|unit) (?:drags|carries|drives|holds|pulls) (.{2,40}?)(?: down| back| up)?(?=\?|$)/gi,
    'segments of $1',
  ],
  [/\b(?:getting|gotten|become|becoming) (?:worse|better|higher|lower)\b/gi, 'trend'],
  [/\bwhat(?:'s|’s| is) driving\b/gi, 'what changed at'],
  [/\bwhich (?:one |of them )?is cheaper\b/gi, 'lower PE and PB'],
  [/\b(\d[\d,.]{0,15}\s?(?:k|thousand|million)?) (?:yuan |rmb |cny )?(?:put|invested) in(?:to)?\b/gi, 'invest $1 in'],
  [/\bbull (?:case|thesis)\b/gi, 'good news'],
  [/\bbear (?:case|thesis)\b/gi, 'bad news'],
  [/\bwhat(?:'s|’s| is) driving (?:it|that|this|them)\b/gi, 'why'],
  [/\b(?:mkt|market) ?cap\b/gi, 'market cap'],
  [/\bbroker(?:age)?s? (?=(?:downgrade|upgrade|rating))/gi, 'analyst '],
  [/\benough cash to cover\b|\bcash (?:is )?enough to cover\b|\bcash cover(?=s?\b)/gi, 'cash compared with'],
  [/\b(?:made|make|makes|making) money\b(?=$|\?)/gi, 'profitable'],
  [/\bexpensive\b|\bcheap\?|\bvaluation\b(?! (?:range|band))/gi, 'PE and PB'],
]

/** A question without politeness, chatter and what it says about the answer. */
export const withoutChatter = (question: string): string =>
  chatter
    .reduce((text, [pattern]) => text.replace(pattern, ' '), question)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A question as it is read, from one as people type it: what asks for nothing is left out, and ways of speech stand for
 * the words that the market uses. Nothing that narrows what is asked for may be among them.
 */
export const inPlainWords = (question: string): string =>
  [...chatter, ...zh, ...en]
    .reduce(
      (text, [pattern, plain]) =>
        typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, (word) => plain(word)),
      inWordsOfMarket(writtenOut(question)),
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s,，。;；、]+/, '')
    .trim()
