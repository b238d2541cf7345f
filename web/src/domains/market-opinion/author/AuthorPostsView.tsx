import { AUTHOR_PAGE, authors, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { postForms } from '@pandora/contract/domains/opinion/kinds'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Posts } from '../market/Posts.tsx'
import { marketOpinionTexts } from '../texts.ts'

/** Articles or comments of an author, newest first, ten a page (OPINION-07, OPINION-17). */
export default function AuthorPostsView({
  parameters: { author = OVERVIEW_AUTHOR, form, page: kept },
  setParameters,
}: ViewProps<typeof marketOpinionViews.authorPosts>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const page = pageIn(kept)
  const asked = { authorId: author, form, page, size: AUTHOR_PAGE }
  const query = useOperation(authors.articles, asked, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('noAuthorPosts')))}
      table={({ dataList }) => ({
        name: t('authorPosts'),
        head: [t('date'), t('authorPosts')],
        rows: dataList.map((one) => [one.publishDateZh, one.summary || one.title]),
      })}
      controls={
        <SegmentedControl
          label={t('form')}
          value={form}
          onChange={(next) => setParameters({ form: next, page: null })}
          options={postForms.map((value) => ({ value, text: t(value) }))}
        />
      }
    >
      {({ dataList, total }) => (
        <>
          <Fill scroll>
            <Posts posts={dataList} label={t('authorPosts')} />
          </Fill>
          <Pager
            page={page}
            total={total}
            size={AUTHOR_PAGE}
            onPage={(next) => setParameters({ page: pageText(next) })}
          />
        </>
      )}
    </ViewBody>
  )
}
