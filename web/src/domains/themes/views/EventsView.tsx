import { useContext, useState } from 'react'
import type { themesViews } from '@pandora/contract/domains/themes/rooms'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import { Latest } from '../events/Latest.tsx'
import { Opportunities } from '../events/Opportunities.tsx'
import { Summary } from '../events/Summary.tsx'
import { themeTexts } from '../texts.ts'
import { useSubject } from './useSubject.tsx'

const parts = ['latest', 'summary', 'opportunities'] as const

/**
 * What happens in a theme (THEME-02): its latest events, its documents, the companies that gain and lose by it.
 */
export default function EventsView({ parameters, setParameters }: ViewProps<typeof themesViews.events>) {
  const t = useTexts(themeTexts)
  const { given } = useContext(PlaceContext)
  const { part } = parameters
  const { themeId, name, chooser, none, noThemes } = useSubject(parameters.themeId, (next) =>
    setParameters({ themeId: next }),
  )
  const [opened, open] = useState<string | null>(null)
  const onCompany = (companyId: string) => setParameters({ companyId })
  const answer = themeId === undefined ? none : { ...none, data: themeId, error: null }
  return (
    <ViewBody
      answer={answer}
      context={given.has('themeId') ? null : name}
      empty={(shown) => (shown === null ? noThemes : undefined)}
      bar={
        given.has('part') ? (
          chooser
        ) : (
          <>
            {chooser}
            <SegmentedControl
              label={t('view')}
              value={part}
              onChange={(next) => setParameters({ part: next })}
              options={parts.map((value) => ({ value, text: t(value) }))}
            />
          </>
        )
      }
    >
      {(of) =>
        of === null ? null : (
          <>
            {part === 'latest' ? (
              <Latest key={of} themeId={of} onCompany={onCompany} onDocument={open} />
            ) : part === 'summary' ? (
              <Summary key={of} themeId={of} onDocument={open} />
            ) : (
              <Opportunities key={of} themeId={of} onCompany={onCompany} />
            )}
            {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
          </>
        )
      }
    </ViewBody>
  )
}
