/** Steps between the profits of two periods, in the order of an income statement. */
export const bridgeSteps = [
  'revenue',
  'cost',
  'taxes',
  'selling',
  'administrative',
  'research',
  'impairment',
  'financial',
  'investment',
  'expenses',
  'non-operating',
  'tax',
] as const
export type BridgeStep = (typeof bridgeSteps)[number]

/** Value of an item in a period; undefined where the period has none. */
export type ItemValues = Readonly<Record<string, number | undefined>>

export interface Step {
  step: BridgeStep
  /** Items it is made of. */
  items: readonly string[]
  before: number
  after: number
  /** What it adds to profit. */
  change: number
}
export interface Bridge {
  from: number
  to: number
  steps: readonly Step[]
  /** What is left: steps and this add up to the difference exactly. */
  unexplained: number
}

type Way = Readonly<Record<string, 1 | -1>>

/**
 * Ways to find a step's amount, the first of which both periods have all items of counts; +1 adds to profit, −1 takes
 * from it.
 */
const ways: Readonly<Partial<Record<BridgeStep, readonly Way[]>>> = {
  revenue: [{ revenue: 1 }],
  cost: [{ operating_cost: -1 }, { gross_profit: 1, revenue: -1 }],
  taxes: [{ taxes_and_surcharges: -1 }],
  selling: [{ selling_expense: -1 }, { selling_general_administrative: -1 }],
  administrative: [{ administrative_expense: -1 }],
  research: [{ research_expense: -1 }],
  financial: [
    { financial_expense: -1 },
    { interest_expense: -1, interest_income: 1 },
    { interest_expense: -1 },
    { interest_income: 1 },
  ],
  investment: [{ investment_income: 1 }],
  'non-operating': [
    { non_operating_income: 1, non_operating_expense: -1 },
    { non_operating_net: 1 },
    { total_profit: 1, operating_profit: -1 },
  ],
  tax: [{ income_tax: -1 }, { net_profit: 1, total_profit: -1 }, { parent_net_profit: 1, total_profit: -1 }],
}

/** The same where a statement gives its subtotals only: what lies between two of them. */
const between: Readonly<Partial<Record<BridgeStep, readonly Way[]>>> = {
  revenue: [{ revenue: 1 }],
  cost: [{ main_business_profit: 1, revenue: -1 }],
  expenses: [
    { operating_profit: 1, main_business_profit: -1 },
    { operating_profit: 1, revenue: -1 },
  ],
  'non-operating': [{ total_profit: 1, operating_profit: -1 }],
  tax: [{ income_tax: -1 }, { net_profit: 1, total_profit: -1 }, { parent_net_profit: 1, total_profit: -1 }],
}
/**
 * The same of a bank: interest is within its revenue and stands for itself nowhere else. What its loans lose is what
 * its subtotals leave, as sources write that loss with either sign.
 */
const ofBank: Readonly<Partial<Record<BridgeStep, readonly Way[]>>> = {
  revenue: [{ revenue: 1 }],
  taxes: [{ taxes_and_surcharges: -1 }],
  administrative: [{ business_administrative_expense: -1 }],
  impairment: [{ operating_profit: 1, revenue: -1, taxes_and_surcharges: 1, business_administrative_expense: 1 }],
  'non-operating': [
    { non_operating_income: 1, non_operating_expense: -1 },
    { non_operating_net: 1 },
    { total_profit: 1, operating_profit: -1 },
  ],
  tax: [{ income_tax: -1 }, { net_profit: 1, total_profit: -1 }, { parent_net_profit: 1, total_profit: -1 }],
}

/** Items one of which makes a statement more than its subtotals. */
const details = [
  'operating_cost',
  'gross_profit',
  'selling_expense',
  'administrative_expense',
  'selling_general_administrative',
  'research_expense',
]

/** Whether a statement is in the form of banks, whose revenue holds their interest. */
const isBankForm = (has: (item: string) => boolean): boolean =>
  has('net_interest_income') && has('business_administrative_expense')

/** Money in whole cents, so that sums of decimals meet. */
const cents = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 100) / 100)

/**
 * What made a profit differ from the one before: one step for each part of the statement that both periods give, and
 * what no part explains.
 * `target` is the profit that is bridged. Null where either period has none. Steps and the unexplained part add up to
 * the difference.
 */
export function bridgeOf(before: ItemValues, after: ItemValues, target: string): Bridge | null {
  const [from, to] = [before[target], after[target]]
  if (from === undefined || to === undefined) return null
  const both = (item: string): boolean => before[item] !== undefined && after[item] !== undefined
  const amount = (values: ItemValues, way: Way): number | undefined => {
    let sum = 0
    for (const [item, sign] of Object.entries(way)) {
      const value = values[item]
      if (value === undefined) return undefined
      sum += sign * value
    }
    return cents(sum)
  }
  const used = isBankForm(both) ? ofBank : details.some(both) || !both('operating_profit') ? ways : between
  const done: Partial<Record<BridgeStep, Way>> = {}
  const steps = bridgeSteps.flatMap((step): Step[] => {
    for (const first of used[step] ?? []) {
      // Selling and administration in one, beside administration alone, would count it twice.
      if ('selling_general_administrative' in first && both('administrative_expense')) continue
      // Interest stands below the operating profit where it is an item of its own: what lies between the two profits
      // holds it already.
      const financial = done.financial
      const inside =
        step === 'non-operating' &&
        'operating_profit' in first &&
        financial !== undefined &&
        !('financial_expense' in financial)
      const way: Way = inside
        ? {
            ...first,
            ...Object.fromEntries(
              Object.entries(financial).map(([item, sign]) => [item, sign === 1 ? -1 : 1] as const),
            ),
          }
        : first
      const [was, is] = [amount(before, way), amount(after, way)]
      if (was === undefined || is === undefined) continue
      done[step] = way
      return [{ step, items: Object.keys(way), before: was, after: is, change: cents(is - was) }]
    }
    return []
  })
  return { from, to, steps, unexplained: cents(to - from - steps.reduce((sum, { change }) => cents(sum + change), 0)) }
}
