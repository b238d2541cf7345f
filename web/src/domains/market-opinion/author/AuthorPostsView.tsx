import { AUTHOR_PAGE, authors, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { PostsBody } from '../market/PostsBody.tsx'
import { marketOpinionTexts } from '../texts.ts'

/** Articles or comments of an author, newest first, ten a page (OPINION-07, OPINION-17). */
export default function AuthorPostsView({
  parameters: { author = OVERVIEW_AUTHOR, form, page: kept },
  setParameters,
}: ViewProps<typeof marketOpinionViews.authorPosts>) {
  const t = useTexts(marketOpinionTexts)
  const page = pageIn(kept)
  return (
    <PostsBody
      answer={useOperation(
        authors.articles,
        { authorId: author, form, page, size: AUTHOR_PAGE },
        { keepPrevious: true },
      )}
      name={t('authorPosts')}
      none={t('noAuthorPosts')}
      form={form}
      page={page}
      size={AUTHOR_PAGE}
      onChange={setParameters}
    />
  )
}
