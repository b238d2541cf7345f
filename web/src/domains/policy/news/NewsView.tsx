import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import type { policyViews } from '../parameters.ts'
import { policyTexts } from '../texts.ts'
import { askedOf } from './asked.ts'
import { NewsFilter } from './NewsFilter.tsx'

const SIZE = 20
const topics = ['analysis', 'documents'] as const

/** News that names a department of state, newest first (POLICY-18, POLICY-45). */
export default function NewsView({ parameters, setParameters }: ViewProps<typeof policyViews.news>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [opened, open] = useOpened()
  const asked = askedOf(parameters)
  const page = pageIn(parameters.page)
  useReread(policy.newsList, topics)
  const query = useOperation(policy.newsList, { ...asked, page, size: SIZE }, { keepPrevious: true })
  const clear = () => setParameters({ department: null, region: null, industry: null, category: null, page: null })
  return (
    <ViewBody
      answer={query}
      source={({ dataList }) => dataList[0]?.newsDay}
      empty={({ total }) =>
        total > 0
          ? undefined
          : Object.keys(asked).length > 0
            ? missing(t('noneFound'), { text: t('clearFilter'), run: clear })
            : missing(t('noNews'))
      }
      table={({ dataList }) =>
        exportTable(
          t('news'),
          [
            { key: 'date', title: t('date'), value: ({ newsDay }) => newsDay },
            { key: 'title', title: t('document'), value: ({ title }) => title },
            {
              key: 'departments',
              title: t('department'),
              value: ({ departments }) =>
                departments.map((one) => named(one.department, one.nameEn, language)).join(' · '),
            },
          ],
          dataList,
        )
      }
      bar={<NewsFilter chosen={asked} onChoose={(field, value) => setParameters({ [field]: value, page: null })} />}
    >
      {({ dataList, total }) => (
        <>
          <DocumentList label={t('news')} items={dataList} opened={opened} onOpen={open} summaries />
          <Pager page={page} total={total} size={SIZE} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
