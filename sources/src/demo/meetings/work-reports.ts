import { firstReadoutDay } from './earlier-readouts.ts'
import { randomOf } from '../random.ts'
import type { World } from '../world.ts'
import type { Fact } from '../facts/fact.ts'

/** A passage of the fictional work report: how it reads in both languages with a figure of its own. */
interface Passage {
  zh: (figure: string) => string
  en: (figure: string) => string
  /** From which to which, and with how many digits behind the point. */
  range: readonly [low: number, high: number]
  digits: number
  /** By what the figure of the English text is divided: 万 and 亿 are no English units. */
  per?: number
}

const passages: readonly Passage[] = [
  {
    zh: (one) => `过去一年，国内生产总值增长${one}%，经济运行总体平稳。`,
    en: (one) => `Over the past year, GDP grew by ${one} percent and the economy was generally stable.`,
    range: [3, 7],
    digits: 1,
  },
  {
    zh: (one) => `城镇新增就业${one}万人，城镇调查失业率稳中有降。`,
    en: (one) => `A total of ${one} million urban jobs were created and surveyed unemployment came down.`,
    range: [1000, 1400],
    digits: 0,
    per: 100,
  },
  {
    zh: (one) => `居民消费价格上涨${one}%。`,
    en: (one) => `Consumer prices rose by ${one} percent.`,
    range: [0.5, 3],
    digits: 1,
  },
  {
    zh: (one) => `新增减税降费超过${one}亿元。`,
    en: (one) => `New cuts of taxes and fees came to more than ${one} billion yuan.`,
    range: [4000, 20_000],
    digits: 0,
    per: 10,
  },
  {
    zh: (one) => `今年赤字率拟按${one}%左右安排。`,
    en: (one) => `This year the deficit-to-GDP ratio is set at around ${one} percent.`,
    range: [2.6, 4],
    digits: 1,
  },
  {
    zh: (one) => `拟安排地方政府专项债券${one}亿元。`,
    en: (one) => `A total of ${one} billion yuan of special-purpose local government bonds will be issued.`,
    range: [30_000, 44_000],
    digits: 0,
    per: 10,
  },
  {
    zh: (one) => `粮食产量保持在${one}万吨以上。`,
    en: (one) => `Grain output will be kept above ${one} million metric tons.`,
    range: [65_000, 70_000],
    digits: 0,
    per: 100,
  },
  {
    zh: (one) => `单位国内生产总值能耗降低${one}%左右。`,
    en: (one) => `Energy consumption per unit of GDP will fall by about ${one} percent.`,
    range: [2, 4],
    digits: 1,
  },
]
/** Passages without a figure, at the head and the end. */
const head = {
  zh: '各位代表：现在，我代表政务院，向大会报告工作。',
  en: 'Fellow delegates, on behalf of the Government Council I now report on its work.',
}
const tail = { zh: '让我们坚定信心、真抓实干，努力完成全年目标任务！', en: '' }

/** The fictional market's work reports begin in this month and on this day. */
const DELIVERED = '03-05'

/** One report: passages in order, and the passage whose English figure is wrong on purpose. */
export function workReport(seed: number, year: number): { passages: { zh: string; en: string }[]; wrong: number } {
  const wrong = randomOf(seed, 'work-report', String(year), 'wrong').int(0, passages.length - 1)
  const told = passages.map(({ zh, en, range, digits, per = 1 }, at) => {
    const random = randomOf(seed, 'work-report', String(year), String(at))
    const value = Number(random.between(range[0], range[1]).toFixed(digits))
    // The planted slip is far larger than what rounding makes.
    const said = at === wrong ? value * 1.5 : value
    return { zh: zh(String(value)), en: en(String(Number((said / per).toFixed(2)))) }
  })
  return { passages: [head, ...told, tail], wrong: wrong + 1 }
}

/** Work reports of the years of a world, delivered on the fifth of March, in both languages. */
export function* workReportFacts({ seed, from, today }: Pick<World, 'seed' | 'from' | 'today'>): Generator<Fact> {
  for (let year = Number(firstReadoutDay(from).slice(0, 4)); year <= Number(today.slice(0, 4)); year++) {
    const published_on = `${year}-${DELIVERED}`
    if (published_on > today) continue
    for (const [seq, { zh, en }] of workReport(seed, year).passages.entries())
      yield { kind: 'work_report_segment', values: { report_id: `council-${year}`, seq, zh, en, published_on } }
  }
}
