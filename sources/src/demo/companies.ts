import { dayAfter, tradingDayAfter } from './calendar.ts'
import { branches, branchOf, sectorOf, sectors, type Branch } from './industries.ts'
import { makeNamer, personOf, placeOf } from './naming.ts'
import { randomOf, type Random } from './random.ts'
import type { DemoCompany, DemoSize } from './world.ts'

/** How many companies, years of history and authors a size has. */
export const sizes: Readonly<Record<DemoSize, { companies: number; months: number; authors: number }>> = {
  small: { companies: 36, months: 6, authors: 40 },
  medium: { companies: 320, months: 36, authors: 500 },
  full: { companies: 5500, months: 120, authors: 6000 },
}

const YEAR = 365.25

/** Number ranges that no real listing has: real ones end at 003, 302, 605 and begin at 688 and 689. */
const ranges = { main: { SHZ: 6000, SSE: 606_000 }, chinext: { SHZ: 306_000 }, star: { SSE: 686_000 } } as const
const growthSectors = new Set([
  '270000',
  '370000',
  '630000',
  '640000',
  '650000',
  '710000',
  '720000',
  '730000',
  '760000',
  '220000',
  '280000',
])

/** Classes of level 3 for `count` companies: every industry of level 1, as the market weighs them. */
function branchesFor(count: number): Branch[] {
  const total = sectors.reduce((sum, one) => sum + one.weight, 0)
  const counts = sectors.map((one) => Math.max(1, Math.floor((count * one.weight) / total)))
  for (let at = 0; counts.reduce((sum, one) => sum + one, 0) < count; at++)
    counts[(at * 7 + 4) % counts.length] = (counts[(at * 7 + 4) % counts.length] ?? 0) + 1
  return sectors.flatMap((sector, at) => {
    const own = branches.filter((one) => one.sector === sector.code)
    return Array.from({ length: counts[at] ?? 0 }, (_, number) => own[number % own.length] as Branch)
  })
}

function boardOf(random: Random, sector: string): { board: DemoCompany['board']; exchange: DemoCompany['exchange'] } {
  if (growthSectors.has(sector) && random.chance(0.5))
    return random.chance(0.6) ? { board: 'chinext', exchange: 'SHZ' } : { board: 'star', exchange: 'SSE' }
  return { board: 'main', exchange: random.chance(0.45) ? 'SHZ' : 'SSE' }
}

function productsOf(random: Random, branch: Branch): DemoCompany['products'] {
  const weights = branch.products.map((_, at) => (1 / (at + 1)) * random.between(0.6, 1.4))
  const sum = weights.reduce((total, one) => total + one, 0) / random.between(0.86, 0.97)
  const shares = weights.map((one) => Math.round((one / sum) * 1000) / 1000)
  const rest = Math.round((1 - shares.reduce((total, one) => total + one, 0)) * 1000) / 1000
  return [
    ...branch.products.map((product, at) => ({ ...product, share: shares[at] ?? 0 })),
    { zh: '其他', en: 'Other', share: rest },
  ]
}

/** The companies of a world that begins on `from`. */
export function makeCompanies(seed: number, size: DemoSize, from: string): DemoCompany[] {
  const { companies: count, months } = sizes[size]
  const next = new Map<number, number>()
  const nameOf = makeNamer(seed)
  const horizon = Math.floor((months / 12) * YEAR)
  return branchesFor(count).map((branch, number) => {
    const random = randomOf(seed, 'company', number)
    const sector = sectorOf.get(branch.sector)
    if (!sector) throw new Error(`no sector ${branch.sector}`)
    const { board, exchange } = boardOf(random, branch.sector)
    const range = board === 'main' ? ranges.main[exchange] : board === 'chinext' ? ranges.chinext.SHZ : ranges.star.SSE
    const place = (next.get(range) ?? 0) + random.int(1, count > 1000 ? 1 : 5)
    next.set(range, place)
    const code = String(range + place).padStart(6, '0')
    const { regionCode, city } = placeOf(random)
    const name = nameOf(random, branch, city)
    const late = random.chance(0.06)
    const firstDay = tradingDayAfter(late ? dayAfter(from, random.int(20, Math.floor(horizon * 0.8))) : from, 0)
    const big = branch.sector === '480000' || branch.code === '730102' ? 4 : 0
    const cap = Math.exp(22.75 + random.normal() * 0.95 + big * 0.55)
    const firstPrice = Math.round(Math.exp(2.85 + random.normal() * 0.6 - big * 0.25) * 100) / 100
    const totalShares = Math.round(cap / firstPrice / 10_000) * 10_000
    // Of what a company earns its price is some 22 times, a bank’s some 6.
    const priced = branch.sector === '480000' ? 1.8 : 3.1
    const revenue = Math.round(
      cap / Math.exp(priced + random.normal() * 0.4) / (sector.netMargin * random.between(0.7, 1.4)),
    )
    const renamed = !late && random.chance(0.09) ? name.former(random) : undefined
    return {
      id: `${exchange}-${code}`,
      exchange,
      code,
      board,
      nameZh: name.nameZh,
      nameEn: name.nameEn,
      shortZh: name.shortZh,
      shortEn: name.shortEn,
      pinyin: name.pinyin,
      formerNames: renamed ? [{ zh: renamed, until: dayAfter(from, random.int(10, Math.floor(horizon * 0.9))) }] : [],
      industryCode: branch.code,
      path: [branch.sector, `${branch.code.slice(0, 4)}00`, branch.code] as const,
      regionCode,
      city,
      products: productsOf(random, branch),
      chair: personOf(random),
      secretary: personOf(random),
      website: `https://www.${name.pinyin.replaceAll(' ', '')}.example/`,
      listedOn: late ? firstDay : dayAfter(from, -random.int(200, 7300)),
      delistedOn:
        !late && random.chance(0.012)
          ? tradingDayAfter(dayAfter(from, random.int(Math.floor(horizon * 0.4), Math.floor(horizon * 0.95))), 0)
          : null,
      firstDay,
      totalShares,
      floatShares: Math.round((totalShares * random.between(0.45, 1)) / 10_000) * 10_000,
      firstPrice,
      marketCap: totalShares * firstPrice,
      revenue,
      growth: 0.06 + random.normal() * 0.09,
      grossMargin: Math.min(0.92, Math.max(0.05, sector.grossMargin * random.between(0.75, 1.3))),
      beta: random.between(0.7, 1.3),
      industryBeta: random.between(0.75, 1.25),
      volatility: sector.volatility * random.between(0.75, 1.3),
    }
  })
}

/** What a company's class buys of. */
export function inputsOf(company: DemoCompany): readonly string[] {
  return branchOf.get(company.industryCode)?.inputs ?? []
}
