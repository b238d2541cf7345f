import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import type { ThemeMap } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { CompanyBubbles } from './Bubbles.tsx'
import { Chain } from './Chain.tsx'
import { bubbleColumns } from './columns.tsx'

interface Props {
  map: ThemeMap
  name: string
  as: 'map' | 'chain' | 'table'
  companyId: string | null
  onCompany: (companyId: string) => void
  off: string | undefined
  onOff: (off: string) => void
}

const NARROW = 430

/** A theme's companies as bubbles, chain or table. */
export function OneTheme({ map, name, as, companyId, onCompany, off, onOff }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const chosen = map.bubbles.find((one) => one.companyId === companyId)
  if (as === 'chain') return <Chain name={name} map={map} chosen={companyId} onChoose={onCompany} />
  if (as === 'map')
    return (
      <CompanyBubbles
        name={name}
        companies={map.bubbles}
        chosen={companyId}
        onChoose={onCompany}
        off={off}
        onOff={onOff}
      />
    )
  return (
    <SizedTable
      label={t('mapOf', { name })}
      columns={(narrow) => bubbleColumns(t, language, narrow)}
      narrowBelow={NARROW}
      rows={map.bubbles}
      rowKey={(row) => `${row.themeId} ${row.companyId}`}
      chosen={chosen ? `${chosen.themeId} ${companyId}` : null}
      onChoose={(row) => onCompany(row.companyId)}
    />
  )
}
