import { useState } from 'react'
import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { policyViews } from '../parameters.ts'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { loadedBy } from './filter.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const topics = ['analysis'] as const

/** Industries that policies name, three levels; one chosen loads the library and opens what is below it. */
export default function IndustriesView({ parameters, setParameters }: ViewProps<typeof policyViews.industries>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [opened, open] = useState<ReadonlySet<string>>(new Set())
  useReread(policy.policyIndustryTree, topics)
  const query = useOperation(policy.policyIndustryTree, {})
  const chosen = parameters.by === 'industry' ? parameters.value : undefined
  const choose = (id: string) => {
    open((was) => new Set(id === chosen ? [...was].filter((one) => one !== id) : [...was, id]))
    setParameters(loadedBy('industry', id === chosen ? null : id))
  }
  return (
    <ViewBody
      answer={query}
      empty={({ nodeList }) => (nodeList.length === 0 ? missing(t('noIndustries')) : undefined)}
      table={({ nodeList }) =>
        exportTable(
          t('industries'),
          [
            { key: 'id', title: t('industry'), value: ({ id }) => id },
            { key: 'name', title: t('name'), value: (row) => named(row.nodeName, row.nodeNameEn, language) },
            { key: 'count', title: t('count'), value: ({ num }) => num },
          ],
          nodeList.flatMap((one) => [one, ...one.nodeList.flatMap((two) => [two, ...two.nodeList])]),
        )
      }
    >
      {({ nodeList }) => {
        const isOpen = (ids: readonly string[]) => ids.some((id) => id === chosen || opened.has(id))
        const lines = nodeList.flatMap((one) => [
          { ...one, depth: 0 },
          ...(isOpen([one.id, ...one.nodeList.flatMap((two) => [two.id, ...two.nodeList.map(({ id }) => id)])])
            ? one.nodeList.flatMap((two) => [
                { ...two, depth: 1 },
                ...(isOpen([two.id, ...two.nodeList.map(({ id }) => id)])
                  ? two.nodeList.map((three) => ({ ...three, depth: 2 }))
                  : []),
              ])
            : []),
        ])
        return (
          <div className={styles.scroll} data-list>
            {lines.map(({ id, nodeName, nodeNameEn, num, depth }) => (
              <button
                key={id}
                type="button"
                data-item
                data-depth={depth}
                className={styles.line}
                aria-pressed={id === chosen}
                onKeyDown={moveByArrows}
                onClick={() => choose(id)}
              >
                <Text>{named(nodeName, nodeNameEn, language)}</Text>
                <b>{number(num, { digits: 0 })}</b>
              </button>
            ))}
          </div>
        )
      }}
    </ViewBody>
  )
}
