import { keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { addFact, companyName, factOf, inWords, lacks, nameIn, say, type Asking, type Draft } from './draft.ts'
import { lastQuarterOf, quarterFigure } from './quarters.ts'
import { itemName, spanName } from './spans.ts'

const isGrowth = (measure: Measure): boolean => measure.kind === 'formula' && measure.key.startsWith('growth:')
/** The measure that a growth is of, by its own name; or the one asked for itself. */
function grownOf(measure: Measure): Measure {
  if (measure.kind !== 'formula' || !isGrowth(measure)) return measure
  const item = measure.key.slice('growth:'.length)
  return { kind: 'item', item, name: itemName(item) }
}

const before = ({ year, quarter }: { year: number; quarter: number }) =>
  quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 }

/**
 * Answers how figures of single quarters changed against the quarter before, of the quarters asked for or the last one
 * reported: both quarters with their receipts, and the change worked out of them; of a base of zero or below there is
 * none, and of ratios the difference in percentage points is none either: both are told.
 */
export async function answerOnQuarter(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { reading, known } = asking
  draft.operation = 'figures.performance'
  const measures = [...new Map(reading.measures.map(grownOf).map((one) => [keyOf(one), one])).values()]
  // Beside the quarter before, the one of a year before where both are asked for.
  const asksOnYear = reading.onYear || /同比|\byoy\b|year[- ]o(?:n|ver)[- ]year/.test(reading.asked)
  const onYear = asksOnYear ? reading.measures.filter(isGrowth) : []
  for (const measure of measures)
    for (const companyId of companyIds) {
      const company = companyName(draft, known, companyId)
      const name = nameIn(draft, measure.name)
      const quarters = reading.periods.flatMap((one) => (one.kind === 'quarter' ? [one] : []))
      const others = reading.periods.some((one) => one.kind !== 'quarter' && one.kind !== 'latest')
      const last = quarters.length > 0 || others ? null : await lastQuarterOf(asking, companyId)
      const spans = last ? [last] : quarters
      if (spans.length === 0)
        lacks(
          draft,
          inWords(draft, `${company}的${name}环比`, `${name} of ${company} against the quarter before`),
          inWords(
            draft,
            '环比要有单季：请写出季度，如 2021年第三季度',
            'It takes a single quarter: name one, as in Q3 2021',
          ),
        )
      for (const { year, quarter } of spans) {
        await tell(draft, asking, { companyId, measure, year, quarter })
        for (const growth of onYear)
          if (keyOf(grownOf(growth)) === keyOf(measure))
            await tellOnYear(draft, asking, { companyId, measure: growth, year, quarter })
      }
    }
  if (draft.facts.length > 0) draft.state = 'answered'
}

/** Tells how a figure of a quarter grew over the same one of the year before. */
async function tellOnYear(
  draft: Draft,
  asking: Asking,
  { companyId, measure, year, quarter }: { companyId: string; measure: Measure; year: number; quarter: number },
): Promise<void> {
  const span = { kind: 'quarter', year, quarter } as const
  const company = companyName(draft, asking.known, companyId)
  const name = nameIn(draft, measure.name)
  const found = await quarterFigure(draft, asking, companyId, measure, span)
  const what = inWords(
    draft,
    `${company} ${spanName(draft, span)}的${name}`,
    `${name} of ${company} for ${spanName(draft, span)}`,
  )
  if (typeof found === 'string')
    say(draft, inWords(draft, `${what}为 `, `${what}: `), { fact: found }, inWords(draft, '。', '.'))
  else lacks(draft, what, found.why)
}

async function tell(
  draft: Draft,
  asking: Asking,
  { companyId, measure, year, quarter }: { companyId: string; measure: Measure; year: number; quarter: number },
): Promise<void> {
  const company = companyName(draft, asking.known, companyId)
  const name = nameIn(draft, measure.name)
  const span = { kind: 'quarter', year, quarter } as const
  const earlier = { kind: 'quarter', ...before({ year, quarter }) } as const
  const ids: string[] = []
  for (const one of [span, earlier]) {
    const found = await quarterFigure(draft, asking, companyId, measure, one)
    if (typeof found === 'string') ids.push(found)
    else
      lacks(
        draft,
        inWords(
          draft,
          `${company} ${spanName(draft, one)}的${name}`,
          `${name} of ${company} for ${spanName(draft, one)}`,
        ),
        found.why,
      )
  }
  const [nowId, thenId] = ids
  const [now, then] = [nowId, thenId].map((id) => (id === undefined ? undefined : factOf(draft, id)))
  if (nowId === undefined || thenId === undefined || !now || !then || now.value === null || then.value === null) return
  const label = inWords(draft, `${name}环比`, `${name} on the quarter before`)
  const whole = now.unit === 'money' && then.value > 0 && now.currency === then.currency
  const change = whole
    ? addFact(draft, {
        label,
        companyId,
        company,
        period: spanName(draft, span),
        unit: 'percent',
        value: (now.value / then.value - 1) * 100,
        decimals: asking.reading.decimals,
        formula: inWords(draft, `${label} = 本季 ÷ 上季 − 1`, `${label} = this quarter ÷ the one before − 1`),
        parts: [nowId, thenId],
      })
    : null
  if (change !== null)
    say(
      draft,
      inWords(
        draft,
        `${company} ${spanName(draft, span)}的${label}为 `,
        `${label} of ${company} for ${spanName(draft, span)}: `,
      ),
      { fact: change },
      inWords(draft, '。', '.'),
    )
  for (const [id, one] of [
    [nowId, span],
    [thenId, earlier],
  ] as const)
    say(
      draft,
      inWords(
        draft,
        `${company} ${spanName(draft, one)}的${name}为 `,
        `${name} of ${company} for ${spanName(draft, one)}: `,
      ),
      { fact: id },
      inWords(draft, '。', '.'),
    )
  if (change === null && now.unit === 'money')
    lacks(
      draft,
      label,
      inWords(
        draft,
        '上季为零或为负，环比没有意义',
        'The quarter before was zero or below: a change would say nothing',
      ),
    )
}
