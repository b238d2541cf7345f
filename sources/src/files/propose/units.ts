import { inSimplified } from '../header-names.ts'
import type { Profile } from '../profile.ts'

/** What stands in brackets at the end of a name, where it can be a unit. */
export function bracketed(name: string): string | undefined {
  const inside = /[[(（【]([^()（）【】]{1,20})[)）\]】]$/.exec(name.trim())?.[1]?.trim()
  return inside !== undefined &&
    /[元美吨人户辆台度桶倍点股张手亿万%％]|cny|usd|eur|hkd|ton|index|percent|billion|million|thousand|bp/i.test(inside)
    ? inside
    : undefined
}

/** Unit that a name alone tells: of growth and of rates; else unknown. */
export const unitIn = (name: string): string =>
  bracketed(name) ??
  (/同比|环比|增速|增长率|收益率|利率|占比|比重|yoy|mom|growth|yield|rate|percent|[%％]/i.test(inSimplified(name))
    ? '%'
    : UNKNOWN_UNIT)
/** Stands for a unit that has to be named before anything is stored. */
export const UNKNOWN_UNIT = '?'

/** Series of a mapping whose unit nobody has named yet; it can be read all the same. */
export function unnamedUnits({ tables, records }: Profile): string[] {
  const open = (value: unknown): boolean => value === UNKNOWN_UNIT
  const inTables = Object.values(tables).flatMap((table) =>
    Object.entries(table).flatMap(([key, entry]) =>
      typeof entry === 'object' && entry !== null && open(entry['unit']) ? [key] : [],
    ),
  )
  const inRecords = records.flatMap(({ kind, fields: { unit, series_code: code } }) =>
    kind === 'series' && unit && 'value' in unit && open(unit.value)
      ? [code && 'value' in code ? String(code.value) : 'unit']
      : [],
  )
  return [...inTables, ...inRecords]
}
