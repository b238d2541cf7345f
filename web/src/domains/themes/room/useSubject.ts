import { useMemo } from 'react'
import { useLanguage } from '../../../lib/texts.ts'
import { nameOf } from '../model.ts'
import { useThemes } from '../useThemes.ts'

/** The theme a view is of: the one chosen, else the hottest. */
export function useSubject(parameters: Readonly<Record<string, string>>) {
  const language = useLanguage()
  const query = useThemes()
  const list = query.data?.dataList
  const themeId = parameters['themeId'] ?? list?.[0]?.themeId
  const theme = list?.find((one) => one.themeId === themeId)
  const name = theme ? nameOf(theme, language) : (themeId ?? '')
  const context = useMemo(() => (themeId ? name : null), [themeId, name])
  return { query, themeId, name, context }
}
