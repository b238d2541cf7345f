import { CalendarClock, CalendarX2, Keyboard, Languages, LogOut, SunMoon } from 'lucide-react'
import { inLanguage } from '@pandora/contract/language'
import { dayOf, isDay, parseAsOf } from '@pandora/contract/time'
import { screens } from '../../lib/installed.ts'
import { matches, matchOf, type PaletteAsk, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'
import { failureText } from '../../lib/api/failure.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot, type Theme } from '../../lib/store.ts'
import { chooseLanguage, saveConfig, signOut } from '../../lib/user.ts'
import { listShortcuts } from '../shortcuts/useShortcuts.ts'
import { textsIn } from '../../lib/texts.ts'
import { paletteTexts } from './texts.ts'

/** Screens of the rail by their names in either language. */
export const findScreens: PaletteFind = ({ text, language, role }) =>
  screens()
    .filter((screen) => screen.rail !== null && (!screen.admin || role === 'admin'))
    .flatMap((screen): PaletteEntry[] => {
      const match = matchOf(text, [screen.name.zh, screen.name.en, screen.key])
      return match === null
        ? []
        : [
            {
              id: `screen-${screen.key}`,
              icon: screen.icon,
              text: inLanguage(screen.name, language),
              match,
              to: `/index/${screen.start ?? screen.path}`.replace(/\/$/, ''),
            },
          ]
    })

const asOfWords = /^(?:as\s*of|截至|截止|回到)\s*(.*)$/iu

/** The day that is meant by `2023-6-30`, `20230630`, `2023/06/30` or `2023年6月30日`; null where it is none. */
export function dayMeant(text: string): string | null {
  const [, year, month, date] =
    /^(\d{4})(?:[-/.年]?(\d{1,2}))(?:[-/.月]?(\d{1,2}))日?$/u.exec(text.trim().normalize('NFKC')) ?? []
  if (!year || !month || !date) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) && parseAsOf(day) !== undefined ? day : null
}

function timeCommands({ text, asOf, setAsOf, language }: PaletteAsk): PaletteEntry[] {
  const t = textsIn(paletteTexts, language)
  const said = asOfWords.exec(text.trim())
  const day = dayMeant(said?.[1] ?? text)
  const latest: PaletteEntry[] =
    asOf && (matchOf(text, [t('latest'), 'latest', 'now', '最新', 'as of']) !== null || said)
      ? [{ id: 'latest', icon: CalendarClock, text: t('latest'), match: matches.words, run: () => setAsOf(null) }]
      : []
  // A day yet to come would show the present under another date.
  if (day && day > dayOf(Date.now()))
    return [
      { id: 'as-of', icon: CalendarX2, text: t('asOfFuture', { day }), aside: t('asOfExample'), match: matches.words },
      ...latest,
    ]
  if (day)
    return [
      { id: 'as-of', icon: CalendarClock, text: t('asOf', { day }), match: matches.command, run: () => setAsOf(day) },
      ...latest,
    ]
  // What is missing to it is said rather than nothing.
  return said || (text !== '' && matchOf(text, ['as of', '截至']) !== null)
    ? [
        { id: 'as-of', icon: CalendarClock, text: t('asOfWhich'), aside: t('asOfExample'), match: matches.words },
        ...latest,
      ]
    : latest
}

const themeWords: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['dark theme', '深色主题', '深色模式', '暗色'],
  light: ['light theme', '浅色主题', '浅色模式', '亮色'],
  system: ['system theme', '主题跟随系统'],
}

/** Themes other than the one chosen. */
function themeCommands({ text, language }: PaletteAsk): PaletteEntry[] {
  const t = textsIn(paletteTexts, language)
  const chosen = useRoot.getState().preferences.theme
  return (['light', 'dark', 'system'] as const).flatMap((theme): PaletteEntry[] => {
    const match = matchOf(text, [t(`theme_${theme}`), ...themeWords[theme], '外观', 'appearance'])
    const change = () => {
      saveConfig({ theme }).catch((error: unknown) => notify('error', failureText(error, language)))
    }
    return match === null || theme === chosen || text === ''
      ? []
      : [{ id: `theme-${theme}`, icon: SunMoon, text: t(`theme_${theme}`), match, run: change }]
  })
}

/** What the palette does by itself: language, theme, as-of day, the list of keys, signing out. */
export const findCommands: PaletteFind = (ask) => {
  const t = textsIn(paletteTexts, ask.language)
  const english = ask.language === 'en'
  const own: (Omit<PaletteEntry, 'match'> & { words: string[] })[] = [
    {
      id: 'language',
      icon: Languages,
      text: english ? t('toChinese') : t('toEnglish'),
      words: ['language', '语言', '中文', 'English', 'Chinese', '英文'],
      run: () => chooseLanguage(english ? 'zh-CN' : 'en'),
    },
    {
      id: 'shortcuts',
      icon: Keyboard,
      text: t('shortcuts'),
      words: ['keyboard shortcuts', '键盘', '快捷键', '热键', '?'],
      run: () => listShortcuts(true),
    },
    {
      id: 'sign-out',
      icon: LogOut,
      text: t('signOut'),
      words: ['sign out', 'log out', '退出', '登出'],
      run: () => signOut(),
    },
  ]
  return [
    ...timeCommands(ask),
    ...themeCommands(ask),
    ...own.flatMap(({ words, ...entry }) => {
      const match = matchOf(ask.text, [entry.text, ...words])
      return match === null ? [] : [{ ...entry, match }]
    }),
  ]
}
