import { ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { themesViews } from '@pandora/contract/domains/themes/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { AllThemes } from '../map/AllThemes.tsx'
import { bubbleColumns, themeFile } from '../map/columns.tsx'
import { OneTheme } from '../map/OneTheme.tsx'
import { nameOf } from '../model.ts'
import styles from '../Themes.module.css'
import { themeTexts } from '../texts.ts'
import { useThemes } from '../useThemes.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const kinds = ['map', 'chain', 'table'] as const
const words = { map: 'asMap', chain: 'asChain', table: 'asTable' } as const

/**
 * The theme map (THEME-01, THEME-02): all themes, and inside one its companies, as bubbles, as a chain from upstream to
 * downstream, or as a table of the same.
 */
export default function ThemeView({ parameters, setParameters }: ViewProps<typeof themesViews.theme>) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const alone = useContext(PlaceContext).given.has('themeId')
  const { themeId, companyId, off } = parameters
  const list = useThemes()
  const map = useOperation(themes.ownMap, { themeId: themeId ?? '' }, { enabled: themeId !== undefined })
  const all = list.data?.dataList
  const theme = all?.find((one) => one.themeId === themeId) ?? map.data
  const name = themeId === undefined ? '' : theme ? nameOf(theme, language, themeId) : themeId
  const day =
    all?.find((one) => one.themeId === themeId)?.tradeDate ?? all?.find(({ tradeDate }) => tradeDate)?.tradeDate
  // Only one theme has a chain.
  const as = themeId === undefined && parameters.as === 'chain' ? 'map' : parameters.as
  const onOff = (next: string) => setParameters({ off: next })
  const path = alone ? null : (
    <nav key="path" aria-label={t('map')} className={styles.path}>
      {themeId === undefined ? (
        <b>{t('allThemes')}</b>
      ) : (
        <>
          <button type="button" onClick={() => setParameters({ themeId: null })}>
            {t('allThemes')}
          </button>
          <ChevronRight size={14} aria-hidden="true" />
          <Text as="b">{name}</Text>
          <ScreenLink to={`/index/themes/${encodeURIComponent(themeId)}`} className={styles.open}>
            {t('openTheme')}
          </ScreenLink>
        </>
      )}
    </nav>
  )
  const bar = (
    <>
      {path}
      <span data-end>
        <SegmentedControl
          label={t('view')}
          value={as}
          onChange={(next) => setParameters({ as: next })}
          options={kinds
            .filter((kind) => themeId !== undefined || kind !== 'chain')
            .map((value) => ({ value, text: t(words[value]) }))}
        />
      </span>
    </>
  )
  const source = () => (day ? t('closeOn', { date: day }) : null)
  return themeId === undefined ? (
    <ViewBody
      answer={list}
      source={source}
      empty={({ dataList }) => (dataList.length ? undefined : { why: t('noThemes') })}
      table={({ dataList }) => exportTable(t('map'), themeFile(t, language), dataList)}
      bar={bar}
    >
      {({ dataList }) => (
        <AllThemes
          list={dataList}
          asTable={as === 'table'}
          off={off}
          onOff={onOff}
          onTheme={(next) => setParameters({ themeId: next })}
        />
      )}
    </ViewBody>
  ) : (
    <ViewBody
      key={themeId}
      answer={map}
      also={[list]}
      context={name}
      source={source}
      empty={({ bubbles }) => (bubbles.length ? undefined : { why: t('noMembers') })}
      table={({ bubbles }) => exportTable(`${name} ${t('map')}`, bubbleColumns(t, language, false), bubbles)}
      bar={bar}
      note={({ leftOut }) => (leftOut > 0 ? t('leftOut', { count: leftOut }) : null)}
    >
      {(shown) => (
        <OneTheme
          map={shown}
          name={name}
          as={as}
          companyId={companyId ?? null}
          onCompany={(next) => setParameters({ companyId: next })}
          off={off}
          onOff={onOff}
        />
      )}
    </ViewBody>
  )
}
