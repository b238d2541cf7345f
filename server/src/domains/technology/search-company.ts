import type { OutputOf } from '@pandora/contract/operation'
import type { technology } from '@pandora/contract/domains/technology/operations'
import { normalised } from '@pandora/intelligence/names'
import type { FoundCompany } from './found.ts'
import type { Ground } from './ground.ts'
import type { UnlistedFound } from './unlisted.ts'

type Row = OutputOf<typeof technology.searchCompany>['dataList'][number]

const holds = (names: readonly (string | null)[], asked: string): boolean =>
  names.some((name) => name !== null && normalised(name).includes(asked))

/** Companies whose name or code holds a text, then those that a keyword finds; the nearest of each first. */
export function companiesFor(
  { companies }: Ground,
  text: string,
  listed: readonly FoundCompany[],
  unlisted: readonly UnlistedFound[],
): Row[] {
  const asked = normalised(text)
  const found = new Map(listed.map((one) => [one.company.companyId, one]))
  const rows: Row[] = []
  for (const { companyId, code, nameZh, nameEn } of companies.values()) {
    const one = found.get(companyId)
    const called = holds([nameZh, nameEn, code], asked)
    if (!one && !called) continue
    rows.push({
      companyId,
      stockCode: code,
      nameZh,
      nameEn,
      by: called ? 'name' : 'business',
      points: one?.points ?? 0,
      band: one?.band ?? null,
    })
  }
  for (const { nameZh, nameEn, points, band } of unlisted)
    rows.push({
      companyId: null,
      stockCode: null,
      nameZh,
      nameEn,
      by: holds([nameZh, nameEn], asked) ? 'name' : 'business',
      points,
      band,
    })
  return rows.toSorted(
    (a, b) =>
      Number(b.by === 'name') - Number(a.by === 'name') ||
      b.points - a.points ||
      Number(a.companyId === null) - Number(b.companyId === null) ||
      ((a.companyId ?? a.nameZh ?? '') < (b.companyId ?? b.nameZh ?? '') ? -1 : 1),
  )
}
