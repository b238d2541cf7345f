import type { Branch } from './industries.ts'
import type { Random } from './random.ts'
import { randomOf } from './random.ts'
import {
  cityTable,
  firstSyllables,
  givenNames,
  ownSuffixTable,
  regionNames,
  regionWeights,
  secondSyllables,
  suffixTable,
  surnames,
} from './tables/names.ts'
import { capital, pairsOf, rowsOf, syllableOf } from './tables/parse.ts'
import type { Both } from './world.ts'

const suffixes = new Map(rowsOf(suffixTable).map(([code = '', pairs = '']) => [code, pairsOf(pairs)]))
const ownSuffixes = new Map(rowsOf(ownSuffixTable).map(([code = '', pairs = '']) => [code, pairsOf(pairs)]))
const places = rowsOf(cityTable).map(([regionCode = '', cities = '']) => ({ regionCode, cities: pairsOf(cities) }))
const placeWeights = places.map(({ regionCode }) => regionWeights[regionCode] ?? 1)
const first = firstSyllables.map(syllableOf)
const second = secondSyllables.map(syllableOf)
const families = surnames.map(syllableOf)
const given = givenNames.map(syllableOf)
/** What companies were called before they grew: the old second part of a former name. */
const formerSuffixes = ['股份', '集团', '科技', '实业', '发展']

export interface CompanyName {
  shortZh: string
  nameZh: string
  shortEn: string
  nameEn: string
  pinyin: string
  former: (random: Random) => string
}

/** Gives names, none twice: every pair of syllables belongs to one company. */
export function makeNamer(seed: number): (random: Random, branch: Branch, city: Both) => CompanyName {
  const order = randomOf(seed, 'names').sample(
    first.flatMap((one) => second.map((two) => [one, two] as const)),
    first.length * second.length,
  )
  // No company sounds like a place: 澄渡 would be Chengdu.
  const taken = new Set([...regionNames, ...places.flatMap((one) => one.cities)].map((one) => one.en))
  const real = new Set(taken)
  let at = 0
  const fresh = () => {
    for (;;) {
      const pair = order[at++ % order.length]
      if (!pair) throw new Error('no syllables')
      const [one, two] = pair
      // Two companies never sound alike in English either, as long as there are sounds left.
      const english = capital(one.pinyin + two.pinyin)
      if (one.zh === two.zh || real.has(english) || (taken.has(english) && at < order.length)) continue
      taken.add(english)
      return { zh: one.zh + two.zh, english, pinyin: `${one.pinyin} ${two.pinyin}` }
    }
  }
  return (random, branch, city) => {
    const stem = fresh()
    const suffix = random.pick(ownSuffixes.get(branch.code) ?? suffixes.get(branch.sector) ?? [])
    const kind =
      branch.sector === '480000'
        ? '股份有限公司'
        : random.pick(['股份有限公司', '股份有限公司', '集团股份有限公司', '科技股份有限公司'])
    const tail =
      branch.sector === '480000'
        ? ' Corporation'
        : kind.startsWith('集团')
          ? ' Group Co., Ltd.'
          : kind.startsWith('科技')
            ? ' Technology Co., Ltd.'
            : ' Co., Ltd.'
    return {
      shortZh: stem.zh + suffix.zh,
      nameZh: `${city.zh}${stem.zh}${suffix.zh}${kind}`,
      shortEn: `${stem.english} ${suffix.en}`,
      nameEn: `${stem.english} ${suffix.en}${tail}`,
      pinyin: stem.pinyin,
      former: (own) => stem.zh + own.pick(formerSuffixes.filter((one) => one !== suffix.zh)),
    }
  }
}

/** A fictional person: family name first in Chinese, last in English. */
export function personOf(random: Random): Both {
  const family = random.pick(families)
  const name = random.pick(given)
  return { zh: family.zh + name.zh, en: `${capital(name.pinyin)} ${capital(family.pinyin)}` }
}

/** Where a company sits. */
export function placeOf(random: Random): { regionCode: string; city: Both } {
  const place = places[random.weighted(placeWeights)]
  if (!place) throw new Error('no places')
  return { regionCode: place.regionCode, city: random.pick(place.cities) }
}
