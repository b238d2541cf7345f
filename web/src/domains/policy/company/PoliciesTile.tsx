import { policy, policyTouches } from '@pandora/contract/domains/policy/operations'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { usePage } from '../../../lib/usePage.ts'
import styles from './Policy.module.css'
import { companyPolicyTexts } from './texts.ts'
import { Touches } from './Touches.tsx'
import type { PolicyItem } from './types.ts'

const choices = ['all', ...policyTouches] as const

/**
 * Policies that name a company, its products or its industries, ten a page, with the share of revenue each touches
 * (COMP-36, COMP-17).
 */
export function PoliciesTile({ companyId }: { companyId: string }) {
  const t = useTexts(companyPolicyTexts)
  const language = useLanguage()
  const [opened, open] = useOpened()
  const [page, setPage] = usePage()
  const [chosen, choose] = useAddressField('touch')
  const touch = choices.find((one) => one === chosen) ?? 'all'
  const query = useOperation(
    policy.ofCompany,
    { companyId, page, size: 10, ...(touch === 'all' ? {} : { touch }) },
    { keepPrevious: true },
  )
  const counts = query.data?.counts
  return (
    <Tile
      title={t('policies')}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
      onExport={
        query.data?.total
          ? () =>
              exportTable<PolicyItem>(
                t('policies'),
                [
                  { key: 'date', title: t('date'), value: (row) => row.newsDay },
                  { key: 'title', title: t('title'), value: (row) => row.title },
                  { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
                  {
                    key: 'touches',
                    title: t('touches'),
                    value: ({ touches }) =>
                      touches
                        .map((one) => `${t(`touch_${one.kind}`)} ${named(one.nameZh, one.nameEn, language, one.id)}`)
                        .join('; '),
                  },
                  { key: 'share', title: t('share'), value: (row) => row.revenueShare },
                ],
                query.data.dataList,
              )
          : undefined
      }
      controls={
        <SegmentedControl
          label={t('touch')}
          value={touch}
          onChange={(to) => {
            setPage(0)
            choose(to === 'all' ? '' : to)
          }}
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
      <Answer query={query} waiting={<Skeleton count={8} height={84} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            <MissingSource
              why={t(touch === 'all' ? 'noPolicies' : 'noPoliciesOfTouch')}
              clear={
                touch === 'all'
                  ? undefined
                  : {
                      text: t('clearFilter'),
                      run: () => {
                        setPage(0)
                        choose('')
                      },
                    }
              }
            />
          ) : (
            <>
              <DocumentList
                label={t('policies')}
                items={dataList}
                opened={opened}
                onOpen={open}
                summaries
                beside={({ revenueShare }) => (
                  <span className={revenueShare === null ? undefined : styles.share}>
                    {revenueShare === null
                      ? t('unknownShare')
                      : t('largest', { share: percent(revenueShare, { digits: 1, sign: false }) })}
                  </span>
                )}
                under={(item) => <Touches policy={item} />}
              />
              <Pager page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
