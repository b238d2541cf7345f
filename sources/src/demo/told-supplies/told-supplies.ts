import { isTradingDay } from '../calendar.ts'
import { randomOf, type Random } from '../random.ts'
import { tellsNothing } from '../world.ts'
import type { DemoCompany, World, WrittenText } from '../world.ts'

/** How often a supply is told of in a year. */
const A_YEAR = 2.5
/** Of those told unsurely, so many are no supply at all: made up, for readers to reject. */
const MADE_UP = 0.35

/** Ways to say that {a} supplies {b}; {p} is the product. What is said surely stands by itself, the rest waits. */
const ways = {
  zh: {
    sure: [
      '{b}在投资者交流中表示，{a}是{b}的主要供应商，供应{p}，双方合作多年。',
      '公告显示，{b}是{a}的重要客户，采购的主要是{p}。',
    ],
    unsure: [
      '业内人士介绍，{a}长期为{b}供应{p}，具体数量双方均未披露。',
      '产业链消息称，{a}正在向{b}批量供货，品种以{p}为主。',
    ],
    title: ['{p}产业链观察：{a}与{b}', '{a}、{b}：{p}的上下游'],
    close: ['价格随行就市，按月结算。', '该业务占比不大，对全年业绩影响有限。'],
  },
  en: {
    sure: [
      '{a} is a supplier to {b}, the company told investors, and has been for years.',
      '{b} is a customer of {a}, a filing shows, buying mostly {p}.',
    ],
    unsure: [
      '{a} supplies {p} to {b}, people in the trade say; neither gives volumes.',
      '{b} sources {p} from {a}, according to people in the trade.',
    ],
    title: ['Along the chain of {p}: {a} and {b}', '{a}, {b} and the trade in {p}'],
    close: ['Prices follow the market and are settled monthly.', 'The business is a small part of either company.'],
  },
} as const

const media = { zh: { zh: '链闻观察', en: 'Chain Watch' }, en: { zh: '远望通讯', en: 'Farsight Wire' } } as const

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w)\}/gu, (whole, name: string) => slots[name] ?? whole)

/** Two companies between which nothing is supplied either way, with something that the first makes. */
function madeUp({ companies, edges }: World, random: Random, day: string) {
  const listed = companies.filter((one) => one.firstDay < day && (one.delistedOn === null || one.delistedOn > day))
  const [a, b] = random.sample(listed, 2)
  const product = a?.products.find((one) => one.zh !== '其他')
  if (!a || !b || !product) return null
  const tied = edges.some((edge) => [edge.supplierId, edge.customerId].every((id) => id === a.id || id === b.id))
  return tied ? null : { a, b, product }
}

/**
 * News of a day that tell of supplies in passing, surely or not; some of the unsure ones are made up. They move no
 * price: who supplies whom is nothing new to those who trade. A day's follow from the seed and the day alone.
 */
export function supplyTextsOn(world: World, day: string): WrittenText[] {
  const random = randomOf(world.seed, 'told-supplies', day)
  const standing = world.edges.filter(({ from, to }) => from <= day && (to === null || to >= day))
  const wanted = random.count((standing.length * A_YEAR * (isTradingDay(day) ? 1.38 : 0.15)) / 365)
  return random.sample(standing, Math.min(wanted, standing.length)).flatMap((edge, at): WrittenText[] => {
    const language = random.chance(0.7) ? 'zh' : 'en'
    const sure = random.chance(0.45)
    const invented = !sure && random.chance(MADE_UP) ? madeUp(world, random, day) : null
    const { a, b, product } = invented ?? {
      a: world.company(edge.supplierId),
      b: world.company(edge.customerId),
      product: edge.product,
    }
    const called = (one: DemoCompany): string => (language === 'zh' ? one.shortZh : one.shortEn)
    const slots = { a: called(a), b: called(b), p: product[language] }
    const words = ways[language]
    const start = Date.parse(`${day}T00:00:00+08:00`)
    return [
      {
        externalId: `${day.replaceAll('-', '')}-S${String(at + 1).padStart(3, '0')}`,
        kind: 'news',
        category: null,
        language,
        title: filled(random.pick(words.title), slots),
        body: [random.pick(sure ? words.sure : words.unsure), random.pick(words.close)]
          .map((text) => filled(text, slots))
          .join(language === 'zh' ? '' : ' '),
        publishedAt: start + random.int(9 * 3600, 20 * 3600) * 1000,
        medium: media[language],
        companies: [a, b].map(({ id }) => ({ id, relation: 'mention' })),
        post: null,
        truth: tellsNothing,
      },
    ]
  })
}
