import { useContext, useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterThemeById } from '@pandora/contract/domains/themes/pages'
import type { themesViews } from '@pandora/contract/domains/themes/rooms'
import { usePages } from '../../../lib/api/usePages.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ColumnsMenu } from '../../../ui/columns/ColumnsMenu.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { sortText } from '../../../ui/table/sortRows.ts'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useCompanyColumns } from '../../figures/offers/fields/useCompanyColumns.ts'
import { coveredFields, memberColumns, memberFile, memberSort } from '../members/columns.tsx'
import { GradeFilter } from '../members/GradeFilter.tsx'
import { gradesOf } from '../model.ts'
import type { Member } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { useSubject } from './useSubject.tsx'

const SIZE = 60
const NARROW = 620

const companyOf = (row: Member) => row.companyId

/** The companies of a theme, the nearest first; one that is chosen moves what is linked. */
export default function MembersView({ parameters, setParameters }: ViewProps<typeof themesViews.members>) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const { given } = useContext(PlaceContext)
  const { text = '', grades: asked } = parameters
  const { themeId, name, chooser, none, noThemes } = useSubject(parameters.themeId, (next) =>
    setParameters({ themeId: next }),
  )
  const grades = gradesOf(asked ?? '')
  const { sort, order } = memberSort(parameters.sort ?? '')
  const pages = usePages(
    themes.companyList,
    { themeId: themeId ?? '', sort, order, ...(grades.length ? { bands: grades } : {}), ...(text ? { text } : {}) },
    SIZE,
    themeId !== undefined,
  )
  const { items, total = 0, hasMore } = pages
  // A failure leaves nothing, and nothing more (THEME-07).
  const held = pages.error
    ? afterThemeById({ dataList: items, total, hasMore }, null)
    : { dataList: items, total, hasMore }
  const own = useMemo(() => memberColumns(t, language, false), [t, language])
  const columns = useCompanyColumns('themeMembers', { own, covered: coveredFields, rows: held.dataList, companyOf })
  const chosenFields = columns.shown.filter(({ key }) => columns.fields.some((field) => field === key))
  const filtered = text !== '' || grades.length > 0
  return (
    <ViewBody
      answer={themeId === undefined ? none : { ...answerOf(pages), ...(pages.error ? { data: undefined } : {}) }}
      context={given.has('themeId') ? null : name}
      source={(rows) => (rows ? t('companyCount', { count: held.total }) : null)}
      empty={(rows) => {
        if (rows === null) return noThemes
        if (rows.length > 0) return undefined
        return filtered
          ? { why: t('noMatch'), action: { text: t('toAll'), run: () => setParameters({ text: null, grades: null }) } }
          : { why: t('noMembers') }
      }}
      table={() =>
        exportTable(`${name} ${t('companies')}`, [...memberFile(t, language), ...chosenFields], held.dataList)
      }
      controls={<ColumnsMenu menu={columns.menu} bare />}
      bar={
        <>
          {chooser}
          {themeId === undefined ? null : (
            <GradeFilter
              themeId={themeId}
              grades={grades}
              onGrades={(next) => setParameters({ grades: next.join(',') })}
            />
          )}
          <SearchField label={t('findCompany')} value={text} onSearch={(next) => setParameters({ text: next })} />
        </>
      }
    >
      {() => (
        <SizedTable
          label={given.has('themeId') ? t('tab_companies') : t('mapOf', { name })}
          columns={(narrow) => (narrow && !columns.chosen ? memberColumns(t, language, narrow) : columns.shown)}
          arranging={columns.arranging}
          {...(columns.rowHeight === undefined ? {} : { rowHeight: columns.rowHeight })}
          narrowBelow={NARROW}
          rows={held.dataList}
          rowKey={({ companyId }) => companyId}
          chosen={parameters.companyId ?? null}
          onChoose={({ companyId }) => setParameters({ companyId })}
          onEnd={held.hasMore ? pages.loadMore : undefined}
          sort={{ column: sort, order }}
          onSort={(next) => setParameters({ sort: sortText(next) })}
        />
      )}
    </ViewBody>
  )
}
