import { Settings } from 'lucide-react'
import { slot } from '../../../lib/installed.ts'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../../lib/palette/entries.ts'
import { textsIn } from '../../../lib/texts.ts'
import { settingsTexts } from './texts.ts'

const sections = ['profile', 'appearance', 'password', 'sessions', 'connections', 'invite', 'data', 'about'] as const
/** Sections that a guest has no use for. */
const members: ReadonlySet<string> = new Set(['password', 'connections', 'invite'])

/** Sections of the settings by their names in either language, those that other domains fill too. */
export const findSettings: PaletteFind = ({ text, language, role }) => {
  if (text === '') return []
  const own = sections
    .filter((one) => role !== 'guest' || !members.has(one))
    .map((key) => ({
      key: key as string,
      names: (['zh-CN', 'en'] as const).map((one) => textsIn(settingsTexts, one)(key)),
      shown: textsIn(settingsTexts, language)(key),
    }))
  const others = slot('settingsSection').map(({ key, name }) => ({
    key,
    names: [name.zh, name.en],
    shown: name[language === 'en' ? 'en' : 'zh'],
  }))
  return [...own, ...others].flatMap(({ key, names, shown }): PaletteEntry[] => {
    const match = matchOf(text, names)
    return match === null
      ? []
      : [{ id: `settings-${key}`, icon: Settings, text: shown, match, to: `/index/settings/${key}` }]
  })
}
