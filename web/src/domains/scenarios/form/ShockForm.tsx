import type { ScenarioGround, ScenarioShock } from '@pandora/contract/domains/scenarios/shapes'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { presetsOf } from './presets.ts'
import { SliderField } from './SliderField.tsx'
import { scenariosTexts } from '../texts.ts'
import { nodeName } from '../words.ts'

interface Props {
  shock: ScenarioShock
  ground: ScenarioGround
  onChange: (shock: ScenarioShock) => void
}
const kinds = ['stop', 'volume', 'price'] as const
/** Parts and companies that are offered one by one. */
const MOST_OFFERED = 400

/** What happens, to whom, for how long. */
export function ShockForm({ shock, ground, onChange }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const set = (next: Partial<ScenarioShock>) => onChange({ ...shock, ...next })
  const regionName = (code: string) => {
    const one = ground.regions.find((region) => region.regionCode === code)
    return named(one?.nameZh, one?.nameEn, language, code)
  }
  const partName = (part: string) => named(part, ground.parts.find((one) => one.part === part)?.partEn, language, part)
  const companyName = (id: string) => {
    const one = ground.nodes.find(({ nodeId }) => nodeId === id)
    return one ? nodeName(one, language) : id
  }
  const lists = [
    { key: 'nodeIds', name: companyName },
    { key: 'regions', name: regionName },
    { key: 'parts', name: partName },
  ] as const
  const none = lists.every(({ key }) => shock[key].length === 0)
  const offered = ground.nodes
    .slice(0, MOST_OFFERED)
    .map((one) => ({ id: one.nodeId, name: nodeName(one, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  return (
    <Column as="section" gap={5} aria-label={t('shock')}>
      <Text as="h2" size="text" strong>
        {t('shock')}
      </Text>
      <Column gap={3} role="group" aria-label={t('presets')}>
        {presetsOf(ground).map((preset) => (
          <Button key={preset.key} size="small" onClick={() => set(preset.shock)}>
            {preset.key === 'quake'
              ? t('presetQuake', { region: regionName(preset.about) })
              : preset.key === 'price'
                ? t('presetPrice', { part: partName(preset.about) })
                : t('presetSole', { part: partName(preset.about), name: companyName(preset.shock.nodeIds[0] ?? '') })}
          </Button>
        ))}
      </Column>
      <Row>
        <SegmentedControl
          label={t('kind')}
          value={shock.kind}
          options={kinds.map((value) => ({ value, text: t(`kind_${value}`) }))}
          onChange={(kind) => set({ kind, size: kind === 'stop' ? 1 : kind === 'price' ? 0.2 : 0.5 })}
        />
      </Row>
      {shock.kind === 'stop' ? null : (
        <SliderField
          label={t(`size_${shock.kind}`)}
          unit={t('percentUnit')}
          min={1}
          max={shock.kind === 'price' ? 200 : 100}
          value={Math.round(shock.size * 100)}
          onChange={(value) => set({ size: value / 100 })}
        />
      )}
      <SliderField
        label={t('days')}
        unit={t('daysUnit')}
        min={1}
        max={365}
        value={shock.days}
        onChange={(days) => set({ days })}
      />
      <Column gap={3} role="group" aria-label={t('targets')}>
        <Text size="small" tone="plain">
          {t('targets')}
        </Text>
        {none ? (
          <Text as="p" size="small" tone="quiet">
            {t('none')}
          </Text>
        ) : (
          <Chips>
            {lists.flatMap(({ key, name }) =>
              shock[key].map((id) => (
                <Chip
                  key={`${key} ${id}`}
                  tone="accent"
                  remove={{
                    label: t('remove', { name: name(id) }),
                    run: () => set({ [key]: shock[key].filter((one) => one !== id) }),
                  }}
                >
                  {name(id)}
                </Chip>
              )),
            )}
          </Chips>
        )}
        <Row gap={3} wrap>
          <Select
            aria-label={t('addCompany')}
            value=""
            onChange={(event) => set({ nodeIds: [...new Set([...shock.nodeIds, event.target.value])] })}
          >
            <option value="">{t('addCompany')}</option>
            {offered.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          {ground.regions.length > 0 ? (
            <Select
              aria-label={t('addRegion')}
              value=""
              onChange={(event) => set({ regions: [...new Set([...shock.regions, event.target.value])] })}
            >
              <option value="">{t('addRegion')}</option>
              {ground.regions.map((one) => (
                <option key={one.regionCode} value={one.regionCode}>
                  {t('regionLine', { region: regionName(one.regionCode), count: one.companies })}
                </option>
              ))}
            </Select>
          ) : null}
          {ground.parts.length > 0 ? (
            <Select
              aria-label={t('addPart')}
              value=""
              onChange={(event) => set({ parts: [...new Set([...shock.parts, event.target.value])] })}
            >
              <option value="">{t('addPart')}</option>
              {ground.parts.slice(0, MOST_OFFERED).map((one) => (
                <option key={one.part} value={one.part}>
                  {t('partLine', {
                    part: partName(one.part),
                    count: one.suppliers,
                    // As HHI is told everywhere: of shares in per cent.
                    hhi: number(one.hhi * 10_000, { digits: 0 }),
                  })}
                </option>
              ))}
            </Select>
          ) : null}
        </Row>
      </Column>
    </Column>
  )
}
