import { places } from '../../entities/lists/places.ts'

/** Places of China by their name in Chinese, without 市. */
const byName = new Map(
  places.flatMap(({ id, zh, en }) =>
    id.startsWith('CN-')
      ? zh.map((name) => [name.replace(/市$/, ''), { id, zh: zh[0] ?? name, en: en[0] ?? name }])
      : [],
  ) as [string, { id: string; zh: string; en: string }][],
)
const regions = new Map(places.map(({ id, zh, en }) => [id, { zh: zh[0] ?? id, en: en[0] ?? id }]))

/** Where a company has its seat, in words: the province by its code (`CN-JS`) and the city by its Chinese name. */
export function seatWords(regionCode: string | null, city: string | null): { zh: string; en: string } | null {
  const region = regionCode === null ? undefined : regions.get(regionCode)
  const own = city === null ? undefined : (byName.get(city.replace(/市$/, '')) ?? { zh: city, en: city })
  if (!own) return region ?? null
  if (!region || region.zh === own.zh) return { zh: own.zh, en: own.en }
  return { zh: `${region.zh}${own.zh}`, en: `${own.en}, ${region.en}` }
}
