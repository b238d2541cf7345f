import type { technology } from '@pandora/contract/domains/technology/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { termOf } from '@pandora/intelligence/technology/terms'
import { companiesOf } from './around.ts'
import type { Ground } from './ground.ts'
import { presentTerm } from './present.ts'

/** Technologies that are told to begin with. */
const STARTS = 8

/** Terms by how many companies report them or what is below them, the most first; alike many in the order of their ids. */
export function startsOf(ground: Ground): OutputOf<typeof technology.starts> {
  const known = [...ground.byTerm.keys()].flatMap((id) => {
    const term = termOf(id)
    const companies = term ? companiesOf(ground, term) : 0
    return term && companies > 0 ? [{ ...presentTerm(term), companies }] : []
  })
  return {
    dataList: known.toSorted((a, b) => b.companies - a.companies || (a.id < b.id ? -1 : 1)).slice(0, STARTS),
  }
}
