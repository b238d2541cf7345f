import type { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../lib/texts.ts'
import { Pager } from '../../ui/pager/Pager.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { Empty } from '../../ui/States.tsx'
import { PolicyItem } from './PolicyItem.tsx'
import { policyTopicsTexts } from './texts.ts'

interface Props {
  found: Pick<OutputOf<typeof policyTopics.list>, 'dataList' | 'total'>
  page: number
  onPage: (page: number) => void
  onOpen: (documentId: string) => void
}

/** A page of policies, ten of them. */
export function PolicyPage({ found, page, onPage, onOpen }: Props) {
  const t = useTexts(policyTopicsTexts)
  const { common, sourceOf } = useSources(found.dataList)
  if (found.total === 0) return <Empty why={t('noneOfTopic')} />
  return (
    <>
      <CommonSource of={common} />
      <ul aria-label={t('policies')}>
        {found.dataList.map((policy) => (
          <PolicyItem
            key={policy.documentId}
            policy={policy}
            source={sourceOf(policy)}
            onOpen={() => onOpen(policy.documentId)}
          />
        ))}
      </ul>
      <Pager page={page} total={found.total} onPage={onPage} />
    </>
  )
}
