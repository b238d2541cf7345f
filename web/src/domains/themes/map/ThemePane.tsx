import { ChevronRight } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { nameOf } from '../model.ts'
import type { ThemeMap } from '../model.ts'
import inner from '../Inner.module.css'
import styles from '../Themes.module.css'
import { themeTexts } from '../texts.ts'
import { CompanyBubbles, ThemeBubbles } from './Bubbles.tsx'
import { Chain } from './Chain.tsx'
import { bubbleColumns, themeColumns } from './columns.tsx'

export const mapKinds = ['map', 'chain', 'table'] as const
export type MapKind = (typeof mapKinds)[number]
export const kindOf = (text: string | undefined): MapKind => mapKinds.find((one) => one === text) ?? 'map'

interface Props {
  /** Theme one has gone into; null: all of them. */
  themeId: string | null
  companyId: string | null
  as: MapKind
  off: string | undefined
  /** Null leads back to all themes; absent where there is no way back. */
  onTheme: (themeId: string | null) => void
  onCompany: (companyId: string) => void
  onAs: (as: MapKind) => void
  onOff: (off: string) => void
  /** The way in from all themes is shown elsewhere. */
  single?: boolean
}

const NARROW = 430

/** A theme's map as bubbles, chain or table. */
function One({ map, narrow, name, ...props }: Props & { map: ThemeMap; narrow: boolean; name: string }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const { as, companyId, onCompany, off, onOff } = props
  const columns = useMemo(() => bubbleColumns(t, language, narrow), [t, language, narrow])
  if (map.bubbles.length === 0) return <Empty why={t('noMembers')} />
  return (
    <>
      <div className={inner.rest}>
        {as === 'table' ? (
          <DataTable
            label={t('mapOf', { name })}
            columns={columns}
            rows={map.bubbles}
            rowKey={(row) => `${row.themeId} ${row.companyId}`}
            chosen={
              map.bubbles.find((one) => one.companyId === companyId)
                ? `${map.bubbles.find((one) => one.companyId === companyId)?.themeId} ${companyId}`
                : null
            }
            onChoose={(row) => onCompany(row.companyId)}
            rowHeight={28}
          />
        ) : as === 'chain' ? (
          <Chain name={name} map={map} chosen={companyId} onChoose={onCompany} />
        ) : (
          <CompanyBubbles
            name={name}
            companies={map.bubbles}
            chosen={companyId}
            onChoose={onCompany}
            off={off}
            onOff={onOff}
          />
        )}
      </div>
      {map.leftOut > 0 ? <p className={styles.note}>{t('leftOut', { count: map.leftOut })}</p> : null}
    </>
  )
}

/** All themes of the list as bubbles or table. */
function All({ list, narrow, ...props }: Props & { list: readonly Theme[]; narrow: boolean }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const columns = useMemo(() => themeColumns(t, language, narrow), [t, language, narrow])
  return (
    <div className={inner.rest}>
      {props.as === 'table' ? (
        <DataTable
          label={t('map')}
          columns={columns}
          rows={list}
          rowKey={({ themeId }) => themeId}
          onChoose={({ themeId }) => props.onTheme(themeId)}
          rowHeight={46}
        />
      ) : (
        <ThemeBubbles themes={list} chosen={null} onChoose={props.onTheme} off={props.off} onOff={props.onOff} />
      )}
    </div>
  )
}

/**
 * The theme map (THEME-01): all themes, and inside one its companies, as bubbles, as a chain from upstream to
 * downstream, or as a table of the same.
 */
export function ThemePane({ query, ...props }: Props & { query: UseQueryResult<{ dataList: Theme[] }, CallFailure> }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { themeId, as, onAs, onTheme, single = false } = props
  const map = useOperation(themes.ownMap, { themeId: themeId ?? '' }, { enabled: themeId !== null })
  const theme =
    query.data?.dataList.find((one) => one.themeId === themeId) ??
    (map.data?.themeId === themeId ? map.data : undefined)
  const name = theme ? nameOf(theme, language, themeId ?? '') : (themeId ?? '')
  const narrow = width < NARROW
  const shown = themeId === null && as === 'chain' ? 'map' : as
  const kinds = themeId === null ? mapKinds.filter((one) => one !== 'chain') : mapKinds
  return (
    <div ref={box} className={inner.view}>
      <div className={`${inner.bar} ${styles.apart}`}>
        {single ? null : (
          <nav aria-label={t('map')} className={styles.path}>
            {themeId === null ? (
              <b>{t('allThemes')}</b>
            ) : (
              <>
                <button type="button" onClick={() => onTheme(null)}>
                  {t('allThemes')}
                </button>
                <ChevronRight size={14} aria-hidden="true" />
                <b>{name}</b>
                <ScreenLink to={`/index/themes/${encodeURIComponent(themeId)}`} className={styles.open}>
                  {t('openTheme')}
                </ScreenLink>
              </>
            )}
          </nav>
        )}
        <SegmentedControl
          label={t('view')}
          value={shown}
          onChange={onAs}
          options={kinds.map((value) => ({
            value,
            text: t(value === 'map' ? 'asMap' : value === 'chain' ? 'asChain' : 'asTable'),
          }))}
        />
      </div>
      {themeId === null ? (
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('noThemes')} />
            ) : (
              <All {...props} as={shown} list={dataList} narrow={narrow} />
            )
          }
        </Answer>
      ) : (
        <Answer query={map} waiting={<Skeleton shape="block" />}>
          {(data) => <One key={themeId} {...props} as={shown} map={data} narrow={narrow} name={name} />}
        </Answer>
      )}
    </div>
  )
}
