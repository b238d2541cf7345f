import { Shapes } from 'lucide-react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { inLanguage } from '@pandora/contract/language'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'

/** Themes offered for a text. */
const MOST = 6

/** Themes of the market and of the user, by their names in either language. */
export const findThemes: PaletteFind = async ({ text, language, call }) => {
  if (text === '') return []
  const { dataList } = await call(themes.list, {})
  return dataList
    .flatMap((one): PaletteEntry[] => {
      const match = matchOf(text, [one.nameZh, one.nameEn])
      return match === null
        ? []
        : [
            {
              id: `theme-${one.themeId}`,
              icon: Shapes,
              text: inLanguage({ zh: one.nameZh, en: one.nameEn }, language),
              match,
              to: `/index/themes/${encodeURIComponent(one.themeId)}`,
            },
          ]
    })
    .slice(0, MOST)
}
