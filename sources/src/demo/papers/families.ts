import { organs, regionName, regions, type Organ } from '../language/banks/organs.ts'
import { plainIndustry } from '../language/styles.ts'
import { randomOf } from '../random.ts'
import type { Both, World } from '../world.ts'

/** What an official paper truly says of itself: beside the product, to measure reading by. */
export interface PaperTruth {
  title: string
  number: string | null
  bodies: readonly string[]
  level: 'national' | 'ministry' | 'local'
  region: string | null
  signedOn: string
  relations: readonly { relation: 'basedOn' | 'carriesOut' | 'amends' | 'repeals'; title: string }[]
  tasks: readonly { leads: readonly string[]; due: string | null; figures: readonly string[] }[]
}

/** An official paper of the demo market: text and truth. `headed`: its source gives its header beside the text. */
export interface Paper {
  titleEn: string
  body: string
  issuer: Both
  category: 'council' | 'ministry' | 'local' | 'law'
  headed: boolean
  truth: PaperTruth
}

/** Families of papers: a law, a plan, measures that replace interim ones, what places make of it, an amendment. */
const FAMILIES = 14
/** Months after which a family begins anew, and by how many the families follow one another. */
const [CYCLE, APART] = [24, 5]

const prefixes: Readonly<Record<string, string>> = {
  planning: '统规',
  industry: '产信',
  treasury: '财税',
  trade: '商贸',
  science: '科创',
  energy: '能署',
  housing: '住建城',
  transport: '交署',
  rural: '农乡',
  ecology: '环署',
  health: '卫署',
  medicines: '药署',
  market: '市序',
  data: '数署',
}

/** What the papers of a family are about and who writes them, in one cycle. */
export interface Family {
  at: number
  /** Months since it began. */
  since: number
  /** Year in which it began. */
  begun: number
  industry: Both
  product: Both
  lead: Organ
  help: Organ
  places: readonly Both[]
  number: number
}

/** The family `at` as it stands in a month, counted from year 0. */
function familyOf(world: World, at: number, month: number): Family {
  const since = (month - at * APART) % CYCLE
  const begun = Math.floor((month - since) / 12)
  const fixed = randomOf(world.seed, 'papers', String(at))
  const random = randomOf(world.seed, 'papers', String(at), String(begun))
  const firsts = world.industries.filter((one) => one.level === 1)
  const industry = firsts[(at * 5 + fixed.int(0, 4)) % firsts.length] ?? fixed.pick(firsts)
  const sold = world.companies
    .filter((one) => one.path[0] === industry.code)
    .flatMap((one) => one.products)
    .filter((one) => one.zh !== '其他')
  const able = organs.filter(
    (one) => prefixes[one.id] && (one.fields.length === 0 || one.fields.includes(industry.code)),
  )
  const lead = able.find((one) => one.fields.length > 0) ?? random.pick(able)
  const helps = able.filter((one) => one.id !== lead.id)
  const names = plainIndustry(industry)
  return {
    at,
    since,
    begun,
    industry: names,
    product: sold.length > 0 ? random.pick(sold) : names,
    lead,
    help: random.pick(helps),
    places: [0, 1, 2].map((step) => regions[(at * 7 + begun + step * 11) % regions.length] ?? random.pick(regions)),
    number: 10 + at * 3,
  }
}

/** All families as they stand on a day. */
export const familiesOn = (world: World, day: string): Family[] =>
  Array.from({ length: FAMILIES }, (_none, at) =>
    familyOf(world, at, Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1),
  )

export const lawOf = ({ industry }: Family): string => `${industry.zh}促进法`
export const planOf = ({ industry, begun }: Family): string => `${industry.zh}高质量发展规划（${begun}—${begun + 4}年）`
export const interimOf = ({ product, begun }: Family): string => `${product.zh}质量管理暂行办法（${begun}年）`
export const measuresOf = ({ product, begun }: Family): string => `${product.zh}质量管理办法（${begun + 1}年）`
export const numberOf = (organ: Organ, year: number, number: number): string =>
  `${prefixes[organ.id] ?? '政'}发〔${year}〕${number}号`
export { regionName }
