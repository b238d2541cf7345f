import type { Both, DemoIndustry } from '../world.ts'
import { organs, regionName, regions } from './banks/organs.ts'
import * as bank from './banks/policy.ts'
import { bodyOf, freshTitle, sentences, type Desk, type Draft } from './draft.ts'
import { papersOn } from '../papers/papers.ts'
import { say, type Slots } from './grammar.ts'
import { meetingBody, meetingOn } from './meeting.ts'
import { commonSlots } from './slots.ts'
import { plainIndustry, within } from './styles.ts'

function paper(
  desk: Desk,
  category: string,
  medium: Both,
  title: string,
  body: string,
  minute: number,
  eventIds: readonly string[] = [],
  tones: Draft['tones'] = {},
): Draft {
  desk.titles.add(title)
  return {
    kind: 'policy',
    category,
    language: 'zh',
    title,
    body,
    minute,
    medium,
    companies: [],
    post: null,
    eventIds,
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones,
  }
}

/** What readouts of the quarterly economic meeting are filed as, and who publishes them. */
export const READOUT_CATEGORY = 'politburo_econ'
export const readoutMedium: Both = { zh: '中央经济协调会议', en: 'Central Economic Coordination Meeting' }

/** Title and text of the quarterly economic meeting's readout, on the days that have one. */
export function readoutOn(seed: number, day: string, hidden: boolean): { title: string; body: string } | null {
  const number = meetingOn(day)
  if (number === null) return null
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  const title =
    month === 12
      ? `中央经济协调会议分析研究${Number(year) + 1}年经济工作`
      : `中央经济协调会议分析研究当前经济形势和经济工作（${year}年${month}月）`
  return { title, body: meetingBody(seed, number, hidden) }
}

/** The readout of the quarterly economic meeting, on the days that have one. */
export function economicMeeting(desk: Desk): Draft | undefined {
  const readout = readoutOn(desk.world.seed, desk.day, desk.hidden)
  if (!readout) return undefined
  return paper(desk, READOUT_CATEGORY, readoutMedium, readout.title, readout.body, desk.random.int(1050, 1140))
}

/** An English title beside the Chinese one, as the last line of the body. */
const translated = (body: string, title: string): string =>
  `${body}\nEnglish title: ${title.charAt(0).toUpperCase()}${title.slice(1)}`

/** How a paper's name reads in English. */
function planEn(plan: string, ind: string, prod: string, prodZh: string): string {
  const sort = /条件|规定|秩序|安全|产能|办法|标准|细则/u.test(plan)
    ? 'rules'
    : /意见|指引|指南/u.test(plan)
      ? 'guidelines'
      : 'action plan'
  return `${sort} for ${plan.includes(prodZh) ? prod : ind}`
}

/** What is done in a title, by the words that say it in Chinese. */
const doings: readonly (readonly [RegExp, string])[] = [
  [/征求意见/u, 'seeks comments on draft'],
  [/答记者问/u, 'answers questions about'],
  [/修订/u, 'amends'],
  [/施行/u, 'puts into force'],
  [/解读/u, 'explains'],
  [/部署落实/u, 'meets to carry out'],
  [/印发/u, 'issues notice on'],
  [/专项支持/u, 'announces special support:'],
]
const councilDoings: readonly (readonly [RegExp, string])[] = [
  [/调研/u, 'leader inspects'],
  [/专题学习/u, 'studies development of'],
  [/全体会议/u, 'plenary: key tasks in'],
  [/强调/u, 'stresses strengthening'],
  [/审议|听取/u, 'reviews work on'],
]
const doingOf = (title: string, list: readonly (readonly [RegExp, string])[], otherwise: string): string =>
  list.find(([words]) => words.test(title))?.[1] ?? otherwise

/** Official papers of the day: laws, plans, measures, amendments and what places make of them. */
export const officialPapers = (desk: Desk): Draft[] =>
  papersOn(desk.world, desk.day).map(({ truth, titleEn, body, issuer, category, headed }) => {
    const draft = paper(desk, category, issuer, truth.title, translated(body, titleEn), desk.random.int(540, 1020))
    const { number, bodies, level, signedOn } = truth
    return headed ? { ...draft, header: { number, bodies: bodies.join('、'), level, signedOn } } : draft
  })

/** A notice of a ministry or a place on an industry; `sign` says whether it helps or tightens. */
export function notice(
  desk: Desk,
  industry: DemoIndustry,
  sign: 1 | -1 | 0,
  eventIds: readonly string[],
): Draft | undefined {
  const { world, day, random } = desk
  const level1 = world.companies.find((one) => one.path.includes(industry.code))?.path[0] ?? industry.code
  const names = plainIndustry(industry)
  const products = world.companies
    .filter((one) => one.path.includes(industry.code))
    .flatMap((one) => one.products)
    .filter((one) => one.zh !== '其他')
  const product = products.length > 0 ? random.pick(products) : names
  const local = eventIds.length === 0 && random.chance(0.35)
  const region = random.pick(regions)
  const able = organs.filter(
    (one) => one.level === 'ministry' && (one.fields.length === 0 || one.fields.includes(level1)),
  )
  const organ = random.pick(able)
  const issuer = local
    ? { zh: `${regionName(region.zh)}人民政府办公厅`, en: `General Office of the ${region.en} People's Government` }
    : organ
  const good = sign > 0 || (sign === 0 && random.chance(0.5))
  const basic: Slots = {
    ...commonSlots(day, 'zh', random),
    ind: names.zh,
    prod: product.zh,
    aim: good
      ? random.pick([`加快${product.zh}推广应用`, `推动${names.zh}持续健康发展`])
      : random.pick([`规范${names.zh}市场秩序`, `保障${product.zh}质量和安全`]),
  }
  const plan = say(desk.voice, good ? bank.planGood : bank.planStrict, basic)
  const slots: Slots = { ...basic, plan, organ: issuer.zh, region: local ? regionName(region.zh) : region.zh }
  const title = freshTitle(desk, [local ? bank.localTitles : bank.ministryTitles], slots)
  if (!title) return undefined
  const measures = good ? bank.policyGood : bank.policyStrict
  const parts = [
    ...sentences(desk, bank.policyOpenings, slots, 1),
    ...sentences(desk, measures, slots, random.int(2, 5)).map((line, at) => `${'一二三四五六'.charAt(at)}、${line}`),
    ...sentences(desk, bank.policyNeutral, slots, random.int(1, 3)),
  ]
  const titleEn = `${issuer.en} ${doingOf(title, doings, 'publishes')} ${planEn(plan, within(names.en), within(product.en), product.zh)}`
  return paper(
    desk,
    local ? 'local' : 'ministry',
    { zh: issuer.zh, en: issuer.en },
    title,
    translated(bodyOf('zh', parts, 1), titleEn),
    random.int(540, 1080),
    eventIds,
  )
}

/** A meeting of the government council on an industry. */
export function councilMeeting(desk: Desk, industry: DemoIndustry): Draft | undefined {
  const { day, random } = desk
  const names = plainIndustry(industry)
  const region = random.pick(regions)
  const basic: Slots = {
    ...commonSlots(day, 'zh', random),
    ind: names.zh,
    prod: names.zh,
    region: region.zh,
    organ: '政务院办公厅',
  }
  const slots: Slots = { ...basic, plan: say(desk.voice, bank.planGood, basic) }
  const title = freshTitle(desk, [bank.councilTitles], slots)
  if (!title) return undefined
  const parts = [
    ...sentences(desk, bank.councilBodies, slots, 1),
    ...sentences(desk, bank.policyGood, slots, random.int(2, 4))
      .filter((line) => !/^[到在将]/u.test(line))
      .map((line) => `要${line}`),
    ...sentences(desk, bank.policyNeutral, slots, 1),
  ]
  const doing = doingOf(title, councilDoings, 'meets on')
  const titleEn = `Government Council ${doing} ${within(names.en)}${title.includes(region.zh) ? ` in ${region.en}` : ''}`
  return paper(
    desk,
    'council',
    { zh: '政务院办公厅', en: 'General Office of the Government Council' },
    title,
    translated(bodyOf('zh', parts, 1), titleEn),
    random.int(1020, 1140),
  )
}
