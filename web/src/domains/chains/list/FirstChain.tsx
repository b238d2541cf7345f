import { Factory, FileUp, Layers, ShoppingCart } from 'lucide-react'
import { supply } from '@pandora/contract/domains/supply/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/States.tsx'
import { Starters, type Starter } from '../../../ui/Starters.tsx'
import { chainTexts } from '../texts.ts'

/** What a supply chain is for, and chains that the market's facts draft at a press; for who has saved none. */
export function FirstChain({ onImport }: { onImport: () => void }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const go = useGo()
  const sellers = useOperation(supply.hubs, { by: 'customers', size: 1 })
  const buyers = useOperation(supply.hubs, { by: 'suppliers', size: 2 })
  const list = useOperation(themes.list, {})
  if (sellers.isPending || buyers.isPending || list.isPending) return <Skeleton count={3} height={104} />
  const seller = sellers.data?.dataList[0]
  const buyer = buyers.data?.dataList.find((one) => one.companyId !== seller?.companyId)
  const theme = list.data?.dataList[0]
  const draft = (of: string, id: string) => () => go(`/index/chains/new?${of}=${encodeURIComponent(id)}`)
  const hub = (one: typeof seller, key: string, icon: Starter['icon'], kind: string) =>
    one && {
      key,
      icon,
      kind,
      title: named(one.nameZh, one.nameEn, language, one.companyId),
      says: t('firstHubSays', { customers: one.customers, suppliers: one.suppliers }),
      run: draft('company', one.companyId),
    }
  const starters: Starter[] = [
    hub(seller, 'seller', Factory, t('firstSeller')),
    hub(buyer, 'buyer', ShoppingCart, t('firstBuyer')),
    theme && {
      key: 'theme',
      icon: Layers,
      kind: t('firstTheme'),
      title: named(theme.nameZh, theme.nameEn, language, theme.themeId),
      says: t('firstThemeSays'),
      run: draft('theme', theme.themeId),
    },
    {
      key: 'excel',
      icon: FileUp,
      kind: t('firstExcel'),
      title: t('importExcel'),
      says: t('firstExcelSays'),
      run: onImport,
    },
  ].filter((one) => one !== undefined)
  // The sheet alone is no draft.
  const here = t(starters.length > 1 ? 'firstDrafts' : 'firstNone')
  const about = [t('firstAbout'), here].join(language === 'en' ? ' ' : '')
  return <Starters title={t('firstTitle')} about={about} starters={starters} />
}
