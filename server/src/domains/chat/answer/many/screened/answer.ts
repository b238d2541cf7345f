import type { Condition } from '@pandora/intelligence/answers/conditions'
import type { Screen, ScreenBound, ScreenColumn } from '@pandora/intelligence/answers/screened/screen'
import { measureWords } from '@pandora/intelligence/answers/vocabulary'
import { inWords, lacks, type Asking, type Draft } from '../../draft.ts'
import { boundedBy } from '../relative.ts'
import { columnKey, heldColumns } from './columns.ts'
import type { HeldColumn } from './held-column.ts'
import { areAlike, boundWords, isWithin, type HeldBound, type Screened } from './found.ts'
import { tellScreened } from './tell.ts'
import { universeOf, type Universe } from './universe.ts'

/** Companies below which their median says nothing of what is low. */
const LEAST_MEDIAN = 5

/** Answers which companies meet bounds, each on a figure and a time of its own. */
export async function answerScreened(draft: Draft, asking: Asking, screen: Screen): Promise<void> {
  draft.operation = 'screening.companies'
  const found = await screened(draft, asking, screen)
  if (!found) return
  draft.understood = understoodAs(draft, screen, found)
  await tellScreened(draft, asking, screen, found)
}

/** The companies of a screen; null where something is not held, which is said. */
async function screened(draft: Draft, asking: Asking, screen: Screen): Promise<Screened | null> {
  const before = screen.within ? await listBefore(draft, asking, screen.within) : null
  if (screen.within && !before) return null
  const universe = await universeOf(draft, asking, screen, before)
  if (!universe) return null
  const columns = await columnsOf(draft, asking, screen)
  if (!columns) return null
  const of = (column: ScreenColumn) => columns.get(columnKey(column)) ?? []
  const bounds = screen.bounds.map((one) => heldBound(draft, one, of, universe))
  const unlike = bounds.filter((one) => one.against && !areAlike(one.columns, one.against.columns))
  for (const { columns: own, against } of unlike) {
    const names = [...own, ...(against?.columns ?? [])].map((one) => one.name).join(inWords(draft, '、', ', '))
    lacks(
      draft,
      inWords(draft, `${names}的比较`, `A comparison of ${names}`),
      inWords(draft, '时间、单位或币种不同，不能相比', 'They are of other times, units or currencies'),
    )
  }
  if (unlike.length > 0) return null
  const asked = askedIn(screen).flatMap(of)
  const ordered = screen.order ? of(screen.order.column) : (bounds[0]?.columns ?? asked.slice(0, 1))
  const shown = [
    ...new Set([...ordered, ...bounds.flatMap((one) => [...one.columns, ...(one.against?.columns ?? [])]), ...asked]),
  ]
  const absent = shown.filter((one) => ![...universe.ids].some((id) => one.values.has(id)))
  if (absent.length > 0) {
    for (const { name } of absent)
      lacks(
        draft,
        inWords(draft, `${name}${universe.words}`, `${name}${universe.words}`),
        inWords(
          draft,
          '这些公司都没有这项数据：换一个范围或去掉它再问',
          'None of these companies has it: ask of others, or without it',
        ),
      )
    return null
  }
  const held = [...universe.ids].filter((id) => shown.every((one) => one.values.has(id)))
  const ids = held.filter((id) => bounds.every((one) => isWithin(one, id)))
  const by = ordered.at(-1)
  const sign = orderOf(screen) === 'up' ? 1 : -1
  const valueOf = (id: string) => by?.values.get(id) ?? Number.NaN
  const sorted = ids.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)) || (a < b ? -1 : 1))
  const doubted = new Set(shown.flatMap((one) => [...one.doubted].filter((id) => universe.ids.has(id))))
  return {
    universe,
    columns: shown,
    bounds,
    held,
    ids: screen.top === null ? sorted : sorted.slice(0, screen.top),
    doubted: doubted.size,
  }
}

/** The list of a question before, without what its answer said. */
async function listBefore(
  draft: Draft,
  asking: Asking,
  screen: Screen,
): Promise<{ ids: readonly string[]; words: string } | null> {
  const aside: Draft = { ...draft, facts: [], parts: [], choices: [], opens: [] }
  const found = await screened(aside, asking, screen)
  if (!found) {
    draft.parts.push(...aside.parts.filter((one) => one.type === 'missing'))
    return null
  }
  return { ids: found.ids, words: found.universe.words }
}

const sizeColumn = (): ScreenColumn => {
  const measure = measureWords.get('总市值')
  if (!measure) throw new Error('No measure is called market value')
  return { measure, time: null, every: null }
}

/** The end that comes first: of what is bounded from above alone the lowest. */
const orderOf = ({ order, bounds, shown, within }: Screen): 'up' | 'down' => {
  if (!order && bounds.length + shown.length === 0 && within) return orderOf(within)
  const [first] = bounds
  const isLow = first !== undefined && (first.relative === 'low' || (first.from === null && first.to !== null))
  return order?.order ?? (isLow ? 'up' : 'down')
}

/** Figures of bounds, and those that they are held against. */
const columnsIn = (bounds: Screen['bounds']): ScreenColumn[] =>
  bounds.flatMap((one) => [one.column, ...(one.against ? [one.against.column] : [])])

/** Figures that a screen names; where it names none those of the list that it narrows, else the size. */
function askedIn({ bounds, order, shown, within }: Screen): ScreenColumn[] {
  const own = [...(order ? [order.column] : []), ...columnsIn(bounds), ...shown]
  if (own.length > 0) return own
  return within ? askedIn(within) : [sizeColumn()]
}

/** The figures of every column of a screen by its key; null where one is not held, which is said by its name. */
async function columnsOf(
  draft: Draft,
  asking: Asking,
  screen: Screen,
): Promise<Map<string, readonly HeldColumn[]> | null> {
  const distinct = [...new Map(askedIn(screen).map((one) => [columnKey(one), one]))]
  const found = await Promise.all(
    distinct.map(async ([key, column]) => [key, await heldColumns(draft, asking, column)] as const),
  )
  const columns = new Map<string, readonly HeldColumn[]>()
  for (const [key, one] of found)
    if ('what' in one) lacks(draft, one.what, one.brings)
    else columns.set(key, one)
  return columns.size === found.length ? columns : null
}

/** A bound with its figures; low and high are told by the median of the companies asked for, or of all where those are few. */
function heldBound(
  draft: Draft,
  bound: ScreenBound,
  of: (column: ScreenColumn) => readonly HeldColumn[],
  universe: Universe,
): HeldBound {
  const columns = of(bound.column)
  const [column] = columns
  if (bound.against) return { bound, columns, against: { columns: of(bound.against.column), way: bound.against.way } }
  if (!bound.relative || !column) return { bound, columns }
  const own = [...column.values].flatMap(([id, value]) => (universe.ids.has(id) ? [value] : []))
  const isFew = own.length < LEAST_MEDIAN
  const condition: Condition = {
    measure: bound.column.measure,
    from: null,
    to: null,
    strict: true,
    relative: bound.relative,
  }
  const told = boundedBy(draft, condition, {
    name: column.name,
    unit: column.unit,
    values: isFew ? [...column.values.values()] : own,
    among: isFew ? inWords(draft, '（全市场）', ' (whole market)') : universe.words,
    currency: column.currency,
  })
  return { bound: told ?? bound, columns }
}

/** A screen as it was understood. */
function understoodAs(draft: Draft, screen: Screen, found: Screened): string {
  const bounds = screen.bounds.flatMap((one, at) => {
    const held = found.bounds[at]
    return held ? [boundWords(draft, one, held)] : []
  })
  const rest = found.columns
    .filter((one) => !found.bounds.some((of) => of.columns.includes(one) || of.against?.columns.includes(one)))
    .map((one) => one.name)
  const words = [...bounds, ...rest].join(inWords(draft, '；', '; '))
  return `${words}${found.universe.words}`
}
