import { dayAfter } from './calendar.ts'
import { sectors } from './industries.ts'
import { randomOf } from './random.ts'
import { firstSyllables, secondSyllables } from './tables/names.ts'
import { syllableOf } from './tables/parse.ts'
import type { DemoAuthor } from './world.ts'

const heads =
  '老 小 阿 大 半 淡定的 佛系 追高的 空仓的 拿得住的 慢慢变富的 低吸 长线 短线 满仓 价值 趋势 复盘 研报搬运 周末看图的'.split(
    ' ',
  )
const tails =
  '股民 散户 韭菜 掌柜 船长 先生 行者 研究员 书生 猎手 渔夫 看盘人 笔记 观察 随笔 投研 实盘 日记 茶馆 农夫'.split(' ')
const marks = ['', '', '', '_', '88', '2018', '666', '007', 'X', '啊', '呀', '999', '1', 'v']

/**
 * Those who write posts, with skills from the reliably wrong to those who know, most between them: were they closer
 * together, a year's calls could not tell them apart (docs/author-calls.md). Their numbers go on from `first`; none is
 * called as one of `taken`.
 */
export function makeAuthors(
  seed: number,
  count: number,
  from: string,
  { first: begins, taken: others }: { first: number; taken: readonly string[] } = { first: 0, taken: [] },
): DemoAuthor[] {
  const first = firstSyllables.map(syllableOf)
  const second = secondSyllables.map(syllableOf)
  const taken = new Set(others)
  return Array.from({ length: count }, (_, at) => {
    const number = begins + at
    const random = randomOf(seed, 'author', number)
    const platform = random.chance(0.45) ? 'xq' : 'df'
    let name = ''
    for (let tries = 0; name === '' || taken.has(name); tries++) {
      const own = random.pick(first).zh + random.pick(second).zh
      name =
        (random.chance(0.4)
          ? random.pick(heads) + own
          : random.chance(0.5)
            ? own + random.pick(tails)
            : random.pick(heads) + random.pick(tails)) +
        random.pick(marks) +
        (tries > 3 ? String(random.int(10, 9999)) : '')
    }
    taken.add(name)
    const [luck, wit] = [random.next(), random.next()]
    return {
      id: `${platform}-${String(10_000 + number)}`,
      platform,
      name,
      joinedOn: dayAfter(from, -random.int(30, 3600)),
      skill: Math.round((0.26 + 0.24 * (luck + wit)) * 1000) / 1000,
      irony: random.chance(0.2) ? random.between(0.1, 0.35) : random.between(0, 0.05),
      chatter: random.chance(0.25) ? random.between(0.15, 0.5) : random.between(0, 0.12),
      activity: Math.exp(random.normal() * 1.1),
      likes: random.sample(
        sectors.map((one) => one.code),
        random.int(2, 6),
      ),
    }
  })
}
