import { differenceOf } from '@pandora/intelligence/policy/difference'
import { lineMatching } from '@pandora/intelligence/policy/line-matching'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { randomFrom } from '@pandora/intelligence/linear/random'

const verbs = ['推进', '加快', '稳步实施', '完善', '大力发展', '规范', '支持', '统筹']
const places = ['东部', '沿海', '山区', '县域', '省会', '口岸', '老工业城市', '边境']
const things = ['港口', '水利', '托育', '储能', '种业', '消费品市场', '轨道交通', '职业教育', '数据中心', '林业碳汇']
const aims = ['降低成本', '扩大就业', '提高质量', '守住底线', '增加供给', '改善服务']

/** A text of policy sentences of so many letters; of two texts about a third of the sentences are alike. */
function textOf(letters: number, seed: number, common: number): string {
  const [own, shared] = [randomFrom(seed), randomFrom(common)]
  const pick = (from: readonly string[], random: () => number) => from[Math.floor(random() * from.length)] ?? ''
  const sentences: string[] = []
  for (let length = 0; length < letters; length += sentences.at(-1)?.length ?? 1) {
    const alike = pick(['a', 'b', 'c'], shared) === 'a'
    const random = alike ? shared : own
    sentences.push(
      `要${pick(verbs, random)}${pick(places, random)}${pick(things, random)}建设，${pick(verbs, random)}${pick(things, random)}改革，到${2030 + Math.floor(random() * 9)}年${pick(aims, random)}。`,
    )
  }
  return sentences.join('').slice(0, letters)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const linesOf = (text: string): string[] => sentencesIn(text).map(({ start, end }) => text.slice(start, end))

/**
 * Two policy texts held against each other, letter by letter: medians of five, in ms, after one run to warm up; beside
 * it their sentences as lines of a file, matched as Python's difflib does (once, cutoff .75).
 */
export function policyBench(): Promise<object> {
  const lengths = [20_000, 60_000].map((letters) => {
    const [before, after] = [textOf(letters, 1, 7), textOf(letters, 2, 7)]
    differenceOf(before, after)
    const taken = Array.from({ length: 5 }, () => {
      const [begun, cpu] = [performance.now(), process.cpuUsage()]
      differenceOf(before, after)
      // On a busy machine the time of the processor says what the clock does not.
      return { ms: performance.now() - begun, cpu: process.cpuUsage(cpu).user / 1000 }
    })
    const [old, young] = [linesOf(before), linesOf(after)]
    const lines = process.cpuUsage()
    lineMatching(old, young)
    return {
      letters,
      lineMatchingCpuMs: Math.round(process.cpuUsage(lines).user / 1000),
      ms: Math.round(median(taken.map(({ ms }) => ms))),
      longest: Math.round(Math.max(...taken.map(({ ms }) => ms))),
      cpuMs: Math.round(median(taken.map(({ cpu }) => cpu))),
    }
  })
  return Promise.resolve({ difference: lengths })
}
