import { risk } from '@pandora/contract/domains/risk/operations'
import { usePages } from '../../../lib/api/usePages.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { NewsList } from '../NewsList.tsx'
import { riskTexts } from '../texts.ts'
import type { topicParameters } from '../parameters.ts'

/** Earlier news of the same risk of the same subject (RISK-10). */
export default function HistoryView({ parameters }: ViewProps<typeof topicParameters>) {
  const t = useTexts(riskTexts)
  const pages = usePages(risk.historyNews, { topicId: parameters.topic ?? '' }, 20)
  return (
    <ViewBody
      answer={answerOf(pages)}
      empty={() => (pages.items.length ? undefined : { why: t('noHistory') })}
      table={() => ({
        name: t('history'),
        head: [t('day'), t('newest'), t('words')],
        rows: pages.items.map((one) => [one.newsDay, one.title, one.quote]),
      })}
    >
      {() => <NewsList label={t('history')} pages={pages} />}
    </ViewBody>
  )
}
