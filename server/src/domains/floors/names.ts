import { badInput } from '@pandora/contract/errors'
import { inLanguage, type Language } from '@pandora/contract/language'

/** Longest name of a floor, in characters. */
const LONGEST = 60

/** Name of a floor that its user did not name. */
export function newFloorName(language: Language, taken: readonly string[]): string {
  const name = inLanguage({ zh: '新楼层', en: 'New floor' }, language)
  return taken.includes(name) ? copyName(name, taken) : name
}

/** Name of a copy: `晨会` → `晨会 2`, `晨会 2` → `晨会 3`; the first number that is not taken. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \d{1,4}$/, '')
  for (let n = 2; ; n++) {
    const copy = `${stem.slice(0, LONGEST - 1 - String(n).length)} ${n}`
    if (!taken.includes(copy)) return copy
  }
}

/** A name as it is kept. Throws BAD_INPUT where nothing is left of it. */
export function named(name: string): string {
  const kept = name.trim()
  if (kept === '') throw badInput('name', 'required')
  return kept
}
