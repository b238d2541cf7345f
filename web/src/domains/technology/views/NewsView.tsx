import { technology } from '@pandora/contract/domains/technology/operations'
import type { technologyViews } from '@pandora/contract/domains/technology/rooms'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { Marked } from '../../documents/offers/Marked.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { sentenceAddress } from '../address.ts'
import { Start } from '../Start.tsx'
import { technologyTexts } from '../texts.ts'
import { writtenIn } from '../../../ui/language/writtenIn.ts'

const SIZE = 20
const topics = ['documents'] as const

/** Documents that name a keyword or what means the same, with the words marked; one opens at them (HUAKONG-07). */
export default function NewsView({ parameters, setParameters }: ViewProps<typeof technologyViews.news>) {
  const t = useTexts(technologyTexts)
  const go = useGo()
  const missing = useMissing()
  const { keyword, sort } = parameters
  const page = pageIn(parameters.page)
  useReread(technology.searchNews, topics)
  const query = useOperation(
    technology.searchNews,
    { keyword: keyword ?? '', sort, page, size: SIZE },
    { enabled: keyword !== undefined, keepPrevious: true },
  )
  if (keyword === undefined) return <Start onKeyword={(next) => setParameters({ keyword: next })} />
  return (
    <ViewBody
      answer={query}
      context={keyword}
      controls={
        <SegmentedControl
          label={t('sort')}
          value={sort}
          onChange={(next) => setParameters({ sort: next, page: null })}
          options={(['newest', 'relevance'] as const).map((value) => ({ value, text: t(`sort_${value}`) }))}
        />
      }
      empty={({ total }) => (total === 0 ? missing(t('noNews', { keyword })) : undefined)}
      note={({ more, total }) => (more ? t('moreThan', { count: number(total, { digits: 0 }) }) : null)}
      table={({ dataList }) =>
        exportTable(
          t('news'),
          [
            { key: 'day', title: t('sort_newest'), value: ({ newsDay }) => newsDay },
            { key: 'title', title: t('news'), value: ({ title }) => title },
            { key: 'source', title: 'source', value: ({ source }) => source },
          ],
          dataList,
        )
      }
    >
      {({ dataList, total }) => (
        <Pane>
          <Fill scroll>
            <DocumentList
              label={t('news')}
              items={dataList}
              opened={null}
              onOpen={(newsId) => {
                const one = dataList.find((item) => item.newsId === newsId)
                const mark = one?.snippet?.marks[0]
                const word = one?.snippet && mark ? one.snippet.text.slice(mark.start, mark.end) : keyword
                go(sentenceAddress(newsId, word))
              }}
              under={({ snippet }) =>
                snippet ? (
                  <Text size="small" tone="plain" lang={writtenIn(snippet.text)}>
                    <Marked text={snippet.text} places={snippet.marks} />
                  </Text>
                ) : null
              }
            />
          </Fill>
          <Pager page={page} total={total} size={SIZE} onPage={(next) => setParameters({ page: pageText(next) })} />
        </Pane>
      )}
    </ViewBody>
  )
}
