import { useMemo } from 'react'
import type { themesViews } from '@pandora/contract/domains/themes/rooms'
import { useGo } from '../../../lib/address.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { sortOf, sortRows, sortText } from '../../../ui/table/sortRows.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { themeColumns, themeFile } from '../map/columns.tsx'
import { holding, noHeatReason } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { useCourses, useThemes } from '../useThemes.ts'

/** Under this width the list keeps name, change and cap. */
const NARROW = 520

/** The themes of the market, the hottest first, and the user's own. */
export default function ListView({ parameters, setParameters }: ViewProps<typeof themesViews.list>) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const { text = '', sort: sorted } = parameters
  const query = useThemes()
  const courseOf = useCourses()
  const all = query.data?.dataList
  const columns = useMemo(() => themeColumns(t, language, false, courseOf), [t, language, courseOf])
  const sort = useMemo(() => sortOf(sorted ?? '', columns), [sorted, columns])
  const rows = useMemo(
    () => sortRows(holding(all ?? [], text), columns, sort, language),
    [all, text, columns, sort, language],
  )
  const noHeat = noHeatReason(all ?? [], t)
  const day = all?.find(({ tradeDate }) => tradeDate)?.tradeDate
  return (
    <ViewBody
      answer={query}
      context={all ? t('themes', { count: all.length }) : null}
      source={() => (day ? t('closeOn', { date: day }) : null)}
      empty={({ dataList }) => {
        if (dataList.length === 0)
          return {
            why: t('noThemes'),
            action: admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined,
          }
        return rows.length > 0
          ? undefined
          : { why: t('findNone', { text }), action: { text: t('clearFind'), run: () => setParameters({ text: null }) } }
      }}
      table={() => exportTable(t('list'), themeFile(t, language, courseOf), rows)}
      bar={
        <Row gap={5} wrap>
          <SearchField label={t('find')} value={text} onSearch={(next) => setParameters({ text: next })} />
          {noHeat ? (
            <Text size="small" tone="quiet">
              {t('heatNone', { reason: noHeat })}
            </Text>
          ) : null}
        </Row>
      }
    >
      {() => (
        <SizedTable
          label={t('list')}
          columns={(narrow) => themeColumns(t, language, narrow, courseOf)}
          narrowBelow={NARROW}
          rows={rows}
          rowKey={({ themeId }) => themeId}
          rowHeight={46}
          sort={sort}
          onSort={(next) => setParameters({ sort: sortText(next) })}
          onChoose={({ themeId }) => setParameters({ themeId })}
        />
      )}
    </ViewBody>
  )
}
