import type { Bilingual } from '../../language.ts'

/** Granularity of a source's chart and table (POLICY-22). */
export const timeTypes = ['month', 'quarter', 'year'] as const
export type TimeType = (typeof timeTypes)[number]

/**
 * What a figure of a period is, and with that how it is taken for a longer one: `current` of the period alone (added up,
 * where every part of it is known), `cumulative` since the year began (the value at the period's end), `ending` a stock
 * (likewise), `rate` a change or index of its own period (never taken for a longer one), `cumulative-rate` of the year so
 * far (the value at the period's end).
 */
export const lineBases = ['current', 'cumulative', 'ending', 'rate', 'cumulative-rate'] as const
export type LineBasis = (typeof lineBases)[number]

/** Fields of a macro series that the requirements name (POLICY-27); `value` is the source's main line. */
export const macroFields = [
  'money0SupplyEndingValue',
  'money1SupplyEndingValue',
  'money2SupplyEndingValue',
  'consumerPriceIndex',
  'foodTobaccoAlcoholConsumerPriceIndex',
  'yoyGrowthOfSocialConsumerGoods',
  'currentValueOfSocialConsumerGoods',
  'consumption',
  'income',
  'totalImportExportYoyGrowth',
] as const
export type MacroField = (typeof macroFields)[number]

/** One line of a source: the first of `series` that a market knows gives it. */
export interface MacroLine extends Bilingual {
  series: readonly string[]
  basis: LineBasis
  /** Field of the answer that it fills besides. */
  field?: MacroField
  /** Worked out of a line of the same source where no series gives it: its change over the same period a year before. */
  yearOnYearOf?: string
  /** What it is called where periods are longer than its own and it is added up over them. */
  summed?: Bilingual
}

/** Where macro figures come from, as people ask for them. */
export interface MacroSource extends Bilingual {
  timeType: TimeType
  /** By key, the main line first. */
  lines: Readonly<Record<string, MacroLine>>
}

const line = (zh: string, en: string, basis: LineBasis, series: string, more: Partial<MacroLine> = {}): MacroLine => ({
  zh,
  en,
  basis,
  series: series.split(' ').filter((code) => code !== ''),
  ...more,
})

/** Economic sources by stable code (POLICY-37). GDP and social financing are yearly, households quarterly (POLICY-22). */
export const macroSources = {
  gdp: {
    zh: '国内生产总值（GDP）',
    en: 'Gross domestic product (GDP)',
    timeType: 'year',
    lines: {
      total: line(
        'GDP 现价，累计',
        'GDP at current prices, year to date',
        'cumulative',
        'choice.EMM00000004 macro.gdp',
      ),
      growth: line(
        'GDP 不变价，累计同比',
        'Real GDP, year to date on a year before',
        'cumulative-rate',
        'choice.EMM00000008 macro.gdp-yoy',
      ),
      quarter: line('GDP 现价，当季', 'GDP at current prices, of the quarter', 'current', 'choice.EMM00619381', {
        summed: { zh: 'GDP 现价，四个季度相加', en: 'GDP at current prices, four quarters added up' },
      }),
    },
  },
  'social-financing': {
    zh: '社会融资规模',
    en: 'Total social financing',
    timeType: 'year',
    lines: {
      flow: line(
        '社会融资规模增量，当期',
        'Increase in total social financing',
        'current',
        'choice.EMM00088684 macro.social-financing',
      ),
      stock: line(
        '社会融资规模存量，期末',
        'Stock of total social financing, end of period',
        'ending',
        'choice.EMM00634713',
      ),
    },
  },
  household: {
    zh: '居民消费与收支',
    en: 'Household consumption, income and expenditure',
    timeType: 'quarter',
    lines: {
      income: line(
        '居民人均可支配收入，累计',
        'Disposable income per head, year to date',
        'cumulative',
        'nbs.household-income macro.household-income',
        { field: 'income' },
      ),
      consumption: line(
        '居民人均消费支出，累计',
        'Consumption per head, year to date',
        'cumulative',
        'nbs.household-consumption macro.household-consumption',
        { field: 'consumption' },
      ),
    },
  },
  'consumer-prices': {
    zh: '居民消费价格（CPI）',
    en: 'Consumer prices (CPI)',
    timeType: 'month',
    lines: {
      all: line('CPI，上年同月=100', 'CPI, same month of last year = 100', 'rate', 'nbs.cpi macro.cpi', {
        field: 'consumerPriceIndex',
      }),
      food: line(
        'CPI 食品烟酒，上年同月=100',
        'CPI food, tobacco and alcohol, same month of last year = 100',
        'rate',
        'nbs.cpi-food macro.cpi-food',
        { field: 'foodTobaccoAlcoholConsumerPriceIndex' },
      ),
      month: line('CPI 环比', 'CPI on the month before', 'rate', 'choice.EMM00072343'),
      foodMonth: line(
        'CPI 食品烟酒环比',
        'CPI food, tobacco and alcohol, on the month before',
        'rate',
        'choice.EMM01408822',
      ),
    },
  },
  'producer-prices': {
    zh: '工业品出厂价格（PPI）',
    en: 'Producer prices (PPI)',
    timeType: 'month',
    lines: {
      year: line('PPI 同比', 'PPI on a year before', 'rate', 'nbs.ppi-yoy macro.ppi-yoy'),
      month: line('PPI 环比', 'PPI on the month before', 'rate', 'choice.EMM00073349'),
    },
  },
  'money-supply': {
    zh: '货币供应量',
    en: 'Money supply',
    timeType: 'month',
    lines: {
      m2: line('M2 期末值', 'M2, end of period', 'ending', 'choice.EMM00087085 macro.m2', {
        field: 'money2SupplyEndingValue',
      }),
      m1: line('M1 期末值', 'M1, end of period', 'ending', 'choice.EMM00087083 macro.m1', {
        field: 'money1SupplyEndingValue',
      }),
      m0: line('M0 期末值', 'M0, end of period', 'ending', 'choice.EMM00087081 macro.m0', {
        field: 'money0SupplyEndingValue',
      }),
      m2Growth: line('M2 同比', 'M2 on a year before', 'rate', 'choice.EMM00087086 macro.m2-yoy'),
      m1Growth: line('M1 同比', 'M1 on a year before', 'rate', 'choice.EMM00087084'),
    },
  },
  'retail-sales': {
    zh: '社会消费品零售总额',
    en: 'Retail sales of consumer goods',
    timeType: 'month',
    lines: {
      current: line('社零总额，当期', 'Retail sales, of the period', 'current', 'choice.EMI00135323 macro.retail', {
        field: 'currentValueOfSocialConsumerGoods',
      }),
      growth: line('社零总额同比', 'Retail sales on a year before', 'rate', 'nbs.retail-yoy macro.retail-yoy', {
        field: 'yoyGrowthOfSocialConsumerGoods',
        yearOnYearOf: 'current',
      }),
      total: line('社零总额，累计', 'Retail sales, year to date', 'cumulative', 'nbs.retail-total'),
    },
  },
  trade: {
    zh: '进出口',
    en: 'Imports and exports',
    timeType: 'month',
    lines: {
      total: line(
        '进出口总额，当期',
        'Imports and exports, of the period',
        'current',
        'choice.EMM00039559 macro.trade',
      ),
      growth: line('进出口总额同比', 'Imports and exports on a year before', 'rate', 'choice.EMM00039563', {
        field: 'totalImportExportYoyGrowth',
        yearOnYearOf: 'total',
      }),
      exports: line('出口同比', 'Exports on a year before', 'rate', 'choice.EMM00053058 macro.exports-yoy'),
      imports: line('进口同比', 'Imports on a year before', 'rate', 'choice.EMM00053082 macro.imports-yoy'),
    },
  },
  'purchasing-managers': {
    zh: '采购经理指数（PMI）',
    en: 'Purchasing managers’ index (PMI)',
    timeType: 'month',
    lines: {
      manufacturing: line('制造业 PMI', 'Manufacturing PMI', 'rate', 'choice.EMM00121996 macro.pmi'),
      orders: line('制造业 PMI 新订单', 'Manufacturing PMI, new orders', 'rate', 'choice.EMM00121998'),
      services: line('服务业商务活动指数', 'Services activity', 'rate', 'macro.services-pmi'),
    },
  },
  investment: {
    zh: '固定资产投资',
    en: 'Fixed asset investment',
    timeType: 'month',
    lines: {
      total: line('固定资产投资，累计', 'Fixed asset investment, year to date', 'cumulative', 'choice.EMM00027138'),
      growth: line(
        '固定资产投资，累计同比',
        'Fixed asset investment, year to date on a year before',
        'cumulative-rate',
        'choice.EMM00027210 macro.investment-yoy',
      ),
    },
  },
  employment: {
    zh: '城镇调查失业率',
    en: 'Surveyed urban unemployment',
    timeType: 'month',
    lines: {
      urban: line('城镇调查失业率', 'Surveyed urban unemployment', 'rate', 'choice.EMM00631597 macro.unemployment'),
    },
  },
} as const satisfies Record<string, MacroSource>

export type MacroSourceCode = keyof typeof macroSources
export const macroSourceCodes = Object.keys(macroSources) as [MacroSourceCode, ...MacroSourceCode[]]
