import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { gradedThemes, type GradedTheme } from '../../../themes/offers/graded.ts'
import { addFact, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'

type Grouped = Pick<Asking['reading'], 'industries' | 'themes' | 'place' | 'except' | 'ofAllGroups'>

/** Companies of the industries and themes asked for, of both where both are; null where neither is. */
export async function amongGroups({ services, view, now, reading }: Asking): Promise<ReadonlySet<string> | null> {
  if (reading.industries.length === 0 && reading.themes.length === 0 && reading.except.length === 0) return null
  const [market, byTheme] = await Promise.all([
    readyMarket(services, view),
    reading.themes.length === 0 ? new Map<string, GradedTheme>() : gradedThemes(services, view, now),
  ])
  const codes = new Set(reading.industries.map((one) => one.code))
  const without = new Set(reading.except.map((one) => one.code))
  // All of its members, as the theme's own page counts them.
  const members = reading.themes.map(
    (one) => new Set(byTheme.get(one.themeId)?.members.map((member) => member.companyId)),
  )
  const isIn = (companyId: string): boolean =>
    members.length === 0 ||
    (reading.ofAllGroups ? members.every((one) => one.has(companyId)) : members.some((one) => one.has(companyId)))
  return new Set(
    market.rows
      .filter((row) => codes.size === 0 || market.path(row.industryCode).some((code) => codes.has(code)))
      .filter((row) => !market.path(row.industryCode).some((code) => without.has(code)))
      .filter((row) => isIn(row.companyId))
      .map((row) => row.companyId),
  )
}

/** What a theme is called in an answer. */
const themeWord = (draft: Draft, { nameZh, nameEn }: Grouped['themes'][number]): string =>
  inWords(draft, `${nameZh}主题`, `theme ${nameEn}`)

/** Among which companies, in brackets; '' where among all. */
export function amongWords(
  draft: Draft,
  { industries, themes, place, except, ofAllGroups }: Grouped,
  more: readonly string[] = [],
): string {
  const where = [
    ...industries.map((one) => one.name),
    ...(ofAllGroups && themes.length > 1
      ? [themes.map((one) => themeWord(draft, one)).join(inWords(draft, '且', ' and '))]
      : themes.map((one) => themeWord(draft, one))),
    ...except.map((one) => inWords(draft, `不含${one.name}`, `without ${one.name}`)),
    ...(place === null ? [] : [inWords(draft, `注册在${place}`, `registered in ${place}`)]),
    ...more,
  ].join(inWords(draft, '、', ', '))
  return where === '' ? '' : inWords(draft, `（${where}）`, ` (${where})`)
}

/** Leads to the page of each theme that a question names. */
export function openThemes(draft: Draft, { themes }: Pick<Grouped, 'themes'>): void {
  for (const one of themes)
    draft.opens.push({
      name: inWords(draft, `主题“${one.nameZh}”`, `Theme ${one.nameEn}`),
      path: `themes/${one.themeId}`,
    })
}

/** Answers how many companies an industry or a theme has, of those in the market on its day. */
export async function tellCount(draft: Draft, asking: Asking): Promise<void> {
  const { services, view, reading } = asking
  draft.operation = 'screening.companies'
  const [market, among] = await Promise.all([readyMarket(services, view), amongGroups(asking)])
  const count = market.rows.filter(
    (row) => inMarketOn(row, market.present.day) && (among?.has(row.companyId) ?? true),
  ).length
  const where = amongWords(draft, reading)
  if (market.rows.length === 0) {
    lacks(
      draft,
      inWords(draft, `公司${where}`, `Companies${where}`),
      inWords(draft, '导入公司名单文件', 'Import a file of companies'),
    )
    return
  }
  draft.state = 'answered'
  const { day } = market.present
  const fact = addFact(draft, {
    label: inWords(draft, '在市公司', 'Companies in the market'),
    period: day === null ? null : inWords(draft, `截至 ${day}`, `as of ${day}`),
    unit: 'count',
    value: count,
  })
  say(
    draft,
    inWords(draft, `持有的在市公司${where}有 `, `Companies in the market that are held${where}: `),
    { fact },
    inWords(draft, ' 家。', '.'),
  )
  openThemes(draft, reading)
}
