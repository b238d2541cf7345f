import type { authors } from '@pandora/contract/domains/authors/operations'
import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { postForms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../../lib/texts.ts'
import { pageText } from '../../../lib/usePage.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import type { Answered } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { Posts } from './Posts.tsx'

type Told = OutputOf<typeof authors.articles> | OutputOf<typeof marketOpinion.barPosts>
type Form = (typeof postForms)[number]

/** Posts by pages, articles or comments as is chosen: those of an author, or of a bar. */
export function PostsBody({
  answer,
  name,
  none,
  form,
  page,
  size,
  onChange,
}: {
  answer: Answered<Told>
  name: string
  /** What is said where there are none. */
  none: string
  form: Form
  page: number
  size: number
  onChange: (next: { form?: Form; page: string | null }) => void
}) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  return (
    <ViewBody
      answer={answer}
      empty={({ total }) => (total > 0 ? undefined : missing(none))}
      table={({ dataList }) => ({
        name,
        head: [t('date'), name],
        rows: dataList.map((one) => [one.publishDateZh, one.summary || one.title]),
      })}
      controls={
        <SegmentedControl
          label={t('form')}
          value={form}
          onChange={(next) => onChange({ form: next, page: null })}
          options={postForms.map((value) => ({ value, text: t(value) }))}
        />
      }
    >
      {({ dataList, total }) => (
        <>
          <Fill scroll>
            <Posts posts={dataList} label={name} />
          </Fill>
          <Pager page={page} total={total} size={size} onPage={(next) => onChange({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
