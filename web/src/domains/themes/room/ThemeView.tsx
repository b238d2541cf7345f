import { useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import type { RoomViewProps } from '../../../lib/roomView.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useTileState } from '../../../lib/useTileState.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { bubbleColumns, themeFile } from '../map/columns.tsx'
import { kindOf, ThemePane } from '../map/ThemePane.tsx'
import { nameOf } from '../model.ts'
import inner from '../Inner.module.css'
import { themeTexts } from '../texts.ts'
import { useThemes } from '../useThemes.ts'

/** The theme map in a tile (THEME-02): all themes, or the companies of the one that is chosen. */
export default function ThemeView({ parameters, setParameters, frame }: RoomViewProps) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const query = useThemes()
  const themeId = parameters['themeId'] ?? null
  const map = useOperation(themes.ownMap, { themeId: themeId ?? '' }, { enabled: themeId !== null })
  const { data, error, isFetching, refetch } = query
  const list = data?.dataList
  const theme = list?.find((one) => one.themeId === themeId)
  const day = theme?.tradeDate ?? list?.find(({ tradeDate }) => tradeDate)?.tradeDate
  const state = useMemo(
    () => ({
      context: theme ? nameOf(theme, language) : null,
      health: error ? ('error' as const) : list ? (list.length ? ('ok' as const) : ('empty' as const)) : undefined,
      source: day ? t('closeOn', { date: day }) : null,
      refreshing: isFetching,
    }),
    [theme, language, error, list, day, isFetching, t],
  )
  const bubbles = map.data?.bubbles
  const table =
    themeId !== null && bubbles?.length
      ? () =>
          exportTable(
            `${theme ? nameOf(theme, language) : themeId} ${t('map')}`,
            bubbleColumns(t, language, false),
            bubbles,
          )
      : list?.length
        ? () => exportTable(t('map'), themeFile(t, language), list)
        : undefined
  useTileState(frame, state, {
    refresh: () => {
      void refetch()
      if (themeId !== null) void map.refetch()
    },
    table,
  })
  return (
    <div className={inner.view}>
      <ThemePane
        query={query}
        themeId={themeId}
        companyId={parameters['companyId'] ?? null}
        as={kindOf(parameters['as'])}
        off={parameters['off']}
        onTheme={(next) => setParameters({ themeId: next })}
        onCompany={(companyId) => setParameters({ companyId })}
        onAs={(as) => setParameters({ as: as === 'map' ? null : as })}
        onOff={(off) => setParameters({ off: off || null })}
      />
    </div>
  )
}
