import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Select } from '../../../ui/Select.tsx'
import { nameOf } from '../model.ts'
import inner from '../Inner.module.css'
import styles from '../Themes.module.css'
import { themeTexts } from '../texts.ts'
import type { useThemes } from '../useThemes.ts'

/** Which theme a view is of. */
export function ThemeChooser({
  query,
  themeId,
  onTheme,
}: {
  query: ReturnType<typeof useThemes>
  themeId: string | undefined
  onTheme: (themeId: string) => void
}) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const list = query.data?.dataList ?? []
  return (
    <div className={`${inner.bar} ${styles.apart}`}>
      <Select
        height="small"
        aria-label={t('theme')}
        value={themeId ?? ''}
        onChange={(event) => onTheme(event.target.value)}
      >
        {list.some((one) => one.themeId === themeId) ? null : <option value={themeId ?? ''}>{themeId ?? '–'}</option>}
        {list.map((one) => (
          <option key={one.themeId} value={one.themeId}>
            {nameOf(one, language, one.themeId)}
          </option>
        ))}
      </Select>
    </div>
  )
}
