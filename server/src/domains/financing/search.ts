import type { Ledger } from './ledger/ledger.ts'
import { at } from './ledger/words/columns.ts'
import { plain } from './plain.ts'

/** Investors that a text finds: how many, and some of them by number. */
interface FoundOrgs {
  total: number
  shown: number[]
}

/**
 * Investors of which a name is a text (0), begins with it (1) or holds it (2), in this order; then those of most rounds
 * first. English names that stand beside the Chinese ones in rounds count as theirs.
 */
export function orgsNamed(ledger: Ledger, asked: string, { page, size }: { page: number; size: number }): FoundOrgs {
  const { words, organisations } = ledger.base
  const text = plain(asked)
  const match = new Uint8Array(organisations.count).fill(text === '' ? 0 : 3)
  if (text !== '')
    words.search.each(text, (name, place, length) => {
      const how = length === text.length ? 0 : place === 0 ? 1 : 2
      for (const org of [organisations.of(name), ...organisations.calledInEnglish(name)])
        if (org >= 0 && how < at(match, org)) match[org] = how
    })
  const found: number[] = []
  for (let org = 0; org < organisations.count; org++)
    if (at(match, org) < 3 && ledger.roundsOfOrg(org).length > 0) found.push(org)
  const roundsOf = (org: number): number => ledger.roundsOfOrg(org).length
  const sorted = found.toSorted((a, b) => at(match, a) - at(match, b) || roundsOf(b) - roundsOf(a))
  // Names tell the order only of those that are alike in all else: of them, those that the page reaches into.
  const alike = (a: number, b: number): boolean => match[a] === match[b] && roundsOf(a) === roundsOf(b)
  const [from, to] = [page * size, Math.min((page + 1) * size, sorted.length)]
  if (from >= to) return { total: sorted.length, shown: [] }
  let [start, end] = [from, to]
  while (start > 0 && alike(sorted[start - 1] ?? -1, sorted[from] ?? -1)) start--
  while (end < sorted.length && alike(sorted[end] ?? -1, sorted[to - 1] ?? -1)) end++
  const shown = sorted
    .slice(start, end)
    .map((org) => ({ org, id: ledger.orgName(org) }))
    .toSorted(
      (a, b) => at(match, a.org) - at(match, b.org) || roundsOf(b.org) - roundsOf(a.org) || (a.id < b.id ? -1 : 1),
    )
  return { total: sorted.length, shown: shown.slice(from - start, to - start).map(({ org }) => org) }
}
