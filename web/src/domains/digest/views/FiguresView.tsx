import { digest } from '@pandora/contract/domains/digest/operations'
import type { digestViews } from '@pandora/contract/domains/digest/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { figureGroups, Figures } from '../Figures.tsx'
import { digestTexts } from '../texts.ts'
import { weekAsked } from '../week.ts'

const topics = ['prices'] as const

/** Figures of a week out of the facts. */
export default function FiguresView({ parameters: { date } }: ViewProps<typeof digestViews.figures>) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(digest.week, topics)
  const query = useOperation(digest.week, weekAsked(date), { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      source={({ figures: { from, to } }) => (from !== null && to !== null ? t('weekOf', { from, to }) : null)}
      empty={({ figures }) =>
        figureGroups.some((group) => figures[group].length > 0) ? undefined : missing(t('noFigures'))
      }
      table={({ figures }) => ({
        name: t('figures'),
        head: [t('name'), t('close'), `${t('moved')} (%)`],
        rows: figureGroups.flatMap((group) =>
          figures[group].map((row) => [
            named(row.nameZh, row.nameEn, language, row.securityId),
            row.closes.at(-1) ?? null,
            `${row.moved}${row.basis === 'traded' ? '' : ' ‡'}`,
          ]),
        ),
      })}
    >
      {({ figures }) => (
        <Fill scroll>
          <Figures figures={figures} />
        </Fill>
      )}
    </ViewBody>
  )
}
