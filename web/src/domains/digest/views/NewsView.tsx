import { useState } from 'react'
import { digest } from '@pandora/contract/domains/digest/operations'
import type { digestViews } from '@pandora/contract/domains/digest/rooms'
import { NEWS_PAGE } from '@pandora/contract/domains/digest/terms'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import { digestTexts } from '../texts.ts'
import { weekAsked } from '../week.ts'

const topics = ['documents', 'analysis'] as const

/** News in which each story stands once, ten a page; of all time, or of the week of a date. */
export default function NewsView({
  parameters: { date, page: kept },
  setParameters,
}: ViewProps<typeof digestViews.news>) {
  const t = useTexts(digestTexts)
  const go = useGo()
  const missing = useMissing()
  const [opened, open] = useState<string | null>(null)
  const page = pageIn(kept)
  useReread(digest.news, topics)
  const query = useOperation(digest.news, { ...weekAsked(date), page }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('noNews')))}
      table={({ dataList }) => ({
        name: t('news'),
        head: [t('day'), t('headline'), t('sources')],
        rows: dataList.map((one) => [one.newsDay, one.title, one.source]),
      })}
    >
      {({ dataList, total }) => (
        <Pane>
          <Fill scroll>
            <DocumentList
              label={t('news')}
              items={dataList}
              opened={opened}
              onOpen={open}
              summaries
              beside={(item) => (item.copies > 0 ? ` · ${t('copies', { count: item.copies })}` : null)}
            />
          </Fill>
          <Pager
            page={page}
            total={total}
            size={NEWS_PAGE}
            onPage={(next) => setParameters({ page: pageText(next) })}
          />
          {opened ? (
            <Reader
              key={opened}
              newsId={opened}
              onClose={() => open(null)}
              onCompany={(companyId) => go(`/index/company/${companyId}`)}
            />
          ) : null}
        </Pane>
      )}
    </ViewBody>
  )
}
