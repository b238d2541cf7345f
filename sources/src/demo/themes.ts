import { dayAfter } from './calendar.ts'
import { randomOf } from './random.ts'
import { rowsOf } from './tables/parse.ts'
import { themeTable } from './tables/themes.ts'
import type { Both, DemoCompany, DemoTheme, World } from './world.ts'

/** The sixty themes with their members: the nearer a class stands to the theme, the greater the weight. */
export function makeThemes(seed: number, companies: readonly DemoCompany[], from: string, months: number): DemoTheme[] {
  return rowsOf(themeTable).map(([zh = '', en = '', wordsZh = '', wordsEn = '', classes = ''], number) => {
    const id = `T${String(number + 1).padStart(3, '0')}`
    const random = randomOf(seed, 'theme', id)
    const seen = new Set<string>()
    const members = classes.split(',').flatMap((code, place) =>
      companies.flatMap((company) => {
        const near = company.industryCode === code
        // Of the wider class a few belong too, with little weight.
        if (
          seen.has(company.id) ||
          !(near ? random.chance(0.92) : company.path[1] === `${code.slice(0, 4)}00` && random.chance(0.35))
        )
          return []
        seen.add(company.id)
        const weight =
          Math.round(
            Math.min(1, Math.max(0.05, (1 - place * 0.16) * (near ? 1 : 0.45) * random.between(0.6, 1.1))) * 100,
          ) / 100
        const since = random.chance(0.75) ? from : dayAfter(from, random.int(20, months * 26))
        const to = random.chance(0.05) ? dayAfter(since, random.int(60, 200)) : null
        return [
          {
            companyId: company.id,
            weight,
            from: since < company.firstDay ? company.firstDay : since,
            to: to !== null && to < dayAfter(from, months * 30) ? to : null,
          },
        ]
      }),
    )
    const strongest = members.toSorted((a, b) => b.weight - a.weight).slice(0, 60)
    const words = { wordsZh: [zh, ...wordsZh.split(',')], wordsEn: [en, ...wordsEn.split(',')] }
    return {
      id,
      zh,
      en,
      ...words,
      aboutZh: `${zh}主题汇集业务与${wordsZh.split(',').join('、')}相关的公司，权重为相关业务的占比与订单的可见度。演示市场中的公司与关系均为虚构。`,
      aboutEn: `${en}: companies whose business is tied to ${wordsEn.split(',').join(' and ')}. The weight says how much of the business it is. Companies and relations of the demo market are fictional.`,
      members: strongest,
    }
  })
}

/** Themes that nobody sells: a price, a season, a policy of paying out. */
const noBusiness = new Set([
  '白酒去库存',
  '生猪周期',
  '快递提价',
  '航运涨价',
  '电影春节档',
  '铜铝供需',
  '煤炭长协',
  '高股息',
  '光伏降本',
  '锂矿',
])
/**
 * Most lines of one company, the share of revenue they may be together, and the weight from which a member reports one.
 */
const LINES = { most: 2, share: 0.75, from: 0.25 }
/** One member in so many reports no such line: it belongs in name only. */
const SILENT = 0.2

type Line = Both & { share: number; from: string; to: string | null }
const linesOf = new WeakMap<readonly DemoTheme[], ReadonlyMap<string, Line[]>>()

function allLines({ seed, themes }: Pick<World, 'seed' | 'themes'>): ReadonlyMap<string, Line[]> {
  const known = linesOf.get(themes)
  if (known) return known
  const lines = themes
    .filter((one) => !noBusiness.has(one.zh))
    .flatMap(({ id, zh, en, members }) =>
      members.flatMap(({ companyId, weight, from, to }) => {
        const random = randomOf(seed, 'theme line', id, companyId)
        return weight < LINES.from || random.chance(SILENT)
          ? []
          : [
              {
                companyId,
                line: { zh: `${zh}业务`, en: `${en} business`, share: weight * random.between(0.5, 0.8), from, to },
              },
            ]
      }),
    )
  const grouped = new Map(
    [...Map.groupBy(lines, (one) => one.companyId)].map(([id, own]) => [
      id,
      own.map((one) => one.line).toSorted((a, b) => b.share - a.share),
    ]),
  )
  linesOf.set(themes, grouped)
  return grouped
}

/**
 * Lines of business of a company that are named for themes it belonged to on a day, with their share of its revenue.
 */
export function themeLinesOf(
  world: Pick<World, 'seed' | 'themes'>,
  companyId: string,
  day: string,
): (Both & { share: number })[] {
  const own = (allLines(world).get(companyId) ?? [])
    .filter((one) => one.from <= day && (one.to === null || one.to >= day))
    .slice(0, LINES.most)
  const whole = own.reduce((sum, one) => sum + one.share, 0)
  return own.map(({ zh, en, share }) => ({
    zh,
    en,
    share: whole > LINES.share ? (share / whole) * LINES.share : share,
  }))
}
