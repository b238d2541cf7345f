import { companies } from '@pandora/contract/domains/companies/operations'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import { useOperation } from '../../lib/api/useOperation.ts'
import { slot } from '../../lib/installed.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
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
        {slot('companyTile').map(({ key, on, view, fields = {} }) =>
          on === 'index' && 'Body' in view ? (
            <ViewTile key={key} view={view} given={{ companyId: securityId }} fields={fields} about={name} />
          ) : null,
        )}
      </TabBody>
    </Screen>
  )
}
