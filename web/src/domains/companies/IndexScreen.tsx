import { companies } from '@pandora/contract/domains/companies/operations'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { PriceTile } from './PriceTile.tsx'
import { TabBody } from '../../ui/tabs/TabBody.tsx'
import { companyTexts } from './texts.ts'

/** The page of an index: it has prices, and nothing of a company (decisions 4). */
export function IndexScreen({ securityId }: { securityId: string }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const { data } = useOperation(companies.stockPrice, { securityId })
  const name = named(data?.nameZh, data?.nameEn, language, codeOf(securityId))
  return (
    <Screen
      layout="fill"
      title={name}
      context={`${codeOf(securityId)} · ${exchangeOf(securityId) ?? ''} · ${t('index')}`}
    >
      <TabBody>
        <PriceTile securityId={securityId} name={name} index />
      </TabBody>
    </Screen>
  )
}
