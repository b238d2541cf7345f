import type { Theme } from '@pandora/contract/domains/themes/shapes'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { themeTexts } from '../texts.ts'
import { ThemeBubbles } from './Bubbles.tsx'
import { themeColumns } from './columns.tsx'

interface Props {
  list: readonly Theme[]
  asTable: boolean
  off: string | undefined
  onOff: (off: string) => void
  onTheme: (themeId: string) => void
}

const NARROW = 430

/** All themes of the list as bubbles or table. */
export function AllThemes({ list, asTable, off, onOff, onTheme }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  if (!asTable) return <ThemeBubbles themes={list} chosen={null} onChoose={onTheme} off={off} onOff={onOff} />
  return (
    <SizedTable
      label={t('map')}
      columns={(narrow) => themeColumns(t, language, narrow)}
      narrowBelow={NARROW}
      rows={list}
      rowKey={({ themeId }) => themeId}
      onChoose={({ themeId }) => onTheme(themeId)}
      rowHeight={46}
    />
  )
}
