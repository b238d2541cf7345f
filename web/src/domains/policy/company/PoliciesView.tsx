import { policy, policyTouches } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './Policy.module.css'
import { companyPolicyTexts } from './texts.ts'
import { Touches } from './Touches.tsx'
import type { PolicyItem } from './types.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { policyViews } from '../parameters.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import { revenueShareTold } from '../words.ts'

const choices = ['all', ...policyTouches] as const

/**
 * Policies that name a company, its products or its industries, ten a page, with the share of revenue each touches
 * (COMP-36, COMP-17).
 */
export default function PoliciesView({ parameters, setParameters }: ViewProps<typeof policyViews.policies>) {
  const t = useTexts(companyPolicyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [opened, open] = useOpened()
  const { companyId = '', touch } = parameters
  const page = pageIn(parameters.page)
  const query = useOperation(
    policy.ofCompany,
    { companyId, page, size: 10, ...(touch === 'all' ? {} : { touch }) },
    { keepPrevious: true },
  )
  const counts = query.data?.counts
  const columns: Column<PolicyItem>[] = [
    { key: 'date', title: t('date'), value: (row) => row.newsDay },
    { key: 'title', title: t('title'), value: (row) => row.title },
    { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
    {
      key: 'touches',
      title: t('touches'),
      value: ({ touches }) =>
        touches.map((one) => `${t(`touch_${one.kind}`)} ${named(one.nameZh, one.nameEn, language, one.id)}`).join('; '),
    },
    { key: 'share', title: t('share'), value: (row) => row.revenueShare },
  ]
  return (
    <ViewBody
      answer={query}
      source={({ dataList }) => dataList[0]?.newsDay}
      empty={({ total }) =>
        total
          ? undefined
          : touch === 'all'
            ? missing(t('noPolicies'))
            : missing(t('noPoliciesOfTouch'), {
                text: t('clearFilter'),
                run: () => setParameters({ touch: null, page: null }),
              })
      }
      table={({ dataList }) => exportTable(t('policies'), columns, dataList)}
      controls={
        <SegmentedControl
          label={t('touch')}
          value={touch}
          onChange={(next) => setParameters({ touch: next, page: null })}
          options={choices.map((value) => ({
            value,
            text:
              value === 'all' || !counts
                ? t(`touch_${value}`)
                : t('counted', { name: t(`touch_${value}`), count: number(counts[value], { digits: 0 }) }),
          }))}
        />
      }
    >
      {({ dataList, total }) => (
        <>
          <DocumentList
            label={t('policies')}
            items={dataList}
            opened={opened}
            onOpen={open}
            summaries
            beside={({ revenueShare }) => (
              <span className={revenueShare === null ? undefined : styles.share}>
                {revenueShare === null ? t('unknownShare') : t('largest', { share: revenueShareTold(revenueShare) })}
              </span>
            )}
            under={(item) => <Touches policy={item} />}
          />
          <Pager page={page} total={total} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
