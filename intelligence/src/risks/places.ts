import type { Mention, Span } from '../analysis.ts'
import { places } from '../entities/lists/places.ts'

/** Most places of one risk that a text gives it: a list of all provinces is about none of them. */
export const MOST_PLACES = 6
/** Units around the words of a risk in which a place is taken to be of it. */
const NEAR = 120
/** Units of a body that open it: where it happens is said there. */
const OPENING = 160

/** Whether a code is that of a country. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/u.test(code)

/**
 * Code of a place from the id of a region: a province of China by ISO 3166-2, else a country by ISO 3166-1; the European
 * Union is `EU`. Empty for any other part of the world.
 */
export function placeOf(regionId: string): string {
  const id = regionId.replace('region:', '')
  if (id === 'area-EU') return 'EU'
  const [country = '', province] = id.split('-')
  if (!isCountry(country)) return ''
  return province === undefined ? country : `${country}-${province}`
}
/** What a place is called, in Chinese and English; null for a code of none. */
export const placeName = (code: string): { zh: string; en: string } | null => names.get(code) ?? null
const names = new Map(
  places.flatMap(({ id, zh: [zh = ''], en: [en = ''] }) => {
    const code = placeOf(id)
    return code === '' || id.split('-').length > 2 ? [] : [[code, { zh, en }] as const]
  }),
)
/** English name of a city of China by its Chinese one, with or without 市; null where the name is not known. */
export const cityNameEn = (nameZh: string): string | null => citiesEn.get(nameZh) ?? null
const citiesEn = new Map(
  places.flatMap(({ id, zh, en: [en] }) =>
    id.startsWith('CN-') && en !== undefined ? zh.map((name) => [name, en] as const) : [],
  ),
)

/**
 * Where a risk befalls: the places of the title, else those within reach of the words that tell of it, else those of the
 * opening. China itself only where no province of it is named.
 */
export function riskPlaces(mentions: readonly Mention[], risk: Span): string[] {
  const regions = mentions.filter(({ kind, id }) => kind === 'region' && id !== null)
  const inTitle = regions.filter(({ field }) => field === 'title')
  const near = regions.filter(
    ({ field, start, end }) => field === risk.field && start <= risk.end + NEAR && end >= risk.start - NEAR,
  )
  const opening = regions.filter(({ field, start }) => field === 'body' && start < OPENING)
  const taken = [inTitle, near, opening].find((some) => some.length > 0) ?? []
  const codes = [...new Set(taken.map(({ id }) => placeOf(id ?? '')))].filter((code) => code !== '')
  const provinces = codes.some((code) => code.startsWith('CN-'))
  return codes.filter((code) => !(provinces && code === 'CN')).slice(0, MOST_PLACES)
}
