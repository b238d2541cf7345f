import { historyAmount } from '@pandora/sources/demo/amounts'
import { firstDayOf, simulate } from '@pandora/sources/demo/build'
import { calendarDays } from '@pandora/sources/demo/calendar'
import { writeDayFrom } from '@pandora/sources/demo/language/day'
import type { WrittenText } from '@pandora/sources/demo/world'

const SEED = 1
const TODAY = '2026-03-31'
/** Headlines on one page of a list. */
const PAGE = 60

/** Runs of four: of characters in Chinese titles, of words in English ones. */
function runsOf(title: string): string[] {
  if (/\p{Script=Han}/u.test(title))
    return Array.from({ length: Math.max(0, title.length - 3) }, (_, at) => title.slice(at, at + 4))
  const words = title.split(' ')
  return words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(' '))
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits))

/**
 * Writes the texts of three years of a medium market, shown and hidden half: how many, how fast, how much headlines
 * repeat themselves.
 */
export async function demoLanguageBench(): Promise<object> {
  const { world } = simulate({ seed: SEED, size: 'medium', from: firstDayOf('medium', TODAY), today: TODAY })
  // Prices are worked out when first asked for; that is no part of the writing.
  world.tape.closeOf(world.companies[0]?.id ?? '', TODAY)
  const figures = (hidden: boolean) => {
    const counts: Record<string, number> = {}
    const titles: string[] = []
    const perDay = new Map<string, Set<string>>()
    let [repeated, copies, exact, characters, milliseconds, processor] = [0, 0, 0, 0, 0, 0]
    const note = (day: string, text: WrittenText) => {
      const key = `${text.kind}.${text.language}`
      counts[key] = (counts[key] ?? 0) + 1
      characters += text.body.length
      if (text.truth.copyOf !== null) {
        copies++
        if (text.truth.exact) exact++
      } else if (text.kind !== 'post') {
        titles.push(text.title)
        const seen = perDay.get(day) ?? new Set()
        if (seen.has(text.title)) repeated++
        perDay.set(day, seen.add(text.title))
      }
    }
    for (const day of calendarDays(world.from, world.today)) {
      const start = performance.now()
      const used = process.cpuUsage()
      const texts = writeDayFrom(world, day, historyAmount(SEED, 'medium', day), hidden)
      milliseconds += performance.now() - start
      const { user, system } = process.cpuUsage(used)
      processor += user + system
      for (const text of texts) note(day, text)
    }
    const shares = Array.from({ length: Math.floor(titles.length / PAGE) }, (_, page) => {
      const runs = titles.slice(page * PAGE, (page + 1) * PAGE).flatMap(runsOf)
      return new Set(runs).size / runs.length
    })
    const texts = Object.values(counts).reduce((sum, one) => sum + one, 0)
    return {
      texts,
      counts,
      characters,
      seconds: rounded(milliseconds / 1000, 1),
      processorSeconds: rounded(processor / 1e6, 1),
      textsPerSecond: Math.round(texts / (milliseconds / 1000)),
      copies,
      exactCopies: exact,
      titlesTwiceOnADay: repeated,
      distinctRunsOfAPage: {
        median: rounded(median(shares)),
        mean: rounded(shares.reduce((sum, one) => sum + one, 0) / shares.length),
        least: rounded(Math.min(...shares)),
        pagesFromNineTenths: rounded(shares.filter((one) => one >= 0.9).length / shares.length),
      },
    }
  }
  return { shown: figures(false), hidden: figures(true) }
}
