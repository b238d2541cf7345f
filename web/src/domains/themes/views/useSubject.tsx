import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Answered } from '../../../ui/view/answers.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import { nameOf } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { useThemes } from '../useThemes.ts'

interface Subject {
  themeId: string | undefined
  /** Its name; its id until the list has come. */
  name: string
  /** Which theme the view is of; null where the place is about one. */
  chooser: ReactNode
  /** What is answered while there is no theme to ask for: null once it is known that there is none. */
  none: Answered<null>
  noThemes: Nothing
}

/** The theme a view is of: the one that is given or chosen, else the hottest. */
export function useSubject(asked: string | undefined, choose: (themeId: string) => void): Subject {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const given = useContext(PlaceContext).given.has('themeId')
  const { data, error, isFetching, refetch } = useThemes()
  const list = useMemo(() => data?.dataList ?? [], [data])
  const themeId = asked ?? list[0]?.themeId
  const theme = list.find((one) => one.themeId === themeId)
  const name = theme ? nameOf(theme, language) : (themeId ?? '')
  const chooser = given ? null : (
    <Select
      height="small"
      aria-label={t('theme')}
      value={themeId ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      {theme ? null : <option value={themeId ?? ''}>{themeId ?? '–'}</option>}
      {list.map((one) => (
        <option key={one.themeId} value={one.themeId}>
          {nameOf(one, language, one.themeId)}
        </option>
      ))}
    </Select>
  )
  const none = { data: data && themeId === undefined ? null : undefined, error, isFetching, refetch }
  return { themeId, name, chooser, none, noThemes: { why: t('noThemes') } }
}
