import type { Screen } from '@pandora/intelligence/answers/screened/screen'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../../draft.ts'
import { openThemes } from '../groups.ts'
import { MOST_SHOWN, sayLeftOut } from '../listed.ts'
import { boundWords, isWithin, type Screened } from './found.ts'
import type { HeldColumn } from './held-column.ts'

/** Companies of a list before that are all shown, with who of them meets a bound. */
const FEW = 5
/** Companies left out of a figure that are named. */
const MOST_NAMED = 40

const countFact = (draft: Draft, label: string, value: number): string =>
  addFact(draft, { label, unit: 'count', value })

/** Tells what a screen found: how many, or the companies with every figure that they are bounded and ordered by. */
export async function tellScreened(draft: Draft, asking: Asking, screen: Screen, found: Screened): Promise<void> {
  const { ids, held, universe, doubted } = found
  draft.state = 'answered'
  sayLeftOut(draft, doubted)
  const heldFact = countFact(
    draft,
    inWords(draft, '这些数据都有的公司', 'Companies that have all of these'),
    held.length,
  )
  if (screen.counts) tellCounted(draft, screen, found, heldFact)
  else if (ids.length === 0) tellNone(draft, screen, found, heldFact)
  else if (screen.within && universe.ids.size <= FEW && screen.bounds.length > 0) {
    const rest = held.filter((id) => !ids.includes(id))
    await tellTable(draft, asking, found, [...ids, ...rest])
    const names = ids.map((id) => companyName(draft, asking.known, id)).join(inWords(draft, '、', ', '))
    say(
      draft,
      inWords(draft, `其中符合的是${names}，共 `, `Of these ${names} meet it: `),
      { fact: countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), ids.length) },
      inWords(draft, ' 家。', '.'),
    )
  } else {
    await tellTable(draft, asking, found, ids.slice(0, Math.max(MOST_SHOWN, screen.top ?? 0)))
    if (screen.top === null)
      say(
        draft,
        inWords(draft, '共 ', 'In all '),
        { fact: countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), ids.length) },
        inWords(draft, ' 家符合。', ' meet it.'),
      )
    say(
      draft,
      inWords(draft, '在这些数据都有的 ', 'Among the '),
      { fact: heldFact },
      inWords(draft, ' 家公司中。', ' companies that have all of these.'),
    )
  }
  for (const column of found.columns) sayUncounted(draft, asking, column, universe.ids)
  openThemes(draft, { ...asking.reading, themes: screen.themes })
}

/** Says of which companies a figure could not be counted, and why, by their names as far as they are few. */
function sayUncounted(
  draft: Draft,
  { known }: Asking,
  { name, uncounted }: HeldColumn,
  among: ReadonlySet<string>,
): void {
  const ids = [...(uncounted?.ids ?? [])].filter((id) => among.has(id)).toSorted()
  if (!uncounted || ids.length === 0) return
  const names = ids
    .slice(0, MOST_NAMED)
    .map((id) => companyName(draft, known, id))
    .join(inWords(draft, '、', ', '))
  const isMore = ids.length > MOST_NAMED
  say(
    draft,
    inWords(draft, `${name}未计入（${uncounted.why}）的公司有 `, `Left out of ${name} (${uncounted.why}): `),
    { fact: countFact(draft, inWords(draft, '未计入的公司', 'Companies left out'), ids.length) },
    inWords(draft, ` 家：${names}${isMore ? ' 等' : ''}。`, ` companies: ${names}${isMore ? ' and others' : ''}.`),
  )
}

function tellCounted(draft: Draft, screen: Screen, { ids, held, universe }: Screened, heldFact: string): void {
  const count = countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), ids.length)
  say(
    draft,
    inWords(draft, `符合条件的公司${universe.words}有 `, `Companies that meet it${universe.words}: `),
    { fact: count },
    inWords(draft, ' 家；在这些数据都有的 ', ' of the '),
    { fact: heldFact },
    inWords(draft, ' 家中数得。', ' that have all of these.'),
  )
  if (!screen.share || held.length === 0) return
  const name = inWords(draft, '占比', 'Share')
  const share = addFact(draft, {
    label: name,
    unit: 'percent',
    value: (ids.length / held.length) * 100,
    formula: inWords(
      draft,
      '占比 = 符合的公司 ÷ 这些数据都有的公司',
      'Share = companies that meet it ÷ companies that have all of these',
    ),
    parts: [count, heldFact],
  })
  say(draft, inWords(draft, '占其中的 ', 'That is '), { fact: share }, inWords(draft, '。', ' of them.'))
}

/** That nobody meets all bounds, and how many meet each by itself. */
function tellNone(draft: Draft, screen: Screen, { held, bounds, universe }: Screened, heldFact: string): void {
  say(
    draft,
    inWords(draft, `没有公司符合${universe.words}；在这些数据都有的 `, `No company meets it${universe.words}, of the `),
    { fact: heldFact },
    inWords(draft, ' 家中找过。', ' that have all of these.'),
  )
  if (bounds.length < 2) return
  const label = inWords(draft, '符合的公司', 'Companies that meet it')
  draft.parts.push({
    type: 'table',
    title: inWords(draft, '单看每一条', 'Each bound by itself'),
    heads: 'figures',
    columns: [label],
    rows: screen.bounds.flatMap((one, at) => {
      const own = bounds[at]
      if (!own) return []
      const met = held.filter((id) => isWithin(own, id)).length
      return [{ head: boundWords(draft, one, own), companyId: null, factIds: [countFact(draft, label, met)] }]
    }),
  })
}

async function tellTable(
  draft: Draft,
  asking: Asking,
  { columns, universe }: Screened,
  ids: readonly string[],
): Promise<void> {
  const rows: { head: string; companyId: string; factIds: (string | null)[] }[] = []
  for (const companyId of ids) {
    const factIds: (string | null)[] = []
    for (const column of columns) factIds.push(await column.fact(companyId))
    if (universe.besides) factIds.push(universe.besides.fact(companyId))
    rows.push({ head: companyName(draft, asking.known, companyId), companyId, factIds })
  }
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `符合条件的公司${universe.words}`, `Companies that meet it${universe.words}`),
    heads: 'companies',
    columns: [...columns.map((one) => one.name), ...(universe.besides ? [universe.besides.name] : [])],
    rows,
  })
}
