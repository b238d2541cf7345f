import type { policyTask } from '@pandora/contract/domains/policy/shapes'
import type { z } from 'zod'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { policyTexts } from '../texts.ts'

export type PolicyOrder = z.infer<typeof policyTask>

/** Who is responsible, in the interface language, the leading ones told where others take part. */
export function whoOf({ responsible }: PolicyOrder, leads: string): string {
  const helped = responsible.some((one) => !one.leads)
  return responsible
    .map((one) => {
      const name = named(one.name, one.nameEn, languageNow())
      return one.leads && helped ? `${name} (${leads})` : name
    })
    .join(' · ')
}

/** An order in short: who, until when, how much. */
export function Order({ order }: { order: PolicyOrder }) {
  const t = useTexts(policyTexts)
  return (
    <Facts
      small
      items={[
        { label: t('who'), value: whoOf(order, t('leads')) || '–' },
        { label: t('until'), value: [order.deadline, order.due].filter(Boolean).join(' · ') || '–' },
        { label: t('figures'), value: order.figures.join(' · ') || '–' },
      ]}
    />
  )
}
