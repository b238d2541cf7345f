import { useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { marketOpinionTexts } from '../texts.ts'

/** What a view of one company shows while none is chosen: a search that chooses one. */
export function CompanyPick({ onChoose }: { onChoose: (companyId: string) => void }) {
  const t = useTexts(marketOpinionTexts)
  return (
    <Column gap={4}>
      <Text tone="plain">{t('noCompany')}</Text>
      <Finder label={t('pick')} onChoose={({ companyId }) => (companyId ? onChoose(companyId) : undefined)} />
    </Column>
  )
}
