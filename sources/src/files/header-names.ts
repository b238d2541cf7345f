/**
 * What a column can hold, by the names that files give it, Chinese and English, without case, spaces, marks and units
 * in brackets.
 */
const names = {
  code: [
    '代码',
    '代号',
    '股票代号',
    '证券代号',
    '股票代码',
    '证券代码',
    '公司代码',
    '指数代码',
    'indexcode',
    'a股代码',
    '基金代码',
    'code',
    'symbol',
    'ticker',
    'stockcode',
    'secucode',
    'tscode',
    'securitycode',
    'stock',
    'stockid',
  ],
  exchange: ['交易所', '市场', '上市地', '上市地点', 'exchange', 'market', 'mic'],
  name: [
    '名称',
    '股票名称',
    '证券名称',
    '证券简称',
    '股票简称',
    '公司简称',
    '简称',
    'name',
    'stockname',
    'shortname',
    'companyname',
    'company',
  ],
  full_name: ['全称', '公司全称', '公司名称', 'fullname', 'legalname'],
  english_name: ['英文名称', '英文名', '公司英文名称', 'englishname', 'nameen', 'enname'],
  listed: ['上市日期', '上市时间', 'listdate', 'ipodate', 'listingdate', 'listedon'],
  website: ['网址', '官网', '公司网站', 'website', 'homepage'],
  business: ['主营业务', '经营范围', 'mainbusiness', 'business'],
  date: [
    '日期',
    '交易日期',
    '交易日',
    '时间',
    '截止日期',
    '数据日期',
    'date',
    'tradedate',
    'day',
    'time',
    'tradingdate',
    'asofdate',
    'calendardate',
    'caldate',
    'datum',
    '年月',
    '月份',
    '季度',
    '年份',
    '年度',
    'month',
    'quarter',
    'year',
  ],
  open: ['开盘', '开市', '开市价', '开盘价', '今开', 'open', 'openprice', 'o'],
  high: ['最高', '最高价', 'high', 'highprice', 'h'],
  low: ['最低', '最低价', 'low', 'lowprice', 'l'],
  close: ['收盘', '收市', '收市价', '收盘价', '最新价', '现价', 'close', 'closeprice', 'last', 'c'],
  previous_close: ['昨收', '前收盘', '昨收价', '前收盘价', 'preclose', 'previousclose', 'prevclose'],
  volume: ['成交量', '总手', '成交股数', 'volume', 'vol', 'volumelots', 'turnovervolume', 'v'],
  amount: ['成交额', '成交金额', '金额', 'amount', 'amountcny', 'turnovervalue', 'dollarvolume', 'value'],
  turnover: ['换手率', '换手', 'turnover', 'turnoverrate', 'turnoverpct', 'turn'],
  change_rate: ['涨跌幅', '涨幅', 'changerate', 'pctchg', 'changepct', 'changepercent', 'pctchange'],
  total_shares: ['总股本', '总股数', 'totalshares', 'totalshare', 'sharesoutstanding'],
  float_shares: ['流通股本', '流通股', '流通股数', '流通a股', 'floatshares', 'floatshare', 'freefloat'],
  ex_date: [
    '除权除息日',
    '除权日',
    '除息日',
    'exdate',
    'exdividenddate',
    '除权除息日期',
    '除权基准日',
    '除净日',
    'exday',
    'exrightdate',
    'dividoperatedate',
  ],
  record_date: ['股权登记日', '登记日', '股权登记日期', 'recorddate'],
  payment_date: ['派息日', '红利发放日', '现金红利发放日', '发放日', 'paymentdate', 'paydate', 'payabledate'],
  dividend: [
    '派现',
    '分红',
    '现金分红',
    '股利',
    '红利',
    '现金股利',
    '每股派息',
    '每10股派息',
    '每10股派现',
    '每10股分红',
    '每十股派息',
    '10派',
    '每股股利',
    '派息',
    '每股分红',
    'cashpershare',
    'cashdiv',
    'dividend',
  ],
  bonus: [
    '每股送转',
    '每10股送转',
    '每10股送股',
    '每10股送转股',
    '每10股转增',
    '送转总比例',
    '送转股比例',
    'sharespershare',
    'stkdiv',
    'bonus',
  ],
  announced: ['公告日期', '公告日', '披露日期', 'announcedon', 'anndate', 'announcementdate', 'noticedate'],
  title: ['标题', '新闻标题', '公告标题', '题目', 'title', 'headline', 'subject'],
  body: ['正文', '内容', '新闻内容', '全文', '摘要', 'text', 'content', 'body', 'article', 'description', 'summary'],
  published: [
    '发布时间',
    '发布日期',
    '发表时间',
    '新闻时间',
    'datetime',
    'publishedat',
    'publishtime',
    'pubdate',
    'published',
    'timestamp',
    'createdat',
  ],
  source: ['来源', '媒体', '新闻来源', '出处', 'source', 'publisher', 'media', 'origin'],
  url: ['链接', '网页链接', '原文链接', '地址', 'url', 'link', 'href'],
  images: ['图片', '配图', 'images', 'imageurls', 'image', 'pictures'],
  id: ['编号', '序号', 'id', 'newsid', 'uuid', 'guid', 'externalid'],
  series: ['指标', '指标代码', '指标名称', 'series', 'seriescode', 'indicator', 'seriesid'],
  figure: ['数值', '值', 'value', 'observation', 'obsvalue'],
  period: ['报告期', '会计期间', '截止日', 'periodend', 'reportdate', 'enddate', 'period'],
  item: ['科目', '项目', '报表项目', 'item', 'account', 'concept'],
  is_open: ['是否交易', '是否开市', 'isopen', 'open'],
} as const

export type Concept = keyof typeof names

/** Longest column name that is understood, in characters: what is longer is a text. */
const LONGEST_NAME = 400

/** Without what stands in brackets. One pass: a pattern would look for the end of each bracket that is never closed. */
function withoutBrackets(text: string): string {
  let out = ''
  let from = 0
  for (const opening of text.matchAll(/[([【]/g)) {
    if (opening.index < from) continue
    const length = text.slice(opening.index).search(/[)\]】]/)
    if (length < 0) break
    out += text.slice(from, opening.index)
    from = opening.index + length + 1
  }
  return out + text.slice(from)
}

/** Traditional characters that names of columns hold, each before its simplified one. */
const pairs =
  '碼码證证稱称簡简開开盤盘價价額额換换漲涨總总數数時时間间報报發发佈布鏈链網网頁页圖图編编號号標标題题內内來来體体業业務务營营經经範范圍围後后權权紅红幣币單单億亿萬万計计據据類类關关會会負负債债資资產产淨净潤润歸归屬属東东現现動动應应賬账帳账項项貨货費费稅税與与區区國国際际點点連连結结處处場场當当轉转虧亏損损備备準准續续併并預预測测評评級级購购買买賣卖張张幾几檔档條条歷历訊讯聞闻財财銀银龍龙電电機机車车氣气風风險险構构獲获實实績绩綜综狀状態态變变餘余儲储贏赢擔担擴扩規规樣样參参對对組组織织聯联繫系員员註注冊册記记'
const simplified = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)]),
)

/** A text with the characters that names of columns hold in their simplified form. */
export function inSimplified(text: string): string {
  return [...text].map((one) => simplified.get(one) ?? one).join('')
}

/** A column name in simplified characters, without case, spaces, marks, and what stands in brackets. */
export function plainName(column: string): string {
  return withoutBrackets(inSimplified(column.slice(0, LONGEST_NAME).normalize('NFKC').toLowerCase())).replace(
    /[\s_\-./·:：%\u00ad\u200b\u2060\ufeff]+/g,
    '',
  )
}

const concepts = new Map<string, Concept>()
for (const [concept, candidates] of Object.entries(names))
  for (const name of candidates) if (!concepts.has(name)) concepts.set(name, concept as Concept)

/** The ways in which a column's name is looked for: as it stands, and where it is told in two languages, in each. */
function readings(column: string): string[] {
  const plain = plainName(column)
  const chinese = plain.replace(/[^\u3400-\u9fff]/g, '')
  const latin = plain.replace(/[\u3400-\u9fff]/g, '')
  return chinese === '' || latin.length < 2 || concepts.has(plain) ? [plain] : [plain, chinese, latin]
}

/** What a column can hold by its name alone; undefined where the name says nothing. */
export function conceptOf(column: string): Concept | undefined {
  const [plain = '', ...told] = readings(column)
  const [one, other] = told.map((name) => concepts.get(name))
  return concepts.get(plain) ?? (one === other ? one : undefined)
}

/** The column for each concept that a header names; a column is used once, the earlier concept first. */
export function conceptsOf(columns: readonly string[]): Partial<Record<Concept, string>> {
  const byName = new Map<string, string>()
  for (const column of columns) if (!byName.has(plainName(column))) byName.set(plainName(column), column)
  for (const column of columns)
    if (readings(column).length > 1 && conceptOf(column) !== undefined)
      for (const name of readings(column)) if (!byName.has(name)) byName.set(name, column)
  const found: Partial<Record<Concept, string>> = {}
  const used = new Set<string>()
  for (const [concept, candidates] of Object.entries(names)) {
    const column = candidates.map((name) => byName.get(name)).find((one) => one !== undefined && !used.has(one))
    if (column === undefined) continue
    found[concept as Concept] = column
    used.add(column)
  }
  return found
}

/** Words for powers of ten in English names of units. */
const powers: Record<string, number> = {
  lot: 2,
  k: 3,
  '000': 3,
  "'000": 3,
  thousand: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mln: 6,
  mio: 6,
  million: 6,
  b: 9,
  bn: 9,
  bln: 9,
  billion: 9,
  tn: 12,
  trillion: 12,
}
const chinesePowers: Record<string, number> = {
  千: 3,
  万: 4,
  十万: 5,
  百万: 6,
  千万: 7,
  亿: 8,
  十亿: 9,
  百亿: 10,
  千亿: 11,
  万亿: 12,
}
const chineseUnit =
  /^(?:人民币)?(万亿|千亿|百亿|十亿|亿|千万|百万|十万|万|千)?(?:人民币|[美港欧日]?元|港币|日圆|股|(手)|张|人|户|吨|辆|台)?$/

/** Power of ten of one word of a unit: 万股, 手, million; undefined where the word is no unit of ten. */
function powerOf(word: string): number | undefined {
  const english = powers[word.replace(/s$/, '')] ?? powers[word]
  if (english !== undefined) return english
  const chinese = word === '' ? null : chineseUnit.exec(word)
  if (!chinese || (chinese[1] === undefined && chinese[2] === undefined)) return undefined
  return (chinesePowers[chinese[1] ?? ''] ?? 0) + (chinese[2] === undefined ? 0 : 2)
}

/**
 * Power of ten that a unit in the column's name stands for: 成交量(手), 成交额（万元）, volume_lots, amount (CNY mn),
 * Revenue (in thousands).
 */
export function exponentIn(column: string): number {
  const text = inSimplified(column.slice(-LONGEST_NAME).normalize('NFKC').toLowerCase()).trim()
  const inside = /[([【]([^()[\]【】]{1,40})[)\]】]$/.exec(text)?.[1] ?? /_([a-z]+)$/.exec(text)?.[1]
  const told = (inside ?? '').split(/[\s/、,:：]+/).flatMap((word) => powerOf(word) ?? [])
  return told[0] ?? 0
}
