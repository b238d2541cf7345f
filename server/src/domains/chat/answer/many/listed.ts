import type { Unit } from '@pandora/intelligence/answers/amounts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { sayAbsurd } from '../told/apart.ts'
import { amongWords } from './groups.ts'
import { tellMiddle } from './middle.ts'

/** Most companies that a list of an answer shows. */
export const MOST_SHOWN = 20

/** A company in a list, with the value that it is listed by. */
export interface Listed {
  companyId: string
  value: number
  fact: () => string | null
  /** Of the other measures that the question names. */ more: () => (string | null)[]
}

/** Says how many companies are left out because the unit of their figures is in doubt. */
export function sayLeftOut(draft: Draft, doubted: number): void {
  if (doubted === 0) return
  const fact = addFact(draft, {
    label: inWords(draft, '单位存疑而未计入的公司', 'Companies left out for a unit in doubt'),
    unit: 'count',
    value: doubted,
  })
  say(
    draft,
    inWords(draft, '另有 ', 'Left out because the unit of their figures is in doubt: '),
    { fact },
    inWords(draft, ' 家公司的金额单位存疑，未计入。', ' more.'),
  )
}

/** The end of a list that comes first: what is asked to be low the lowest. */
export const listOrder = ({ rank, conditions }: Asking['reading']): 'up' | 'down' =>
  rank?.order ?? (conditions[0]?.relative === 'low' ? 'up' : 'down')

/** Tells a list of companies: how many there are, or those that were asked for, in their order. */
export function tellListed(
  draft: Draft,
  asking: Asking,
  list: readonly Listed[],
  {
    name,
    more,
    of,
    held,
    doubted,
    unit,
    currency,
  }: {
    name: string
    more: readonly string[]
    of: string
    held: number
    doubted: number
    unit: Unit
    currency: string | null
  },
): void {
  const { reading } = asking
  draft.state = 'answered'
  const heldFact = addFact(draft, {
    label: inWords(draft, '有这项数据的公司', 'Companies with this figure'),
    unit: 'count',
    value: held,
  })
  sayLeftOut(draft, doubted)
  const among = amongWords(draft, reading)
  if (reading.middle !== null) {
    tellMiddle(draft, list, { name, of, unit, currency, among, middle: reading.middle, decimals: reading.decimals })
    return
  }
  if (reading.intent === 'count') {
    const count = addFact(draft, {
      label: inWords(draft, '符合的公司', 'Companies that meet it'),
      unit: 'count',
      value: list.length,
    })
    say(
      draft,
      inWords(draft, `符合条件的公司${among}有 `, `Companies that meet it${among}: `),
      { fact: count },
      inWords(draft, ' 家；在持有这项数据的 ', ' of the '),
      { fact: heldFact },
      inWords(draft, ' 家中数得。', ' with this figure.'),
    )
    return
  }
  const order = listOrder(reading) === 'up' ? 1 : -1
  const sorted = list.toSorted((a, b) => order * (a.value - b.value) || (a.companyId < b.companyId ? -1 : 1))
  const from = reading.rank?.from ?? 1
  const to = reading.rank?.to ?? MOST_SHOWN
  const shown = sorted.slice(from - 1, Math.min(to, from - 1 + Math.max(MOST_SHOWN, to - from + 1)))
  if (shown.length === 0) {
    say(
      draft,
      inWords(draft, `没有公司符合${among}；在持有这项数据的 `, `No company meets it${among}, of the `),
      { fact: heldFact },
      inWords(draft, ' 家中找过。', ' with this figure.'),
    )
    return
  }
  const told = shown.flatMap((one) => {
    const factId = one.fact()
    return factId === null
      ? []
      : [
          {
            companyId: one.companyId,
            head: companyName(draft, asking.known, one.companyId),
            factId,
            factIds: [factId, ...(more.length > 0 ? one.more() : [])],
          },
        ]
  })
  const [first] = told
  if (first && told.length === 1 && more.length === 0) {
    const placeFact = addFact(draft, { label: inWords(draft, '名次', 'Place'), unit: 'count', value: from })
    say(
      draft,
      inWords(
        draft,
        `${of}${name}${order === 1 ? '从低到高' : '从高到低'}第 `,
        `${of}: ${name}, ${order === 1 ? 'lowest' : 'highest'} first, number `,
      ),
      { fact: placeFact },
      inWords(draft, `${among}：${first.head}，`, `${among}: ${first.head}, `),
      { fact: first.factId },
      inWords(draft, '。', '.'),
    )
  } else
    draft.parts.push({
      type: 'table',
      title: `${of} ${name}${among}`,
      heads: 'companies',
      columns: [name, ...more],
      rows: told.map(({ head, companyId, factIds }) => ({ head, companyId, factIds })),
    })
  if (unit === 'percent') sayAbsurd(draft, asking, shown)
  if (sorted.length > told.length && reading.rank === null) {
    const all = addFact(draft, {
      label: inWords(draft, '符合的公司', 'Companies that meet it'),
      unit: 'count',
      value: sorted.length,
    })
    say(draft, inWords(draft, '共 ', 'In all '), { fact: all }, inWords(draft, ' 家符合；', ' meet it. '))
  }
  say(
    draft,
    inWords(draft, '在持有这项数据的 ', 'Among the '),
    { fact: heldFact },
    inWords(draft, ' 家公司中。', ' companies with this figure.'),
  )
}
