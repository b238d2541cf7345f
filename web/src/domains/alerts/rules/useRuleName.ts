import { watch } from '@pandora/contract/domains/watch/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import type { Draft } from './draft.ts'

/** The name of what a draft looks at; null while nothing is chosen. */
export function useTargetName({ target, company, groupId, theme }: Draft): string | null {
  const { data } = useOperation(watch.groups, {}, { enabled: target === 'group' })
  if (target === 'company') return company?.name ?? null
  if (target === 'theme') return theme?.name ?? null
  if (target === 'group') return data?.dataList.find((one) => one.groupId === groupId)?.name ?? null
  return null
}
