import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { statementFiles } from './sample-statements.ts'

/**
 * A small market of our own making, in the shape of the public files. Names are fictional, codes belong to no listing.
 */
export interface SampleCompany {
  code: string
  exchange: 'SHZ' | 'SSE'
  zh: string
  formerZh: string
  fullZh: string
  en: string
  l1: readonly [string, string]
  l2: readonly [string, string]
  l3: readonly [string, string]
  province: string
  listed: string
}

const bank = { l1: ['480000', '银行'], l2: ['480300', '股份制银行'], l3: ['480301', '股份制银行类'] } as const
const battery = { l1: ['630000', '电力设备'], l2: ['630700', '电池'], l3: ['630701', '动力电池'] } as const
const machine = { l1: ['640000', '机械设备'], l2: ['640700', '自动化设备'], l3: ['640701', '机器人'] } as const

const company = (
  code: string,
  exchange: 'SHZ' | 'SSE',
  zh: string,
  en: string,
  of: Pick<SampleCompany, 'l1' | 'l2' | 'l3'>,
  province: string,
  listed: string,
  formerZh = zh,
): SampleCompany => ({ code, exchange, zh, formerZh, fullZh: `${zh}股份有限公司`, en, ...of, province, listed })

export const companies: readonly SampleCompany[] = [
  company('009901', 'SHZ', '澄岳银行', 'Chengyue Bank Co.,Ltd.', bank, '广东省', '1999-05-06'),
  company('009902', 'SHZ', '晟珂储能', 'Shengke Storage Co.,Ltd.', battery, '江苏省', '2010-03-18'),
  company('009903', 'SHZ', '飞砾机器人', 'Feili Robotics Co.,Ltd.', machine, '上海市', '2015-08-21'),
  company('009904', 'SHZ', '曜川锂业', 'Yaochuan Lithium Co.,Ltd.', battery, '四川省', '2012-11-02', '曜川资源'),
  company('609901', 'SSE', '岚溪银行', 'Lanxi Bank Co.,Ltd.', bank, '浙江省', '2007-07-19'),
  company('609902', 'SSE', '柏彤隔膜', 'Baitong Film Co.,Ltd.', battery, '湖北省', '2016-01-14'),
  company('609903', 'SSE', '鸣野汽车', 'Mingye Motors Co.,Ltd.', machine, '安徽省', '2011-09-28'),
  company('609904', 'SSE', '冠新铜业', 'Guanxin Copper Co.,Ltd.', machine, '江西省', '2003-06-30'),
]

/** Numbers between 0 and 1 that are the same every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Weekdays from 2023-01-03 to 2024-06-28. */
export function tradingDays(): string[] {
  const days: string[] = []
  for (let at = Date.UTC(2023, 0, 3); at <= Date.UTC(2024, 5, 28); at += 86_400_000) {
    const date = new Date(at)
    if (date.getUTCDay() > 0 && date.getUTCDay() < 6) days.push(date.toISOString().slice(0, 10))
  }
  return days
}

export interface SampleBar {
  date: string
  open: number
  close: number
  high: number
  low: number
  lots: number
  amount: number
  changeRate: number
  change: number
  turnover: number
}

const cents = (value: number) => Math.round(value * 100) / 100

/** Bars of one company, the same every time. */
export function barsOf(code: string): SampleBar[] {
  const next = numbers(Number(code))
  let close = 8 + next() * 60
  return tradingDays().map((date) => {
    const previous = close
    const open = cents(previous * (0.99 + next() * 0.02))
    close = cents(open * (0.975 + next() * 0.05))
    const high = cents(Math.max(open, close) * (1 + next() * 0.012))
    const low = cents(Math.min(open, close) * (1 - next() * 0.012))
    const lots = Math.round(80_000 + next() * 400_000)
    return {
      date,
      open,
      close,
      high,
      low,
      lots,
      amount: cents(lots * 100 * ((high + low) / 2)),
      change: cents(close - previous),
      changeRate: cents((close / previous - 1) * 100),
      turnover: cents(0.3 + next() * 3),
    }
  })
}

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')).join('\n')}\n`
const jsonl = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`

const headlines = [
  ['2022-05-10', '拟每10股派发现金红利3元'],
  ['2022-11-03', '中标省级项目，金额约9亿元'],
  ['2023-03-17', '预计上半年净利同比增12%-18%'],
  ['2023-08-31', '拟回购不超过3000万股'],
  ['2024-01-17', '签订三年期供货框架，首年约86亿元'],
  ['2024-01-17', '副总裁辞任，由董事长代行职责'],
  ['2024-05-20', '一名持股5%以上股东拟减持不超过2%'],
] as const

/** News as the Wind file has them: dated by day, with company and code. */
export const news = companies.flatMap((one, at) =>
  headlines.map(([date, text], number) => ({
    id: `n${at}${number}`,
    date,
    company: one.zh,
    code: one.code,
    title: `${one.zh}：${text}`,
    text: `${one.zh}公告，${text}。公司表示，具体安排以后续公告为准。`,
    label: number === 6 ? 'negative' : 'positive',
    part: 'sample',
  })),
)

/** Flashes as the other news file has them: with the minute. */
export const flashes = companies.map((one, at) => ({
  id: 7000 + at,
  code: one.code,
  name: one.zh,
  datetime: `2024-06-2${at} 1${at}:2${at}:00`,
  text: `${one.zh}公告，与晟珂储能签署战略合作协议，共同开发储能项目。项目总投资约${at + 3}亿元。`,
  label: 1,
  change: 0.004,
  part: 'sample',
  move: 'flat',
}))

/** Writes the files into a folder and answers their paths in the order to import. */
export async function writeSample(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files: [string, string][] = [
    ['sw2021_industries.csv', csv([['sw_code', 'name', 'level', 'parent_code', 'parent_name'], ...industryRows()])],
    [
      'companies.csv',
      csv([
        'code,exchange,name_zh,name_zh_2021,full_name_zh,name_en,sw_l1_code,sw_l1,sw_l2_code,sw_l2,sw_l3_code,sw_l3,sw_l1_l2_2020,industry_tushare,gb_industry,gb_sub_industry,area,province,list_date,status_2026,employees_2020,registered_capital,controller_type,website,main_business,src,split'.split(
          ',',
        ),
        ...companies.map((one) => [
          one.code,
          one.exchange,
          one.zh,
          one.formerZh,
          one.fullZh,
          one.en,
          ...one.l1,
          ...one.l2,
          ...one.l3,
          '',
          one.l1[1],
          '',
          '',
          one.province.slice(0, 2),
          one.province,
          one.listed,
          'L',
          1200,
          '12.5亿元',
          '',
          'www.example.test',
          `${one.zh}的主营业务`,
          'chain2021+yang2020+tushare2026',
          'sample',
        ]),
      ]),
    ],
    [
      'prices.csv',
      csv([
        [
          'date',
          'code',
          'open',
          'close',
          'high',
          'low',
          'volume_lots',
          'amount_cny',
          'amplitude_pct',
          'change_pct',
          'change',
          'turnover_pct',
        ],
        ...companies.flatMap((one) =>
          barsOf(one.code).map((bar) => [
            bar.date,
            one.code,
            bar.open,
            bar.close,
            bar.high,
            bar.low,
            bar.lots,
            bar.amount,
            cents(((bar.high - bar.low) / bar.open) * 100),
            bar.changeRate,
            bar.change,
            bar.turnover,
          ]),
        ),
      ]),
    ],
    [
      'cn_index_daily.csv',
      csv([
        ['ts_code', 'trade_date', 'close', 'open', 'high', 'low', 'pre_close', 'change', 'pct_chg', 'vol', 'amount'],
        ...(['000001.SH', '399001.SZ'] as const).flatMap((code, at) =>
          barsOf(`88${at}`).map((bar) => [
            code,
            bar.date.replaceAll('-', ''),
            bar.close * 60,
            bar.open * 60,
            bar.high * 60,
            bar.low * 60,
            cents((bar.close - bar.change) * 60),
            cents(bar.change * 60),
            bar.changeRate,
            bar.lots * 900,
            bar.amount / 10,
          ]),
        ),
      ]),
    ],
    [
      'cny_cross_daily.csv',
      csv([
        ['time', 'eurCny', 'gbpCny', 'hkdCny', 'jpyCny', 'usdCny'],
        ...tradingDays().map((day, at) => [
          day,
          cents(7.8 + Math.sin(at / 40) / 4),
          cents(9 + Math.sin(at / 50) / 4),
          0.92,
          0.05,
          cents(7.15 + Math.sin(at / 60) / 8),
        ]),
      ]),
    ],
    [
      'lpr.csv',
      csv([
        ['date', 'oneYear', 'fiveYear'],
        ['2023-01-20', 3.65, 4.3],
        ['2023-06-20', 3.55, 4.2],
        ['2023-08-21', 3.45, 4.2],
        ['2024-02-20', 3.45, 3.95],
      ]),
    ],
    [
      'shibor_daily.csv',
      csv([
        ['date', 'now', 'oneWeek', 'twoWeek', 'oneMonth', 'threeMonth', 'sixMonth', 'nineMonth', 'oneYear'],
        ...tradingDays().map((day, at) => [
          day,
          ...[1.6, 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4].map((base) => cents(base + Math.sin(at / 9) / 5)),
        ]),
      ]),
    ],
    ...statementFiles(companies).map(([name, rows]): [string, string] => [name, csv(rows)]),
    ['news.jsonl', jsonl(news)],
    ['flashes.jsonl', jsonl(flashes)],
  ]
  for (const [name, text] of files) await writeFile(join(folder, name), text)
  return files.map(([name]) => join(folder, name))
}

function industryRows(): (string | number)[][] {
  const rows = new Map<string, (string | number)[]>()
  for (const { l1, l2, l3 } of companies) {
    rows.set(l1[0], [...l1, 1, '', ''])
    rows.set(l2[0], [...l2, 2, ...l1])
    rows.set(l3[0], [...l3, 3, ...l2])
  }
  return [...rows.values()]
}
