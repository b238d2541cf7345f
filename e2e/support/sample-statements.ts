/**
 * Statements of the sample's companies in the shape of the public files: cumulative quarters in millions, years in
 * units of 10,000, parts of the business.
 */
export interface SampleQuarter {
  year: number
  quarter: 1 | 2 | 3 | 4
  /** Of the quarter alone, millions. */ revenue: number
  profit: number
  announced: string
}

/** Each quarter's part of the year, and the day its report comes. */
const quarters = [
  { quarter: 1, part: 0.21, announced: '04-26' },
  { quarter: 2, part: 0.24, announced: '08-24' },
  { quarter: 3, part: 0.25, announced: '10-25' },
  { quarter: 4, part: 0.3, announced: '03-28' },
] as const
const hundredth = (value: number) => Math.round(value * 100) / 100
/** Yearly revenue in millions; differs by company, grows from year to year. */
const yearly = (code: string, year: number) =>
  2000 + Number(code.slice(-2)) * 700 + (year - 2022) * (150 + Number(code.slice(-1)) * 30)
const margin = (code: string) => 0.08 + (Number(code.slice(-1)) % 5) * 0.02

/** Quarters alone, from 2022 to the first of 2024, oldest first. */
export function quartersOf(code: string): SampleQuarter[] {
  return [2022, 2023, 2024].flatMap((year) =>
    quarters
      .filter(({ quarter }) => year < 2024 || quarter === 1)
      .map(({ quarter, part, announced }) => {
        const revenue = hundredth(yearly(code, year) * part)
        return { year, quarter, revenue, profit: hundredth(revenue * margin(code)), announced }
      }),
  )
}

/** Parts of a year's revenue, in units of 10,000 yuan; the elimination is negative. */
export function partsOf(code: string, year: number): { industry: [string, number][]; region: [string, number][] } {
  const total = Math.round(yearly(code, year) * 100)
  const [first, abroad] = [Math.round(total * 0.82), Math.round(total * 0.17)]
  const elimination = -Math.round(total * 0.03)
  return {
    industry: [
      ['主业', first],
      ['其他业务', total - first - elimination],
      ['分部间抵销', elimination],
    ],
    region: [
      ['境内', total - abroad],
      ['境外', abroad],
    ],
  }
}

type Rows = (string | number)[][]
const quarterHeader =
  'code,name,year,quarter,roe_pct,net_margin_pct,gross_margin_pct,net_income_mn,eps,revenue_mn,revenue_per_share,eps_yoy_pct,bvps,ocf_ps,net_income_yoy_pct,dividend_plan,announce_mmdd,revenue_growth_pct,net_income_growth_pct,nav_growth_pct,total_asset_growth_pct,eps_growth_pct,equity_growth_pct,ar_turnover,inventory_turnover,current_asset_turnover,current_ratio_pct,quick_ratio_pct,interest_cover_pct,equity_ratio_pct,debt_ratio_pct,cf_to_sales,cf_roa,cf_to_net_income'.split(
    ',',
  )
const annualHeader =
  'code,report_date,eps,bps,ocf_ps,revenue_wan,main_business_profit_wan,operating_profit_wan,investment_income_wan,non_operating_net_wan,total_profit_wan,net_income_wan,net_income_ex_nonrecurring_wan,ocf_wan,cash_change_wan,total_assets_wan,current_assets_wan,total_liabilities_wan,current_liabilities_wan,equity_wan,roe_pct'.split(
    ',',
  )

/** Names of the files with their rows, heads first. */
export function statementFiles(companies: readonly { code: string; exchange: string; zh: string }[]): [string, Rows][] {
  const quarterly = companies.flatMap(({ code, zh }) => {
    const all = quartersOf(code)
    return all.map((one) => {
      const soFar = all.filter(({ year, quarter }) => year === one.year && quarter <= one.quarter)
      const values: Record<string, string | number> = {
        code,
        name: zh,
        year: one.year,
        quarter: one.quarter,
        revenue_mn: hundredth(soFar.reduce((sum, { revenue }) => sum + revenue, 0)),
        net_income_mn: hundredth(soFar.reduce((sum, { profit }) => sum + profit, 0)),
        gross_margin_pct: 31.5,
        announce_mmdd: one.announced,
        current_ratio_pct: 1.66,
        debt_ratio_pct: 44.2,
      }
      return quarterHeader.map((name) => values[name] ?? '')
    })
  })
  const annual = companies.flatMap(({ code }) =>
    [2021, 2022, 2023].map((year) => {
      const revenue = Math.round(yearly(code, year) * 100)
      const profit = Math.round(revenue * margin(code))
      const values: Record<string, string | number> = {
        code,
        report_date: `${year}-12-31`,
        eps: 0.8,
        revenue_wan: `${revenue}.0`,
        main_business_profit_wan: '--',
        operating_profit_wan: Math.round(profit * 1.2),
        investment_income_wan: '0.0',
        non_operating_net_wan: 12,
        total_profit_wan: Math.round(profit * 1.2) + 12,
        net_income_wan: profit,
        total_assets_wan: revenue * 2,
        current_assets_wan: '0.0',
        total_liabilities_wan: Math.round(revenue * 0.9),
        equity_wan: Math.round(revenue * 1.1),
        roe_pct: '0.0',
      }
      return annualHeader.map((name) => values[name] ?? '')
    }),
  )
  const business = companies.flatMap(({ code, zh }) =>
    [2022, 2023].flatMap((year) => {
      const total = Math.round(yearly(code, year) * 100)
      return Object.entries(partsOf(code, year)).flatMap(([dimension, parts]) =>
        parts.map(([name, revenue]) => {
          const cost = revenue > 0 ? Math.round(revenue * 0.68) : '--'
          return [
            code,
            zh,
            `${year}-12-31`,
            dimension,
            name,
            revenue,
            cost,
            typeof cost === 'number' ? revenue - cost : revenue,
            typeof cost === 'number' ? 32 : '--',
            0,
            hundredth((revenue / total) * 100),
          ]
        }),
      )
    }),
  )
  const products = companies.flatMap(({ code, exchange, zh }) => [
    [code, exchange, zh, '主力产品', 0.62],
    [code, exchange, zh, '配套产品', 0.31],
    [code, exchange, zh, '平衡项目', -0.02],
    [code, exchange, zh, '检测服务', 0.001],
  ])
  return [
    ['quarterly_indicators.csv', [quarterHeader, ...quarterly]],
    ['annual_financials.csv', [annualHeader, ...annual]],
    [
      'main_business.csv',
      [
        [
          'code',
          'name_zh',
          'report_date',
          'dimension',
          'item',
          'revenue_wan',
          'cost_wan',
          'profit_wan',
          'gross_margin_pct',
          'profit_share_pct',
          'revenue_share_pct',
        ],
        ...business,
      ],
    ],
    ['company_product.csv', [['code', 'exchange', 'company', 'product', 'revenue_weight'], ...products]],
    [
      'industry_upstream.csv',
      [
        ['industry', 'upstream_industry', 'evidence_count'],
        ['自动化设备', '电池', 4],
        ['电池', '股份制银行', 1],
      ],
    ],
    [
      'share_counts.csv',
      [
        ['code', 'date', 'total_shares', 'float_shares'],
        ...companies.map(({ code }) => [code, '2022-06-30', 400_000_000 + Number(code) * 100, 300_000_000]),
      ],
    ],
  ]
}
