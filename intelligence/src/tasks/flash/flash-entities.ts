import { foldName } from '../../entities/fold.ts'
import { link } from '../../entities/link.ts'
import { nicknamesOf } from '../../entities/lists/nicknames.ts'
import { englishWords } from '../../entities/lists/words-en.ts'
import { chineseWords } from '../../entities/lists/words-zh.ts'
import { classFigures } from '../../linear/metrics.ts'
import { trulyNamed } from '../entities.ts'
import { knownOf } from '../known-names.ts'
import type { RawRow, Task, TaskFigures } from '../task.ts'

/** An agency's flash with the codes that its editors gave it. */
interface FlashRow {
  title: string
  body: string
  day: string | null
  codes: readonly string[]
}

/**
 * Per flash: the company of the code where it is one that the list knows and the text names; what was found; and what
 * of it is wrong.
 */
interface FlashAnswer {
  gold: string | null
  found: readonly string[]
  wrong: number
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Codes of Shanghai, Shenzhen and Beijing stocks; funds, boards, indices and other markets are no such. */
const stockCode = /^(?:sh|sz|bj)?((?:00[0-3]|30[0-2]|60[0135]|68[89]|4[23]\d|8[378]\d|92\d)\d{3})(?:\.(?:sh|sz|bj))?$/i

function read(raw: RawRow): FlashRow | null {
  const stocks: unknown = typeof raw['stocks'] === 'string' ? parsed(raw['stocks']) : raw['stocks']
  if (!Array.isArray(stocks)) return null
  const given = stocks.filter(isRecord).map((one) => text(one['code']))
  const codes = [...new Set(given.flatMap((code) => stockCode.exec(code)?.[1] ?? []))]
  return codes.length === 1
    ? { title: text(raw['title']), body: text(raw['content']), day: text(raw['datetime']).slice(0, 10) || null, codes }
    : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/**
 * Agency flashes about one company against the editors' code, as the files lie there: links are found among all names
 * of the market.
 */
export const flashEntities: Task<FlashRow, FlashAnswer> = {
  name: 'flash-entities',
  names: 'market',
  read,
  answer: (rows, tools) => {
    if (!tools.gazetteer) throw new RangeError('flash-entities needs a list of names: --gazetteer FILE')
    const { gazetteer, given } = knownOf(tools.gazetteer, true)
    const called = new Map(
      gazetteer.entries.map(({ id, code, exchange }) => [
        id,
        code
          ? nicknamesOf(code, exchange)
              .map(foldName)
              .filter((name) => !chineseWords.has(name) && !englishWords.has(name))
          : [],
      ]),
    )
    const byCode = new Map([...given.keys()].map((id) => [id.slice(-6), id]))
    return rows.map(({ title, body, day, codes }) => {
      const mentions = link({ title, body }, gazetteer, { at: day, people: false }).filter(
        ({ kind, id }) => kind === 'company' && id !== null,
      )
      const gold = byCode.get(codes[0] ?? '')
      const folded = foldName(`${title}\n${body}`)
      const named = gold !== undefined && (given.get(gold) ?? []).some((name) => folded.includes(name))
      const found = [...new Set(mentions.map(({ id }) => id ?? ''))]
      // A ticker in Latin letters is also an ordinary abbreviation: alone it excuses nothing. What everybody calls a
      // company does, unless it is a word; and its full name without the legal form.
      const truly = (id: string) =>
        mentions.some((one) => {
          const said = foldName(one.text)
          const own = given.get(id) ?? []
          return (
            one.id === id &&
            (called.get(id)?.includes(said) ||
              (said.length > 4 && own.some((name) => name.startsWith(said) && name.length > said.length)) ||
              trulyNamed(
                one,
                own.filter((name) => !id.endsWith(`-${name.toUpperCase()}`)),
              ))
          )
        })
      return { gold: named ? gold : null, found, wrong: found.filter((id) => id !== gold && !truly(id)).length }
    })
  },
  figures,
}

function figures(_rows: readonly FlashRow[], answers: readonly FlashAnswer[]): TaskFigures {
  const counted = answers.filter(({ gold }) => gold !== null)
  const right = counted.filter(({ gold, found }) => gold !== null && found.includes(gold)).length
  const wrong = counted.reduce((sum, one) => sum + one.wrong, 0)
  const said = counted.reduce((sum, { found }) => sum + found.length, 0)
  const company = classFigures(right, right + wrong, counted.length)
  return {
    accuracy: null,
    macroF1: company.f1,
    perClass: { company },
    confusion: {},
    counted: counted.length,
    precision: company.precision,
    recall: company.recall,
    // Every company that was said beside the editors' counted as wrong, though most of them are truly named.
    precisionOfGoldAlone: said === 0 ? null : right / said,
  }
}
