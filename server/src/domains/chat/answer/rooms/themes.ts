import type { ThemesAsked } from '@pandora/intelligence/answers/rooms/asked'
import { endOfDay } from '@pandora/contract/time'
import { movesOver } from '../../../markets/offers/moves.queries.ts'
import { heatAt } from '../../../themes/offers/heat-days.ts'
import { marketThemes, type SummedTheme } from '../../../themes/offers/summary.ts'
import { addFact, companyName, inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { spanOf, type Span } from './parts.ts'

/** Themes that are shown. */
const SHOWN = 10

/** Answers which themes are hottest, or whose companies' prices went furthest over a time, or which a company belongs to. */
export async function answerThemes(draft: Draft, asking: Asking, asked: ThemesAsked): Promise<void> {
  draft.operation = 'themes.list'
  const all = [...(await marketThemes(asking.services, asking.view, asking.now)).values()]
  draft.opens.push({ name: inWords(draft, '主题', 'Themes'), path: 'themes' })
  if (all.length === 0) {
    lacks(draft, inWords(draft, '主题', 'Themes'), inWords(draft, '导入主题文件', 'Import a file of themes'))
    return
  }
  if (asked.companies.length > 0) return tellOwn(draft, asking, asked, all)
  const span = spanOf(draft, asking, asked, 7, 14)
  if (span === null) return
  draft.understood = `${span.words} ${asked.by === 'heat' ? inWords(draft, '主题热度', 'heat of themes') : inWords(draft, '主题涨跌', 'price changes of themes')}`
  await tellThemes(draft, asking, asked, all, span)
}

/** Mean change of the prices of each theme's members over a time, weighted by how much they are of it; per cent. */
async function changesOf({ services, view }: Asking, all: readonly SummedTheme[], { from, to }: Span) {
  const moves = new Map(
    (await movesOver(services.sql, view, { from, to })).map((row) => [
      row.company_id,
      (row.last_close / row.first_close - 1) * 100,
    ]),
  )
  return new Map(
    all.flatMap(({ graded: { theme, members } }) => {
      const own = members.flatMap((one) => {
        const move = moves.get(one.companyId)
        return move === undefined || one.membership <= 0 ? [] : [{ move, weight: one.membership }]
      })
      const weight = own.reduce((sum, one) => sum + one.weight, 0)
      return weight > 0
        ? [
            [
              theme.themeId,
              { change: own.reduce((sum, one) => sum + one.move * one.weight, 0) / weight, companies: own.length },
            ] as const,
          ]
        : []
    }),
  )
}

async function tellThemes(
  draft: Draft,
  asking: Asking,
  asked: ThemesAsked,
  all: readonly SummedTheme[],
  span: Span,
): Promise<void> {
  const at = Math.min(endOfDay(span.to), asking.view.asOf ?? asking.now)
  const [changes, heats] = await Promise.all([
    changesOf(asking, all, span),
    heatAt(asking.services.sql, asking.view, asking.now, null, [at]),
  ])
  const sign = asked.from === 'top' ? -1 : 1
  const heatOf = (one: SummedTheme) => heats.get(one.graded.theme.themeId)?.[0]
  const ratio = (one: SummedTheme) => heatOf(one)?.ratio ?? null
  // Where too little was read before to say what is usual, the stories of the week alone are counted.
  const isUsual = all.some((one) => ratio(one) !== null)
  const stories = (one: SummedTheme) => heatOf(one)?.stories || null
  const move = (one: SummedTheme) => changes.get(one.graded.theme.themeId)?.change ?? null
  const by = asked.by === 'prices' ? move : isUsual ? ratio : stories
  const list = all
    .filter((one) => by(one) !== null)
    .toSorted((a, b) => sign * ((by(a) ?? 0) - (by(b) ?? 0)))
    .slice(0, asked.most ?? SHOWN)
  if (list.length === 0) {
    lacks(
      draft,
      draft.understood ?? '',
      asked.by === 'heat'
        ? inWords(draft, '这段时间没有文章讲到主题', 'No texts of that time tell of themes')
        : inWords(draft, '那时没有行情：导入日线行情', 'No prices of that time: import daily prices'),
    )
    return
  }
  draft.state = 'answered'
  const ways =
    asked.by === 'heat'
      ? inWords(
          draft,
          `主题，按 ${span.to} ${isUsual ? '的热度（一周的报道是平常的几倍）' : '一周的报道数'}`,
          `Themes by ${isUsual ? 'heat (stories of a week, as a multiple of the usual)' : 'stories of the week'} on ${span.to}`,
        )
      : inWords(
          draft,
          `主题，按 ${span.words} 成员股价涨跌（按成员度加权）`,
          `Themes by how prices of their members went, ${span.words} (weighted by membership)`,
        )
  draft.parts.push({
    type: 'table',
    title: ways,
    heads: 'themes',
    columns: [
      inWords(draft, '热度', 'Heat'),
      inWords(draft, '一周报道', 'Stories of the week'),
      inWords(draft, `成员平均涨跌 ${span.words}`, `Mean change of members ${span.words}`),
    ],
    rows: list.map((one) => {
      const { themeId, nameZh, nameEn } = one.graded.theme
      const company = inWords(draft, nameZh, nameEn)
      const heat = heatOf(one)
      const [times, change] = [ratio(one), changes.get(themeId)]
      return {
        head: company,
        companyId: null,
        path: `themes/${themeId}`,
        factIds: [
          times === null
            ? null
            : addFact(draft, {
                label: inWords(draft, '热度', 'Heat'),
                company,
                period: span.to,
                unit: 'times',
                value: times,
                formula: inWords(
                  draft,
                  '（一周的报道 + 1）÷（此前半年平常一周的报道 + 1）',
                  '(stories of the week + 1) ÷ (usual stories of a week over half a year + 1)',
                ),
              }),
          heat === undefined
            ? null
            : addFact(draft, {
                label: inWords(draft, '一周报道', 'Stories of the week'),
                company,
                period: span.to,
                unit: 'count',
                value: heat.stories,
              }),
          change === undefined
            ? null
            : addFact(draft, {
                label: inWords(draft, '成员平均涨跌', 'Mean change of members'),
                company,
                period: span.words,
                unit: 'percent',
                value: change.change,
                formula: inWords(
                  draft,
                  `${change.companies} 家成员股价涨跌，按成员度加权平均`,
                  `Price changes of ${change.companies} members, mean weighted by membership`,
                ),
              }),
        ],
      }
    }),
  })
}

/** Themes that companies belong to, the nearest first. */
function tellOwn(draft: Draft, asking: Asking, asked: ThemesAsked, all: readonly SummedTheme[]): void {
  for (const id of asked.companies.flatMap((one) => one.companyIds)) {
    const company = companyName(draft, asking.known, id)
    draft.understood = `${company} ${inWords(draft, '所属主题', 'themes')}`
    const own = all
      .flatMap(({ graded: { theme, members } }) =>
        members.filter((one) => one.companyId === id).map((member) => ({ theme, member })),
      )
      .toSorted((a, b) => b.member.points - a.member.points)
    if (own.length === 0) {
      lacks(
        draft,
        inWords(draft, `${company}所属的主题`, `Themes of ${company}`),
        inWords(draft, '没有主题有它作成员', 'No theme has it as a member'),
      )
      continue
    }
    draft.state = 'answered'
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${company}所属的主题`, `Themes of ${company}`),
      heads: 'themes',
      columns: [inWords(draft, '成员度', 'Membership'), inWords(draft, '相关收入占比', 'Share of revenue')],
      rows: own.map(({ theme, member }) => ({
        head: inWords(draft, theme.nameZh, theme.nameEn),
        companyId: null,
        path: `themes/${theme.themeId}`,
        factIds: [
          addFact(draft, {
            label: inWords(draft, '成员度', 'Membership'),
            companyId: id,
            company,
            unit: 'percent',
            value: member.membership * 100,
          }),
          member.share === null
            ? null
            : addFact(draft, {
                label: inWords(draft, '相关收入占比', 'Share of revenue'),
                companyId: id,
                company,
                period: member.periodEnd,
                unit: 'percent',
                value: member.share,
              }),
        ],
      })),
    })
  }
}
