import type { OutputOf } from '@pandora/contract/operation'
import type { technology } from '@pandora/contract/domains/technology/operations'
import { normalised } from '@pandora/intelligence/names'
import { termHints } from '@pandora/intelligence/technology/hints'
import { plainKeyword } from '@pandora/intelligence/technology/keyword'
import { faultOf } from './asked.ts'
import type { Ground } from './ground.ts'
import { presentCompanyHint, presentProductHint, presentTermHint } from './present.ts'

type Hints = OutputOf<typeof technology.hints>

/** Terms, products and companies for what was typed: of each kind a part of the list, the closest first. */
export function hintsFor({ companies, products }: Ground, text: string, most: number): Hints {
  const fault = faultOf(text)
  if (fault !== null) return { dataList: [], absence: fault }
  const asked = normalised(plainKeyword(text))
  const part = Math.max(1, Math.floor(most / 4))
  const named = closest(products, (one) => [one.nameZh, one.nameEn], asked, most)
  const called = closest([...companies.values()], (one) => [one.nameZh, one.nameEn, one.code], asked, part)
  const terms = termHints(text, most)
  const known = new Set(terms.flatMap(({ term }) => [...term.zh, ...term.en].map(normalised)))
  const others = named.filter(({ one }) => !known.has(normalised(one.nameZh)))
  const room = most - Math.min(part, called.length)
  const dataList = [
    ...terms.slice(0, Math.max(part, room - Math.min(part, others.length))).map(presentTermHint),
    ...others.map(({ one, matched }) => presentProductHint(one, matched)),
  ].slice(0, room)
  const all = [...dataList, ...called.map(({ one, matched }) => presentCompanyHint(one, matched))]
  return { dataList: all, absence: all.length === 0 ? 'NONE' : null }
}

/** Things whose name begins with or holds what was typed, the shortest name first. */
function closest<T>(list: readonly T[], names: (one: T) => (string | null)[], asked: string, most: number) {
  const found: { one: T; matched: string; begins: boolean }[] = []
  for (const one of list)
    for (const name of names(one)) {
      const plain = name === null ? '' : normalised(name)
      const at = plain.indexOf(asked)
      if (name === null || at < 0 || (at > 0 && asked.length < 2)) continue
      found.push({ one, matched: name, begins: at === 0 })
      break
    }
  return found
    .toSorted(
      (a, b) =>
        Number(b.begins) - Number(a.begins) ||
        a.matched.length - b.matched.length ||
        (a.matched < b.matched ? -1 : a.matched > b.matched ? 1 : 0),
    )
    .slice(0, most)
}
