import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { ScenarioBasis, ScenarioGround } from '@pandora/contract/domains/scenarios/shapes'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { scenariosTexts } from '../texts.ts'
import { Regions } from './Regions.tsx'

interface Props {
  basis: ScenarioBasis
  ground: ScenarioGround | undefined
  onChange: (basis: ScenarioBasis) => void
}
const starts = ['company', 'region', 'chain'] as const
type Start = (typeof starts)[number]
const texts = { company: 'basisCompany', region: 'basisRegion', chain: 'basisChain' } as const

function Chains({ onChoose }: { onChoose: (chainId: string) => void }) {
  const t = useTexts(scenariosTexts)
  const query = useOperation(chains.list, { size: 200 })
  return (
    <Answer query={query}>
      {({ dataList }) =>
        dataList.length === 0 ? (
          <Text as="p" tone="quiet">
            {t('noChains')}
          </Text>
        ) : (
          <Select
            height="large"
            aria-label={t('chooseChain')}
            value=""
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{t('chooseChain')}</option>
            {dataList.map((one) => (
              <option key={one.chainId} value={one.chainId}>
                {one.name}
              </option>
            ))}
          </Select>
        )
      }
    </Answer>
  )
}

/** Where a scenario begins: what is chosen, or the choice. */
export function BasisForm({ basis, ground, onChange }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const [start, setStart] = useState<Start>('company')
  const chosen: Start | null = basis.chainId
    ? 'chain'
    : basis.companyId
      ? 'company'
      : basis.regionCode
        ? 'region'
        : null
  const { tiers } = basis
  return (
    <Column as="section" gap={4} aria-label={t('basis')}>
      <Text as="h2" size="text" strong>
        {t('basis')}
      </Text>
      {chosen ? (
        <Row place="between" gap={4}>
          <Text strong tone="accent">
            {ground ? named(ground.nameZh, ground.nameEn, language) : t(texts[chosen])}
          </Text>
          <Button size="small" kind="quiet" onClick={() => onChange({ tiers })}>
            {t('otherBasis')}
          </Button>
        </Row>
      ) : (
        <>
          <Row>
            <SegmentedControl
              label={t('basis')}
              value={start}
              options={starts.map((value) => ({ value, text: t(texts[value]) }))}
              onChange={setStart}
            />
          </Row>
          {start === 'company' ? (
            <Finder label={t('chooseCompany')} onChoose={(found) => onChange({ companyId: found.securityId, tiers })} />
          ) : start === 'region' ? (
            <Regions onChoose={(regionCode) => onChange({ regionCode, tiers })} />
          ) : (
            <Chains onChoose={(chainId) => onChange({ chainId, tiers })} />
          )}
        </>
      )}
      {chosen === 'chain' ? null : (
        <Row place="between" gap={4}>
          <Text size="small" tone="plain" title={t('tiersHint')}>
            {t('tiers')}
          </Text>
          <SegmentedControl
            label={t('tiers')}
            value={String(tiers)}
            options={['1', '2', '3'].map((value) => ({ value, text: value }))}
            onChange={(value) => onChange({ ...basis, tiers: Number(value) })}
          />
        </Row>
      )}
    </Column>
  )
}
