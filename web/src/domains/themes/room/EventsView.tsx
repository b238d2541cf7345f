import { useMemo, useState } from 'react'
import type { RoomViewProps } from '../../../lib/roomView.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useTileState } from '../../../lib/useTileState.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Latest } from '../events/Latest.tsx'
import { Opportunities } from '../events/Opportunities.tsx'
import { Summary } from '../events/Summary.tsx'
import inner from '../Inner.module.css'
import styles from '../Themes.module.css'
import { themeTexts } from '../texts.ts'
import { ThemeChooser } from './ThemeChooser.tsx'
import { useSubject } from './useSubject.ts'

const parts = ['latest', 'summary', 'opportunities'] as const

/**
 * What happens in a theme, in a tile (THEME-02): its latest events, its documents, the companies that gain and lose by
 * it.
 */
export default function EventsView({ parameters, setParameters, frame }: RoomViewProps) {
  const t = useTexts(themeTexts)
  const { query, themeId, context } = useSubject(parameters)
  const [opened, open] = useState<string | null>(null)
  const part = parts.find((one) => one === parameters['part']) ?? 'latest'
  const { error, data, isFetching, refetch } = query
  const state = useMemo(
    () => ({
      context,
      health: error ? ('error' as const) : data ? ('ok' as const) : undefined,
      refreshing: isFetching,
    }),
    [context, error, data, isFetching],
  )
  useTileState(frame, state, {
    refresh: () => {
      void refetch()
    },
  })
  const onCompany = (companyId: string) => setParameters({ companyId })
  return (
    <div className={inner.view}>
      <Answer query={query} waiting={<Skeleton count={8} height={58} />}>
        {({ dataList }) =>
          themeId === undefined || (dataList.length === 0 && !parameters['themeId']) ? (
            <Empty why={t('noThemes')} />
          ) : (
            <>
              <div className={styles.chooser}>
                <ThemeChooser query={query} themeId={themeId} onTheme={(next) => setParameters({ themeId: next })} />
                <SegmentedControl
                  label={t('view')}
                  value={part}
                  onChange={(next) => setParameters({ part: next === 'latest' ? null : next })}
                  options={parts.map((value) => ({ value, text: t(value) }))}
                />
              </div>
              <div key={themeId} className={inner.rest}>
                {part === 'latest' ? (
                  <Latest themeId={themeId} onCompany={onCompany} onDocument={open} />
                ) : part === 'summary' ? (
                  <Summary themeId={themeId} onDocument={open} />
                ) : (
                  <Opportunities themeId={themeId} onCompany={onCompany} />
                )}
              </div>
            </>
          )
        }
      </Answer>
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </div>
  )
}
