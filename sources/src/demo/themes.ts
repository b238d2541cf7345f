import { dayAfter } from './calendar.ts'
import { randomOf } from './random.ts'
import { rowsOf } from './tables/parse.ts'
import { themeTable } from './tables/themes.ts'
import type { DemoCompany, DemoTheme } from './world.ts'

/** The sixty themes with their members: the nearer a class stands to the theme, the greater the weight. */
export function makeThemes(seed: number, companies: readonly DemoCompany[], from: string, months: number): DemoTheme[] {
  return rowsOf(themeTable).map(([zh = '', en = '', wordsZh = '', wordsEn = '', classes = ''], number) => {
    const id = `T${String(number + 1).padStart(3, '0')}`
    const random = randomOf(seed, 'theme', id)
    const seen = new Set<string>()
    const members = classes.split(',').flatMap((code, place) => companies.flatMap((company) => {
      const near = company.industryCode === code
      // Of the wider class a few belong too, with little weight.
      if (seen.has(company.id) || !(near ? random.chance(0.92) : company.path[1] === `${code.slice(0, 4)}00` && random.chance(0.35))) return []
      seen.add(company.id)
      const weight = Math.round(Math.min(1, Math.max(0.05, (1 - place * 0.16) * (near ? 1 : 0.45) * random.between(0.6, 1.1))) * 100) / 100
      const since = random.chance(0.75) ? from : dayAfter(from, random.int(20, months * 26))
      const to = random.chance(0.05) ? dayAfter(since, random.int(60, 200)) : null
      return [{ companyId: company.id, weight, from: since < company.firstDay ? company.firstDay : since, to: to !== null && to < dayAfter(from, months * 30) ? to : null }]
    }))
    const strongest = members.toSorted((a, b) => b.weight - a.weight).slice(0, 60)
    const words = { wordsZh: [zh, ...wordsZh.split(',')], wordsEn: [en, ...wordsEn.split(',')] }
    return {
      id, zh, en, ...words,
      aboutZh: `${zh}主题汇集业务与${wordsZh.split(',').join('、')}相关的公司，权重为相关业务的占比与订单的可见度。演示市场中的公司与关系均为虚构。`,
      aboutEn: `${en}: companies whose business is tied to ${wordsEn.split(',').join(' and ')}. The weight says how much of the business it is. Companies and relations of the demo market are fictional.`,
      members: strongest,
    }
  })
}

