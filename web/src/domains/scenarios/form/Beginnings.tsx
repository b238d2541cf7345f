import { CloudLightning, Factory, MapPin, Waypoints } from 'lucide-react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { risk } from '@pandora/contract/domains/risk/operations'
import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { supply } from '@pandora/contract/domains/supply/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Starters, type Starter } from '../../../ui/Starters.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { scenariosTexts } from '../texts.ts'
import { chainBeginning, companyBeginning, disasterBeginning, regionBeginning } from './starts.ts'

interface Props {
  onBegin: (definition: ScenarioDefinition) => void
}

/** Scenarios to begin with, whole, out of what the market has: its hub, its fullest province, a disaster told of, an own chain. */
export function Beginnings({ onBegin }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const hubs = useOperation(supply.hubs, { size: 1 })
  const regions = useOperation(supply.regions, {})
  const disasters = useOperation(risk.topics, { group: 'nature', size: 20 })
  const own = useOperation(chains.list, { sort: 'savedAt', size: 1 })
  const hub = hubs.data?.dataList[0]
  const region = regions.data?.dataList[0]
  const chain = own.data?.dataList[0]
  // Only a province can be hit: a country, or a place without companies, has nobody to begin from.
  const full = new Set(regions.data?.dataList.flatMap((one) => (one.companies > 0 ? one.regionCode : [])))
  const disaster = disasters.data?.dataList.find(({ subject }) => subject.kind === 'place' && full.has(subject.id))
  if ([hubs, regions, own].some((one) => one.isPending)) return <Skeleton count={3} height={104} />
  const place = disaster && regions.data?.dataList.find((one) => one.regionCode === disaster.subject.id)
  const starters: Starter[] = [
    hub && {
      key: 'hub',
      icon: Factory,
      kind: t('beginHub'),
      title: t('beginHubTitle', { name: named(hub.nameZh, hub.nameEn, language, hub.companyId) }),
      says: t('beginHubSays', { customers: hub.customers, suppliers: hub.suppliers }),
      run: () => onBegin(companyBeginning(hub.companyId)),
    },
    disaster &&
      place && {
        key: 'disaster',
        icon: CloudLightning,
        kind: t('beginDisaster'),
        title: t('beginDisasterTitle', {
          risk: riskTypeFacts[disaster.riskType][language === 'en' ? 'en' : 'zh'],
          region: named(place.nameZh, place.nameEn, language, place.regionCode),
        }),
        says: t('beginDisasterSays', { day: disaster.lastDay, stories: disaster.stories, companies: place.companies }),
        run: () => onBegin(disasterBeginning(place.regionCode)),
      },
    region && {
      key: 'region',
      icon: MapPin,
      kind: t('beginRegion'),
      title: t('presetQuake', { region: named(region.nameZh, region.nameEn, language, region.regionCode) }),
      says: t('beginRegionSays', { companies: region.companies, links: region.links }),
      run: () => onBegin(regionBeginning(region.regionCode)),
    },
    chain && {
      key: 'chain',
      icon: Waypoints,
      kind: t('beginChain'),
      title: chain.name,
      says: t('beginChainSays', { nodes: chain.nodes, edges: chain.edges }),
      run: () => onBegin(chainBeginning(chain.chainId)),
    },
  ].filter((one) => one !== undefined)
  const here = t(starters.length > 0 ? 'beginExamples' : 'beginNone')
  const about = [t('beginAbout'), here].join(language === 'en' ? ' ' : '')
  return <Starters title={t('beginTitle')} about={about} starters={starters} />
}
