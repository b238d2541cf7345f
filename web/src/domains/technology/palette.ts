import { Radar } from 'lucide-react'
import { technology } from '@pandora/contract/domains/technology/operations'
import { named } from '../../lib/names.ts'
import { matches, type PaletteFind } from '../../lib/palette/entries.ts'
import { textsIn } from '../../lib/texts.ts'
import { keywordAddress } from './address.ts'
import { technologyTexts } from './texts.ts'

/** Keywords offered for a text, beside the way to the finder. */
const MOST = 4

/** Technologies and products of the finder, and the finder itself for whatever is typed. */
export const findKeywords: PaletteFind = async ({ text, language, call }) => {
  if (text.length < 2) return []
  const t = textsIn(technologyTexts, language)
  const { dataList, absence } = await call(technology.hints, { text, most: MOST * 2 })
  if (absence === 'TOO_LONG' || absence === 'NO_WORD') return []
  return [
    ...dataList
      .filter(({ kind }) => kind !== 'company')
      .slice(0, MOST)
      .map((one) => ({
        id: `keyword-${one.kind}-${one.value}`,
        icon: Radar,
        text: named(one.nameZh, one.nameEn, language, one.value),
        aside: t(`hint_${one.kind}`),
        match: matches.words,
        to: keywordAddress(one.value),
      })),
    {
      id: 'keyword-any',
      icon: Radar,
      text: t('keywordEntry', { text }),
      match: matches.besides,
      to: keywordAddress(text),
    },
  ]
}
