import { Settings } from 'lucide-react'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../../lib/palette/entries.ts'
import { textsIn } from '../../../lib/texts.ts'
import { settingsTexts } from './texts.ts'

const sections = ['profile', 'appearance', 'password', 'sessions', 'connections', 'invite', 'data', 'about'] as const
/** Sections that a guest has no use for. */
const members: ReadonlySet<string> = new Set(['password', 'connections', 'invite'])

/** Sections of the settings by their names in either language. */
export const findSettings: PaletteFind = ({ text, language, role }) =>
  text === ''
    ? []
    : sections
        .filter((one) => role !== 'guest' || !members.has(one))
        .flatMap((section): PaletteEntry[] => {
          const match = matchOf(
            text,
            (['zh-CN', 'en'] as const).map((one) => textsIn(settingsTexts, one)(section)),
          )
          return match === null
            ? []
            : [
                {
                  id: `settings-${section}`,
                  icon: Settings,
                  text: textsIn(settingsTexts, language)(section),
                  match,
                  to: `/index/settings/${section}`,
                },
              ]
        })
