import { screenWords, type ScreenField } from '@pandora/contract/domains/figures/fields'
import { statementItems } from '@pandora/contract/records/statement-items'
import type { Bilingual } from '@pandora/contract/language'
import { formulas, growthOf, ratioOf, type Formula } from './formulas.ts'

/** Facts of a company that are words. */
export const profileFacts = {
  code: { zh: '证券代码', en: 'Stock code' },
  shortName: { zh: '证券简称', en: 'Short name' },
  fullName: { zh: '公司全称', en: 'Full name' },
  englishName: { zh: '英文名称', en: 'English name' },
  industry: { zh: '所属行业', en: 'Industry' },
  listedOn: { zh: '上市日期', en: 'Listing date' },
  registeredAddress: { zh: '注册地址', en: 'Registered address' },
  officeAddress: { zh: '办公地址', en: 'Office address' },
  seat: { zh: '所在地', en: 'Seat' },
  website: { zh: '公司网址', en: 'Website' },
  mainBusiness: { zh: '主营业务', en: 'Main business' },
} as const satisfies Record<string, Bilingual>
export type ProfileFact = keyof typeof profileFacts

/** What a question can ask for. */
export type Measure =
  | { kind: 'item'; item: string; name: Bilingual }
  | { kind: 'formula'; key: string; formula: Formula; name: Bilingual }
  | { kind: 'field'; field: ScreenField; name: Bilingual }
  | { kind: 'profile'; fact: ProfileFact; name: Bilingual }
  /** Known by name, and held in no kind of fact. */
  | { kind: 'unheld'; name: Bilingual }

/** Other words for items of statements. */
const itemWords: Readonly<Record<string, string>> = {
  total_revenue: '营业总收入|营业的总收入|总营收|total revenue',
  revenue: '营业收入|营收|收入|销售收入|销售额|top line|revenue|revenues|sales|turnover of the company',
  total_operating_cost: '营业总成本|total operating cost|total costs',
  operating_cost: '营业成本|cost of revenue|cost of sales|cost of goods sold',
  taxes_and_surcharges: '营业税金及附加|税金及附加',
  selling_expense: '销售费用|selling expense|selling expenses',
  administrative_expense: '管理费用|administrative expense|administrative expenses',
  research_expense:
    '研发费用|研发经费|研发支出|研发投入|研发开支|r&d|r&d spending|research spending|research and development|spending on r&d|r&d expense|r&d expenses|research and development expense|research expense',
  financial_expense: '财务费用|financial expense|financial expenses',
  interest_expense: '利息支出|利息费用|interest expense',
  interest_income: '利息收入|interest income',
  other_income: '其他收益|other income',
  investment_income: '投资收益|investment income',
  associates_income: '对联营企业和合营企业的投资收益',
  fair_value_gain: '公允价值变动收益|公允价值变动损益',
  operating_profit: '营业利润|经营利润|operating profit',
  non_operating_income: '营业外收入|non-operating income',
  non_operating_expense: '营业外支出|non-operating expense|non-operating expenses',
  total_profit: '利润总额|税前利润|profit before tax|pre-tax profit|pretax profit',
  income_tax: '所得税费用|所得税|income tax',
  net_profit:
    '净利润|净利|利润|净亏损|亏损额|亏损了多少|亏损多少|亏了多少|亏多少|赚了几个亿|net loss|赚了多少钱|赚了多少|赚多少钱|赚多少|盈利多少|net profit|net earnings|earnings|bottom line|net income|profit|profits',
  parent_net_profit:
    '归母净利润|归母净利|归属净利润|归属净利|归属利润|归属于母公司净利润|归属于母公司的净利润|归属母公司净利润|归属母公司的净利润|归属于母公司所有者净利润|归属于母公司股东净利润|归属母公司股东的净利润|归属于上市公司股东净利润|归属上市公司股东的净利润|归属于股东的净利润|归属股东的净利润|归属股东净利润|归属于普通股股东的净利润|母公司净利润|net profit attributable to shareholders of the parent|net profit attributable to owners of the parent|net profit attributable to the parent|net profit attributable to equity holders|net profit attributable to shareholders|net profit attributable to owners|net income attributable to shareholders|net income attributable to the parent|profit attributable to shareholders of the parent|profit attributable to owners of the parent|profit attributable to the parent|profit attributable to equity holders|profit attributable to shareholders|profit attributable to owners|attributable net profit|attributable profit|attributable net income|归属母公司所有者净利润|归属于母公司所有者的净利润|归属于母公司股东的净利润|归属于上市公司股东的净利润|net profit to the parent|profit to the parent|net profit to parent|parent net profit|parent profit',
  parent_net_profit_ex_nonrecurring: '扣非归母净利润|扣非净利润|扣非净利|扣非|扣除非经常性损益的净利润',
  minority_profit: '少数股东损益|minority profit',
  comprehensive_income: '综合收益总额|comprehensive income',
  cash: '多少现金|现金有多少|账上现金|货币资金|货币总额|货币资金总额|cash at bank|cash on hand|cash balance',
  receivables: '应收账款|receivables|accounts receivable',
  inventories: '存货|inventories|inventory',
  total_current_assets: '流动资产合计|流动资产总额|流动资产|current assets',
  total_noncurrent_assets: '非流动资产合计|非流动资产|non-current assets',
  fixed_assets: '固定资产|fixed assets',
  intangible_assets: '无形资产|intangible assets',
  goodwill: '商誉|goodwill',
  total_assets: '资产总计|资产总额|资产总金额|资产合计|总资产|total assets|assets',
  short_term_borrowings: '短期借款|short-term borrowings',
  payables: '应付账款|payables|accounts payable',
  total_current_liabilities: '流动负债合计|流动负债总额|流动负债|current liabilities',
  total_noncurrent_liabilities: '非流动负债合计|非流动负债|non-current liabilities',
  long_term_borrowings: '长期借款|long-term borrowings',
  total_liabilities:
    '欠了多少债|欠多少钱|欠债|负债合计|负债|负债总额|负债总金额|负债总计|总负债|total liabilities|liabilities',
  paid_in_capital: '股本|实收资本|paid-in capital|share capital',
  capital_reserve: '资本公积|capital reserve',
  retained_earnings: '未分配利润|retained earnings',
  parent_equity: '归母股东权益|归属于母公司所有者权益合计|归属于母公司所有者权益|equity of the parent',
  total_equity: '股东权益合计|所有者权益合计|股东权益|所有者权益|净资产|total equity|equity|net assets',
  operating_cash_flow:
    '经营活动产生的现金流量净额|经营活动现金流净额|经营现金流净额|经营性现金流净额|经营现金流|经营性现金流|operating cash flow|cash from operations',
  investing_cash_flow: '投资活动产生的现金流量净额|投资活动现金流净额|投资现金流|investing cash flow',
  financing_cash_flow: '筹资活动产生的现金流量净额|筹资活动现金流净额|筹资现金流|financing cash flow',
  capital_expenditure: '资本开支|capital expenditure|capex',
  opening_cash: '期初现金及现金等价物余额|期初现金',
  closing_cash:
    '期末现金及现金等价物余额|期末的现金及现金等价物余额|现金及现金等价物余额|现金及现金等价物|期末现金|cash and cash equivalents',
  cash_from_investments: ['收到', '得到', '获得', '取得', '得']
    .flatMap((got) => [`收回投资${got}`, `收回投资所${got}`])
    .flatMap((got) => [`${got}的现金`, `${got}现金`])
    .join('|'),
  eps: '基本每股收益|每股收益|earnings per share|eps',
  diluted_eps: '稀释每股收益|diluted eps|diluted earnings per share',
  book_value_per_share: '每股净资产|book value per share',
  operating_cash_flow_per_share: '每股经营现金流量|每股经营现金流',
  employees:
    '职工总人数|员工总人数|多少员工|多少名员工|多少职工|多少名职工|员工有多少|职工总数|职工人数|员工人数|员工总数|在职员工|employees|staff|headcount',
  research_staff: '研发人员人数|研发人员数|研发人员|research staff',
  masters: '硕士员工人数|硕士人数|硕士员工',
  masters_and_above: '硕士及以上人数|硕士以上人数',
  doctors: '博士人数',
  doctors_and_above: '博士及以上的员工人数|博士及以上人数|博士以上人数|博士及以上员工人数',
  technical_staff: '技术人员人数|技术人员数|技术人员',
  sales_staff: '销售人员人数|销售人员数|销售人员',
  production_staff: '生产人员人数|生产人员数|生产人员',
}

const formulaWords: Readonly<Record<keyof typeof formulas, string>> = {
  grossMargin: '毛利率|销售毛利率|gross margin|gross margins|gross profit margin|margin|margins',
  freeCashFlow: '自由现金流|自由现金流量|free cash flow',
  cashToProfit:
    '净现比|盈利现金比率|净利润现金含量|cash conversion|cash conversion ratio|operating cash flow to net income|operating cash flow to net profit',
  assetTurnover: '总资产周转率|资产周转率|资产周转|asset turnover',
  equityMultiplier: '权益乘数|equity multiplier',
  inventoryTurnover: '存货周转率|存货周转|inventory turnover',
  receivableTurnover: '应收账款周转率|应收账款周转|应收周转率|应收周转|receivables turnover|receivable turnover',
  netMargin: '净利润率|净利率|利润率|销售净利率|net margin|net margins|net profit margin',
  operatingMargin: '营业利润率|经营利润率|operating margin|operating margins',
  costRatio: '营业成本率|成本率|cost ratio',
  sellingRatio: '销售费用率',
  administrativeRatio: '管理费用率',
  financialRatio: '财务费用率',
  researchRatio:
    '企业研发经费与营业收入比值|企业研发经费与营业收入的比值|研发经费与营业收入比值|研发经费与营业收入的比值|研发费用率|研发费用占营业收入比例|研发费用与营业收入之比|r&d to revenue|r&d ratio',
  researchToProfit:
    '企业研发经费与利润比值|企业研发经费与利润的比值|研发经费与利润比值|研发经费与利润的比值|研发费用与净利润之比',
  investmentShare: '投资收益占营业收入比率|投资收益占营业收入的比率|投资收益占营业收入比例',
  threeExpenses: '三费比重|三费占比|三项费用比重',
  researchShare:
    '企业研发经费占费用比例|企业研发经费占费用的比例|研发经费占费用的比例|企业研发经费占费用|研发经费占费用|研发经费占费用比例|研发费用占四项费用比例',
  workingCapital: '营运资本|营运资金|working capital',
  borrowings: '有息负债|长短期借款|借款合计|interest-bearing debt|borrowings|bank debt',
  netDebt: '净债务|有息净负债|net debt',
  netGearing: '净负债率|净债务率|净负债权益比|net gearing|net debt/equity|net debt to equity|net debt-to-equity',
  debtToEquity: '产权比率|负债权益比|gearing|debt to equity|debt/equity|debt-to-equity|d/e|liabilities to equity',
  interestCover:
    '利息保障倍数|利息覆盖倍数|已获利息倍数|利息保障|interest cover|interest coverage|interest coverage ratio|times interest earned',
  returnOnAssets: '总资产收益率|资产收益率|总资产报酬率|roa|return on assets',
  receivableDays:
    '应收账款周转天数|应收账款周转多少天|应收周转天数|receivable days|receivables days|days sales outstanding|dso|collection period|debtor days',
  inventoryDays: '存货周转天数|库存周转天数|inventory days|days of inventory|days inventory outstanding|dio|stock days',
  payableDays: '应付账款周转天数|应付周转天数|payable days|payables days|days payable outstanding|dpo|creditor days',
  cashCycle: '现金循环周期|现金转换周期|现金周期|cash conversion cycle|ccc',
  currentRatio: '流动比率|current ratio',
  quickRatio: '速动比率|quick ratio',
  cashRatio: '现金比率|cash ratio',
  effectiveTaxRate: '实际税率|有效税率|effective tax rate',
  debtRatio: '资产负债比率|资产负债率|负债率|debt ratio|debt to assets',
  currentDebtShare: '流动负债比率|流动负债占比',
  noncurrentDebtShare: '非流动负债比率|非流动负债占比',
  researchStaffShare: '研发人员占职工人数比例|研发人员占职工人数的比例|研发人员占职工总数比例|研发人员占比',
  revenuePerHead: '人均创收|人均营收|人均营业收入|revenue per employee|sales per employee',
  profitPerHead: '人均创利|人均净利润|人均利润|profit per employee',
  mastersShare:
    '企业硕士及以上人员占职工人数比例|企业硕士及以上人员占职工人数的比例|硕士及以上人员占职工人数比例|硕士及以上占比',
}

const fieldWords: Readonly<Partial<Record<ScreenField, string>>> = {
  marketCap: '总市值|市值|值多少钱|market value|market cap|market capitalisation|market capitalization',
  floatCap:
    '流通市值|流通总市值|流通股市值|流通的市值|float value|float market value|float market cap|free-float market cap|free-float market capitalization|free-float market capitalisation|tradable market cap|market value of the float',
  peTtm: '市盈率|静态市盈率|动态市盈率|pe ratio|pe|p/e|price to earnings|price-earnings ratio',
  pePercentile:
    '市盈率百分位|估值分位|估值百分位|历史分位|valuation percentile|市盈率分位|市盈率分位 · 自身五年|市盈率分位·五年|pe分位|pe percentile|pe percentile, own five years',
  pePercentileIndustry:
    '市盈率行业分位|行业市盈率分位|市盈率分位 · 行业|市盈率分位·行业|pe percentile in its industry|industry pe percentile',
  peg: 'peg',
  pbRatio: '市净率|pb|p/b|price to book',
  roe: '净资产收益率|roe|return on equity',
  close: '收盘价|股价|价格|close|closing price|share price|stock price|price',
  changeRate: '涨跌幅|涨幅|跌幅|change of the day|daily change|price change|change today',
  amount: '成交额|amount traded',
  turnoverRate: '换手率|turnover rate',
  impactScore: '影响分|影响得分|综合得分|影响评分|impact score|impact scores',
  riskPoint: '风险分|风险得分|风险评分|risk points|risk point|risk score|risk scores',
  opportunityPoint:
    '机会分|机会得分|机会评分|opportunity points|opportunity point|opportunity score|opportunity scores',
  nopat: '税后净营业利润|nopat',
}

const profileWords: Readonly<Record<ProfileFact, string>> = {
  code: '证券代码|股票代码|股票编码|stock code|ticker',
  shortName: '现在叫什么|现在叫啥|现名|改名叫什么|证券简称|股票简称|简称|short name',
  fullName: '企业名称|公司名称|公司全称|全称|full name',
  englishName: '外文名称|英文名称|英文名|english name',
  industry:
    '所属行业|行业分类|属于什么行业|属于哪个行业|什么行业|哪个行业|which industry|what industry|which sector|what sector',
  listedOn: '上市日期|上市时间|什么时候上市|何时上市|哪年上市|哪一年上市|listing date|listed on',
  registeredAddress: '注册地址|注册地|registered address',
  officeAddress: '办公地址|总部在哪里|总部在哪|总部地址|在哪里办公|在哪里|在哪儿|office address|headquarters',
  seat: '所在地|所在城市|哪个城市|哪座城市|哪个省|什么城市|which city|what city|which province',
  website: '公司网址|公司官网|官网|网址|website|web site',
  mainBusiness:
    '主营什么|主营是什么|主营啥|干什么的|干嘛的|做啥的|主营业务|主要业务|是做什么的|做什么业务|做什么的|main business|core business',
}

/** Names of what annual reports tell and the product holds in no kind of fact. */
const unheldWords: readonly (readonly [words: string, zh: string, en: string])[] = [
  ['法定代表人|法人代表|legal representative', '法定代表人', 'Legal representative'],
  ['电子信箱|电子邮箱|邮箱|e-mail|email address', '电子信箱', 'E-mail address'],
  ['外文名称缩写', '外文名称缩写', 'Abbreviated foreign name'],
  ['其他流动资产', '其他流动资产', 'Other current assets'],
  ['其他非流动资产', '其他非流动资产', 'Other non-current assets'],
  ['其他非流动金融资产', '其他非流动金融资产', 'Other non-current financial assets'],
  ['应付职工薪酬', '应付职工薪酬', 'Employee benefits payable'],
  ['衍生金融资产', '衍生金融资产', 'Derivative financial assets'],
  ['交易性金融资产', '交易性金融资产', 'Financial assets held for trading'],
  ['应收款项融资', '应收款项融资', 'Receivables financing'],
  ['应收票据', '应收票据', 'Notes receivable'],
  ['应付票据', '应付票据', 'Notes payable'],
  ['在建工程', '在建工程', 'Construction in progress'],
  ['应交税费', '应交税费', 'Taxes payable'],
  ['负债和所有者权益总计', '负债和所有者权益总计', 'Total liabilities and equity'],
  ['分红率|股利支付率|dividend payout|payout ratio', '股利支付率', 'Dividend payout ratio'],
  ['股息率|dividend yield', '股息率', 'Dividend yield'],
  ['回购金额|buyback amount', '回购金额', 'Buyback amount'],
  ['目标价|target price|price target', '目标价', 'Target price'],
  ['一致预期|盈利预测|earnings forecast|consensus estimate|consensus', '盈利预测', 'Earnings forecasts'],
  ['市场份额|市占率|market share', '市场份额', 'Market share'],
  ['产能利用率|capacity utilisation|capacity utilization', '产能利用率', 'Capacity utilisation'],
  ['市销率|price to sales|price-to-sales|p/s|ps', '市销率', 'Price to sales'],
  ['ev/ebitda', 'EV/EBITDA', 'EV/EBITDA'],
  [
    '股权质押比例|股权质押|质押比例|质押率|pledge ratio|pledged shares|share pledge|share pledges',
    '股权质押比例',
    'Pledged shares',
  ],
  ['净利息收入|net interest income', '净利息收入', 'Net interest income'],
  ['不良贷款率|不良率|npl ratio|npl|non-performing loan ratio', '不良贷款率', 'Non-performing loan ratio'],
  [
    '拨备覆盖率|拨备覆盖|拨备|provision coverage|provision cover|loan loss coverage',
    '拨备覆盖率',
    'Provision coverage',
  ],
  [
    '资本充足率|核心一级资本充足率|capital adequacy|capital adequacy ratio|cet1|tier 1 ratio',
    '资本充足率',
    'Capital adequacy',
  ],
  ['净息差|net interest margin|nim', '净息差', 'Net interest margin'],
  ['融资余额|两融余额|融券余额|margin balance|short interest', '融资融券余额', 'Margin and short balances'],
  ['在手订单|订单金额|订单储备|order backlog|backlog|order book value', '在手订单', 'Order backlog'],
  ['销量|出货量|sales volume|units sold|shipments', '销量', 'Units sold'],
  ['产量|production volume|output volume', '产量', 'Production volume'],
  ['门店数|门店数量|store count|number of stores', '门店数', 'Number of stores'],
  ['贝塔|贝塔系数|beta', '贝塔系数', 'Beta'],
  ['夏普比率|sharpe ratio|sharpe', '夏普比率', 'Sharpe ratio'],
  ['人均薪酬|平均工资|人均工资|average salary', '人均薪酬', 'Pay per employee'],
  ['碳排放|carbon emissions|esg评分|esg score|esg', 'ESG 与碳排放', 'ESG scores and emissions'],
  ['ebitda', 'EBITDA', 'EBITDA'],
  ['实际控制人|实控人|actual controller|ultimate controller|ultimate owner', '实际控制人', 'Actual controller'],
  ['央企|国企|民企|企业性质|state-owned|soe', '企业性质', 'Kind of ownership'],
  ['相关性|相关系数|correlation', '相关系数', 'Correlation'],
  [
    '董事长|老板是谁|谁是老板|掌门人|who runs|who heads|ceo|chief executive|总经理|chairman',
    '管理层人名',
    'Names of managers',
  ],
]

/** Items of which one is asked for as a share of another, by the words between and behind them. */
export function shareOf(above: Measure, below: Measure): Measure | null {
  if (above.kind !== 'item' || below.kind !== 'item' || above.item === below.item) return null
  const formula = ratioOf([above.item, above.name.zh, above.name.en], [below.item, below.name.zh, below.name.en])
  const same = Object.entries(formulas).find(([, one]) => one.how.zh === formula.how.zh && one.as === 'percent')
  if (same) return { kind: 'formula', key: same[0], formula: same[1], name: { zh: same[1].zh, en: same[1].en } }
  return {
    kind: 'formula',
    key: `share:${above.item}:${below.item}`,
    formula,
    name: { zh: formula.zh, en: formula.en },
  }
}

/** Words that stand behind an item and ask for its growth. */
const growthZh = [
  '增长率',
  '增长速度',
  '增速',
  '同比增速',
  '同比增长率',
  '同比增长',
  '同比',
  '增长',
  '的增长率',
  '的增长',
]

const words = new Map<string, Measure>()
const put = (list: string, measure: Measure) => {
  for (const word of list.split('|')) words.set(word.toLowerCase(), measure)
}

for (const [item, { zh, en }] of Object.entries(statementItems))
  if (statementItems[item]?.measure !== 'percent' && statementItems[item]?.measure !== 'times')
    put(`${zh}|${en}`, { kind: 'item', item, name: { zh, en } })
for (const [words_, zh, en] of unheldWords) put(words_, { kind: 'unheld', name: { zh, en } })
for (const [item, list] of Object.entries(itemWords)) {
  const known = statementItems[item]
  if (!known) continue
  const name = { zh: known.zh, en: known.en }
  put(list, { kind: 'item', item, name })
  const formula = growthOf(item, name)
  const growth: Measure = { kind: 'formula', key: `growth:${item}`, formula, name: { zh: formula.zh, en: formula.en } }
  for (const word of list.split('|')) {
    if (/\p{Script=Han}/u.test(word)) for (const tail of growthZh) words.set(`${word}${tail}`, growth)
    else for (const form of [`${word} growth`, `growth of ${word}`, `growth in ${word}`]) words.set(form, growth)
  }
}
for (const [key, list] of Object.entries(formulaWords)) {
  const formula = formulas[key]
  // 流动负债比率 is asked for as 流动负债的比率 too.
  const parted = list.split('|').flatMap((word) => {
    const tail = /(?<!的)(?:比率|比例|比重|比值|占比)$/u.exec(word)
    return tail ? [word, `${word.slice(0, tail.index)}的${tail[0]}`] : [word]
  })
  if (formula) put(parted.join('|'), { kind: 'formula', key, formula, name: { zh: formula.zh, en: formula.en } })
}
for (const [field, list] of Object.entries(fieldWords) as [ScreenField, string][]) {
  const { zh, en } = screenWords[field]
  // As lists head it too; what they head by “Change” alone is too many things in a sentence.
  put([list, zh, ...(field === 'changeRate' ? [] : [en])].join('|'), { kind: 'field', field, name: { zh, en } })
}
for (const [fact, list] of Object.entries(profileWords) as [ProfileFact, string][])
  put(list, { kind: 'profile', fact, name: profileFacts[fact] })

/** What every word that can be asked with means, lower case. */
export const measureWords: ReadonlyMap<string, Measure> = words
/** Characters of the longest of them. */
export const longestMeasure = Math.max(...[...words.keys()].map((word) => word.length))

/** Names of ratios, lower case, and what each is counted in. */
const ratioUnits: ReadonlyMap<string, Formula['as']> = new Map(
  [...words.values()].flatMap((one) =>
    one.kind === 'formula'
      ? [one.name.zh, one.name.en].map((name) => [name.toLowerCase(), one.formula.as] as const)
      : [],
  ),
)
/** Whether a figure under the name of a ratio is counted in what that ratio is: 营业收入增长率 is no amount of money. */
export function isNamedRight({ label, unit }: { label: string; unit: string }): boolean {
  const of = ratioUnits.get(label.toLowerCase())
  return of === undefined || of === unit
}

/** Whether it is a figure of what a company pays out, which is told by company and by year alone. */
export const isOfDividends = (measure: Measure): boolean =>
  measure.kind === 'unheld' && /^(?:股息率|股利支付率)$/.test(measure.name.zh)

/** The growth over the year before of an item of statements; null of another measure. */
export function growthOfItem(measure: Measure): Measure[] | null {
  const growth = measure.kind === 'item' ? words.get(`${measure.name.zh}增长率`.toLowerCase()) : undefined
  return growth?.kind === 'formula' ? [growth] : null
}

/** One word for a measure: two that ask for the same have the same. */
export const keyOf = (measure: Measure): string =>
  measure.kind === 'item'
    ? `item:${measure.item}`
    : measure.kind === 'formula'
      ? `formula:${measure.key}`
      : measure.kind === 'field'
        ? `field:${measure.field}`
        : measure.kind === 'profile'
          ? `profile:${measure.fact}`
          : `unheld:${measure.name.en}`
