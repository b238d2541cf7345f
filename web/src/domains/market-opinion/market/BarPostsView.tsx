import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { MACRO_BAR } from '@pandora/contract/domains/market-opinion/names'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { marketOpinionTexts } from '../texts.ts'
import { PostsBody } from './PostsBody.tsx'

const SIZE = 10

/** Articles or comments of a bar, newest first. */
export default function BarPostsView({
  parameters: { bar = MACRO_BAR, form, page: kept },
  setParameters,
}: ViewProps<typeof marketOpinionViews.barPosts>) {
  const t = useTexts(marketOpinionTexts)
  const page = pageIn(kept)
  return (
    <PostsBody
      answer={useOperation(marketOpinion.barPosts, { barId: bar, form, page, size: SIZE }, { keepPrevious: true })}
      name={t('barPosts')}
      none={t('noPosts')}
      form={form}
      page={page}
      size={SIZE}
      onChange={setParameters}
    />
  )
}
