import type { LibraryFilter, PolicyType } from '@pandora/contract/domains/policy/names'
import { policyTypes } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { typeName } from '../words.ts'

/** What a filter's value is called: a province, an industry, a department, a type by its name. */
export function useFilterName(): (filter: { by: LibraryFilter; value: string }) => string {
  const language = useLanguage()
  const areas = useOperation(policy.areas, {})
  const tree = useOperation(policy.policyIndustryTree, {})
  const departments = useOperation(policy.departments, {})
  return ({ by, value }) => {
    if (by === 'type') {
      const type: PolicyType | undefined = policyTypes.find((one) => one === value)
      return type ? typeName(type) : value
    }
    if (by === 'region') {
      const area = areas.data?.dataList.find(({ region }) => region === value)
      return named(area?.nameZh, area?.nameEn, language, value)
    }
    if (by === 'industry') {
      const nodes = (tree.data?.nodeList ?? []).flatMap((one) => [
        one,
        ...one.nodeList.flatMap((two) => [two, ...two.nodeList]),
      ])
      const node = nodes.find(({ id }) => id === value)
      return named(node?.nodeName, node?.nodeNameEn, language, value)
    }
    if (by === 'department') {
      const groups = departments.data?.dataList ?? []
      const body = groups.flatMap(({ dataList }) => dataList).find(({ department }) => department === value)
      return named(value, body?.nameEn, language)
    }
    return value
  }
}
