import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { MACRO_BAR } from '@pandora/contract/domains/market-opinion/names'
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
import { marketOpinionTexts } from '../texts.ts'
import { Posts } from './Posts.tsx'

const SIZE = 10

/** Articles or comments of a bar, newest first. */
export default function BarPostsView({
  parameters: { bar = MACRO_BAR, form, page: kept },
  setParameters,
}: ViewProps<typeof marketOpinionViews.barPosts>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const page = pageIn(kept)
  const query = useOperation(marketOpinion.barPosts, { barId: bar, form, page, size: SIZE }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('noPosts')))}
      table={({ dataList }) => ({
        name: t('barPosts'),
        head: [t('date'), t('barPosts')],
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
            <Posts posts={dataList} label={t('barPosts')} />
          </Fill>
          <Pager page={page} total={total} size={SIZE} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
